"""What the player to act is asked at each stage, and how the choices are put."""

from __future__ import annotations

import pytest

from drakkar.kernel.game import Phrase
from tests.games.vikings_on_board.table import ASTRID, RAGNAR, Table


def prompt(table: Table) -> Phrase:
    played = table.now()
    return played.game.prompt(played.state)


def choice(table: Table, notation: str) -> Phrase:
    played = table.now()
    assert notation in played.legal()
    return played.game.describe(played.state, played.game.space.parse(notation))


def body(key: str, colour: str, shields: int, ship: int, place: int) -> Phrase:
    return Phrase(key, {"colour": colour, "shields": shields, "ship": ship, "place": place})


def test_choosing_a_building() -> None:
    assert prompt(Table()) == Phrase("prompt-choose")
    assert choice(Table(), "go warehouse_2") == Phrase("action-go", {"building": "warehouse_2"})


@pytest.mark.parametrize(
    ("building", "asked", "notation", "put"),
    [
        ("promotion", "prompt-promotion", "body 2.3", body("action-promote", "blue", 1, 2, 3)),
        ("change_ship", "prompt-change-body", "body 1.1", body("action-body", "blue", 3, 1, 1)),
        ("move", "prompt-move-body", "body 1.3", body("action-body", "yellow", 1, 1, 3)),
        ("swap", "prompt-swap-first", "body 1.2", body("action-body", "red", 2, 1, 2)),
        ("market", "prompt-price", "raise grain", Phrase("action-raise", {"good": "grain", "price": 3})),
        ("tavern_1", "prompt-barrel", "barrel 3", Phrase("action-barrel", {"barrel": 3, "value": 1})),
        ("tavern_2", "prompt-barrel-or-quay", "barrel 3", Phrase("action-barrel", {"barrel": 3, "value": 1})),
    ],
)
def test_the_first_question_of_a_building(building: str, asked: str, notation: str, put: Phrase) -> None:
    table = Table().prices(grain=2).values(ASTRID, 4, 2, 1, 3)
    table.do(f"go {building}")
    assert prompt(table) == Phrase(asked)
    assert choice(table, notation) == put


@pytest.mark.parametrize("building", ["change_ship", "move"])
def test_where_a_body_goes(building: str) -> None:
    table = Table()
    table.do(f"go {building}", "body 1.1")
    assert prompt(table) == Phrase("prompt-destination")
    assert choice(table, "ship 4") == Phrase("action-ship-to", {"ship": 4})


def test_the_second_body_of_a_swap() -> None:
    table = Table()
    table.do("go swap", "body 1.1")
    assert prompt(table) == Phrase("prompt-swap-second")
    assert choice(table, "body 2.2") == body("action-swap-with", "grey", 2, 2, 2)


def test_bets() -> None:
    table = Table().bet(ASTRID, 3, "2.grey").values(ASTRID, 4, 2, 1, 3)
    table.do("go tavern_2")
    on_quay: dict[str, str | int] = {"barrel": 3, "value": 1, "ship": 2, "colour": "grey"}
    assert choice(table, "barrel 3") == Phrase("action-barrel-quay", on_quay)
    table.do("barrel 3")
    assert prompt(table) == Phrase("prompt-bet")
    assert choice(table, "bet 7.red") == Phrase("action-bet", {"ship": 7, "colour": "red"})


def test_chests() -> None:
    table = Table()
    table.do("go warehouse_1", luck="metal")
    assert prompt(table) == Phrase("prompt-load", {"good": "metal"})
    assert choice(table, "ship 2") == Phrase("action-ship-load", {"good": "metal", "ship": 2})
    table.do("ship 2")
    table.do("go warehouse_2", luck="furs grain furs")
    assert prompt(table) == Phrase("prompt-chest")
    # Two furs are two choices: they change what lies under the stack, and in which order.
    assert [choice(table, f"chest {number}").params for number in (1, 2, 3)] == [
        {"good": "furs", "number": 1},
        {"good": "grain", "number": 2},
        {"good": "furs", "number": 3},
    ]
    table.do("chest 2")
    assert prompt(table) == Phrase("prompt-load", {"good": "grain"})


def test_the_bonus_viking() -> None:
    table = Table()
    table.do("go departure")
    assert prompt(table) == Phrase("prompt-bonus")
    assert choice(table, "body 2.1") == body("action-bonus", "red", 3, 2, 1)


def test_a_departure() -> None:
    table = Table(2, "yellow3 blue2 red1 | red3 | grey1").load(1, "furs grain metal grain").departing(RAGNAR)
    assert prompt(table) == Phrase("prompt-depart")
    assert choice(table, "ship 1") == Phrase("action-ship-depart", {"ship": 1})
    table.do("ship 1")
    assert prompt(table) == Phrase("prompt-box", {"colour": "yellow", "ship": 1})
    assert choice(table, "box metal") == Phrase("action-box", {"good": "metal"})
    table.do("box metal")
    assert prompt(table) == Phrase("prompt-share", {"ship": 1})
    assert choice(table, "take grain") == Phrase("action-take", {"good": "grain"})
