"""Every clause of every game's rules is proved by some test, and every mark names a clause."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from drakkar.games.registry import GAMES
from drakkar.words import rules

TESTS = Path(__file__).parents[1]


def marks(source: str) -> list[str]:
    """The clauses named by `@pytest.mark.rule("…")` on the tests of a file."""
    named: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    (clause,) = decorator.args
                    assert isinstance(clause, ast.Constant)
                    named.append(str(clause.value))
    return named


def all_marks() -> set[str]:
    return {mark for file in TESTS.rglob("test_*.py") for mark in marks(file.read_text(encoding="utf-8"))}


def clauses(game: str) -> set[str]:
    return {clause.id for clause in rules(game, "en").clauses}


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    assert clauses(game) - all_marks() == set()


def test_every_mark_names_a_clause() -> None:
    known = {clause for game in GAMES for clause in clauses(game)}
    assert all_marks() - known == set()


def test_marks_are_read() -> None:
    source = """
@pytest.mark.rule("g-1.1")
@pytest.mark.rule("g-1.2")
def test_one(): ...

class TestIt:
    @pytest.mark.rule("g-1.3")
    def test_two(self): ...

@pytest.mark.rule("g-1.4")
def helper(): ...
"""
    assert marks(source) == ["g-1.1", "g-1.2", "g-1.3"]
