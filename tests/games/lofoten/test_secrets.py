"""Clauses 2.4 and 2.9: who knows what. Views, guesses made from them, the log, previews."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable
from dataclasses import fields
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from drakkar.games.lofoten import events as ev
from drakkar.games.lofoten.state import LofotenState
from drakkar.games.lofoten.view import LofotenView
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.pool import Pool
from drakkar.play.preview import preview
from tests.games.lofoten import engine
from tests.games.lofoten.position import good_of
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.lofoten.test_against_oracle import ALL, eager
from tests.games.lofoten.worlds import after, likely
from tests.games.outcomes import Odds, every

GAME = engine.GAME
GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"


def told(table: Table, viewer: int) -> dict[str, object]:
    """All that a view says, but for the tables that every view of a match shares."""
    view = GAME.view(table.now().state, viewer)
    return {field.name: getattr(view, field.name) for field in fields(view) if field.name != "setting"}


def held(state: LofotenState) -> tuple[int, ...]:
    """Both hands and the card just drawn."""
    return (*state.hand, state.drawn)


# ---- hands and the deck


@pytest.mark.rule("lofoten-2.9")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    table = Table()
    for viewer, known in ((RAVEN, [True, False]), (BEAR, [False, True]), (SPECTATOR, [False, False])):
        hands = [player.hand for player in table.scene(viewer).players]
        assert [all(card.good for card in hand) for hand in hands] == known
        assert [any(card.value for card in hand) for hand in hands] == known


@pytest.mark.rule("lofoten-2.9")
def test_what_is_hidden_changes_nothing_that_others_are_told() -> None:
    """Twice the same table, but Bear's hand has changed places with cards of the deck."""
    one, two = Table(), Table().hand(BEAR, "coffer-3 coffer-3 sheep-1")
    for viewer in (RAVEN, SPECTATOR):
        assert told(one, viewer) == told(two, viewer)
        assert one.scene(viewer) == two.scene(viewer)
    assert told(one, BEAR) != told(two, BEAR)
    one, two = Table().turn(BEAR), Table().turn(BEAR).hand(BEAR, "sheep-2 coffer-3 sheep-1")
    one.do("play left", "done", luck="sheep-1")
    two.do("play left", "done", luck="fish-2")
    for viewer in (RAVEN, SPECTATOR):
        assert told(one, viewer) == told(two, viewer), "nor does the card just drawn"
    assert told(one, BEAR) != told(two, BEAR)


@pytest.mark.rule("lofoten-2.9")
def test_discards_are_public_and_so_is_what_they_leave_for_the_others() -> None:
    """Raven can count: what is neither in the own hand nor open is in the deck or in Bear's hand."""
    table = Table().deck("sheep-1 coffer-3")
    view = GAME.view(table.now().state, RAVEN)
    cards = ["sheep-1", "coffer-3", "sheep-2", "mead-1", "fish-2"]
    assert view.unknown == tuple(sorted(map(engine.card_number, cards)))
    assert view.older == ()
    assert sum(view.discards) == 36 - 8


@pytest.mark.rule("lofoten-2.9")
def test_after_a_reshuffle_the_cards_of_the_old_deck_are_told_apart() -> None:
    """Bear has held three cards since the first deck, so Raven knows which three, though not where."""
    table = Table().deck("").coins(0, 0)
    table.do("play left", "done", luck="mead-2")
    view = GAME.view(table.now().state, RAVEN)
    assert view.older == (tuple(sorted(map(engine.card_number, ("sheep-2", "mead-1", "fish-2")))),)
    assert len(view.unknown) == table.scene().deck, "and what is in the new deck, for sure"
    seen = GAME.view(table.now().state, SPECTATOR)
    assert len(seen.older[0]) == 5
    assert len(seen.unknown) == table.scene().deck + 1, "a spectator does not know the card just drawn"


def arrangements(view: LofotenView, state: LofotenState) -> list[tuple[Fraction, LofotenState]]:
    """Every position that the viewer cannot tell from the true one, with its odds, by a plain count.

    At the start all hidden cards come from the one deck, so they lie in any order, each as likely.
    """
    slots = [at for at in range(6) if at // 3 != view.viewer]
    cards = [state.hand[at] for at in slots] + list(state.deck.items)
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = defaultdict(int)
    for order in set(permutations(cards)):
        found[order[: len(slots)], tuple(sorted(order[len(slots) :]))] += 1
    worlds = []
    for (hidden, deck), ways in found.items():
        world = state.clone()
        for at, card in zip(slots, hidden, strict=True):
            world.hand[at] = card
        world.deck = Pool(deck, "orders")
        worlds.append((Fraction(ways), world))
    return worlds


PLIES = [
    *("play left", "done", "put left"),  # Raven draws a card of the old deck
    *("play right", "done", "put right"),  # and so does Bear: it is empty now
    *("play left", "done", "put right"),  # Raven draws from the new one
    *("play left", "done"),  # and Bear, who has not yet put the card
]


@pytest.mark.sweep
@pytest.mark.rule("lofoten-2.9")
@pytest.mark.parametrize("viewer", [SPECTATOR, RAVEN, BEAR])
@pytest.mark.parametrize("plies", [3, 6, 8, 9, 11])
def test_guesses_are_as_likely_as_the_truth(viewer: int, plies: int) -> None:
    """Every way the cards may lie and come is followed, and compared with the guesses of who saw the same."""
    table = Table().coins(0, 0).hand(RAVEN, "mead-1 mead-1 fish-2").hand(BEAR, "fish-2 mead-1 fish-2")
    # Few cards of few kinds, so that all their orders can be counted.
    table.oracle.deck, table.oracle.discards = ["coffer-3", "coffer-3"], []
    start = table.now().state
    stories: dict[str, list[tuple[Fraction, LofotenState]]] = defaultdict(list)
    for prior, world in arrangements(GAME.view(start, viewer), start):
        for odds, end, story in after(GAME, world, PLIES[:plies], viewer):
            stories[repr(story)].append((prior * odds, end))
    assert len(stories) > 1
    for number, ends in enumerate(stories.values()):
        if number % 5 == 0:
            views = [GAME.view(end, viewer) for _, end in ends]
            assert all(view == views[0] for view in views), "who was told the same knows the same"
            truth = likely((odds, held(end)) for odds, end in ends)
            assert guessed(views[0]) == truth


def guessed(view: LofotenView) -> Odds:
    return likely((odds, held(world)) for odds, world in every(lambda chance: GAME.determinize(view, chance)))


@pytest.mark.rule("lofoten-2.9")
def test_a_guess_of_a_new_hand() -> None:
    """Of three cards bought, the first is of the old deck and the others of the new one."""
    table = Table().deck("sheep-1").coins(2, 0)
    table.oracle.discards = ["coffer-3"]
    table.do("renew", luck="sheep-1 mead-2 coffer-3")
    found = guessed(GAME.view(table.now().state, BEAR))
    first = {hand[0] for hand in found if isinstance(hand, tuple)}
    assert first == {engine.card_number("sheep-1")}
    new = {hand[1:3] for hand in found if isinstance(hand, tuple)}
    names = ("mead-2", "coffer-1", "fish-3", "coffer-3")
    assert new == set(permutations(map(engine.card_number, names), 2))
    assert set(found.values()) == {Fraction(1, 12)}


@pytest.mark.rule("lofoten-2.9")
def test_at_the_end_both_hands_are_shown() -> None:
    table = Table().market(GAP).piles(0, 0).coins(0, 0).turn(BEAR)
    table.idle()
    assert table.over
    for viewer in (RAVEN, BEAR, SPECTATOR):
        view = GAME.view(table.now().state, viewer)
        assert bytes(view.hand) == bytes(table.now().state.hand)
        assert GAME.determinize(view, Search(1)) == table.now().state


# ---- the piles


def shuffled_piles(tiles: list[str], sizes: tuple[int, int], tops: tuple[str, str]) -> Odds:
    """Two piles of real tiles in any order, with these backs on top: what pile 1 shows from tile to tile."""
    stories: list[tuple[Fraction, Hashable]] = []
    for order in permutations(tiles):
        first, second = order[: sizes[0]], order[sizes[0] :]
        if (good_of(first[0]), good_of(second[0])) == tops:
            backs = [good_of(tile) for tile in (*first[1:], second[0])]
            stories.append((Fraction(1), (first, tuple(backs))))
    return likely(stories)


@pytest.mark.rule("lofoten-2.4")
@pytest.mark.parametrize("tops", [("fish", "mead"), ("fish", "fish"), ("mead", "fish")])
def test_tiles_come_as_from_shuffled_piles(tops: tuple[str, str]) -> None:
    """Faces and backs are drawn as they appear; together that is a plain shuffle."""
    tiles = ["fish-1-bear", "fish-2-bear", "mead-1-bear", "mead-2-raven", "fish-3-raven"]
    table = (
        Table()
        .market("- sheep-1-bear - sheep-3-raven -")
        .piles(3, 2, " ".join(tiles))
        .tops(*tops)
        .coins(0, 0)
    )
    table.do("play left", "done", luck="fish-1")
    table.do("put left")
    state = table.now().state
    plies = ["pile 1", "area 1", "pile 1", "area 3", "pile 1"]
    found: list[tuple[Fraction, Hashable]] = []
    for odds, end, story in after(GAME, state, plies, SPECTATOR):
        turned = tuple(f"{t.good}-{t.value}-{t.buckler}" for t in story if isinstance(t, ev.TileTurned))
        backs = tuple(t.good for t in story if isinstance(t, ev.PileShows))
        assert end.piles[0] == 0
        found.append((odds, (turned, (*backs, tops[1]))))
    assert likely(found) == shuffled_piles(tiles, (3, 2), tops)


@pytest.mark.rule("lofoten-2.4")
def test_nothing_below_the_backs_is_decided_before() -> None:
    """The view of a pile is its size and the good on top; guesses leave it open."""
    table = Table().market(GAP)
    state = table.now().state
    for viewer in (RAVEN, SPECTATOR):
        view = GAME.view(state, viewer)
        world = GAME.determinize(view, Search(1))
        for name in ("piles", "tops", "unseen"):
            assert getattr(world, name) == getattr(state, name)


# ---- the log


@pytest.mark.rule("lofoten-2.9")
@pytest.mark.parametrize(
    ("event", "others"),
    [
        (ev.CardDrawn(RAVEN, "fish", 2), ev.CardDrawn(RAVEN, "", 0)),
        (ev.HandDrawn(RAVEN, ("fish", "mead", "fish"), (1, 2, 3)), ev.HandDrawn(RAVEN, (), ())),
    ],
)
def test_the_log_keeps_a_players_secrets(event: Event, others: Event) -> None:
    assert GAME.redact(event, RAVEN) == event
    assert GAME.redact(event, BEAR) == GAME.redact(event, SPECTATOR) == others
    assert event.told() == 1 << RAVEN


@pytest.mark.rule("lofoten-2.9")
@pytest.mark.parametrize(
    ("event", "learns"),
    [
        (ev.SideCardPlayed(RAVEN, "left", "fish", 2, 2), 2),
        (ev.SideCardPlayed(BEAR, "left", "fish", 2, 2), 1),
        (ev.OrderPlaced(RAVEN, "A", "fish", 2, "shift", 1), 2),
        (ev.HandDiscarded(BEAR, ("fish", "mead", "fish"), (1, 2, 3)), 1),
        (ev.TileTurned(RAVEN, 1, "fish", 2, "bear"), 3),
        (ev.PileShows(1, "fish"), 3),
        (ev.OrdersRedrawn(RAVEN, "fish", 1, "mead", 2), 3),
        (ev.MatchEnded((RAVEN,)), 3),
        (ev.CardPut(RAVEN, "left"), 0),
        (ev.DeckReshuffled(20), 0),
        (ev.TilePlaced(RAVEN, 1, "fish", 2, "bear"), 0),
        (ev.TileLoaded(RAVEN, "A", "fish", 2, "bear", 1), 0),
    ],
)
def test_what_lies_open_is_told_to_all(event: Event, learns: int) -> None:
    assert [GAME.redact(event, viewer) for viewer in (RAVEN, BEAR, SPECTATOR)] == [event] * 3
    assert event.told() == learns


# ---- previews


def test_a_preview_shows_what_loads_and_unloads_on_the_way() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2").opened("fish")
    table.do("play right")
    for viewer in (RAVEN, BEAR, SPECTATOR):
        events, luck = table.now().previewed("turn cw", viewer)
        assert not luck
        assert [type(event).__name__ for event in events] == [
            "FleetTurned",
            "OrderFulfilled",
            "TileStored",
            "TileLoaded",
        ]


def test_a_preview_shows_no_card_and_no_tile_that_is_not_yet_drawn() -> None:
    table = Table().market("mead-1-raven - - coffer-2-bear mead-3-bear").coins(5, 3)
    events, luck = table.now().previewed("renew", RAVEN)
    assert [type(event).__name__ for event in events] == ["CoinsPaid", "HandDiscarded"]
    assert luck
    table.do("play left")
    assert table.now().previewed("done", RAVEN) == ((), True)
    table.do("done", luck="mead-3")
    table.do("put left")
    assert table.now().previewed("pile 1", RAVEN) == ((), True)


def test_a_preview_by_others_shows_no_card_of_a_hand() -> None:
    """Who watches may ask what it would be, but sees no more than that a card is played."""
    table = Table()
    for viewer in (BEAR, SPECTATOR):
        assert table.now().previewed("play left", viewer) == ((), True)
        assert table.now().previewed("play middle", viewer) == ((), True)
    (event,), luck = table.now().previewed("play left", RAVEN)
    assert (event, luck) == (ev.SideCardPlayed(RAVEN, "left", "mead", 2, 2), False)


def test_a_preview_of_a_last_tile_that_is_forced_still_waits_for_it_to_be_turned() -> None:
    table = Table().market(GAP).piles(1, 0, "fish-1-bear")
    table.do("play left", "done", luck="mead-3")
    table.do("put left")
    events, luck = table.now().previewed("pile 1", RAVEN)
    assert (events, luck) == ((), True)


@pytest.mark.parametrize("seed", range(2))
def test_previews_in_whole_matches_say_what_then_happens(seed: int) -> None:
    """Nothing that depends on a guess, and nothing that does not come true."""
    played, dice = engine.begin(seed, **ALL), Random(seed)
    ply = 0
    while played.state.to_act != OVER:
        legal, ply = played.legal(), ply + 1
        if ply % 6 == 0:
            for viewer in (played.state.to_act, SPECTATOR):
                view = GAME.view(played.state, viewer)
                for notation in legal:
                    check_preview(played, view, notation)
        played.apply(eager(legal, dice))


def check_preview(played: engine.Played, view: LofotenView, notation: str) -> None:
    game, action = played.any_game(), GAME.space.parse(notation)
    first, *others = [preview(game, view, action, guess) for guess in range(3)]
    assert all(other == first for other in others)
    events: list[Event] = []
    world, before = played.state.clone(), played.score()
    game.apply(world, action, Search(1), events)
    shown = [game.redact(event, view.viewer) for event in events]
    assert list(first.events) == shown[: len(first.events)]
    if not first.luck:
        assert len(first.events) == len(events)
        assert first.points == GAME.score(world).totals[view.to_act] - before.totals[view.to_act]


# ---- what is asked depends on what is known


@pytest.mark.parametrize("seed", range(2))
def test_choices_prompts_and_descriptions_are_the_same_in_every_guess(seed: int) -> None:
    played, dice = engine.begin(seed, **ALL), Random(seed)
    chance, ply = Search(seed), 0
    while played.state.to_act != OVER:
        state, ply = played.state, ply + 1
        legal = GAME.legal(state)
        if ply % 3 == 0:
            world = GAME.determinize(GAME.view(state, state.to_act), chance)
            assert GAME.legal(world) == legal
            assert GAME.prompt(world) == GAME.prompt(state)
            assert [GAME.describe(world, at) for at in legal] == [GAME.describe(state, at) for at in legal]
            assert [GAME.why_not(world, at) for at in range(len(GAME.space))] == [
                GAME.why_not(state, at) for at in range(len(GAME.space))
            ]
        played.apply(eager(played.legal(), dice))
