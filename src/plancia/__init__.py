"""Strategy board games with friends and bots, and the same rules as a fast Python library."""
