"""Trains a network to judge positions of Tigris & Euphrates, by self-play: `python -m training --help`."""
