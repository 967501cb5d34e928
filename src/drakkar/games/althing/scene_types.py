"""What a client draws: the stage once, the scene after every ply. A card the viewer may not know is "".

Slots and rounds are counted from 1, seats from 0; a position is the number of crossings made, 0 is Kattegat.
`source` says where a card's data come from (rulebook, public, reconstructed or override) and `strength` how
sure a reconstructed one is (strong, medium or weak, else ""), so that a client can mark them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class CardInfo:
    """`type` is player, viking, fjord_troll or troll; `currency` nuggets, wood_bones or "" for what cannot be
    recruited; `universal` so much of one type of one's choice; `owner` the seat of a Troll, else -1."""

    id: str
    type: str
    cost: int
    currency: str
    nuggets: int
    wood: int
    bones: int
    universal: int
    symbols: tuple[str, ...]
    owner: int
    source: str
    strength: str


@dataclass
class SymbolInfo:
    """`family` is ruse, dodge, event or providence; `answer` the symbol that stops it, "" if nothing does in
    this match; `in_force` is false for an icon that the scenario leaves out."""

    id: str
    family: str
    answer: str
    in_force: bool


@dataclass
class StepInfo:
    """A card of the track: `role` is start, step, thing or althing; `symbols` sacred_ground or seasoned."""

    position: int
    id: str
    face: str
    role: str
    nuggets: int
    wood: int
    bones: int
    symbols: tuple[str, ...]
    source: str
    strength: str


@dataclass
class AlthingStage:
    """What stays the same for the whole match. `cards` are the kinds that can turn up in it; `teams` the
    seats that play together, () without teams; `reserve` is off, hidden or open."""

    scenario: str
    seats: int
    first: int
    teams: tuple[tuple[int, ...], ...]
    cards: tuple[CardInfo, ...]
    symbols: tuple[SymbolInfo, ...]
    track: tuple[StepInfo, ...]
    slots: int
    trolls: int
    storms: bool
    reserve: str
    seasoned_limit: int
    cowardly_troll: bool
    dodge_the_counter: bool
    round_cap: int
    action_cap: int


@dataclass
class PaymentScene:
    """A goal and what is pledged for it so far; only who pays sees it.

    `goal` is recruit or cross; `slots` and `cards` those to be recruited; `currency` nuggets or wood_bones,
    "" for a step. `cost` is the sum asked for in that currency, of a step the sum of its three. `nuggets`,
    `wood`, `bones` and `universal` are what the pledged cards and the borrowed one give in all; `missing` is
    what is still short, the universal ones used as well as can be; `enough` that it can be confirmed.
    """

    goal: str
    slots: tuple[int, ...]
    cards: tuple[str, ...]
    currency: str
    cost: int
    pledged: tuple[str, ...]
    nuggets: int
    wood: int
    bones: int
    universal: int
    missing: int
    enough: bool


@dataclass
class BorrowedScene:
    """The card in use that is not one's own: `origin` is hand, reserve or assembly, which has `owner` -1."""

    card: str
    origin: str
    owner: int


@dataclass
class AnnouncedScene:
    """A symbol that was played and is not yet resolved.

    `seat` played `card` for `symbol`, at `target` (-1 without one, or not yet chosen), at its `reserve`.
    `answer` is the symbol that the seat to act is asked for, "" when none is. `counter` is the seat whose
    counter-attack with `counter_card` may now be dodged (option dodge_the_counter), else -1 and "".
    """

    seat: int
    card: str
    symbol: str
    target: int
    reserve: bool
    answer: str
    counter: int
    counter_card: str


@dataclass
class LookedScene:
    """The reorganiser's cards: `cards` looked at and `returned` from the assembly, both not yet stacked;
    `brought` is chosen for the assembly; `stacked` in the order in which they will be drawn; `side` is above,
    below or "". Others see `number` alone."""

    number: int
    cards: tuple[str, ...]
    returned: tuple[str, ...]
    brought: str
    stacked: tuple[str, ...]
    side: str


@dataclass
class DeckScene:
    """The assembly deck: all its cards, and those of them that were put on top (the next one first) and
    underneath (the next one first), "" where the viewer does not know which."""

    number: int
    top: tuple[str, ...]
    bottom: tuple[str, ...]


@dataclass
class StormScene:
    """A storm Troll before a seat: `face` is stormur or ovedur."""

    owner: int
    face: str


@dataclass
class PlayerScene:
    """A seat's own area.

    `hand` has every card, "" where unknown; of another seat the ones that all know come first. `hand_limit`
    is what it draws up to, `limit_grows` if that is more from the end of its next phase. `deck` counts its
    cards, `deck_trolls` are those known to be on top, the next one first. `discard` has every card. `reserve`
    is the card there, "" if unknown or none; `reserve_full` tells these two apart. `trolls` and `storm_ready`
    are its own Trolls and storm Troll at hand; `storms` those that lie before it. `owned` counts all cards of
    its deck, hand, discard pile and reserve by kind, wherever they are: that is public.
    """

    position: int
    sacred: bool
    finished: bool
    hand: tuple[str, ...]
    hand_limit: int
    limit_grows: bool
    deck: int
    deck_trolls: tuple[str, ...]
    discard: tuple[str, ...]
    reserve: str
    reserve_full: bool
    trolls: int
    storm_ready: bool
    storms: tuple[StormScene, ...]
    owned: dict[str, int]
    points: dict[str, int]
    total: int


@dataclass
class AlthingScene:
    """What changes from ply to ply.

    `active` is the seat whose phase it is, -1 at the end; who is to act may be another one, answering.
    `crossed` if it has crossed in this phase; `actions_left` before only `end` is left (clause 5.6).
    `plotted` is the first slot of a plot, which only who plots sees, else 0. `assembly` is by slot, "" where
    empty. `ending` if a seat stands on the last card and the round is being completed.
    """

    phase: str
    round: int
    active: int
    crossed: bool
    actions_left: int
    ending: bool
    payment: PaymentScene | None
    borrowed: BorrowedScene | None
    announced: AnnouncedScene | None
    looked: LookedScene | None
    plotted: int
    assembly: tuple[str, ...]
    deck: DeckScene
    players: tuple[PlayerScene, ...]
