"""Running the command as a user does, in a folder and with a data folder of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from drakkar.cli.main import app

Drakkar = Callable[..., Result]


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the user's own folders; the language is English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def drakkar() -> Drakkar:
    """Calls `drakkar ARG…`, with text typed at it."""

    def call(*args: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=typed, prog_name="drakkar")

    return call


@pytest.fixture
def refused(drakkar: Drakkar) -> Callable[..., str]:
    """Calls `drakkar ARG…`, which must end with one line on standard error and exit code 2."""

    def call(*args: str, typed: str = "") -> str:
        result = drakkar(*args, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stdout == ""
        assert "Traceback" not in result.stderr
        lines = result.stderr.splitlines()
        assert len(lines) == 1, lines
        return lines[0]

    return call


@pytest.fixture(scope="session")
def saga_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("saga") / "bots.saga"
    args = ["play", "looot", "--seats", "greedy,random", "--seed", "1", "--save", str(file)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    return file.read_text(encoding="utf-8")


@pytest.fixture
def saga(saga_text: str, tmp_path: Path) -> Path:
    """A file with a whole match between two bots."""
    file = tmp_path / "bots.saga"
    file.write_text(saga_text, encoding="utf-8")
    return file
