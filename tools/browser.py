"""Finds a Chromium for the browser tests, or gets one: from the system's packages or Playwright's.

python tools/browser.py        prints where it is; one line and exit code 1 if there is none
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"  # without a window to draw it takes a sixth less work
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Where a Chromium is: the one named by LUDOTECA_CHROMIUM, the system's, or Playwright's."""
    named = os.environ.get("LUDOTECA_CHROMIUM")
    if named:
        return named if Path(named).exists() else None
    for name in NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def get() -> None:
    """Install one, whichever way works here."""
    ways = [[sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        names = (SHELL, "chromium")  # the first is not in every distribution
        installs = " || ".join(f"apt-get install -y -qq {name}" for name in names)
        ways.insert(0, ["sh", "-c", f"apt-get update -qq && ({installs})"])
    for way in ways:
        done = subprocess.run(way, capture_output=True, check=False)
        if done.returncode == 0 and find():
            return


def main() -> int:
    if find() is None:
        print("Getting Chromium for the browser tests (once) ...", flush=True)
        get()
    path = find()
    if path is None:
        print(
            "The browser tests need Chromium: install it, or name one with LUDOTECA_CHROMIUM",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
