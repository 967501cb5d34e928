"""What a client draws: the stage once, the scene after every ply. A card the viewer may not know is "".

Slots and rounds are counted from 1, seats from 0; a position is the number of crossings made, a place where
a card of the epic lies: 0 is Kattegat in both. Against Thorfinn, number 1 among the seats is him.
`source` says where a card's data come from (rulebook, public, reconstructed or override) and `strength` how
sure a reconstructed one is (strong, medium or weak, else ""), so that a client can mark them.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class CardInfo:
    """`type` is player, viking, jotunn, fjord_troll or troll; `currency` nuggets, wood_bones or "" for what
    cannot be recruited; `universal` so much of one type of one's choice; `owner` the seat of a Troll, else
    -1."""

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
    """`family` is ruse, dodge, event, providence, malediction or, of Thorfinn's cards, shortage; `answer` the
    symbol that stops it, "" if nothing does in this match; `in_force` is false for an icon that the scenario
    leaves out."""

    id: str
    family: str
    answer: str
    in_force: bool


@dataclass
class HelaInfo:
    """A Hela card: the symbols of its two sides, and by how much each changes nuggets, wood and bones."""

    id: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    left_shift: tuple[int, int, int]
    right_shift: tuple[int, int, int]
    source: str
    strength: str


@dataclass
class ThorfinnInfo:
    """A card of Thorfinn's deck: how many he recruits, what he does by your position (axe, troll,
    shortage_nuggets …), how far he climbs, and whether it shows a shield or a detroll. `replaces` is the card
    whose twin a legend's card is, else ""."""

    id: str
    recruits: int
    rows: tuple[tuple[str, ...], ...]
    climb: int
    shield: bool
    detroll: bool
    replaces: str
    source: str
    strength: str


@dataclass
class AlthingStage:
    """What stays the same for the whole match. `cards` are the kinds that can turn up in it; `teams` the
    seats that play together, () without teams; `reserve` is off, hidden or open. `layout` of the epic is
    straight, six or eight; `deck` classic, baldur, own or own_loki. `hela` are all Hela cards, () without
    them. `mode` is that of Thorfinn and `thorfinn` his cards, "" and () if he does not play; `trolls` are
    those a player starts with."""

    scenario: str
    seats: int
    first: int
    teams: tuple[tuple[int, ...], ...]
    cards: tuple[CardInfo, ...]
    symbols: tuple[SymbolInfo, ...]
    layout: str
    deck: str
    hela: tuple[HelaInfo, ...]
    mode: str
    thorfinn: tuple[ThorfinnInfo, ...]
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
class StepScene:
    """A card of the epic. `role` is start, step, thing or althing; `next` are the places that one goes to
    from here, two at a fork, the left one first; `branch` is left, right or "" where all pass.

    `left` and `right` are the Hela cards that show beside it, "" without. `nuggets`, `wood` and `bones` are
    what it asks for with them, `printed` without; `symbols` are its own and theirs: sacred_ground, seasoned,
    hela, illness_zone, cursed_troll_zone, curse_zone, resource_shift or ovedur_zone.
    """

    place: int
    position: int
    id: str
    face: str
    role: str
    next: tuple[int, ...]
    branch: str
    left: str
    right: str
    nuggets: int
    wood: int
    bones: int
    printed: tuple[int, int, int]
    symbols: tuple[str, ...]
    source: str
    strength: str


@dataclass
class PaymentScene:
    """A goal and what is pledged for it so far; only who pays sees it.

    `goal` is recruit or cross; `slots` and `cards` those to be recruited; `currency` nuggets or wood_bones,
    "" for a step. `cost` is the sum asked for in that currency, of a step the sum of its three. `nuggets`,
    `wood`, `bones` and `universal` are what the pledged cards and the borrowed one give in all; `missing` is
    what is still short, the universal ones used as well as can be; `enough` that it can be confirmed. `place`
    is that of the step to be crossed onto, 0 for recruits. `reward` is the card played for that symbol, from
    the hand, the stone or borrowed, and `doubled` that whose nuggets count twice; "" without.
    """

    goal: str
    place: int
    slots: tuple[int, ...]
    cards: tuple[str, ...]
    currency: str
    cost: int
    pledged: tuple[str, ...]
    reward: str
    doubled: str
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
    What Thorfinn does (`seat` 1) and what a cursed step does (`seat` is `target`) has no card: "".
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
class ComposedScene:
    """A deck being composed, or waiting for those of the others; only its player sees it. It will have `size`
    cards: `picked` so far, and `left` to pick from by kind, whether they may still be picked or not; nothing
    is left once the deck is confirmed."""

    size: int
    picked: tuple[str, ...]
    left: dict[str, int]


@dataclass
class DemobilisedScene:
    """An exchange by demobilised; only its player sees it: the card `given` ("" before it is chosen), the
    slots and `cards` taken so far, and the `value` still left of its cost."""

    given: str
    slots: tuple[int, ...]
    cards: tuple[str, ...]
    value: int


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
class StoneScene:
    """An invocation stone: `laid` lies on `card`, "" while it is being chosen; `ready` if the seat may invoke
    it in its own phase already."""

    card: str
    laid: str
    ready: bool


@dataclass
class ThorfinnScene:
    """Thorfinn: where he stands, his card of the round (troll if it is one of yours, "" before the first),
    his hand, which is open to you, his Trolls at home; `deck` are his cards still to be revealed, in no
    order, after `deck_trolls` of your Trolls. `shortage` are the resources that count nothing in this phase.
    """

    place: int
    position: int
    card: str
    hand: tuple[str, ...]
    trolls: int
    deck: tuple[str, ...]
    deck_trolls: int
    shortage: tuple[str, ...]


@dataclass
class PlayerScene:
    """A seat's own area.

    `hand` has every card, "" where unknown; of another seat the ones that all know come first. `hand_limit`
    is what it draws up to, `limit_grows` if that is more from the end of its next phase. `deck` counts its
    cards, `deck_trolls` are those known to be on top, the next one first. `discard` has every card. `reserve`
    is the card there, "" if unknown or none; `reserve_full` tells these two apart. `trolls` and `storm_ready`
    are its own Trolls and storm Troll at hand; `storms` those that lie before it. `owned` counts all cards of
    its deck, hand, discard pile, reserve and stone by kind, wherever they are: that is public. `cursed` if
    its step forbids ruses, dodges and events; `ill` if its illness lies on the assembly, or will at its
    phase's end.
    """

    place: int
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
    stone: StoneScene | None
    cursed: bool
    ill: bool
    trolls: int
    storm_ready: bool
    storms: tuple[StormScene, ...]
    owned: dict[str, int]
    points: dict[str, int]
    total: int


@dataclass
class AlthingScene:
    """What changes from ply to ply. `track` are the cards of the epic by place.

    `active` is the seat whose phase it is, -1 at the end; who is to act may be another one, answering.
    `crossed` if it has crossed in this phase; `actions_left` before only `end` is left (clause 5.6).
    `plotted` is the first slot of a plot, which only who plots sees, else 0. `assembly` is by slot, "" where
    empty.
    `ending` if a seat stands on the last card and the round is being completed. `guest` is the card of slot
    6, "" without one; `size` what the row is filled up to. `hela` is the card that the active seat has to
    place; `cleared` if fair weather lets it recruit where its step forbids it; `out` counts the cards out of
    the game.
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
    composed: ComposedScene | None
    demobilised: DemobilisedScene | None
    hela: str
    cleared: bool
    plotted: int
    track: tuple[StepScene, ...]
    assembly: tuple[str, ...]
    guest: str
    size: int
    deck: DeckScene
    out: dict[str, int]
    thorfinn: ThorfinnScene | None
    players: tuple[PlayerScene, ...]
