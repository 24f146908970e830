"""Hidden information: who knows which cards, and states imagined from a view."""
