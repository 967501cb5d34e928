"""What is in deploy/ fits the server: what Grafana asks for, the settings, the options of the command."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import httpx
from typer.main import get_command

from drakkar.cli.main import app
from drakkar.server.config import Config
from tests.server.harness import Server

DEPLOY = Path(__file__).parents[2] / "deploy"
# What Compose and Caddy read, and no setting of the server.
OTHERS = {"DRAKKAR_NAME", "DRAKKAR_UPSTREAM"}


def test_the_dashboard_asks_for_what_is_counted(server: Server) -> None:
    text = httpx.get(f"{server.url}/metrics").text
    counted = set()
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        counted |= {name + part for part in ("_bucket", "_count", "_sum")} if kind == "histogram" else {name}
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    asked += [variable["query"] for variable in board["templating"]["list"]]
    names = {name for expr in asked for name in re.findall(r"\b(?:drakkar|process)_\w+", expr)}
    assert len(names) >= 9
    assert names <= counted
    labels = {name for expr in asked for name in re.findall(r"sum by \((\w+)\)", expr)} - {"le"}
    assert labels == {"key", "status"}


def test_every_setting_that_is_named_exists() -> None:
    known = {f"DRAKKAR_{each.name.upper()}" for each in fields(Config)} | OTHERS
    for file in sorted(DEPLOY.iterdir()):
        assert set(re.findall(r"\bDRAKKAR_[A-Z_]+", file.read_text("utf-8"))) <= known, file.name


def test_every_option_that_is_used_exists() -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    for file, command in (
        ("drakkar.service", "serve"),
        ("Dockerfile", "serve"),
        ("compose.yaml", "serve"),
        ("drakkar-backup.service", "backup"),
    ):
        known = {flag for param in commands[command].params for flag in param.opts}
        for line in (DEPLOY / file).read_text("utf-8").splitlines():
            if command in re.split(r"[\s\",\[]+", line):
                assert set(re.findall(r"--[a-z-]+", line)) <= known, line
