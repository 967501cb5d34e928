"""Clause 15: the epic that branches."""

from __future__ import annotations

import pytest

from drakkar.kernel.errors import UserError
from tests.games.althing.modular import Modular

STRONG = "olaf olaf olaf beldurk beldurk"
SIX = "kattegat-b eldaskali-a kernelyd-a snekkar-a vegvisir-a knorrer-a drakkar-a althing"


def ready(table: Modular, seat: int = 0) -> Modular:
    table.state.active = table.state.to_act = seat
    table.state.crossed = False
    return table.hand(seat, STRONG)


def crossing(table: Modular, way: str) -> None:
    table.do(way)
    while "confirm" not in table.legal:
        table.do(next(notation for notation in table.legal if notation.startswith("pay")))
    table.do("confirm")


@pytest.mark.rule("althing-15.1")
@pytest.mark.rule("althing-15.3")
def test_six_steps() -> None:
    table = ready(Modular(2, epic="six", kattegat="b").track(SIX, "six"))
    assert [step.position for step in table.scene().track] == [0, 1, 2, 1, 2, 3, 4, 5]
    assert [step.branch for step in table.scene().track] == ["", "left", "left", "right", "right", "", "", ""]
    assert table.refuses("cross") == "15.3 at-a-fork"
    crossing(table, "cross right")
    player = table.scene().players[0]
    assert (player.place, player.position) == (3, 1)
    ready(table)
    assert table.refuses("cross left") == "15.3 no-fork-here"
    crossing(table, "cross")
    assert table.scene().players[0].place == 4
    ready(table)
    crossing(table, "cross")
    assert (table.scene().players[0].place, table.scene().players[0].position) == (5, 3)


@pytest.mark.rule("althing-15.2")
@pytest.mark.rule("althing-15.3")
def test_eight_steps() -> None:
    table = Modular(2, epic="eight", hela_steps="among", kattegat="b")
    ways = ["cross left", "cross", "cross right", "cross", "cross"]
    places = []
    for way in ways:
        ready(table).hand(0, " ".join(["olaf"] * 12))
        crossing(table, way)
        if table.phase == "answering":
            table.do("let")
        places.append(table.scene().players[0].place)
        table.state.active = table.state.to_act = 0
    assert places == [1, 2, 7, 8, 9]
    assert table.game.score(table.state).totals[0] == 5


@pytest.mark.rule("althing-15.2")
@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("eight-needs-nine", {"epic": "eight"}),
        ("heavy-is-straight", {"epic": "eight", "hela_steps": "heavy"}),
        ("heavy-is-straight", {"epic": "six", "hela_steps": "heavy"}),
    ],
)
def test_what_does_not_go_together(key: str, options: dict[str, str]) -> None:
    with pytest.raises(UserError) as caught:
        Modular(2, **options)
    assert caught.value.key == "excluded-options"


@pytest.mark.rule("althing-15.4")
@pytest.mark.parametrize(("place", "over"), [(2, False), (4, False), (5, True), (6, True)])
def test_a_partner_is_near_by_crossings_left(place: int, over: bool) -> None:
    table = Modular(4, epic="six", kattegat="b").track(SIX, "six").at(6, 1, place, 1)
    crossing(ready(table).hand(0, " ".join(["olaf"] * 6)), "cross")
    assert (table.state.to_act == -1) == over


@pytest.mark.rule("althing-15.4")
def test_althing_if_seasoned_is_anywhere_on_the_map() -> None:
    for seed in range(30):
        track = Modular(2, seed, epic="six").scene().track
        seasoned = any("seasoned" in step.symbols for step in track)
        assert track[-1].id == ("althing" if seasoned else "thing")
