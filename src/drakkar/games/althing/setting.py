"""All that stays the same during a match: what is in force, and the cards as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.althing.box import Card, Components
from drakkar.games.althing.gains import packed
from drakkar.games.althing.pieces import (
    BALDUR,
    FIRST_TROLL,
    FIRST_VIKING,
    LOKI,
    MOST_SEATS,
    REWARD,
    SYMBOLS,
)

# Options that came later, with their usual values: so they are not in the key, and matches recorded before
# keep their checksums. For the same reason the key has "usual" faces by what they are.
_LATER: Final[dict[str, str]] = {"twins": "nuggets", "fair_weather": "own_phase"}


@final
class Setting:
    """Shared by every clone of a match's positions. Tables of cards are by kind."""

    def __init__(
        self,
        components: Components,
        options: Mapping[str, str],
        seats: int,
        first: int,
        deck: tuple[int, ...],
        complement: bool,
        symbols: tuple[int, ...],
        counter: bool,
        storms: bool,
        reserve: bool,
        free: bool = False,
        twin: int = 0,
    ) -> None:
        """`deck` is what all start with; `symbols` are those in force; `free` with the modules' options; the
        twins of the legend begin with that number `twin`."""
        self.components = components
        self.options: dict[str, str] = dict(options)
        self.seats: int = seats
        self.first: int = first
        self.teams: bool = seats == MOST_SEATS
        self.deck_sources: tuple[str, ...] = tuple([f"deck-{seat}" for seat in range(seats)])
        self.hand_sources: tuple[str, ...] = tuple([f"hand-{seat}" for seat in range(MOST_SEATS)])
        self.deck: tuple[int, ...] = deck  # what everybody starts with, if decks are not composed
        self.complement: bool = complement

        self.solo: bool = seats == 1
        self.figures: int = seats + 1 if self.solo else seats  # everybody with a pawn: Thorfinn too
        self.mode: str = options["thorfinn"] if self.solo else ""
        self.faces: str = options["faces"]
        if self.faces == "usual":
            self.faces = "mixed" if self.solo else "a"  # as the rulebook lays them (clause 2.3)
        self.legend: bool = self.solo and components.modes[self.mode].trolls > 0
        self.trolls: int = components.modes[self.mode].trolls if self.solo else components.trolls
        self.twin: int = twin
        self.thorfinn: tuple[int, ...] = components.thorfinn_deck(self.mode, twin) if self.solo else ()
        self.lifting: bool = self.solo and options["fair_weather"] == "own_phase"
        self.free: bool = free
        self.hela: bool = free and options["hela"] == "on"
        self.layout: str = options["epic"] if free else "straight"
        self.composed: bool = free and options["deck"] in ("own", "own_loki")
        self.loki_for_all: bool = self.composed and options["deck"] == "own_loki"
        self.pool: tuple[int, ...] = self._pool(components)

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
        self.gains: tuple[int, ...] = tuple([packed(card) for card in cards])
        # By type: what a card gives at most of it, what is universal being of that type.
        self.at_most: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple([gains[kind] + self.universal[kind] for kind in range(len(cards))])
                for gains in (self.nuggets, self.wood, self.bones)
            ]
        )
        # The symbols of a card that are in force, and the same as bits.
        self.symbols: tuple[tuple[int, ...], ...] = tuple(
            [tuple([symbol for symbol in card.symbols if symbol in symbols]) for card in cards]
        )
        self.symbol_bits: tuple[int, ...] = tuple(
            [sum([1 << symbol for symbol in found]) for found in self.symbols]
        )
        # Whether a reward can turn up at all: it is looked for in every payment.
        own = self.pool if self.composed else deck
        kinds = {*own, *self.assembly_cards(), *([LOKI] if self.loki_for_all else [])}
        self.rewards: bool = any(REWARD in self.symbols[kind] for kind in kinds)
        self.slots: int = components.solo_slots if self.solo else components.slots
        self.round_cap: int = components.round_cap
        self.action_cap: int = components.action_cap
        self.exchange_cap: int = components.exchanges
        # Of the vector (encode.py) what stays the same; filled when it is first asked for.
        self.encoded: bytes = b""

    def __reduce__(self) -> tuple[object, ...]:
        symbols = tuple([symbol for symbol, found in enumerate(self.in_force) if found])
        laid_out = (self.options, self.seats, self.first, self.deck, self.complement, symbols)
        rest = (self.counter, self.storms, self.reserve, self.free, self.twin)
        return Setting, (self.components, *laid_out, *rest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """What tells it from the settings of other matches with the same components."""
        options = [item for item in self._outright().items() if _LATER.get(item[0]) != item[1]]
        drawn = (self.twin,) if self.options["twins"] == "drawn" else ()
        return (tuple(sorted(options)), self.first, *drawn)

    def _outright(self) -> dict[str, str]:
        return {**self.options, "faces": self.faces}

    def _pool(self, components: Components) -> tuple[int, ...]:
        """What a deck is composed from: no Baldur against Thorfinn, no Loki where all have him besides."""
        if not self.composed:
            return ()
        without = [BALDUR] if self.solo else []
        if self.loki_for_all:
            without.append(LOKI)
        return tuple([kind for kind in components.pool if kind not in without])

    def assembly_cards(self) -> list[int]:
        """Every card of the assembly, by kind."""
        found: list[int] = []
        for kind in range(FIRST_VIKING, FIRST_TROLL):
            card = self.components.cards[kind]
            copies = card.initial + (card.complement if self.complement else 0)
            found += [kind] * (copies + (card.hela if self.hela else 0))
        return found
