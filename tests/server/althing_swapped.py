"""Another truth of a match of Althing with modules, or against Thorfinn: the cards that others hold or have
still to draw have changed places, so have decks being composed, and the log has other cards where it keeps
them back.

Its past stays as it was, so it says less than the other truths of althing_truth.py, but of every module.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import copy
from dataclasses import replace

from drakkar.games.althing.events import (
    CardDropped,
    CardsDrawn,
    CardsLookedAt,
    CardsStacked,
    CardStolen,
    StolenCardUnused,
)
from drakkar.games.althing.events_modules import CardStruck
from drakkar.games.althing.meta import META
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool
from drakkar.play.match import Match

MODULES = ("epic", "hela", "hela_steps")
ANOTHER = "heskabech"  # in place of any card that is not told


def has_modules(seats: int, options: Mapping[str, str]) -> bool:
    usual = {option.name: option.default for option in META.options}
    changed = any(options[name] != usual[name] for name in MODULES)
    return seats == 1 or changed or options["deck"].startswith("own")


def swapped(match: Match, viewer: int) -> tuple[Match, dict[str, int]]:
    """The match with other cards in the hands of others; and how many secrets of each sort are others now."""
    other = copy(match)
    other.state = match.state.clone()
    assert isinstance(other.state, AlthingState)
    hands = _swap_hands(other.state, viewer)
    decks = _swap_decks(other.state, viewer)
    other.events = [[_another(event, viewer) for event in events] for events in match.events]
    other.opening = [_another(event, viewer) for event in match.opening]
    told = sum(one != two for one, two in zip(match.events, other.events, strict=True))
    return other, {"swapped hands": hands, "swapped decks": decks, "swapped events": told}


def _swap_hands(state: AlthingState, viewer: int) -> int:
    """With the deck: as many other cards as it has, but for those that all know to be in the hand."""
    changed = 0
    for seat in range(state.setting.seats):
        if seat == viewer:
            continue
        held = Counter(state.hand[seat])  # without what is pledged
        shown = list((held & Counter(state.shown[seat])).elements())
        secret = list((held - Counter(shown)).elements())
        cards = [*state.deck[seat].items, *secret]
        hand, deck = cards[: len(secret)], cards[len(secret) :]
        changed += sum((Counter(hand) - Counter(secret)).values())
        state.hand[seat] = tuple(sorted(shown + hand))
        state.deck[seat] = Pool(sorted(deck), f"deck-{seat}")
    return changed


def _swap_decks(state: AlthingState, viewer: int) -> int:
    """Decks being composed: of others that are done, and of who is at it."""
    modules = state.modules = state.modules.copy()
    pool = sorted(state.setting.pool)
    decks = list(modules.chosen)
    for seat, deck in enumerate(decks):
        if deck and seat != viewer:
            decks[seat] = tuple(
                pool[-len(deck) :] if deck != tuple(pool[-len(deck) :]) else pool[: len(deck)]
            )
    changed = sum(one != two for one, two in zip(decks, modules.chosen, strict=True))
    modules.chosen = tuple(decks)
    if pool and state.active != viewer and modules.picked:
        modules.picked = modules.picked[:-1]
        changed += 1
    return changed


def _another(event: Event, viewer: int) -> Event:
    """The event with another card, where the viewer is not to know it (clauses 1.5, 9.9 and 16.6)."""
    if isinstance(event, CardsDrawn | CardsLookedAt | CardsStacked) and event.seat != viewer:
        return replace(event, cards=(ANOTHER,) * event.number)
    if isinstance(event, CardDropped) and event.seat != viewer:
        return replace(event, card=ANOTHER)
    if isinstance(event, CardStruck) and event.whom != viewer:
        return replace(event, card=ANOTHER)
    if isinstance(event, CardStolen | StolenCardUnused) and viewer not in (event.seat, event.whom):
        known = event.reserve or (isinstance(event, CardStolen) and event.open)
        return event if known else replace(event, card=ANOTHER)
    return event
