"""Clauses 1 and 2: the aim, the order of play, and the set-up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from drakkar.games.looot.components import load
from drakkar.games.looot.events import TurnBegan
from drakkar.games.looot.game import Looot
from drakkar.games.looot.layout import Layout, Placed
from drakkar.games.looot.meta import META
from drakkar.games.looot.setting import FJORD, SITE_OPEN, SPACES
from drakkar.games.looot.state import LoootState
from drakkar.games.looot.tiles import BUILDINGS, CASTLE, HOUSE, RESOURCES, SHIELDS, TOWER
from drakkar.games.registry import load_game
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from drakkar.play.match import start_match
from tests.games.looot import oracle
from tests.games.looot.table import ASTRID, RAGNAR, Table
from tests.games.played import of_type

BOX = load()
GAME = Looot()
MANY = 80

every_count = pytest.mark.parametrize("seats", META.seats)


def new(seats: int, seed: int, **options: str) -> LoootState:
    return GAME.new(seats, resolve_options(META, options, seats), Search(seed))


def relative(piece: Placed, to: Placed) -> tuple[int, int, int]:
    """Rotation and place of a piece as seen from another that lies unturned at the origin."""
    q, r = piece.q - to.q, piece.r - to.r
    for _ in range((6 - to.rotation) % 6):
        q, r = -r, q + r
    return (piece.rotation - to.rotation) % 6, q, r


def territory(state: LoootState) -> set[oracle.Spot]:
    return {oracle.put(piece, local) for piece in state.setting.layout.tiles for local in BOX.outline}


def side(piece: Placed) -> set[oracle.Spot]:
    return {oracle.put(piece, local) for local in (*BOX.row_of_five, *BOX.side_land)}


def fits_used(layout: Layout, piece: Placed) -> set[tuple[int, str, bool]]:
    """The tiles and edges on which a side tile may be said to lie, and whether it sticks out there."""
    seen = {tile: relative(piece, onto) for tile, onto in enumerate(layout.tiles)}
    return {
        (tile, fit.edge, fit.overhang)
        for tile, where in seen.items()
        for fit in BOX.fits
        if where == (fit.rotation, fit.q, fit.r)
    }


# ---- 1 Overview


@pytest.mark.rule("looot-1.1")
@every_count
def test_all_vikings_are_placed_and_most_points_win(seats: int) -> None:
    state, luck, chance = new(seats, 1), Random(1), Search(1)
    while legal := GAME.legal(state):
        GAME.apply(state, luck.choice(legal), chance)
    assert not any(state.vikings)
    sheet = GAME.score(state)
    assert {sheet.totals[seat] for seat in sheet.winners} == {max(sheet.totals)}


@pytest.mark.rule("looot-1.2")
def test_play_goes_round_from_the_first_seat() -> None:
    table = Table(seats=3)
    assert table.state.to_act == 0
    order = [of_type(table.play(name), TurnBegan) for name in ("a3", "a2", "a1", "a4")]
    assert order == [[TurnBegan(1)], [TurnBegan(2)], [TurnBegan(0)], [TurnBegan(1)]]


# ---- 2 Setting up


@pytest.mark.rule("looot-2.1")
@every_count
def test_as_many_tiles_as_players_never_both_sides_of_one(seats: int) -> None:
    used: Counter[int] = Counter()
    for seed in range(MANY):
        faces = [piece.face for piece in new(seats, seed).setting.layout.tiles]
        assert len({BOX.faces[face].tile for face in faces}) == len(faces) == seats
        used.update(faces)
    assert set(used) == set(range(8)), "every tile and every side is drawn sometimes"


@pytest.mark.rule("looot-2.2")
@every_count
def test_tiles_join_along_whole_edges(seats: int) -> None:
    joins = {(join.rotation, join.q, join.r) for join in BOX.joins}
    assert len(joins) == 14
    used = set()
    for seed in range(MANY):
        state = new(seats, seed)
        tiles = state.setting.layout.tiles
        for number, piece in enumerate(tiles[1:], 1):
            found = {relative(piece, earlier) for earlier in tiles[:number]} & joins
            assert found
            used |= found
        assert len(territory(state)) == 25 * seats, "tiles do not overlap"
    assert used == joins, "all 14 ways are used sometimes"


@pytest.mark.rule("looot-2.1")
def test_there_is_no_hex_of_tiles_left_in_the_box() -> None:
    assert Table().refuses("place c1") == "2.1 not-on-board"


@pytest.mark.rule("looot-2.3")
@every_count
def test_stacks_of_two_two_and_three(seats: int) -> None:
    for seed in range(5):
        state = new(seats, seed)
        chart = oracle.Chart(state)
        for kind, tiles in ((HOUSE, 2), (TOWER, 2), (CASTLE, 3)):
            lands = chart.of_kind(kind)
            assert [state.stacks[state.setting.building_lands.index(at)] for at in lands] == [tiles] * len(
                lands
            )
    assert {kind: BOX.stacks[kind] for kind in BUILDINGS} == {HOUSE: 2, TOWER: 2, CASTLE: 3}


@pytest.mark.rule("looot-2.4")
@pytest.mark.parametrize("overhang", ["no", "yes"])
@every_count
def test_sea_and_trophies_on_free_edges_of_their_own(seats: int, overhang: str) -> None:
    overhung = 0
    for seed in range(MANY):
        state = new(seats, seed, overhang=overhang)
        layout = state.setting.layout
        ground, sea, trophies = territory(state), side(layout.sea), side(layout.trophies)
        assert len(ground | sea | trophies) == 25 * seats + 14, "nothing overlaps"
        edges = [fits_used(layout, piece) for piece in (layout.sea, layout.trophies)]
        assert all(edges)
        assert len({place[:2] for places in edges for place in places}) >= 2, "not on the same edge"
        sticking_out = sum(all(sticks for _, _, sticks in places) for places in edges)
        assert overhang == "yes" or sticking_out == 0
        overhung += sticking_out
    assert (overhung > 0) == (overhang == "yes")


@pytest.mark.rule("looot-2.5")
def test_side_tiles_bring_ordinary_resource_hexes() -> None:
    table = Table()
    table.do("place s1")
    assert table.loot == "axe house"
    table = Table().stand(ASTRID, "a7")
    table.do("place t1")
    assert table.loot == "gold"


@pytest.mark.rule("looot-2.5")
def test_no_viking_on_a_building_even_an_empty_one() -> None:
    table = Table().stand(RAGNAR, "a6 a4 a15")
    for name in ("a11", "a5", "a16"):
        assert table.refuses(f"place {name}") == "2.5 not-a-resource"
        table.stack(name, 0)
        assert table.refuses(f"place {name}") == "2.5 not-a-resource"
    # Sea and trophy hexes have no name to place a viking on.
    texts = [GAME.space.notation(action).split() for action in range(len(GAME.space))]
    hexes = {text[1] for text in texts if text[0] == "place"}
    assert hexes == {f"{tile}{n}" for tile in "abcd" for n in range(1, 26)} | {"s1", "s2", "t1", "t2"}
    placeable = {spot for at, spot in table.chart.spot.items() if table.chart.kind[at] in RESOURCES}
    assert placeable.isdisjoint([*table.chart.sea, *table.chart.trophy_row])


@pytest.mark.rule("looot-2.6")
@every_count
def test_thirty_longships_five_at_sea(seats: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(MANY):
        state = new(seats, seed)
        assert len(set(state.sea)) == 5
        assert sorted([*state.sea, *state.bag.items]) == list(range(30))
        drawn.update(state.sea)
    assert set(drawn) == set(range(30)), "any of them may be drawn"


@pytest.mark.rule("looot-2.7")
@every_count
def test_each_player_starts_with_the_same_kit(seats: int) -> None:
    state = new(seats, 1)
    assert list(state.vikings) == [13] * seats
    assert list(state.shields) == [sum(SHIELDS)] * seats
    assert len(SHIELDS) == 3
    assert [len(free) for free in state.free] == [34] * seats


@pytest.mark.rule("looot-2.8")
@every_count
def test_one_site_of_each_kind_at_random(seats: int) -> None:
    dealt: Counter[str] = Counter()
    for seed in range(MANY):
        state = new(seats, seed)
        sites = []
        for seat in range(seats):
            codes = state.fjord[seat * FJORD + SPACES : (seat + 1) * FJORD]
            own = [BOX.sites[code - SITE_OPEN] for code in bytes(codes)]
            assert [site.kind for site in own] == ["port", "altar", "palace"]
            sites += [site.id for site in own]
        assert len(set(sites)) == 3 * seats
        dealt.update(sites[:3])
    assert set(dealt) == {site.id for site in BOX.sites}, "the first seat may get any of them"


@pytest.mark.rule("looot-2.9")
def test_resources_never_run_out() -> None:
    """More axes than the ninety resource tiles of the box."""
    table = Table(seats=3)
    for seat in range(3):
        table.fill(seat, "axe", leave="c3")
    table.do("place a3", "lay c3")
    assert sum(table.owns(seat, "axe") for seat in range(3)) == 100


def test_set_up_is_drawn_anew_each_time() -> None:
    layouts = {new(4, seed).setting.layout for seed in range(30)}
    assert len(layouts) == 30


def test_a_smaller_display_leaves_sea_hexes_empty() -> None:
    """A house rule with three longships at sea: with the strict shore only those three let vikings ashore."""
    game, events = Looot(("few.toml", "[rules]\ndisplay = 2\n")), list[Event]()
    state = game.new(2, resolve_options(META, {"shore": "longship"}, 2), Search(3))
    assert [longship == 255 for longship in state.sea] == [False, False, True, True, True]
    chart = oracle.Chart(state)
    luck, chance = Random(3), Search(3)
    while legal := game.legal(state):
        takes = [action for action in legal if game.space.notation(action).startswith("take")]
        game.apply(state, luck.choice(takes or legal), chance, events)
        oracle.check(state, chart)


@pytest.mark.rule("looot-1.2")
def test_the_first_seat_begins_or_by_option_any() -> None:
    assert {new(4, seed).to_act for seed in range(40)} == {0}
    begun = [new(4, seed, first_player="drawn") for seed in range(40)]
    assert {state.to_act for state in begun} == {0, 1, 2, 3}


@pytest.mark.rule("looot-1.2")
def test_who_was_drawn_is_in_the_record_and_the_turns_go_round_from_there() -> None:
    match = start_match(load_game("looot"), META, ["", "", ""], {"first_player": "drawn"}, "seed 1")
    assert [draw.source for draw in match.saga.setup].count("first_player") == 1
    first = match.state.to_act
    assert first != 0
    began = [first]
    while not match.over:
        seat = match.state.to_act
        match.play(seat, match.legal()[0])
        following = match.position(match.ply).to_act
        began += [following] if following not in (seat, OVER) else []
    assert began[:4] == [(first + turn) % 3 for turn in range(4)]
    assert all(began.count(seat) == 13 for seat in range(3))


@pytest.mark.rule("looot-1.3")
def test_by_the_letter_is_a_name_for_three_options() -> None:
    usual, letter = (resolve_options(META, given, 2) for given in ({}, {"rules": "letter"}))
    assert usual == resolve_options(META, {"rules": "usual"}, 2)
    changed = {name: value for name, value in letter.items() if usual[name] != value}
    assert changed == {"shore": "longship", "loot_order": "resource_first", "castle_count": "vikings"}
    given = {"rules": "letter", "loot_order": "free", "overhang": "yes"}
    assert resolve_options(META, given, 2) == {**letter, "loot_order": "free", "overhang": "yes"}
