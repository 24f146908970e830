"""Hidden information: who knows which cards, the pools they came from, and states imagined from a view."""
