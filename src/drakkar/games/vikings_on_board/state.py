"""A position of Vikings on Board."""

from __future__ import annotations

from typing import Final, final

from drakkar.games.vikings_on_board.setting import Setting
from drakkar.kernel.game import State
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


@final
class VikingsOnBoardState(State):
    """Tuples for what changes in one piece, so that clones share them; lists for the rest."""

    __slots__ = (
        "barrels",
        "bets",
        "bonus",
        "bottom",
        "boxed",
        "building",
        "cargo",
        "chief",
        "crews",
        "departed",
        "docked",
        "drawn",
        "due",
        "fresh",
        "leaving",
        "levels",
        "manned",
        "moved",
        "order",
        "phase",
        "picked",
        "queue",
        "roomy",
        "round",
        "setting",
        "stack",
        "stern",
        "stood",
        "taken",
        "unseen",
        "values",
        "waiting",
        "won",
    )

    setting: Setting
    phase: int
    round: int  # from 1
    chief: int  # UPPER or LOWER
    stood: tuple[int, ...]  # by building: the seat whose viking stood on the old side as the round began
    queue: tuple[int, ...]  # the buildings where they stood, ascending
    waiting: int  # how many of the queue have moved: the next one's place in it
    moved: list[int]  # by building: the seat whose viking stands on the chief's side, or NONE
    taken: int  # the buildings of `moved` that have one, as bits
    building: int  # whose action is being carried out, or NONE
    picked: int  # a body's place (ship × 5 + place), a barrel or a drawn chest chosen so far, or NONE
    crews: list[tuple[int, ...]]  # by ship: its bodies from the bow
    cargo: list[tuple[int, ...]]  # by ship: the goods on its bow, in the order loaded
    docked: int  # ships, as bits
    manned: int  # docked ships with a body, as bits
    roomy: int  # docked ships that have room for another body, as bits
    bonus: int  # bodies with a bonus viking, as bits
    values: tuple[int, ...]  # seat × 4 + barrel
    barrels: list[int]  # seat × 4 + barrel: its zone, IN_HAND or WON
    bets: int  # zones with a barrel, as bits
    levels: list[int]  # by good: the cell of the price track
    unseen: Pool  # goods of the chests that nobody has seen, of both stacks
    stack: int  # chests left in Warehouse 1
    fresh: int  # chests of Warehouse 2 that were never drawn, above `bottom`
    bottom: tuple[int, ...]  # returned to Warehouse 2, the uppermost first: good + SEEN × bits of seats
    drawn: tuple[int, ...]  # just drawn, in order, as in `bottom`
    won: list[int]  # seat × 3 + good: chests
    boxed: list[int]  # by good: chests that went back to the box
    stern: int  # the seat that took this round's stern, or NONE
    departed: int  # how many ships have left
    leaving: int  # the ship whose chests are being shared, or NONE
    order: tuple[int, ...]  # colours aboard it, by influence
    due: int  # the place in `order` of the colour whose share comes now

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def clone(self) -> VikingsOnBoardState:
        other = VikingsOnBoardState(self.setting)
        other.to_act = self.to_act
        other.phase = self.phase
        other.round = self.round
        other.chief = self.chief
        other.stood = self.stood
        other.queue = self.queue
        other.waiting = self.waiting
        other.moved = self.moved.copy()
        other.taken = self.taken
        other.building = self.building
        other.picked = self.picked
        other.crews = self.crews.copy()
        other.cargo = self.cargo.copy()
        other.docked = self.docked
        other.manned = self.manned
        other.roomy = self.roomy
        other.bonus = self.bonus
        other.values = self.values
        other.barrels = self.barrels.copy()
        other.bets = self.bets
        other.levels = self.levels.copy()
        other.unseen = self.unseen
        other.stack = self.stack
        other.fresh = self.fresh
        other.bottom = self.bottom
        other.drawn = self.drawn
        other.won = self.won.copy()
        other.boxed = self.boxed.copy()
        other.stern = self.stern
        other.departed = self.departed
        other.leaving = self.leaving
        other.order = self.order
        other.due = self.due
        return other

    def key(self) -> tuple[object, ...]:
        setting = self.setting
        return (
            setting.seats,
            tuple(sorted(setting.options.items())),
            (self.to_act, self.phase, self.building, self.picked),
            (self.round, self.chief, self.stood, self.queue, self.waiting),
            (tuple(self.moved), self.taken),
            tuple(self.crews),
            tuple(self.cargo),
            (self.docked, self.manned, self.roomy, self.bonus),
            self.values,
            (tuple(self.barrels), self.bets),
            tuple(self.levels),
            (self.unseen.items, self.stack, self.fresh, self.bottom, self.drawn),
            (tuple(self.won), tuple(self.boxed)),
            (self.stern, self.departed, self.leaving, self.order, self.due),
        )
