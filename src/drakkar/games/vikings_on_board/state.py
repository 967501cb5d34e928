"""A position of Vikings on Board."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board.setting import Setting
from drakkar.kernel.game import Secret, State
from drakkar.kernel.pool import Pool

# What the seat to act is busy with.
CHOOSING: Final = 0
BODY: Final = 1
SECOND_BODY: Final = 2
DESTINATION: Final = 3
BARREL: Final = 4
ZONE: Final = 5
CHEST: Final = 6
LOADING: Final = 7
PRICE: Final = 8
BONUS: Final = 9
DEPARTING: Final = 10
SHARING: Final = 11
BOXING: Final = 12
PHASES: Final = (
    "choosing",
    "body",
    "second_body",
    "destination",
    "barrel",
    "zone",
    "chest",
    "loading",
    "price",
    "bonus",
    "departing",
    "sharing",
    "boxing",
)

NONE: Final = -1

# Where a barrel is: on a zone (ship × 4 + colour), or one of these.
IN_HAND: Final = 32
WON: Final = 33

# A chest that some seats have seen: good, plus one bit for each of them. A view has UNKNOWN for the good.
UNKNOWN: Final = 3
GOOD: Final = 3
SEEN: Final = 4
SEEN_BY_ALL: Final = 15 * SEEN

# The side of the buildings that the vikings go to, where the chief stands.
LOWER: Final = 0
UPPER: Final = 1


class VikingsOnBoardState(State):
    """Tuples for what changes in one piece, so that clones share them; lists for the rest."""

    setting: Setting

    # Together: what is asked.
    to_act: int
    phase: int
    building: int  # whose action is being carried out, or NONE
    picked: int  # a body's place (ship × 5 + place), a barrel or a drawn chest chosen so far, or NONE

    # Together: the round.
    round: int  # from 1
    chief: int  # UPPER or LOWER
    stood: tuple[int, ...]  # by building: the seat whose viking stood on the old side as the round began
    queue: tuple[int, ...]  # the buildings where they stood, ascending
    waiting: int  # how many of the queue have moved: the next one's place in it

    # Together: the vikings that have moved.
    moved: list[int]  # by building: the seat whose viking stands on the chief's side, or NONE
    taken: int  # the buildings of `moved` that have one, as bits

    crews: list[tuple[int, ...]]  # by ship: its bodies from the bow
    cargo: list[tuple[int, ...]]  # by ship: the goods on its bow, in the order loaded

    # Together: ships and bodies, as bits.
    docked: int
    manned: int  # docked ships with a body
    roomy: int  # docked ships that have room for another body
    bonus: int  # bodies with a bonus viking

    values: Secret[tuple[int, ...]]  # seat × 4 + barrel

    # Together: the bets.
    barrels: list[int]  # seat × 4 + barrel: its zone, IN_HAND or WON
    bets: int  # zones with a barrel, as bits

    levels: list[int]  # by good: the cell of the price track

    # Together: the warehouses.
    unseen: Secret[Pool]  # goods of the chests that nobody has seen, of both stacks
    stack: int  # chests left in Warehouse 1
    fresh: int  # chests of Warehouse 2 that were never drawn, above `bottom`
    bottom: Secret[tuple[int, ...]]  # returned there, the uppermost first: good + SEEN × bits of seats
    drawn: Secret[tuple[int, ...]]  # just drawn, in order, as in `bottom`

    # Together: the chests that have left.
    won: Secret[list[int]]  # seat × 3 + good: chests
    boxed: list[int]  # by good: chests that went back to the box

    # Together: the departure.
    stern: int  # the seat that took this round's stern, or NONE
    departed: int  # how many ships have left
    leaving: int  # the ship whose chests are being shared, or NONE
    order: tuple[int, ...]  # colours aboard it, by influence
    due: int  # the place in `order` of the colour whose share comes now

    __slots__ = tuple(__annotations__)

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
