"""A position of Looot."""

from __future__ import annotations

from typing import Final, final

from drakkar.games.looot.setting import Setting
from drakkar.kernel.game import State
from drakkar.kernel.pool import Pool

# What the seat to act is busy with.
PLACING: Final = 0
PICKING: Final = 1
LAYING: Final = 2
CLOSING: Final = 3

# A land hex: one bit per seat standing on it, and whether a viking may be placed there.
VIKINGS: Final = 15
OPEN: Final = 16

# Loot not yet laid: 1–4 a resource, then buildings by their hex, so that an unlaid tile can go back.
BUILDING: Final = 8
# In hand, besides loot: a longship taken from the sea.
LONGSHIP: Final = 100

NONE: Final = -1


@final
class LoootState(State):
    """Flat lists over seats where they change often; shared tuples and ints where they seldom do."""

    __slots__ = (
        "bag",
        "castles_paid",
        "doubled",
        "fjord",
        "free",
        "ground",
        "groups",
        "held",
        "lowered",
        "open",
        "pairs_paid",
        "pending",
        "phase",
        "points",
        "raised",
        "sea",
        "second",
        "setting",
        "shields",
        "stacks",
        "tally",
        "took",
        "trophies_left",
        "trophy",
        "vikings",
        "worth",
    )

    setting: Setting
    phase: int
    raised: int  # shields raised for the viking about to be placed
    lowered: int  # shields raised and lowered again for it
    second: bool  # the viking about to be placed is the second of the turn
    took: bool  # a longship was taken this turn
    held: int  # what is to be laid now
    pending: list[int]  # loot of this turn, ascending
    vikings: list[int]  # by seat: not yet placed
    shields: list[int]  # by seat: bits of those not yet used
    trophy: list[int]  # by seat: index, or NONE
    trophies_left: int  # bits
    ground: list[int]  # by land hex
    open: list[int]  # land hexes where a viking may be placed, ascending
    groups: list[tuple[int, ...]]  # by seat: connected vikings, as bitmasks of land hexes, ascending
    doubled: tuple[int, ...]  # land hex × 4 + seat, for every further viking of a colour on one hex
    stacks: list[int]  # by building hex: tiles left
    pairs_paid: list[int]  # by seat: bits of the pairs of towers already linked
    castles_paid: list[int]  # seat × castles + castle: tiles due and paid
    fjord: list[int]  # seat × FJORD + space: code of what lies there
    free: list[tuple[int, ...]]  # by seat: free spaces, ascending
    tally: list[int]  # seat × KINDS + kind: tiles owned
    worth: list[int]  # seat × KINDS + kind: points of one such tile
    points: list[int]  # by seat
    sea: list[int]  # by sea hex: longship, or NONE
    bag: Pool

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def clone(self) -> LoootState:
        other = LoootState(self.setting)
        other.to_act = self.to_act
        other.phase = self.phase
        other.raised = self.raised
        other.lowered = self.lowered
        other.second = self.second
        other.took = self.took
        other.held = self.held
        other.pending = self.pending.copy()
        other.vikings = self.vikings.copy()
        other.shields = self.shields.copy()
        other.trophy = self.trophy.copy()
        other.trophies_left = self.trophies_left
        other.ground = self.ground.copy()
        other.open = self.open.copy()
        other.groups = self.groups.copy()
        other.doubled = self.doubled
        other.stacks = self.stacks.copy()
        other.pairs_paid = self.pairs_paid.copy()
        other.castles_paid = self.castles_paid.copy()
        other.fjord = self.fjord.copy()
        other.free = self.free.copy()
        other.tally = self.tally.copy()
        other.worth = self.worth.copy()
        other.points = self.points.copy()
        other.sea = self.sea.copy()
        other.bag = self.bag
        return other

    def key(self) -> tuple[object, ...]:
        layout = self.setting.layout
        return (
            tuple((placed.face, placed.rotation, placed.q, placed.r) for placed in layout.tiles),
            tuple((placed.face, placed.rotation, placed.q, placed.r) for placed in (layout.sea, layout.trophies)),
            tuple(sorted(self.setting.options.items())),
            self.to_act,
            (self.phase, self.raised, self.lowered, self.second, self.took, self.held),
            tuple(self.pending),
            tuple(self.vikings),
            tuple(self.shields),
            tuple(self.trophy),
            self.trophies_left,
            tuple(self.ground),
            tuple(self.open),
            tuple(self.groups),
            self.doubled,
            tuple(self.stacks),
            tuple(self.pairs_paid),
            tuple(self.castles_paid),
            tuple(self.fjord),
            tuple(self.free),
            tuple(self.tally),
            tuple(self.worth),
            tuple(self.points),
            tuple(self.sea),
            self.bag.items,
        )
