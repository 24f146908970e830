"""Learns what positions of Tigris & Euphrates are worth, by self-play: `python -m training --help`."""
