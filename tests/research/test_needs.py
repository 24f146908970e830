"""What happens without the packages of an extra."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from plancia.research.needs import need


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("codec.masks", "numpy", "research"),
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("vector", "gymnasium", "research"),
        ("openspiel", "pyspiel", "research"),
        ("ray", "ray", "ray"),
    ],
)
def test_importing_explains_what_to_install(
    module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error names the package and the extra that installs it."""
    monkeypatch.delitem(sys.modules, f"plancia.research.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=rf"needs the package '{package}'.*pip install 'plancia\[{extra}\]'"):
        import_module(f"plancia.research.{module}")


def test_a_package_of_no_extra_is_installed_by_its_name() -> None:
    """PyTorch, for instance, which only some readers and examples need."""
    with pytest.raises(ModuleNotFoundError, match="Install it with: pip install no_such_package"):
        need("no_such_package", "plancia.research", extra="")
