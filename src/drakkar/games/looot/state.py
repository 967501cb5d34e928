"""A position of Looot."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.setting import Setting
from drakkar.kernel.game import Secret, State
from drakkar.kernel.pool import Pool

# What the seat to act is busy with.
PLACING: Final = 0
PICKING: Final = 1
LAYING: Final = 2
CLOSING: Final = 3
LINKING: Final = 4

# A land hex: one bit per seat standing on it, and whether a viking may be placed there.
VIKINGS: Final = 15
OPEN: Final = 16

# Loot not yet laid: 1–4 a resource, then buildings by their hex, so that an unlaid tile can go back.
BUILDING: Final = 8
# In hand, besides loot: a longship taken from the sea.
LONGSHIP: Final = 100

# No trophy, no longship: in a byte there is no -1.
NONE: Final = 255


class LoootState(State):
    """Bytes, flat over the seats, for what changes often and clones copy; shared tuples else."""

    setting: Setting

    # Together: what the seat to act is busy with.
    phase: int
    raised: int  # shields raised for the viking about to be placed
    joined: int  # where the viking stands whose new pair of towers is to be chosen, from 1; 0 if none is
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
    bag: Secret[Pool]  # of longships: its order is not even there

    __slots__ = tuple(__annotations__)

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
