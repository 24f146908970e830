"""Compiles the native rules: `python -m plancia.native.build`.

Any C++20 compiler will do: the one in CXX, else c++, g++ or clang++, else the compiler of the package `ziglang`.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
BOTS = ("judgement.hpp", "conflicts.hpp", "imagining.hpp", "outlook.hpp", "network.hpp", "search.hpp")
RESEARCH = ("supplied.hpp", "observation.hpp", "episodes.hpp")
SOURCES = tuple(HERE / name for name in ("tigris.cpp", "tigris.hpp", *BOTS, *RESEARCH))
SUFFIX = {"darwin": ".dylib", "win32": ".dll"}.get(sys.platform, ".so")
LIBRARY = HERE / f"tigris{SUFFIX}"
COMPILERS = ("c++", "g++", "clang++")
OLD_GLIBC = "2.17"  # zig can build for systems older than this one


class NoCompiler(RuntimeError):
    """There is no compiler, or it failed."""


def compiler() -> list[str]:
    """The command of a C++ compiler; raises `NoCompiler`."""
    if named := os.environ.get("CXX"):
        return shlex.split(named)
    for name in COMPILERS:
        if found := shutil.which(name):
            return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "c++"]
    raise NoCompiler(f"no C++ compiler: none of {', '.join(COMPILERS)}, and the package ziglang is not installed")


def flags(command: Sequence[str]) -> list[str]:
    """Compiler options for a library that runs on every machine of this platform, not only on this one."""
    # Without contraction, numbers are the same on every machine, and the same as in Python.
    found = ["-std=c++20", "-O3", "-ffp-contract=off", "-shared", "-fvisibility=hidden"]
    zig, linux = is_zig(command), sys.platform == "linux"
    if sys.platform != "win32":
        found += ["-fPIC", "-pthread"]
    if platform.machine().casefold() in ("x86_64", "amd64"):  # has popcnt: every processor since 2009
        found.append("-march=x86_64_v2" if zig else "-march=x86-64-v2")
    if linux and zig:
        found += ["-target", f"{platform.machine()}-linux-gnu.{OLD_GLIBC}", "-s"]
    elif linux:
        found += ["-static-libstdc++", "-static-libgcc", "-Wl,--exclude-libs,ALL", "-s"]
    return found


def is_zig(command: Sequence[str]) -> bool:
    return "ziglang" in command


def wheel_tag() -> str:
    """The tag of a wheel with this library: this platform, and any Python 3, since ctypes loads it."""
    name = sysconfig.get_platform()
    if sys.platform == "linux" and is_zig(compiler()):
        name = f"manylinux_{OLD_GLIBC}_{platform.machine()}"
    return f"py3-none-{name.replace('-', '_').replace('.', '_')}"


def build(library: Path) -> None:
    """Compile the library; raises `NoCompiler`."""
    command = compiler()
    partial = library.with_name(f"{library.stem}-{os.getpid()}{library.suffix}")
    try:
        subprocess.run(
            [*command, *flags(command), f"-DSOURCES={digest()}", "-o", str(partial), str(SOURCES[0])],
            check=True,
            capture_output=True,
            text=True,
        )
        partial.replace(library)  # atomically: other processes may be loading it
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoCompiler(f"{shlex.join(command)} failed: {getattr(error, 'stderr', '') or error}") from error
    finally:
        partial.unlink(missing_ok=True)


def digest() -> str:
    """A digest of the sources. The library contains it, so that an outdated one is detected."""
    return f"sources_{sha256(b''.join(source.read_bytes() for source in SOURCES)).hexdigest()[:16]}"


def is_current(library: Path) -> bool:
    """Was the library built from these sources?"""
    return library.exists() and digest().encode() in library.read_bytes()


def main(args: Sequence[str] | None = None) -> int:
    """Build if needed. A missing compiler is no error, since plancia also works without the library."""
    parser = ArgumentParser(prog="python -m plancia.native.build", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--has-compiler", action="store_true", help="only check for a compiler, and build nothing")
    wanted = parser.parse_args(args)
    try:
        if wanted.has_compiler:
            compiler()
        elif not is_current(LIBRARY):
            build(LIBRARY)
    except NoCompiler as error:
        if wanted.has_compiler:
            return 1
        print(f"The native rules are not built, and the Python rules are used instead: {error}", file=sys.stderr)
        LIBRARY.unlink(missing_ok=True)  # an old one may differ from the Python rules
    return 0


if __name__ == "__main__":
    sys.exit(main())
