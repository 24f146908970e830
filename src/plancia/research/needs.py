"""Explains which extra to install when a package is missing."""

from __future__ import annotations

from importlib.util import find_spec


def need(package: str, by: str, extra: str = "research") -> None:
    """Raise `ModuleNotFoundError` with instructions if a package is not installed; extra "": it belongs to none."""
    if find_spec(package) is None:
        install = f"'plancia[{extra}]'" if extra else package
        raise ModuleNotFoundError(
            f"{by} needs the package {package!r}. Install it with: pip install {install}", name=package
        )
