"""The speed of the rules on one core, compared with another engine in the same run: `make bench`."""
