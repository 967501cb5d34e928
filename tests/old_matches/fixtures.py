"""The matches of this folder, and a release of Mimir's Well that came after them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from tests.server.harness import Person, Server

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SAGAS = HERE / "sagas"
TOLD = json.loads((HERE / "told.json").read_text("utf-8"))
TABLES: dict[str, str] = TOLD["tables"]
GAMES = ("looot", "vikings_on_board", "lofoten", "althing", "mimir")

# Two in a row are told apart now: who casts on a stone of the same rune gains a point.
SAME_RUNE = (
    "    return max(0, worth[stone] - (0 if state.top == NONE else worth[state.top]))",
    "    if stone == state.top:\n        return 1\n"
    "    return max(0, worth[stone] - (0 if state.top == NONE else worth[state.top]))",
)


def old_data(folder: Path) -> Path:
    """A data folder as that release left it."""
    folder.mkdir(parents=True)
    for name in ("drakkar.sqlite", "secret.key"):
        shutil.copy(HERE / name, folder / name)
    return folder


def later_mimir(folder: Path, *changes: tuple[str, str], kaunan: int = 6) -> dict[str, str]:
    """Settings for a server with a later release of Mimir's Well: changed rules and a corrected stone."""
    package = folder / "later" / "mimir"
    shutil.copytree(ROOT / "tests" / "own" / "mimir", package, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "later" / "__init__.py").touch()
    for file in package.rglob("*.py"):
        text = file.read_text("utf-8").replace("tests.own.mimir", "later.mimir")
        if file.name == "game.py":
            text = text.replace('"mimir", 1,', '"mimir", 2,')
            for before, after in changes:
                assert before in text
                text = text.replace(before, after)
        file.write_text(text, "utf-8")
    stones = package / "components.toml"
    stones.write_text(stones.read_text("utf-8").replace("worth = 6", f"worth = {kaunan}"), "utf-8")
    return {"DRAKKAR_GAMES": "later.mimir", "PYTHONPATH": str(folder)}


class Back(Person):
    """Somebody of then, who comes back with the cookie they had."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server)
        self.http.cookies.clear()
        self.http.cookies.set("drakkar_guest", TOLD["people"][name], domain="127.0.0.1")
        self.nickname = self.get("/api/me")["nickname"]
        assert self.nickname == name

    def saga(self, name: str) -> str:
        answer = self.http.get(f"/api/tables/{TABLES[name]}/saga")
        assert answer.status_code == 200, answer.text
        return answer.text

    def upload(self, text: str) -> Any:
        headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
        answer = self.http.post("/api/sagas", content=text.encode(), headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()
