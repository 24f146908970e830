"""Checks any implementation of Tigris & Euphrates, in any language, through a line protocol. See README.md."""
