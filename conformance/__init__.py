"""Checks any implementation of Tigris & Euphrates, in any language, through a few lines of text. See README.md."""
