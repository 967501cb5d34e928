"""`drakkar doctor`: each thing that may be wrong is named, with what to do, and the code tells."""

from __future__ import annotations

import json
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drakkar.server.keys import FILE
from tests.cli.conftest import Drakkar
from tests.server.harness import Server

OLD = Path(__file__).parents[1] / "old_matches"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A data folder of an earlier release."""
    return Path(shutil.copytree(OLD, tmp_path / "kept"))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("doctor") / "data") as server:
        yield server


def levels(drakkar: Drakkar, *words: str | Path) -> tuple[int, dict[str, Any]]:
    """The code, and how bad each thing that was found is."""
    ended = drakkar("doctor", *map(str, words), "--json")
    report = json.loads(ended.stdout)
    assert report["well"] == (ended.exit_code == 0)
    return ended.exit_code, {each["key"]: each["level"] for each in report["findings"]}


def test_nothing_there_yet_is_no_illness(drakkar: Drakkar, tmp_path: Path) -> None:
    code, found = levels(drakkar, "--data", tmp_path / "new", "--port", "0")
    assert code == 0
    assert {"folder-new", "key-new", "database-new", "address-none", "port"} <= found.keys()
    assert not (tmp_path / "new").exists(), "looking makes nothing"


def test_a_server_that_runs(drakkar: Drakkar, running: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    running.data.chmod(0o700)
    words = ("--data", running.data, "--port", str(running.port))
    code, found = levels(drakkar, *words)
    assert code == 0
    assert {"server-runs", "key", "database", "clock", "port-ours", "folder"} <= found.keys()
    assert found["backup-none"] == "warning"

    monkeypatch.setenv("DRAKKAR_PUBLIC_URL", running.url)
    assert (
        drakkar("backup", str(running.data.parent / "kept.backup"), "--data", str(running.data)).exit_code
        == 0
    )
    code, found = levels(drakkar, *words)
    assert (code, found["address-plain"], found["answers"]) == (0, "warning", "fine")
    assert found["backup"] == "fine"

    monkeypatch.setenv("DRAKKAR_PUBLIC_URL", "https://127.0.0.1:9")
    code, found = levels(drakkar, *words)
    assert (code, found["proxies-none"], found["answers-not"]) == (1, "wrong", "warning")


def test_what_is_wrong_with_what_is_kept(
    drakkar: Drakkar, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.chmod(0o755)
    (kept / FILE).chmod(0o644)
    code, found = levels(drakkar, "--data", kept, "--port", "0")
    assert code == 1
    assert found["key-open"] == "wrong"
    assert (found["folder-open"], found["database-older"]) == ("warning", "warning")

    (kept / FILE).write_text("")
    (kept / "drakkar.sqlite").write_text(
        "Astrid was here, for long enough that this could be a database" * 99
    )
    code, found = levels(drakkar, "--data", kept, "--port", "0")
    assert (code, found["error-key-damaged"], found["database-closed"]) == (1, "wrong", "wrong")


def test_what_is_wrong_with_the_settings(
    drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRAKKAR_LUCK", "tests")
    monkeypatch.setenv("DRAKKAR_BOT_PACES", "1")
    monkeypatch.setenv("DRAKKAR_PUBLIC_URL", "ftp://example.com/drakkar")
    monkeypatch.setenv("DRAKKAR_WEB", str(tmp_path / "no-client"))
    with socket.create_server(("127.0.0.1", 0)) as other:
        # It takes the connection and never answers.
        port = other.getsockname()[1]
        database = f"postgresql+asyncpg://astrid:secret@127.0.0.1:{port}/drakkar"
        code, found = levels(drakkar, "--data", tmp_path / "new", "--port", "0", "--database", database)
        said = drakkar(
            "doctor", "--data", str(tmp_path / "new"), "--port", "0", "--database", database
        ).output
    assert code == 1
    assert {found[key] for key in ("luck", "address-odd", "client-missing")} == {"wrong"}
    assert found["setting-unknown"] == "warning"
    assert {"database-silent", "database-closed"} & found.keys()
    assert "Did you mean DRAKKAR_BOT_PACE?" in " ".join(said.split())
    assert "secret" not in said


def test_both_languages(drakkar: Drakkar, tmp_path: Path) -> None:
    said = drakkar("doctor", "--data", str(tmp_path / "new"), "--port", "0", "--lang", "fr").output
    assert "✓ Il n’y a pas encore de clé" in said
