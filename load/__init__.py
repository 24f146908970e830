"""What the server bears: many tables, people who answer when they like, bots, one machine. `make load`."""
