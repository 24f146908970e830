"""The table server: every game is played through it. It does not depend on any one game."""
