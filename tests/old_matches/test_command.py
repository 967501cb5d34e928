"""`drakkar replay` and `--resume` on matches of an earlier release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from drakkar.cli.main import app
from tests.old_matches.fixtures import SAGAS

FINISHED, OPEN = str(SAGAS / "looot-own-command.saga"), str(SAGAS / "looot-own-command-open.saga")
OWN = str(SAGAS / "looot-own.toml")


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def drakkar(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, [*args, "--lang", "en"], input=typed, prog_name="drakkar")


def test_with_their_file_components_of_ones_own_show_everything() -> None:
    told = drakkar("replay", FINISHED, "--components", OWN, "--plain").stdout
    assert "verified: 154 plies" in told
    assert "Blue wins with 106 points" in told


def test_without_it_the_result_stands() -> None:
    told = drakkar("replay", FINISHED, "--plain").stdout
    assert "Nobody has kept the components" in told
    assert "--components FILE" in told
    assert "Blue: Total: 106" in told
    assert "places a viking" not in told
    data = json.loads(drakkar("replay", FINISHED, "--json").stdout)
    assert (data["verified"], data["shown"], data["plies"], data["log"]) == (False, -1, 154, [])
    assert data["totals"] == [106, -20]


def test_no_position_of_it_can_be_shown() -> None:
    for more in (["--ply", "0"], ["--analyse"]):
        refused = drakkar("replay", FINISHED, *more)
        assert refused.exit_code == 2
        assert refused.stderr.count("\n") == 1
        assert "cannot show any position" in refused.stderr


def test_what_goes_on_leaves_its_file_alone(tmp_path: Path) -> None:
    before = Path(OPEN).read_bytes()
    told = drakkar("play", "looot", "--resume", OPEN, "--plain", typed="1\nq\ny\n").stdout
    assert "resumed at ply 0" in told
    assert Path(OPEN).read_bytes() == before
    (saved,) = (tmp_path / "data").rglob("*.saga")
    assert drakkar("replay", str(saved), "--plain").stdout.splitlines()[1].startswith("verified: ")


def test_resumed_with_their_file_it_goes_on_with_them() -> None:
    told = drakkar(
        "play", "looot", "--resume", OPEN, "--components", OWN, "--save", "on.saga", "--plain", typed="q\ny\n"
    ).stdout
    assert "resumed at ply 13" in told
