"""What a client draws: names instead of codes, and everything a player sees on the table."""

from __future__ import annotations

from drakkar.games.looot.scene import Laid, LoootScene, LoootStage, SiteScene, Stack, Stand
from drakkar.kernel.game import SPECTATOR
from tests.games.looot.table import ASTRID, RAGNAR, Table


def scene(table: Table) -> LoootScene:
    return table.game.scene(table.game.view(table.state, SPECTATOR))


def stage(table: Table) -> LoootStage:
    return table.game.stage(table.game.view(table.state, SPECTATOR))


def test_the_stage_is_the_map_and_the_pieces() -> None:
    table = Table()
    shown = stage(table)
    assert {(land.id, land.tile, land.building) for land in shown.hexes} >= {
        ("a5", "tower", True),
        ("a16", "castle", True),
        ("b2", "axe", False),
        ("s1", "axe", False),
        ("t2", "wood", False),
    }
    spots = [(land.q, land.r) for land in shown.hexes]
    spots += [(at.q, at.r) for at in (*shown.sea, *shown.trophy_hexes)]
    assert len(set(spots)) == len(spots) == 25 * 2 + 2 * 7
    assert [(space.id, space.site) for space in shown.spaces[-3:]] == [
        ("f2", "port"),
        ("b3", "altar"),
        ("e5", "palace"),
    ]
    assert len(shown.spaces) == 37
    card = shown.longships[10]
    assert (card.id, card.target, card.bonus, card.needs) == ("L11", "sheep", 2, ("gold", "wood", "sheep"))
    assert shown.sites[1].needs == ("house", "house", "wood")
    assert [(trophy.axes, trophy.points) for trophy in shown.trophies] == [
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
    ]
    assert (shown.points["castle"], shown.chain, shown.vikings) == (4, (4, 8, 12), 13)


def test_vikings_stacks_and_sea() -> None:
    table = (
        Table()
        .stand(RAGNAR, "a3")
        .stand(ASTRID, "a3 a3 s2")
        .stack("a11", 1)
        .sea("L01 - L03 - L05")
        .bag("L09")
    )
    shown = scene(table)
    assert shown.stands == (Stand("a3", (0, 0, 1)), Stand("s2", (0,)))
    assert Stack("a11", 1) in shown.stacks
    assert shown.sea == ("L01", "", "L03", "", "L05")
    assert shown.bag == 1


def test_the_steps_of_a_turn() -> None:
    table = Table()
    assert (scene(table).phase, scene(table).second) == ("placing", False)
    table.do("raise second")
    assert scene(table).players[ASTRID].shields == {
        "second": "raised",
        "double": "ready",
        "occupied": "ready",
    }
    table.do("place s2")
    assert scene(table).second
    assert scene(table).players[ASTRID].shields["second"] == "spent"
    table.do("place a18")
    assert (scene(table).phase, sorted(scene(table).pending)) == ("picking", ["house", "sheep", "sheep"])
    table.do("pick house")
    assert (scene(table).phase, scene(table).held) == ("laying", "house")
    table.do("lay c3")
    table.lay_all()
    assert scene(table).phase == "closing"
    table.do("take L02")
    assert (scene(table).held, scene(table).held_longship) == ("", "L02")
    table.left(RAGNAR, 0).left(ASTRID, 0).do("lay d3", "end")
    assert scene(table).phase == "over"


def test_a_players_area() -> None:
    table = Table().fjord(ASTRID, b5="L01", a4="axe", a5="axe", b4="wood", d5="L02").trophy(ASTRID, 2)
    table.site(ASTRID, "port2").fjord(ASTRID, e1="house", e2="house", f3="wood")
    player = scene(table).players[ASTRID]
    assert Laid("b5", "", "L01", True) in player.laid
    assert Laid("d5", "", "L02", False) in player.laid
    assert Laid("b4", "wood", "", False) in player.laid
    assert player.sites == (
        SiteScene("port2", "f2", True),
        SiteScene("altar1", "b3", False),
        SiteScene("palace1", "e5", False),
    )
    assert (player.trophy, scene(table).players[RAGNAR].trophy) == (2, 0)
    assert scene(table).trophies == (3, 4, 5, 6)
    assert (player.tally["wood"], player.worth["wood"], player.points["wood"]) == (2, 2, 4)
    assert player.total == table.points(ASTRID) == 4 + 2 + 5 + 3 - 5
