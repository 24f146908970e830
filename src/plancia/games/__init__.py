"""The games. Each is a package that offers a `GAME`."""
