"""What the modules and a single player change in clauses 1 to 4, 10 and 11."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.game import load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import CARDS
from drakkar.games.althing.scene_types import AlthingStage
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from tests.games.althing import pieces
from tests.games.althing.facts import CLASSIC, COMPLEMENT, INITIAL, JOTUNN, WITH_BALDUR
from tests.games.althing.modular import GAME, Modular
from tests.games.althing.test_decks_composed import acting

HELA_STEPS = {"stridur", "bolvun"}


def stage(table: Modular) -> AlthingStage:
    return GAME.stage(GAME.view(table.state, 0))


@pytest.mark.rule("althing-1.1")
@pytest.mark.rule("althing-1.4")
def test_one_to_four_play_and_one_against_thorfinn() -> None:
    assert META.seats == (1, 2, 3, 4)
    for seats in META.seats:
        table = Modular(seats, thorfinn="difficult")
        assert (table.scene().thorfinn is not None) == (seats == 1)
        assert stage(table).mode == ("difficult" if seats == 1 else ""), "it means nothing with more"
        assert stage(table).teams == (((0, 2), (1, 3)) if seats == 4 else ())


@pytest.mark.rule("althing-2.1")
@pytest.mark.rule("althing-2.3")
@pytest.mark.parametrize("seats", META.seats)
@pytest.mark.parametrize(("epic", "steps"), [("straight", 4), ("six", 6), ("eight", 8)])
@pytest.mark.parametrize("faces", ["a", "mixed", "b"])
def test_the_epic_has_so_many_different_steps(seats: int, epic: str, steps: int, faces: str) -> None:
    shown: Counter[str] = Counter()
    for seed in range(8):
        track = Modular(seats, seed, epic=epic, faces=faces, hela_steps="among").scene().track
        between = track[1:-1]
        assert len({step.id for step in between}) == len(between) == steps
        shown.update(step.face for step in between)
    assert set(shown) == ({"a", "b"} if faces == "mixed" else {faces})


@pytest.mark.rule("althing-2.2")
def test_kattegat_is_usually_sacred_but_not_before_thorfinn() -> None:
    assert [Modular(seats).scene().track[0].face for seats in META.seats] == ["b", "a", "a", "a"]
    assert Modular(2, kattegat="b").scene().track[0].face == "b"
    assert not Modular(1).scene().players[0].sacred


@pytest.mark.rule("althing-2.1")
@pytest.mark.rule("althing-14.10")
def test_without_their_option_the_steps_of_hela_stay_in_the_box() -> None:
    for seed in range(20):
        assert HELA_STEPS.isdisjoint(
            step.id for step in Modular(2, seed, epic="six", hela="on").scene().track
        )


@pytest.mark.rule("althing-2.5")
@pytest.mark.parametrize(
    ("seats", "deck", "cards"),
    [(1, "classic", CLASSIC), (2, "classic", CLASSIC), (3, "baldur", WITH_BALDUR)],
)
def test_decks_that_are_not_composed(seats: int, deck: str, cards: Counter[str]) -> None:
    table = Modular(seats, deck=deck, hela="on")
    while table.phase == "answering":
        table.do("let")
    for player in table.scene().players:
        assert Counter({card: n for card, n in player.owned.items() if "troll" not in card}) == cards


@pytest.mark.rule("althing-2.6")
@pytest.mark.parametrize(("mode", "trolls"), [("normal", 0), ("difficult", 0), ("legend_difficult", 2)])
def test_alone_there_is_no_storm_and_trolls_only_in_the_legend(mode: str, trolls: int) -> None:
    table = Modular(1, thorfinn=mode)
    assert (stage(table).trolls, stage(table).storms, stage(table).reserve) == (trolls, False, "off")
    assert not table.scene().players[0].storm_ready
    assert [(stage(Modular(seats)).trolls, stage(Modular(seats)).storms) for seats in (2, 3, 4)] == [
        (2, True)
    ] * 3


@pytest.mark.rule("althing-2.7")
@pytest.mark.rule("althing-4.1")
@pytest.mark.parametrize("seats", META.seats)
@pytest.mark.parametrize("fjord_trolls", ["four_players", "always"])
@pytest.mark.parametrize("hela", ["off", "on"])
def test_what_the_assembly_is_made_of(seats: int, fjord_trolls: str, hela: str) -> None:
    table = Modular(seats, fjord_trolls=fjord_trolls, hela=hela)
    cards = INITIAL + (COMPLEMENT if seats == 4 or fjord_trolls == "always" else Counter())
    cards += JOTUNN if hela == "on" else Counter()
    found = pieces.of_the_assembly(table.state)
    if seats == 1:
        found += Counter(table.state.hand[1])  # Thorfinn has recruited
    assert Counter({CARDS[kind]: number for kind, number in found.items()}) == cards
    assert len(table.scene().assembly) == (4 if seats == 1 else 5)
    assert "" not in table.scene().assembly


@pytest.mark.rule("althing-3.3")
def test_families_of_symbols() -> None:
    families: dict[str, set[str]] = {}
    for symbol in stage(Modular(2, deck="own_loki", hela="on")).symbols:
        families.setdefault(symbol.family, set()).add(symbol.id)
    assert families["malediction"] == {"illness", "cursed_troll"}
    loki, tyr = {"unexpected", "demobilised", "reward"}, {"renewal", "heimdall"}
    assert families["event"] == {"plot", "invocation"} | loki | tyr
    assert "shortage" not in families


@pytest.mark.rule("althing-4.3")
def test_a_jotunn_costs_nuggets_and_comes_together_with_vikings() -> None:
    table = acting(
        "baldur baldur sigvaar odin", row="jotunn beldurk sigvaar horik olaf", fjord_trolls="always"
    )
    table.do("recruit 1")
    assert table.refuses("recruit 2") == "4.3 other-currency"
    happened = table.do("recruit 4", "pay baldur", "pay baldur", "pay sigvaar", "confirm")
    assert happened[0] == ev.CardsRecruited(0, ("jotunn", "horik"), ("baldur", "baldur", "sigvaar"), "")


@pytest.mark.rule("althing-10.1")
def test_a_reserve_is_usual_but_not_before_thorfinn() -> None:
    assert [stage(Modular(seats)).reserve for seats in META.seats] == ["off", "hidden", "hidden", "open"]
    assert [stage(Modular(seats, reserve="off")).reserve for seats in META.seats] == ["off"] * 4
    assert Modular(1).refuses("store odin") == "10.1 reserve-off"


@pytest.mark.rule("althing-11.5")
def test_alone_a_match_that_gets_nowhere_is_lost() -> None:
    game = load_game(("soon.toml", "[limit]\nrounds = 6\n"))
    chance = Search(1)
    state = game.new(1, resolve_options(META, {}, 1), chance)
    events: list[Event] = []
    while state.to_act != OVER:
        events = []
        game.apply(state, game.legal(state)[-1], chance, events)
    assert events[-2:] == [ev.MatchStalled(6), ev.MatchEnded(())]
    assert game.score(state).winners == ()
