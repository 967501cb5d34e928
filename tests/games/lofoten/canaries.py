"""Lofoten as it might have been: what the server's leak tests change behind a viewer's back."""

from __future__ import annotations

from collections import Counter

from drakkar.games.lofoten.pieces import CARDS, HAND, NONE, POSITIONS
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Live, Script
from drakkar.kernel.events import Event
from drakkar.kernel.game import State
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga
from tests.server.canaries import Canary, Json, Sitting, Truth, another

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
    opening: list[Event] = []
    state = game.new(len(saga.header.seats), saga.header.options, Script(luck), opening)
    other = Match(
        game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()), opening
    )
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
            others[number] = another(cards[number], spare)
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


CANARY = Canary(
    hidden=other_hands,
    forgotten=others_cards_are_not_shown,
    # Of the three cards or more in every frame at least one.
    enough=lambda counts: counts["cards"] > counts["frame"],
    sittings=(Sitting(),),
    never_now=("keep", "unload A", "seize 3"),
    draws=("done", "pile 1", "pile 2"),
)
