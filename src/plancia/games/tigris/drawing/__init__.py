"""The board as a picture: geometry, colours, scenery and pieces."""
