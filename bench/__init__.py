"""How fast the rules are, on one core, beside another engine in the same run: `make bench`."""
