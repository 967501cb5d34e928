"""The names of everything in the box, in the order of their numbers, and what the numbers stand for."""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
GOODS: Final = ("mead", "fish", "sheep", "coffer")
CLANS: Final = ("raven", "bear")  # seat 0 is the raven, seat 1 the bear; the names are ours
AREAS: Final = 5  # of the market, numbered from seat 0's left (clause 1.3)
PILES: Final = 2
WAREHOUSES: Final = 4
JARLS: Final = 2  # in play
VALUES: Final = (1, 2, 3)

# A merchandise tile is good × 6 + (value - 1) × 2 + clan; equal tiles are not told apart.
TILES: Final = 24
TILES_OF_A_GOOD: Final = 6
GOOD_OF: Final[tuple[int, ...]] = tuple(tile // 6 for tile in range(TILES))
VALUE_OF: Final[tuple[int, ...]] = tuple(tile % 6 // 2 + 1 for tile in range(TILES))
CLAN_OF: Final[tuple[int, ...]] = tuple(tile % 2 for tile in range(TILES))
TILE_NAMES: Final[tuple[str, ...]] = tuple(
    f"{GOODS[GOOD_OF[tile]]}-{VALUE_OF[tile]}-{CLANS[CLAN_OF[tile]]}" for tile in range(TILES)
)

# An order card is good × 3 + (value - 1); equal cards are not told apart.
CARDS: Final = 12
CARD_GOOD: Final[tuple[int, ...]] = tuple(card // 3 for card in range(CARDS))
CARD_VALUE: Final[tuple[int, ...]] = tuple(card % 3 + 1 for card in range(CARDS))
HAND: Final = 3

# The longships of a wheel, and the arms they lie on: numbered clockwise, arm 0 facing the market at first.
LONGSHIPS: Final = ("A", "B", "C", "D")
ARMS: Final = 4
SLOTS: Final = ("top", "right", "bottom", "left")  # as the owner sees the wheel (clause 2.5)

# Positions in the hand, ends of the hand, and the two ways to move: left is counter-clockwise.
POSITIONS: Final = ("left", "middle", "right")
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
SIDES: Final = ("left", "right")
TURNS: Final = ("ccw", "cw")

# What a good does when its card is played from the middle (clauses 4.5 to 4.7).
POWERS: Final = ("coin", "turn", "discard", "shift")
POWER_COIN: Final = 0
POWER_TURN: Final = 1
POWER_DISCARD: Final = 2
POWER_SHIFT: Final = 3

# What the upgraded side of a longship does (clauses 13.5 to 13.8).
SHIP_EFFECTS: Final = ("points", "capacity", "any_good", "uses")
SHIP_POINTS: Final = 0
SHIP_CAPACITY: Final = 1
SHIP_ANY_GOOD: Final = 2
SHIP_USES: Final = 3

# How a warehouse scores (clauses 10.1 and 11.3 to 11.6), and what it counts on one side (clause 11.2).
SCORINGS: Final = ("majority", "minority", "difference", "each")
MAJORITY: Final = 0
MINORITY: Final = 1
DIFFERENCE: Final = 2
EACH: Final = 3
METRICS: Final = ("total", "printed_total", "tiles", "own_bucklers", "rival_bucklers", "buckler_pairs")
TOTAL: Final = 0
PRINTED_TOTAL: Final = 1
TILE_COUNT: Final = 2
OWN_BUCKLERS: Final = 3
RIVAL_BUCKLERS: Final = 4
BUCKLER_PAIRS: Final = 5

# What a Jarl asks for (clause 12.4).
REQUIREMENTS: Final = (
    "each_good",
    "tiles_of",
    "bucklers_each",
    "pay_coins",
    "goods",
    "goods_of",
    "bucklers_same",
    "coins",
)
NEED_EACH_GOOD: Final = 0
NEED_TILES_OF: Final = 1
NEED_BUCKLERS_EACH: Final = 2
NEED_PAY_COINS: Final = 3
NEED_ALL_GOODS: Final = 4
NEED_GOODS_OF: Final = 5
NEED_BUCKLERS_SAME: Final = 6
NEED_COINS: Final = 7

# The Jarls by name, and what a Jarl does (clauses 12.8 to 12.10). Names and powers are ours.
JARL_NAMES: Final = ("gunnar", "astrid", "leif", "ingrid", "harald", "sigrun", "torsten", "ylva")
JARL_EFFECTS: Final = (
    "take_coins",
    "store_tile",
    "extra_moves",
    "extra_uses",
    "cheaper",
    "add_to_total",
    "lead_bonus",
    "buckler_groups",
)
TAKE_COINS: Final = 0
STORE_TILE: Final = 1
EXTRA_MOVES: Final = 2
EXTRA_USES: Final = 3
CHEAPER: Final = 4
ADD_TO_TOTAL: Final = 5
LEAD_BONUS: Final = 6
BUCKLER_GROUPS: Final = 7
# By effect: when it works, and whether the card is attached to a warehouse (clause 12.7).
JARL_TIMES: Final = (
    "immediate",
    "immediate",
    "permanent",
    "permanent",
    "permanent",
    "end",
    "end",
    "end",
)
ATTACHED: Final = (ADD_TO_TOTAL, LEAD_BONUS)

# Nothing there: in a byte there is no -1.
NONE: Final = 255
