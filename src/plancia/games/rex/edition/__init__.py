"""Component data: their types, loading, checks, and the box the rules look things up in."""
