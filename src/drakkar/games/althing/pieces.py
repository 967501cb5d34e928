"""The names of everything in the box, in the order of their numbers, and what the numbers stand for."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
EVERY_SEAT: Final = 15  # a bit for each
SLOTS: Final = 5  # of the assembly; slot 1 is next to its deck (clause 4.1)

# Cards are kinds: equal ones are not told apart. Of a Troll it matters whose it is.
PLAYER_CARDS: Final = ("odin", "thor", "freyr", "baldur")
VIKINGS: Final = (
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
FJORD_TROLLS: Final = ("beldurk", "dilbrett", "dazgul", "heskabech")
TROLLS: Final = ("troll-0", "troll-1", "troll-2", "troll-3")
CARDS: Final = PLAYER_CARDS + VIKINGS + FJORD_TROLLS + TROLLS
KINDS: Final = 22
FIRST_VIKING: Final = 4
FIRST_FJORD: Final = 14
FIRST_TROLL: Final = 18
# What can be played and paid with, and what the assembly is made of: all but the Trolls; less the players'.
PLAYABLE: Final = CARDS[:FIRST_TROLL]
ASSEMBLY: Final = CARDS[FIRST_VIKING:FIRST_TROLL]
CARD_TYPES: Final = ("player", "viking", "fjord_troll", "troll")

# Resources; of a universal one its player chooses the type when it is used (clause 3.4).
RESOURCES: Final = ("nuggets", "wood", "bones")
NUGGETS: Final = 0
WOOD: Final = 1
BONES: Final = 2
# What a recruit is paid with: Vikings with nuggets, fjord trolls with wood and bones (clause 4.3).
CURRENCIES: Final = ("nuggets", "wood_bones")
NUGGET_COST: Final = 0
WOOD_BONES_COST: Final = 1

# The symbols of the cards: a closed set, each with its own rule (section 6 to 9).
SYMBOLS: Final = (
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
FAMILIES: Final = ("ruse", "dodge", "event", "providence")
FAMILY_OF: Final = (0, 0, 0, 1, 1, 1, 2, 3, 3, 3)  # by symbol

# Nothing there: in a byte there is no -1.
NONE: Final = 255
# By symbol: the dodge or, against a providence, the ruse that stops it (clauses 7.1 and 9.1).
ANSWER_TO: Final = (SHIELD, DETROLL, FAIR_WEATHER, NONE, NONE, NONE, NONE, STORM, TROLL, AXE)

# The symbols of the steps.
STEP_SYMBOLS: Final = ("sacred_ground", "seasoned")
SACRED_GROUND: Final = 0
SEASONED: Final = 1
FACES: Final = ("a", "b")
STEP_ROLES: Final = ("start", "step", "thing", "althing")
STORM_FACES: Final = ("", "ovedur", "stormur")  # by phases that the storm still lasts
RESERVES: Final = ("off", "hidden", "open")
SCENARIOS: Final = ("free", "1a", "1b", "2", "3", "4")
