"""Hidden information: what everybody can prove, and states imagined from a view."""
