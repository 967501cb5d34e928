"""Where the drakkar command begins: the engine may be installed without what the command needs."""

from __future__ import annotations

import os
import sys
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

# The modules of the extra `app` of pyproject.toml.
NEEDED: Final = (
    "aiosqlite",
    "alembic",
    "filelock",
    "fluent",
    "litestar",
    "msgspec",
    "openskill",
    "platformdirs",
    "prometheus_client",
    "rich",
    "segno",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
)
BAD_INPUT: Final = 2
MESSAGE: Final = "error-no-app = "
INSTALL: Final = "pip install 'drakkar[app]'"


def main() -> None:
    if any(find_spec(module) is None for module in NEEDED):
        print(_needs_app(), file=sys.stderr)
        sys.exit(BAD_INPUT)
    from drakkar.cli.main import main as run

    run()


def _needs_app() -> str:
    """One sentence of the words files, which nothing can read yet that understands more of them."""
    asked = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    french = next((wish for wish in asked if wish), "").startswith("fr")
    words = files("drakkar").joinpath("words", "common", "fr.ftl" if french else "en.ftl")
    lines = words.read_text(encoding="utf-8").splitlines()
    said = next(line.removeprefix(MESSAGE) for line in lines if line.startswith(MESSAGE))
    return said.replace("{ $install }", INSTALL)
