"""What happens without the packages of an extra."""

from __future__ import annotations

import subprocess
import sys

import pytest

from plancia.research.needs import need

# Each module in a process of its own: here, all packages were imported long ago.
IMPORT = "import sys; sys.modules[{package!r}] = None; import plancia.research.{module}"


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("codec", "numpy", "research"),
        ("observation", "numpy", "research"),
        ("table", "numpy", "research"),
        ("dataset", "numpy", "research"),
        ("dataset", "polars", "research"),
        ("pettingzoo", "pettingzoo", "research"),
        ("gymnasium", "gymnasium", "research"),
        ("vector", "gymnasium", "research"),
        ("openspiel", "pyspiel", "research"),
        ("ray", "ray", "ray"),
    ],
)
def test_importing_explains_what_to_install(module: str, package: str, extra: str) -> None:
    """The error names the package and the extra that installs it."""
    code = IMPORT.format(module=module, package=package)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = ran.stderr.splitlines()[-1]
    assert last.startswith(f"ModuleNotFoundError: plancia.research.{module} needs the package {package!r}.")
    assert last.endswith(f"pip install 'plancia[{extra}]'")


def test_a_package_of_no_extra_is_installed_by_its_name() -> None:
    """PyTorch, for instance, which only some readers and examples need."""
    with pytest.raises(ModuleNotFoundError, match="Install it with: pip install no_such_package"):
        need("no_such_package", "plancia.research", extra="")
