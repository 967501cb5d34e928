"""The names of everything in the box, in the order of their numbers, and what the numbers stand for."""

from __future__ import annotations

from typing import Final

# Of any length, as mypyc puts a tuple of known length together anew whenever something is looked up in it.
Names = tuple[str, ...]

MOST_SEATS: Final = 4
EVERY_SEAT: Final = 15  # a bit for each
SLOTS: Final = 5  # of the assembly; slot 1 is next to its deck (clause 4.1)
GUEST: Final = 5  # the slot, from 0, of the card that came unexpectedly: the sixth (clause 13.5)
SMALLEST_ROW: Final = 3  # under an illness, and never less (clause 14.14)
MOST_STEPS: Final = 8  # between Kattegat and the last card
THORFINN: Final = 1  # his number, as if he had a seat, in a match of one player (section 16)

# Cards are kinds: equal ones are not told apart. Of a Troll it matters whose it is.
PLAYER_CARDS: Final[Names] = ("odin", "thor", "freyr", "baldur", "tyr", "idhunn", "loki")
VIKINGS: Final[Names] = (
    "gudrid",
    "floki",
    "sigvaar",
    "siggy",
    "aslaug",
    "horik",
    "hild",
    "bjorn",
    "halldora",
    "olaf",
)
FJORD_TROLLS: Final[Names] = ("beldurk", "dilbrett", "dazgul", "heskabech")
TROLLS: Final[Names] = ("troll-0", "troll-1", "troll-2", "troll-3")
CARDS: Final[Names] = (*PLAYER_CARDS, *VIKINGS, "jotunn", *FJORD_TROLLS, *TROLLS)
KINDS: Final = 26
BALDUR: Final = 3
LOKI: Final = 6
FIRST_VIKING: Final = 7
JOTUNN: Final = 17
FIRST_FJORD: Final = 18
FIRST_TROLL: Final = 22
# What can be played and paid with, and what the assembly is made of: all but the Trolls; less the players'.
PLAYABLE: Final = CARDS[:FIRST_TROLL]
ASSEMBLY: Final = CARDS[FIRST_VIKING:FIRST_TROLL]
CARD_TYPES: Final[Names] = ("player", "viking", "jotunn", "fjord_troll", "troll")

# Resources; of a universal one its player chooses the type when it is used (clause 3.4).
RESOURCES: Final[Names] = ("nuggets", "wood", "bones")
NUGGETS: Final = 0
WOOD: Final = 1
BONES: Final = 2
# What a recruit is paid with: Vikings and Jötunn with nuggets, fjord trolls with wood and bones (clause 4.3).
CURRENCIES: Final[Names] = ("nuggets", "wood_bones")
NUGGET_COST: Final = 0
WOOD_BONES_COST: Final = 1

# The symbols of the cards: a closed set, each with its own rule (sections 6 to 9, 13 and 14).
SYMBOLS: Final[Names] = (
    "axe",
    "troll",
    "storm",
    "shield",
    "detroll",
    "fair_weather",
    "plot",
    "day_labourer",
    "rework",
    "reorganise",
    "unexpected",
    "demobilised",
    "reward",
    "renewal",
    "heimdall",
    "invocation",
    "illness",
    "cursed_troll",
)
AXE: Final = 0
TROLL: Final = 1
STORM: Final = 2
SHIELD: Final = 3
DETROLL: Final = 4
FAIR_WEATHER: Final = 5
PLOT: Final = 6
DAY_LABOURER: Final = 7
REWORK: Final = 8
REORGANISE: Final = 9
UNEXPECTED: Final = 10
DEMOBILISED: Final = 11
REWARD: Final = 12
RENEWAL: Final = 13
HEIMDALL: Final = 14
INVOCATION: Final = 15
ILLNESS: Final = 16
CURSED_TROLL: Final = 17
# Thorfinn's shortages can be announced too, one for each resource (clause 16.7); no card has them.
FIRST_SHORTAGE: Final = len(SYMBOLS)
_SHORTAGES: Final[Names] = tuple([f"shortage_{resource}" for resource in RESOURCES])
ANNOUNCED: Final[Names] = (*SYMBOLS, *_SHORTAGES)
_MEMBERS: Final[dict[str, Names]] = {
    "ruse": ("axe", "troll", "storm"),
    "dodge": ("shield", "detroll", "fair_weather"),
    "event": ("plot", "unexpected", "demobilised", "reward", "renewal", "heimdall", "invocation"),
    "providence": ("day_labourer", "rework", "reorganise"),
    "malediction": ("illness", "cursed_troll"),
    "shortage": _SHORTAGES,
}
FAMILIES: Final[Names] = tuple(_MEMBERS)
RUSE: Final = 0
DODGE: Final = 1
EVENT: Final = 2
PROVIDENCE: Final = 3
MALEDICTION: Final = 4
# By symbol.
FAMILY_OF: Final[tuple[int, ...]] = tuple(
    [FAMILIES.index(family) for name in ANNOUNCED for family in FAMILIES if name in _MEMBERS[family]]
)

# Nothing there: in a byte there is no -1.
NONE: Final = 255
# The dodge or, against a providence, the ruse that stops a symbol (clauses 7.1, 9.1, 14.13 and 16.8).
_ANSWERS: Final[dict[str, int]] = {
    "axe": SHIELD,
    "troll": DETROLL,
    "storm": FAIR_WEATHER,
    "day_labourer": STORM,
    "rework": TROLL,
    "reorganise": AXE,
    "cursed_troll": DETROLL,
    **dict.fromkeys(_SHORTAGES, FAIR_WEATHER),
}
# By symbol.
ANSWER_TO: Final[tuple[int, ...]] = tuple([_ANSWERS.get(name, NONE) for name in ANNOUNCED])

# The symbols of the steps and of the Hela cards beside them.
STEP_SYMBOLS: Final[Names] = (
    "sacred_ground",
    "seasoned",
    "hela",
    "illness_zone",
    "cursed_troll_zone",
    "curse_zone",
    "resource_shift",
    "ovedur_zone",
)
SACRED_GROUND: Final = 0
SEASONED: Final = 1
HELA: Final = 2
ILLNESS_ZONE: Final = 3
CURSED_TROLL_ZONE: Final = 4
CURSE_ZONE: Final = 5
RESOURCE_SHIFT: Final = 6
OVEDUR_ZONE: Final = 7
FACES: Final[Names] = ("a", "b")
SIDES: Final[Names] = ("left", "right")  # of a step, where Hela cards show, and of a fork
LEFT: Final = 0
RIGHT: Final = 1
STEP_ROLES: Final[Names] = ("start", "step", "thing", "althing")
LAYOUTS: Final[Names] = ("straight", "six", "eight")
STORM_FACES: Final[Names] = ("", "ovedur", "stormur")  # by phases that the storm still lasts
RESERVES: Final[Names] = ("off", "hidden", "open")
SCENARIOS: Final[Names] = ("free", "1a", "1b", "2", "3", "4")
DECKS: Final[Names] = ("classic", "baldur", "own", "own_loki")

HELA_CARDS: Final[Names] = ("afvopnud", "helgrind", "sott", "trolldomur", "nastrond")
# What a card shown to Hela comes to (clause 14.4).
FATES: Final[Names] = ("out", "assembly", "discard")
# Thorfinn's cards, the legend's last; what he may reveal besides is a Troll of yours.
THORFINN_CARDS: Final[Names] = ("a", "b", "c", "d", "e", "f", "la", "lb", "lc")
REVEALED_TROLL: Final = 9  # a Troll in the place of one of his cards (clause 16.15)
MODES: Final[Names] = ("normal", "difficult", "legend_normal", "legend_difficult", "legend_legendary")
TWINS: Final[Names] = ("nuggets", "wood", "bones", "drawn")  # whose twin comes first (clause 16.14)
# What fair weather lifts in one's own phase: a shortage, or Ovedur (clauses 14.9 and 16.17).
WEATHERS: Final[Names] = ("nuggets", "wood", "bones", "ovedur")
OVER_STEP: Final = 3
ORIGINS: Final[Names] = ("hand", "borrowed", "stone")  # of a card played for a reward (clause 13.8)
