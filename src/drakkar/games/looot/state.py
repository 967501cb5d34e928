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

# No trophy, no longship: in a byte there is no -1.
NONE: Final = 255


@final
class LoootState(State):
    """Bytes, flat over the seats, for what changes often and clones copy; shared tuples else."""

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
    took: int  # the sea hex emptied this turn, from 1; 0 if none
    held: int  # what is to be laid now
    pending: list[int]  # loot of this turn, ascending
    vikings: bytearray  # by seat: not yet placed
    shields: bytearray  # by seat: bits of those not yet used
    trophy: bytearray  # by seat: index, or NONE
    trophies_left: int  # bits
    ground: bytearray  # by land hex
    open: list[int]  # land hexes where a viking may be placed, ascending
    groups: list[tuple[int, ...]]  # by seat: connected vikings, as bitmasks of land hexes, ascending
    doubled: tuple[int, ...]  # land hex × 4 + seat, for every further viking of a colour on one hex
    stacks: bytearray  # by building hex: tiles left
    pairs_paid: tuple[int, ...]  # by seat: bits of the pairs of towers already linked
    castles_paid: bytearray  # seat × castles + castle: tiles due and paid
    fjord: bytearray  # seat × FJORD + space: code of what lies there
    free: list[tuple[int, ...]]  # by seat: free spaces, ascending
    tally: bytearray  # seat × KINDS + kind: tiles owned
    worth: tuple[tuple[int, ...], ...]  # by seat and kind: points of one such tile
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
        other.pairs_paid = self.pairs_paid
        other.castles_paid = self.castles_paid.copy()
        other.fjord = self.fjord.copy()
        other.free = self.free.copy()
        other.tally = self.tally.copy()
        other.worth = self.worth
        other.points = self.points.copy()
        other.sea = self.sea.copy()
        other.bag = self.bag
        return other

    def key(self) -> tuple[object, ...]:
        layout = self.setting.layout
        return (
            tuple((placed.face, placed.rotation, placed.q, placed.r) for placed in layout.tiles),
            tuple(
                (placed.face, placed.rotation, placed.q, placed.r) for placed in (layout.sea, layout.trophies)
            ),
            tuple(sorted(self.setting.options.items())),
            self.to_act,
            (self.phase, self.raised, self.lowered, self.second, self.took, self.held),
            tuple(self.pending),
            bytes(self.vikings),
            bytes(self.shields),
            bytes(self.trophy),
            self.trophies_left,
            bytes(self.ground),
            tuple(self.open),
            tuple(self.groups),
            self.doubled,
            bytes(self.stacks),
            self.pairs_paid,
            bytes(self.castles_paid),
            bytes(self.fjord),
            tuple(self.free),
            bytes(self.tally),
            self.worth,
            tuple(self.points),
            tuple(self.sea),
            self.bag.items,
        )
