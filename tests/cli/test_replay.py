"""Replaying a saga: verified, told, shown."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Drakkar


def test_log(drakkar: Drakkar, saga: Path) -> None:
    text = drakkar("replay", str(saga), "--plain").stdout
    lines = text.splitlines()
    assert lines[1].startswith("verified: ")
    assert lines[1].endswith(" plies, luck matches the committed seed")
    assert "   1  Blue places a viking" in text
    assert "The match is over: Blue becomes Jarl of all the vikings." in text
    assert "Blue: Castles: " in text


def test_log_in_french(drakkar: Drakkar, saga: Path) -> None:
    text = drakkar("replay", str(saga), "--plain", "--lang", "fr").stdout
    assert "le hasard correspond à la graine annoncée" in text
    assert "La partie est finie" in text


def test_position(drakkar: Drakkar, saga: Path) -> None:
    start = drakkar("replay", str(saga), "--ply", "0").stdout
    assert "Position after ply 0 of" in start
    assert "Blue to play" in start
    assert start.count("34 free spaces") == 2
    seen = drakkar("replay", str(saga), "--ply", "20", "--as", "2").stdout
    assert "As seen by Red" in seen
    assert "As seen by Red" in drakkar("replay", str(saga), "--ply", "20", "--as", "red").stdout
    assert (
        "Each seat as its player sees it" in drakkar("replay", str(saga), "--ply", "20", "--as", "all").stdout
    )


def test_last_position_has_the_score_sheet(drakkar: Drakkar, saga: Path) -> None:
    last = json.loads(drakkar("replay", str(saga), "--json").stdout)["plies"]
    assert "Open longships" in drakkar("replay", str(saga), "--ply", str(last)).stdout


def test_data(drakkar: Drakkar, saga: Path) -> None:
    log = json.loads(drakkar("replay", str(saga), "--json").stdout)
    assert log["verified"] is True
    assert log["luck"] == "matches"
    assert len(log["log"]) == log["plies"]
    assert log["log"][0]["seat"] == 1
    assert log["log"][0]["events"][0].startswith("Blue places a viking")
    position = json.loads(drakkar("replay", str(saga), "--ply", str(log["plies"]), "--json").stdout)
    assert position["to_act"] is None
    assert position["scores"] == log["totals"]
    assert position["scene"]["phase"] == "over"


def test_open_match(drakkar: Drakkar) -> None:
    drakkar("play", "looot", "--seed", "5", typed="s1\nd1\ns m.saga\nq\n")
    text = drakkar("replay", "m.saga", "--plain").stdout
    assert "verified: 2 plies, luck matches the committed seed" in text
    assert "The match is not finished." in text


def test_seed_not_yet_published(drakkar: Drakkar, tmp_path: Path) -> None:
    drakkar("play", "looot", "--seed", "5", typed="s1\nd1\ns m.saga\nq\n")
    file = tmp_path / "m.saga"
    lines = file.read_text(encoding="utf-8").splitlines()
    closing = json.loads(lines[-1])
    lines[-1] = json.dumps({**closing, "seed": ""})
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "the seed is not published yet" in drakkar("replay", "m.saga", "--plain").stdout
    refused = drakkar("play", "looot", "--resume", "m.saga")
    assert refused.exit_code == 2
    assert "does not hold its seed" in refused.stderr
