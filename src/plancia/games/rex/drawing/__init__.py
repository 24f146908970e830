"""The city as a picture: geometry, colours, districts and player sheets."""
