"""Improve the weights of the greedy bot by self-play (SPSA)."""
