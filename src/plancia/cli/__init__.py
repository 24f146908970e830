"""The terminal: `plancia play`, `simulate`, `replay`, `verify` and the smaller tools."""

from plancia.cli.app import main

__all__ = ["main"]
