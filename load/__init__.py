"""A load test of the server: many tables, people who answer at any time, bots, one machine. `make load`."""
