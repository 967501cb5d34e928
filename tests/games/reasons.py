"""The reasons for a refusal: those that a game's source can give, and those that its tests ask for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
GAMES = HERE.parents[1] / "src" / "drakkar" / "games"


def _nodes(files: Iterator[Path]) -> Iterator[ast.AST]:
    for file in files:
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls(game: str) -> Iterator[ast.Call]:
    """Where the engine's source gives a reason."""
    for node in _nodes((GAMES / game).rglob("*.py")):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            yield node


def given(game: str) -> set[str]:
    """The clauses and keys of these reasons, where both are written out."""
    found: set[str] = set()
    for call in calls(game):
        clause, key = (ast.literal_eval(argument) for argument in call.args[:2])
        found.add(f"{clause.removeprefix(f'{game}-')} {key}")
    return found


def asked(game: str) -> set[str]:
    """The reasons that some test gets as an answer; those of the list that is checked do not count."""
    found: set[str] = set()
    for node in _nodes(file for file in (HERE / game).glob("test_*.py") if file.name != "test_reasons.py"):
        if isinstance(node, ast.Compare) and "refuses" in ast.unparse(node.left):
            answers = [other for other in node.comparators if isinstance(other, ast.Constant)]
            found |= {str(answer.value) for answer in answers}
    return found
