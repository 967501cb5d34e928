"""Another truth: the same match with all that a viewer may not know changed. What it is sent must not differ.

So a leak cannot hide: whatever a message says of a secret, in whatever form, would differ with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from drakkar.games.lofoten.pieces import CARDS, HAND, NONE, POSITIONS
from drakkar.games.lofoten.state import LofotenState
from drakkar.games.vikings_on_board.events import ChestDrawn, ChestLoaded, ChestsDrawn
from drakkar.games.vikings_on_board.pieces import GOODS
from drakkar.games.vikings_on_board.state import VikingsOnBoardState
from drakkar.kernel.chance import Live, Script
from drakkar.kernel.events import Event
from drakkar.kernel.game import State
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga
from tests.server.althing_swapped import has_modules, swapped
from tests.server.althing_truth import another_truth

Json = dict[str, Any]


@dataclass(frozen=True)
class Truth:
    """A match as it might have been, and how many secrets of each kind are others in it."""

    match: Match
    changed: dict[str, int] = field(default_factory=dict)


def nothing_hidden(match: Match, viewer: int) -> Truth:
    """Everything on the table is public; what is to come does not exist yet (looot-12.5)."""
    return Truth(match)


def nothing_forgotten(frame: Json, viewer: int) -> None:
    """What was once seen by all is still there to be seen."""


# ---------------------------------------------------------------- Vikings on Board


@dataclass
class Drawn:
    """A chest as it came from a stack: in which ply, and whether the viewer has seen what is in it."""

    ply: int
    good: int
    seen: bool = False


def other_barrels_and_chests(match: Match, viewer: int) -> Truth:
    """The others' barrels have other values, and chests that the viewer never saw are of other goods."""
    game, saga = match.game, match.saga
    seats = len(saga.header.seats)
    luck: list[int] = []
    dealt = 0
    for draw in saga.setup:
        outcome = draw.outcome
        if draw.source == "barrels":
            owner, first = dealt // 3, dealt % 3 == 0
            # The first of a seat's three draws decides its last barrel: another one will lie there.
            outcome = (outcome + 1) % draw.n if owner != viewer and first else outcome
            dealt += 1
        luck.append(outcome)
    state = game.new(seats, saga.header.options, Script(luck))
    other = Match(game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()))
    chests = _chests(match, viewer)
    changed = 0
    for ply, entry in enumerate(saga.entries, 1):
        assert isinstance(other.state, VikingsOnBoardState)
        pool = list(other.state.unseen.items)
        luck = []
        for chest in [chest for chest in chests if chest.ply == ply]:
            later = Counter(later.good for later in chests[chests.index(chest) + 1 :] if later.seen)
            good = chest.good if chest.seen else _another(chest.good, Counter(pool) - later)
            changed += good != chest.good
            luck.append(pool.index(good))
            pool.pop(luck[-1])
        events: list[Event] = []
        game.apply(other.state, game.space.parse(entry.action), Script(luck), events)
        other.append(Entry(entry.seat, entry.action, entry.draws, entry.at, ""), events)
    return Truth(other, {"barrels": seats - (viewer >= 0), "chests": changed})


def _another(good: int, spare: Counter[int]) -> int:
    """A good that is not needed later on, if possible another one than this."""
    return min(spare, key=lambda found: (found == good, found))


def _chests(match: Match, viewer: int) -> list[Drawn]:
    """The chests drawn so far, in order. Seen are those drawn by the viewer, shown to all, or loaded."""
    chests: list[Drawn] = []
    bottom: list[Drawn] = []
    hand: list[Drawn] = []
    picked = 0
    for ply, entry in enumerate(match.saga.entries, 1):
        if entry.action.startswith("chest "):
            picked = int(entry.action.split()[1]) - 1
        for event in match.events[ply - 1]:
            if isinstance(event, ChestDrawn):
                chests.append(Drawn(ply, GOODS.index(event.good), seen=True))
            elif isinstance(event, ChestsDrawn):
                goods = [GOODS.index(good) for good in event.goods]
                fresh = [Drawn(ply, good) for good in goods[: len(entry.draws)]]
                again = event.count - len(fresh)
                hand, bottom = fresh + bottom[:again], bottom[again:]
                assert [chest.good for chest in hand] == goods
                chests += fresh
                picked = 0
                for chest in hand:
                    chest.seen = chest.seen or event.seat == viewer
            elif isinstance(event, ChestLoaded) and event.revealed:
                hand.pop(picked).seen = True
                bottom, hand = bottom + hand, []
    return chests


def won_chests_are_not_shown(frame: Json, viewer: int) -> None:
    """All saw them on the bow, but who took which is not told again (vikings_on_board-2.9)."""
    for entry in frame["entries"]:
        if entry["seat"] != viewer:
            assert entry["action"] == ""
        for event in entry["events"]:
            if event["event"] == "chest-taken" and event["seat"] != viewer:
                assert event["good"] == ""
    for seat, player in enumerate(frame["scene"]["players"]):
        if seat != viewer and player["chests"] + player["barrels_won"]:
            assert player["points"] == -1
            assert seat in frame["score"]["hidden"]
            assert frame["score"]["totals"][seat] == 0
            assert frame["score"]["points"][seat] == [0] * 4
        if seat != viewer and player["chests"]:
            assert player["goods"] == {}


# ---------------------------------------------------------------- Lofoten

JUST_DRAWN = -1  # in place of a slot of the hand


def other_hands(match: Match, viewer: int) -> Truth:
    """The cards that the viewer cannot see, in hands or just drawn, are other ones.

    Every other card was seen by all when it was played or discarded, and comes in the same ply. Nothing lies
    in the deck or under the backs of the piles before it is drawn: the rest of the luck is another, too.
    """
    game, saga = match.game, match.saga
    cards, held = _cards_drawn(match)
    hidden = {place: number for place, number in held.items() if place[0] != viewer}
    others = _other_cards(_lofoten(match.state), cards, hidden)
    changed = sum(card != another for card, another in zip(cards, others, strict=True))
    coming = iter(others)
    deal = [draw for draw in saga.setup if draw.source == "orders"][-2 * HAND :]
    first = len(saga.setup) - len(deal)
    assert list(saga.setup[first:]) == deal
    # As it was before the hands were dealt from it.
    pool = sorted([*_lofoten(match.position(0)).deck.items, *cards[: len(deal)]])
    luck = [draw.outcome for draw in saga.setup[:first]] + [_take(pool, next(coming)) for _ in deal]
    state = game.new(len(saga.header.seats), saga.header.options, Script(luck))
    other = Match(game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()))
    for entry in saga.entries:
        before = _lofoten(other.state)
        pool = list(before.deck.items)
        luck = []
        for draw in entry.draws:
            if draw.source == "orders" and not pool:
                pool = _discards(before, entry)
            luck.append(_take(pool, next(coming)) if draw.source == "orders" else draw.outcome)
        events: list[Event] = []
        game.apply(other.state, game.space.parse(entry.action), Script(luck), events)
        other.append(Entry(entry.seat, entry.action, entry.draws, entry.at, ""), events)
    return Truth(other, {"cards": changed})


def _take(pool: list[int], card: int) -> int:
    """Where a card lies in a pool, which has it no more."""
    at = pool.index(card)
    pool.pop(at)
    return at


def _discards(state: LofotenState, entry: Entry) -> list[int]:
    """What a new deck is made of; a hand that is renewed is part of it."""
    cards = [card for card in range(CARDS) for _ in range(state.discards[card])]
    if entry.action == "renew":
        cards += state.hand[entry.seat * HAND : (entry.seat + 1) * HAND]
    return sorted(cards)


def _cards_drawn(match: Match) -> tuple[list[int], dict[tuple[int, int], int]]:
    """All cards drawn into hands, in order; and which of them is where now, by seat and slot."""
    start = _lofoten(match.position(0))
    cards: list[int] = []
    hands: list[list[int]] = [[], []]
    for seat in (start.setting.first, 1 - start.setting.first):
        hands[seat] = list(range(len(cards), len(cards) + HAND))
        cards += start.hand[seat * HAND : (seat + 1) * HAND]
    drawn = JUST_DRAWN
    for ply, entry in enumerate(match.saga.entries, 1):
        after = _lofoten(match.position(ply))
        mine = hands[entry.seat]
        verb, _, argument = entry.action.partition(" ")
        if verb == "play":
            mine.pop(POSITIONS.index(argument))
        elif verb == "put":
            mine.insert(0 if argument == "left" else HAND - 1, drawn)
            drawn = JUST_DRAWN
        elif verb == "renew":
            mine[:] = range(len(cards), len(cards) + HAND)
            cards += after.hand[entry.seat * HAND : (entry.seat + 1) * HAND]
        elif after.drawn != NONE and drawn == JUST_DRAWN:
            drawn = len(cards)
            cards.append(after.drawn)
    held = {(seat, slot): number for seat in (0, 1) for slot, number in enumerate(hands[seat])}
    now = _lofoten(match.state)
    for (seat, slot), number in held.items():
        assert cards[number] == now.hand[seat * HAND + slot]
    if drawn != JUST_DRAWN:
        held[now.to_act, JUST_DRAWN] = drawn
    return cards, held


def _other_cards(state: LofotenState, cards: list[int], hidden: dict[tuple[int, int], int]) -> list[int]:
    """The same draws with other cards where they are hidden.

    They change places with the deck's; those of a deck that is used up among each other, as all know which
    of its cards are still held.
    """
    others = list(cards)
    for deck in range(state.epoch + 1):
        of_deck = [number for place, number in hidden.items() if _deck_of(state, *place) == deck]
        spare = Counter(cards[number] for number in of_deck)
        if deck == state.epoch:
            spare += Counter(state.deck.items)
        for number in of_deck:
            others[number] = _another(cards[number], spare)
            spare -= Counter([others[number]])
    return others


def _deck_of(state: LofotenState, seat: int, slot: int) -> int:
    return state.epoch if slot == JUST_DRAWN else state.since[seat * HAND + slot]


def _lofoten(state: State) -> LofotenState:
    assert isinstance(state, LofotenState)
    return state


def others_cards_are_not_shown(frame: Json, viewer: int) -> None:
    """What is hidden is there, without a face (lofoten-2.9)."""
    nothing = {"good": "", "value": 0}
    scene = frame["scene"]
    for seat, player in enumerate(scene["players"]):
        assert all((card == nothing) == (seat != viewer) for card in player["hand"])
    if scene["drawn"] is not None:
        assert (scene["drawn"] == nothing) == (frame["decision"]["seat"] != viewer)
    for entry in frame["entries"]:
        for event in entry["events"]:
            if event["event"] == "card-drawn":
                assert (event["good"] == "") == (event["value"] == 0) == (event["seat"] != viewer)
            if event["event"] == "hand-drawn":
                assert (event["goods"] == []) == (event["values"] == []) == (event["seat"] != viewer)


# ---------------------------------------------------------------- Althing


def other_cards_and_plans(match: Match, viewer: int) -> Truth:
    """Every card that the viewer has never seen is another one, and so is what others are about to do."""
    header = match.saga.header
    if has_modules(len(header.seats), header.options):
        other, changed = swapped(match, viewer)
        return Truth(other, changed | {"own eyes": int(header.seats[1:] == () and viewer == 0)})
    return Truth(*another_truth(match, viewer))


def plans_and_cards_are_not_shown(frame: Json, viewer: int) -> None:
    """What is hidden is there, without a face; what is not confirmed is not there (althing-1.5 and 4.4)."""
    scene = frame["scene"]
    if scene["active"] != viewer:
        assert scene["payment"] is None
        assert scene["phase"] not in ("paying", "exchanging")
        assert scene["demobilised"] is None
        assert scene["composed"] is None or not scene["composed"]["left"]
        if scene["looked"] is not None:
            assert scene["looked"]["cards"] == scene["looked"]["stacked"] == []
            assert scene["looked"]["brought"] == ""
    for entry in frame["entries"]:
        assert (entry["action"] == "") == (entry["seat"] != viewer)
        for event in entry["events"]:
            if event.get("seat") == viewer:
                continue
            if event["event"] in ("cards-drawn", "cards-looked-at", "cards-stacked"):
                assert event["cards"] == []
            elif event["event"] == "card-dropped":
                assert event["card"] == ""
            elif event["event"] in ("card-stolen", "stolen-card-unused") and event["whom"] != viewer:
                assert bool(event["card"]) == (event["reserve"] or event.get("open", False))
            elif event["event"] == "card-struck":
                assert event["card"] == ""
            elif event["event"] in ("card-stored", "reserve-swapped"):
                assert bool(event["card"]) == event["open"]


# ---------------------------------------------------------------- by game

HIDDEN: dict[str, Callable[[Match, int], Truth]] = {
    "looot": nothing_hidden,
    "vikings_on_board": other_barrels_and_chests,
    "lofoten": other_hands,
    "althing": other_cards_and_plans,
}
FORGOTTEN: dict[str, Callable[[Json, int], None]] = {
    "looot": nothing_forgotten,
    "vikings_on_board": won_chests_are_not_shown,
    "lofoten": others_cards_are_not_shown,
    "althing": plans_and_cards_are_not_shown,
}
# How often a secret was another one, in so many frames, that a leak could not have gone unseen.
ENOUGH: dict[str, Callable[[Counter[str]], bool]] = {
    "looot": lambda _: True,
    # Other barrels from the start; how many chests go unseen depends on the match, see test_canaries.py.
    "vikings_on_board": lambda counts: counts["barrels"] > counts["frame"],
    # Of the three cards or more in every frame at least one.
    "lofoten": lambda counts: counts["cards"] > counts["frame"],
    # Hands in most frames; which other secrets there are depends on the match, and each of them is in matches
    # of known luck (test_althing_truth.py). Alone one knows all there is.
    "althing": lambda counts: (
        counts["own eyes"] == counts["frame"] + counts["welcome"]
        or max(counts["hands"], counts["swapped hands"]) > counts["frame"] / 2
    ),
}
