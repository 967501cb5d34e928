"""Find a Chromium for the browser tests, or install one, and print its path."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The one without a window first: the others draw their own tabs and menus too, for every page.
NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable", "chrome"),
)
# In this order, as older systems have no other than the last.
APT_PACKAGES = ("chromium-headless-shell", "chromium")
APT_INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=600", "install", "-y", "--no-install-recommends")


class NoChromium(RuntimeError):
    """There is no Chromium and none could be installed."""


def find() -> str | None:
    """The Chromium of CHROMIUM_PATH, of the PATH, or Playwright's own, in that order."""
    named = os.environ.get("CHROMIUM_PATH")
    if named:
        if not os.access(named, os.X_OK):
            raise NoChromium(f"CHROMIUM_PATH names {named}, which cannot be run")
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    return _of_playwright()


def find_or_install() -> str:
    """A Chromium that runs; says on standard error which one, and what was done to get it."""
    found = find()
    if found is None:
        found = _install()
    _say(f"browser: {found}")
    return found


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _install() -> str:
    """With the system's package manager where that is allowed, else with Playwright."""
    failures: list[str] = []
    if shutil.which("apt-get") and os.geteuid() == 0:
        _say("no Chromium found: installing it with apt-get")
        failures += _run("apt-get", "update")
        for package in APT_PACKAGES:
            failures += _run(*APT_INSTALL, package)
            found = shutil.which(package)
            if found:
                return found
    _say("no Chromium found: installing it with playwright install chromium")
    failures += _run(sys.executable, "-m", "playwright", "install", "chromium")
    found = _of_playwright()
    if found is None:
        raise NoChromium("no Chromium, and none could be installed:\n" + "\n".join(failures))
    return found


def _run(*command: str) -> list[str]:
    """Runs it; what it said, if it failed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    return [f"{' '.join(command)} (exit {done.returncode}): {(done.stderr or done.stdout).strip()[-400:]}"]


def _say(text: str) -> None:
    print(f"==> {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        print(find_or_install())
    except NoChromium as error:
        sys.exit(str(error))
