"""A Chromium for the tests: an installed one, else Debian's, else Playwright's own download. `make test` runs this."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The shell has no window to draw and takes three quarters of the time of the whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
# There is no graphics card here, so its process only takes time. Chromium's sandbox does not run as root.
ARGUMENTS = ["--disable-gpu", "--in-process-gpu", *(["--no-sandbox"] if IS_ROOT else [])]


def found() -> str | None:
    """The installed program; None: Playwright's own."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install one in a way this machine allows."""
    if found():
        return
    if IS_ROOT and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quietly, check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium-headless-shell"], env=quietly, check=False)
    if not found():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    install()
