"""What is printed on the cards of Althing, and what the parts of the campaign lay out: the fact sheet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

RUSES = ("axe", "troll", "storm")
DODGES = ("shield", "detroll", "fair_weather")
EVENTS = ("plot",)
PROVIDENCES = ("day_labourer", "rework", "reorganise")
# Those of the modules are on their own cards.
MODULE_EVENTS = ("unexpected", "demobilised", "reward", "renewal", "heimdall", "invocation")
MALEDICTIONS = ("illness", "cursed_troll")
SYMBOLS = (*RUSES, *DODGES, *EVENTS, *PROVIDENCES)
EVERY_SYMBOL = (*SYMBOLS, *MODULE_EVENTS, *MALEDICTIONS)
# Clauses 7.1, 9.1, 14.13 and 16.8: what stops what.
ANSWERS = {
    "axe": "shield",
    "troll": "detroll",
    "storm": "fair_weather",
    "day_labourer": "storm",
    "rework": "troll",
    "reorganise": "axe",
    "cursed_troll": "detroll",
    "shortage_nuggets": "fair_weather",
    "shortage_wood": "fair_weather",
    "shortage_bones": "fair_weather",
}


@dataclass(frozen=True)
class Card:
    """`cost` is in nuggets, of a fjord troll in wood and bones; 0 for what cannot be recruited."""

    kind: str
    cost: int = 0
    nuggets: int = 0
    wood: int = 0
    bones: int = 0
    universal: int = 0
    symbols: tuple[str, ...] = ()

    @property
    def currency(self) -> str:
        return {"viking": "nuggets", "jotunn": "nuggets", "fjord_troll": "wood_bones"}.get(self.kind, "")

    @property
    def resources(self) -> tuple[int, int, int]:
        return self.nuggets, self.wood, self.bones


def player(nuggets: int, wood: int, bones: int, *symbols: str) -> Card:
    return Card("player", 0, nuggets, wood, bones, 0, symbols)


def viking(cost: int, nuggets: int, wood: int, bones: int, *symbols: str) -> Card:
    return Card("viking", cost, nuggets, wood, bones, 0, symbols)


def fjord(cost: int, universal: int, *symbols: str) -> Card:
    return Card("fjord_troll", cost, 0, 0, 0, universal, symbols)


CARDS = {
    "odin": player(1, 0, 0),
    "thor": player(0, 0, 1, "axe", "troll"),
    "freyr": player(0, 1, 0, "shield", "detroll"),
    "baldur": player(2, 0, 0, "day_labourer", "rework"),
    "tyr": player(0, 0, 1, "renewal", "heimdall"),
    "idhunn": player(0, 1, 1, "invocation"),
    "loki": Card("player", 0, 0, 0, 0, 1, ("unexpected", "demobilised", "reward")),
    "gudrid": viking(1, 0, 0, 2, "shield"),
    "floki": viking(1, 0, 2, 0, "fair_weather"),
    "sigvaar": viking(1, 2, 0, 0, "detroll"),
    "siggy": viking(2, 1, 2, 0, "plot"),
    "aslaug": viking(2, 0, 1, 2, "troll"),
    "horik": viking(2, 2, 0, 1, "axe"),
    "hild": viking(3, 0, 2, 1, "shield", "storm"),
    "bjorn": viking(3, 1, 0, 2, "axe", "plot"),
    "halldora": viking(4, 1, 1, 1, "axe", "troll", "storm"),
    "olaf": viking(5, 2, 1, 1, "shield", "detroll", "fair_weather"),
    "jotunn": Card("jotunn", 4, 0, 0, 0, 2, ("heimdall", "illness", "cursed_troll")),
    "beldurk": fjord(3, 2, "rework", "troll"),
    "dilbrett": fjord(3, 2, "reorganise", "detroll"),
    "dazgul": fjord(4, 2, "rework", "axe", "shield"),
    "heskabech": fjord(5, 3, "day_labourer", "reorganise"),
    **{f"troll-{seat}": Card("troll") for seat in range(4)},
}
NUMBER = {name: number for number, name in enumerate(CARDS)}

INITIAL = Counter(
    gudrid=4, floki=4, sigvaar=4, siggy=3, aslaug=3, horik=3, hild=2, bjorn=2, halldora=3, olaf=2
)
COMPLEMENT = Counter(beldurk=3, dilbrett=2, dazgul=2, heskabech=2, hild=1, bjorn=1, halldora=1, olaf=1)
CLASSIC = Counter(odin=4, thor=1, freyr=1)
WITH_BALDUR = Counter(odin=3, baldur=1, thor=1, freyr=1)


@dataclass(frozen=True)
class Step:
    """A card of the track on one of its faces: what it asks for and what it shows."""

    name: str
    face: str = ""
    nuggets: int = 0
    wood: int = 0
    bones: int = 0
    symbol: str = ""

    @property
    def requirement(self) -> tuple[int, int, int]:
        return self.nuggets, self.wood, self.bones


# Both faces of each step: nuggets, wood, bones.
REQUIREMENTS = {
    "drakkar": ((2, 3, 0), (3, 4, 0)),
    "dragvendil": ((0, 0, 4), (0, 4, 0)),
    "eldaskali": ((0, 3, 0), (6, 0, 0)),
    "snekkar": ((1, 2, 1), (2, 2, 2)),
    "knorrer": ((3, 2, 0), (4, 0, 3)),
    "kernelyd": ((2, 0, 2), (3, 0, 3)),
    "vegvisir": ((1, 2, 2), (2, 2, 3)),
}
SEASONED = ("drakkar", "dragvendil")
STEPS = {
    f"{name}-{face}": Step(name, face, *faces["ab".index(face)], "seasoned" if name in SEASONED else "")
    for name, faces in REQUIREMENTS.items()
    for face in "ab"
} | {
    "kattegat-a": Step("kattegat", "a", symbol="sacred_ground"),
    "kattegat-b": Step("kattegat", "b"),
    "thing": Step("thing", "", 3, 2, 2),
    "althing": Step("althing", "", 4, 3, 3),
    "stridur-a": Step("stridur", "a", 1, 0, 3, "cursed_troll_zone"),
    "stridur-b": Step("stridur", "b", 2, 1, 3, "illness_zone"),
    "bolvun-a": Step("bolvun", "a", 2, 2, 0, "hela"),
    "bolvun-b": Step("bolvun", "b", 3, 2, 1, "curse_zone"),
}


@dataclass(frozen=True)
class Hela:
    """One side of a Hela card: its symbols, and by how much it changes nuggets, wood and bones."""

    symbols: tuple[str, ...]
    shift: tuple[int, int, int] = (0, 0, 0)


# In the order of the box, each with its left and its right side.
HELA = {
    "afvopnud": {"left": Hela(("seasoned", "ovedur_zone")), "right": Hela(("curse_zone",))},
    "helgrind": {"left": Hela(("hela",)), "right": Hela(("illness_zone",))},
    "sott": {"left": Hela(("illness_zone",)), "right": Hela(("cursed_troll_zone",))},
    "trolldomur": {
        "left": Hela(("cursed_troll_zone",)),
        "right": Hela(("resource_shift",), (-1, 0, 1)),
    },
    "nastrond": {"left": Hela(("resource_shift",), (2, -1, 0)), "right": Hela(("hela",))},
}
JOTUNN = Counter(jotunn=3)
POOL = Counter(odin=4, thor=1, freyr=1, baldur=1, tyr=1, idhunn=1, loki=1)
# Where one goes from each place (clauses 15.1 to 15.3); without a fork to the next one.
LAYOUTS: dict[str, dict[int, tuple[int, ...]]] = {
    "six": {0: (1, 3), 1: (2,), 2: (5,), 3: (4,), 4: (5,), 5: (6,), 6: (7,), 7: ()},
    "eight": {
        0: (1, 3),
        1: (2,),
        2: (5, 7),
        3: (4,),
        4: (5, 7),
        5: (6,),
        6: (9,),
        7: (8,),
        8: (9,),
        9: (),
    },
}


@dataclass(frozen=True)
class ThorfinnCard:
    """How many he recruits, what he does by your position, how far he climbs, and the marks."""

    recruits: int
    rows: tuple[str, str, str, str, str]
    climb: int = 0
    marks: str = ""


THORFINN = {
    "a": ThorfinnCard(1, ("nuggets", "", "wood", "", "nuggets"), 0, "detroll"),
    "b": ThorfinnCard(1, ("wood", "", "troll", "", "wood"), 0, "shield detroll"),
    "c": ThorfinnCard(1, ("bones", "axe", "", "", "bones"), 0, "detroll"),
    "d": ThorfinnCard(1, ("troll",) * 5, 0, "shield"),
    "e": ThorfinnCard(2, ("", "axe", "", "axe", "axe")),
    "f": ThorfinnCard(1, ("",) * 5, 1, "shield detroll"),
    "la": ThorfinnCard(
        2,
        ("wood nuggets", "nuggets troll", "nuggets bones", "nuggets axe", "axe nuggets"),
        0,
        "shield detroll",
    ),
    "lb": ThorfinnCard(
        2, ("nuggets wood", "nuggets axe", "troll bones", "axe nuggets", "nuggets wood"), 0, "shield detroll"
    ),
    "lc": ThorfinnCard(
        2, ("nuggets bones", "troll axe", "wood bones", "nuggets axe", "nuggets bones"), 0, "shield detroll"
    ),
}
# His cards and your Trolls.
MODES = {
    "normal": ("a b c d e f", 0),
    "difficult": ("a b c e f", 0),
    "legend_normal": ("b c e f la", 2),
    "legend_difficult": ("c e f la lb", 2),
    "legend_legendary": ("e f la lb lc", 2),
}
# Whose twins come first, second and third.
TWINS = {"nuggets": "abc", "wood": "bca", "bones": "cab"}


@dataclass(frozen=True)
class Scenario:
    """A part of the campaign; an empty hand is one drawn at random."""

    track: tuple[str, ...]
    deck: Counter[str]
    hand: tuple[str, ...]
    complement: bool
    icons: tuple[str, ...]
    counter: bool
    storm: bool
    reserve: str


PART_1 = ("kattegat-a", "eldaskali-a", "kernelyd-a", "knorrer-a", "thing")
PART_2 = ("kattegat-a", "eldaskali-a", "knorrer-a", "dragvendil-a", "kernelyd-a", "althing")
PART_3 = ("kattegat-a", "kernelyd-b", "vegvisir-a", "drakkar-a", "knorrer-b", "althing")
FIRST_HAND = ("odin", "odin", "odin", "freyr")
ONE_A = ("troll", "detroll")
ONE_B = (*ONE_A, "plot", "shield", "axe")
TWO = (*ONE_B, "fair_weather", "storm")
# By part and whether four play.
SCENARIOS = {
    ("1a", False): Scenario(PART_1, CLASSIC, FIRST_HAND, False, ONE_A, True, False, "off"),
    ("1b", False): Scenario(PART_1, CLASSIC, FIRST_HAND, False, ONE_B, True, False, "off"),
    ("2", False): Scenario(PART_2, CLASSIC, FIRST_HAND, False, TWO, True, True, "off"),
    ("3", False): Scenario(PART_3, WITH_BALDUR, (), True, (*TWO, "day_labourer"), True, True, "hidden"),
    ("4", False): Scenario(PART_3, WITH_BALDUR, (), True, SYMBOLS, True, True, "hidden"),
    ("1a", True): Scenario(
        PART_1, WITH_BALDUR, FIRST_HAND, True, (*ONE_A, "day_labourer"), False, False, "off"
    ),
    ("1b", True): Scenario(
        PART_1, WITH_BALDUR, FIRST_HAND, True, (*ONE_B, "day_labourer"), False, False, "off"
    ),
    ("2", True): Scenario(PART_3, WITH_BALDUR, (), True, (*TWO, "day_labourer"), True, True, "off"),
    ("3", True): Scenario(PART_3, WITH_BALDUR, (), True, SYMBOLS, True, True, "open"),
}
