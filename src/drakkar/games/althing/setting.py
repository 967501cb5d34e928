"""All that stays the same during a match: the track, what is in force, and the cards as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from drakkar.games.althing.box import Card, Components, Step
from drakkar.games.althing.pieces import (
    FIRST_TROLL,
    FIRST_VIKING,
    MOST_SEATS,
    SACRED_GROUND,
    SEASONED,
    SYMBOLS,
)


@final
class Setting:
    """Shared by every clone of a match's positions. Tables of cards are by kind, of steps by position."""

    def __init__(
        self,
        components: Components,
        options: Mapping[str, str],
        seats: int,
        first: int,
        track: tuple[Step, ...],
        deck: tuple[int, ...],
        complement: bool,
        symbols: tuple[int, ...],
        counter: bool,
        storms: bool,
        reserve: bool,
    ) -> None:
        """`track` with Kattegat and the last card; `symbols` are those in force."""
        self.components = components
        self.options: dict[str, str] = dict(options)
        self.seats: int = seats
        self.first: int = first
        self.teams: bool = seats == MOST_SEATS
        self.deck_sources: tuple[str, ...] = tuple([f"deck-{seat}" for seat in range(seats)])
        self.hand_sources: tuple[str, ...] = tuple([f"hand-{seat}" for seat in range(seats)])
        self.deck: tuple[int, ...] = deck  # what everybody starts with
        self.complement: bool = complement

        self.track: tuple[Step, ...] = track
        self.end: int = len(track) - 1  # the position of the last card
        self.need: tuple[tuple[int, int, int], ...] = tuple(
            [(step.nuggets, step.wood, step.bones) for step in track]
        )
        self.sacred: tuple[bool, ...] = tuple([SACRED_GROUND in step.symbols for step in track])
        self.seasoned: tuple[bool, ...] = tuple([SEASONED in step.symbols for step in track])

        self.in_force: tuple[bool, ...] = tuple([symbol in symbols for symbol in range(len(SYMBOLS))])
        self.counter: bool = counter  # a day labourer can be countered
        self.storms: bool = storms
        self.reserve: bool = reserve
        self.open_reserve: bool = reserve and self.teams
        self.cowardly: bool = options["cowardly_troll"] == "on"
        self.dodge_counter: bool = options["dodge_the_counter"] == "on"

        cards: tuple[Card, ...] = components.cards
        self.cost: tuple[int, ...] = tuple([card.cost for card in cards])
        self.nuggets: tuple[int, ...] = tuple([card.nuggets for card in cards])
        self.wood: tuple[int, ...] = tuple([card.wood for card in cards])
        self.bones: tuple[int, ...] = tuple([card.bones for card in cards])
        self.universal: tuple[int, ...] = tuple([card.universal for card in cards])
        # The symbols of a card that are in force.
        self.symbols: tuple[tuple[int, ...], ...] = tuple(
            [tuple([symbol for symbol in card.symbols if symbol in symbols]) for card in cards]
        )
        self.slots: int = components.slots
        self.round_cap: int = components.round_cap
        self.action_cap: int = components.action_cap
        self.exchange_cap: int = components.exchanges

    def assembly_cards(self) -> list[int]:
        """Every card of the assembly, by kind."""
        found: list[int] = []
        for kind in range(FIRST_VIKING, FIRST_TROLL):
            card = self.components.cards[kind]
            found += [kind] * (card.initial + (card.complement if self.complement else 0))
        return found
