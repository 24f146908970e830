"""How the game looks: the art of `art/`, combined with what a seat sees."""
