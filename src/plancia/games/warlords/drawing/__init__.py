"""How the game looks: the art of `art/`, put together from what a seat sees."""
