"""The command line: `plancia play`, `simulate`, `replay`, `verify` and smaller tools."""

from plancia.cli.app import main

__all__ = ["main"]
