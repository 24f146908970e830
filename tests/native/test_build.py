"""Building the library, and working without it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.native import build
from plancia.native.library import Missing, NativeMissing, _load, library, missing

REPOSITORY = Path(__file__).parents[2]
has_compiler = build.main(["--has-compiler"]) == 0


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without a compiler and without ziglang."""
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    monkeypatch.setattr(build, "LIBRARY", tmp_path / "tigris.so")


def loaded(path: Path, monkeypatch: pytest.MonkeyPatch) -> Missing | None:
    """The result of loading the library from this path."""
    monkeypatch.setattr("plancia.native.library.LIBRARY", path)
    found = _load.__wrapped__()
    return found if isinstance(found, Missing) else None


@pytest.mark.skipif(not has_compiler, reason="no C++ compiler")
def test_the_sources_compile_without_warnings() -> None:
    """With all warnings switched on, the compiler reports none."""
    command = build.compiler()
    strict = [*build.flags(command), "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-DSOURCES=x"]
    done = subprocess.run([*command, *strict, str(build.SOURCES[0])], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_without_a_compiler_the_reason_is_printed(no_compiler: None, capsys: pytest.CaptureFixture[str]) -> None:
    """That is no error: the Python rules are used. A library of other sources is removed."""
    build.LIBRARY.write_bytes(b"old")
    assert build.main([]) == 0
    assert "the Python rules are used instead: no C++ compiler: none of c++, g++, clang++" in capsys.readouterr().err
    assert not build.LIBRARY.exists()
    assert build.main(["--has-compiler"]) == 1


def test_a_compiler_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The message has the command and its output; nothing is left behind."""
    monkeypatch.setenv("CXX", f"{sys.executable} -c 'raise SystemExit(\"no such flag\")'")
    with pytest.raises(build.NoCompiler, match="failed: no such flag"):
        build.build(tmp_path / "tigris.so")
    assert list(tmp_path.iterdir()) == []


def test_zig_is_the_last_resort(no_compiler: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """If ziglang is installed, its compiler is used, and the wheel is for older systems too."""
    monkeypatch.setattr(build, "find_spec", lambda name: name == "ziglang")
    assert build.compiler() == [sys.executable, "-m", "ziglang", "c++"]
    if sys.platform == "linux":
        assert "manylinux_2_17" in build.wheel_tag()


def test_reasons_why_the_library_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not built, not a library, or switched off."""
    monkeypatch.delenv("PLANCIA_ENGINE", raising=False)
    assert loaded(tmp_path / "none.so", monkeypatch) == Missing("not_built")
    (tmp_path / "text.so").write_text("not a library")
    found = loaded(tmp_path / "text.so", monkeypatch)
    assert found is not None
    assert found.code == "not_loaded"
    assert "text.so" in found.detail
    monkeypatch.setenv("PLANCIA_ENGINE", "python")
    assert loaded(tmp_path / "none.so", monkeypatch) == Missing("switched_off")


@pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
def test_a_library_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a change of the sources the library must be built again."""
    monkeypatch.setattr("plancia.native.library.digest", lambda: "sources_of_tomorrow")
    assert loaded(build.LIBRARY, monkeypatch) == Missing("outdated")
    monkeypatch.setattr(build, "digest", lambda: "sources_of_tomorrow")
    assert not build.is_current(build.LIBRARY)


def test_using_a_missing_library_explains_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the reason."""
    monkeypatch.setattr("plancia.native.library._load", lambda: Missing("not_built"))
    with pytest.raises(NativeMissing, match="no native rules: the library is not built; build it with python -m"):
        library()


def test_tests_pass_without_the_library() -> None:
    """Everything that needs the library is skipped, with the reason, and the rest passes."""
    tests = ["tests/native/test_answers.py", "tests/native/test_batch.py"]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *tests]
    env = os.environ | {"PLANCIA_ENGINE": "python"}
    ran = subprocess.run(command, cwd=REPOSITORY, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
    assert "no native rules: PLANCIA_ENGINE=python" in ran.stdout
