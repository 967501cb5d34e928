"""Althing's pieces as typed values, checked against the box's counts."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.box import (
    Card,
    Components,
    HelaCard,
    HelaSide,
    Mode,
    Scenario,
    Step,
    ThorfinnCard,
)
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    AXE,
    CARDS,
    FIRST_SHORTAGE,
    FIRST_TROLL,
    FIRST_VIKING,
    HELA_CARDS,
    JOTUNN,
    MODES,
    MOST_STEPS,
    PLAYABLE,
    PLAYER_CARDS,
    RESOURCE_SHIFT,
    SACRED_GROUND,
    SCENARIOS,
    SLOTS,
    STEP_SYMBOLS,
    SYMBOLS,
    THORFINN_CARDS,
    TROLL,
    TROLLS,
)
from drakkar.kernel import components as kernel
from drakkar.kernel.components import Catalogue, Record, check_count
from drakkar.kernel.loader import Loader

_FIXED: Final = "fixed: the rules and the action table are built on it"
_MOST: Final = 20  # of anything on a card
_MOST_COPIES: Final = 60
_MANY: Final = 999
_LEAST_DECK: Final = 6  # or a full hand and a reserve could leave nothing to draw
_LASTS: Final = ("thing", "althing")
_BRANCHING_STEPS: Final = 6  # of the shorter branching epic; the longer one has MOST_STEPS
_ROWS: Final = ("kattegat", "first", "second", "third", "fourth")
# What Thorfinn's cards may show in a row (clauses 16.6 and 16.7).
_ROW_SYMBOLS: Final = (ANNOUNCED[AXE], ANNOUNCED[TROLL], *ANNOUNCED[FIRST_SHORTAGE:])


def _build(data: Catalogue) -> Components:
    _check_ids(data)
    rules, limit = data.record("rules"), data.record("limit")
    names, hela_names = _step_names(data, "step"), _step_names(data, "hela_step")
    hand = rules.integer("hand", 1, _LEAST_DECK - 1)
    result = Components(
        cards=(*[_card(data.record("card", name), kind) for kind, name in enumerate(PLAYABLE)], *_trolls()),
        kattegat=_faces(data, "step", "kattegat", "start"),
        steps=tuple([_faces(data, "step", name, "step") for name in names]),
        hela_steps=tuple([_faces(data, "hela_step", name, "step") for name in hela_names]),
        thing=_step(data.record("step", "thing"), "thing", "", "thing"),
        althing=_step(data.record("step", "althing"), "althing", "", "althing"),
        classic_deck=_deck(data, "classic"),
        baldur_deck=_deck(data, "baldur"),
        pool=_kinds(data.record("deck", "pool"), "cards"),
        hela=tuple([_hela(data.record("hela", name)) for name in HELA_CARDS]),
        thorfinn=tuple([_thorfinn(data.record("thorfinn", name)) for name in THORFINN_CARDS]),
        modes={name: _mode(data.record("mode", name)) for name in MODES},
        few={name: _scenario(data, f"{name}-few", hand) for name in SCENARIOS[1:]},
        four={name: _scenario(data, f"{name}-four", hand) for name in SCENARIOS[1:-1]},
        track_steps=rules.integer("track_steps", 1, min(len(names), MOST_STEPS)),
        slots=rules.integer("assembly", 1, SLOTS),
        solo_slots=rules.integer("solo_assembly", 1, SLOTS),
        deck_size=data.record("box", "deck").integer("cards", _LEAST_DECK, _MANY),
        hand=hand,
        seasoned_hand=rules.integer("seasoned_hand", hand, _LEAST_DECK - 1),
        trolls=rules.integer("trolls", 0, _MOST),
        exchanges=rules.integer("exchanges", 1, _MOST),
        round_cap=limit.integer("rounds", 1, _MANY),
        action_cap=limit.integer("actions", 1, _MANY),
        digest=data.digest(),
    )
    _check_box(data, result)
    return result


# ---- one record at a time


def _card(record: Record, kind: int) -> Card:
    recruit = kind >= FIRST_VIKING
    return Card(
        record.id,
        _type(kind),
        record.integer("cost", 1 if recruit else 0, _MOST if recruit else 0),
        record.integer("nuggets", 0, _MOST),
        record.integer("wood", 0, _MOST),
        record.integer("bones", 0, _MOST),
        record.integer("universal", 0, _MOST),
        _symbols(record, "symbols", SYMBOLS),
        record.integer("initial", 0, _MOST_COPIES if recruit else 0),
        record.integer("complement", 0, _MOST_COPIES if recruit else 0),
        record.integer("hela", 0, _MOST_COPIES if recruit else 0),
        record.source,
        record.strength,
    )


def _type(kind: int) -> str:
    if kind < FIRST_VIKING:
        return "player"
    if kind < JOTUNN:
        return "viking"
    return "jotunn" if kind == JOTUNN else "fjord_troll"


def _trolls() -> list[Card]:
    """Dead cards by nature: there is nothing on them to correct (clause 3.6)."""
    return [Card(name, "troll", 0, 0, 0, 0, 0, (), 0, 0, 0, "rulebook", "") for name in TROLLS]


def _symbols(record: Record, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    names = record.choices(field, allowed)
    if len(set(names)) < len(names):
        raise record.bad(field, "each symbol once", kernel.show(list(names)))
    return tuple(sorted([allowed.index(name) for name in names]))


def _faces(data: Catalogue, section: str, name: str, role: str) -> tuple[Step, Step]:
    return (
        _step(data.record(section, f"{name}-a"), name, "a", role),
        _step(data.record(section, f"{name}-b"), name, "b", role),
    )


def _step(record: Record, name: str, face: str, role: str) -> Step:
    step = Step(
        name,
        face,
        role,
        record.integer("nuggets", 0, _MOST),
        record.integer("wood", 0, _MOST),
        record.integer("bones", 0, _MOST),
        _symbols(record, "symbols", STEP_SYMBOLS),
        record.source,
        record.strength,
    )
    if RESOURCE_SHIFT in step.symbols:
        raise record.bad("symbols", "resource_shift on Hela cards only", STEP_SYMBOLS[RESOURCE_SHIFT])
    asked = step.nuggets + step.wood + step.bones
    if (asked == 0) != (role == "start"):
        expected = "0 (it is where all start)" if role == "start" else "at least 1 resource of some type"
        raise record.bad("nuggets", expected, asked)
    return step


def _hela(record: Record) -> HelaCard:
    sides = (_hela_side(record, "left"), _hela_side(record, "right"))
    return HelaCard(record.id, sides, record.source, record.strength)


def _hela_side(record: Record, side: str) -> HelaSide:
    symbols = _symbols(record, side, STEP_SYMBOLS)
    shift = record.integers(f"{side}_shift")
    if len(shift) != 3 or max(map(abs, shift)) > _MOST:
        raise record.bad(f"{side}_shift", "3 small integers", kernel.show(list(shift)))
    if any(shift) != (RESOURCE_SHIFT in symbols):
        raise record.bad(f"{side}_shift", "a change exactly with resource_shift", kernel.show(list(shift)))
    if SACRED_GROUND in symbols:
        raise record.bad(side, "no sacred ground", STEP_SYMBOLS[SACRED_GROUND])
    return HelaSide(symbols, (shift[0], shift[1], shift[2]))


def _thorfinn(record: Record) -> ThorfinnCard:
    rows = [tuple([ANNOUNCED.index(name) for name in record.choices(row, _ROW_SYMBOLS)]) for row in _ROWS]
    return ThorfinnCard(
        record.id,
        record.integer("recruits", 0, SLOTS),
        tuple(rows),
        record.integer("climb", 0, MOST_STEPS),
        record.flag("shield"),
        record.flag("detroll"),
        record.choice("replaces", ("", *THORFINN_CARDS)),
        record.source,
        record.strength,
    )


def _mode(record: Record) -> Mode:
    cards = [THORFINN_CARDS.index(name) for name in record.choices("cards", THORFINN_CARDS)]
    if not cards or len(set(cards)) < len(cards):
        raise record.bad("cards", "some cards, each once", kernel.show(list(record.texts("cards"))))
    return Mode(tuple(sorted(cards)), record.integer("trolls", 0, _MOST))


def _kinds(record: Record, field: str) -> tuple[int, ...]:
    return tuple(sorted([CARDS.index(name) for name in record.choices(field, PLAYER_CARDS)]))


def _deck(data: Catalogue, name: str) -> tuple[int, ...]:
    record = data.record("deck", name)
    cards = _kinds(record, "cards")
    expected = data.record("box", "deck").integer("cards", _LEAST_DECK, _MANY)
    if len(cards) != expected:
        raise record.bad("cards", f"{expected} cards", f"{len(cards)} cards")
    return cards


def _scenario(data: Catalogue, key: str, hand: int) -> Scenario:
    record = data.record("scenario", key)
    faces = [face for name in _step_names(data, "step") for face in (f"{name}-a", f"{name}-b")]
    track: list[Step] = []
    for face in record.choices("track", faces):
        name, _, side = face.rpartition("-")
        track.append(_step(data.record("step", face), name, side, "step"))
    deck = _deck(data, record.choice("deck", ("classic", "baldur")))
    opening = _kinds(record, "hand")
    if opening and len(opening) != hand:
        raise record.bad("hand", f"{hand} cards, or none", f"{len(opening)} cards")
    for kind in opening:
        if opening.count(kind) > deck.count(kind):
            raise record.bad("hand", f"cards of the deck {record.text('deck')}", CARDS[kind])
    return Scenario(
        tuple(track),
        record.choice("last", _LASTS),
        deck,
        opening,
        record.flag("complement"),
        _symbols(record, "symbols", SYMBOLS),
        record.flag("counter"),
        record.flag("storms"),
        record.flag("reserve"),
    )


# ---- the whole box


def _step_names(data: Catalogue, section: str) -> list[str]:
    """The step cards between Kattegat and the last card, each of two faces."""
    others = ("kattegat-a", "kattegat-b", *_LASTS)
    names: list[str] = []
    faces = [record.id for record in data.records(section) if record.id not in others]
    for face in faces:
        name, _, side = face.rpartition("-")
        if side not in ("a", "b") or f"{name}-a" not in faces or f"{name}-b" not in faces:
            raise kernel.problem("bad-value", data.file, f"{section} {face}", "two faces, -a and -b", face)
        if side == "a":
            names.append(name)
    return names


def _check_ids(data: Catalogue) -> None:
    """What the rules and the action table name may be neither missing nor new; steps may be."""
    scenarios = [f"{name}-few" for name in SCENARIOS[1:]] + [f"{name}-four" for name in SCENARIOS[1:-1]]
    named = (
        ("card", PLAYABLE),
        ("deck", ("classic", "baldur", "pool")),
        ("scenario", scenarios),
        ("hela", HELA_CARDS),
        ("thorfinn", THORFINN_CARDS),
        ("mode", MODES),
    )
    for section, names in named:
        key = data.odd_one(section, names)
        if key:
            what = "removed" if key in names else "added"
            expected = f"{kernel.listed(names)} ({_FIXED})"
            raise kernel.problem("bad-value", data.file, f"{section} {key}", expected, f"{key} {what}")


def _count(data: Catalogue, box: str, field: str, found: int) -> None:
    expected = data.record("box", box).integer(field, 0, _MANY)
    check_count(data.file, f"box {box}", expected, found, field)


def _check_box(data: Catalogue, found: Components) -> None:
    """The numbers of cards are those of the box records; an experiment may change both."""
    assembly = found.cards[FIRST_VIKING:FIRST_TROLL]
    _count(data, "assembly", "initial", sum([card.initial for card in assembly]))
    _count(data, "assembly", "complement", sum([card.complement for card in assembly]))
    _count(data, "assembly", "hela", sum([card.hela for card in assembly]))
    _count(data, "steps", "cards", len(found.steps))
    _count(data, "hela_steps", "cards", len(found.hela_steps))
    _count(data, "hela", "cards", len(found.hela))
    _count(data, "thorfinn", "cards", len(found.thorfinn))
    _check_modules(data, found)
    for scenario in (*found.few.values(), *found.four.values()):
        if not scenario.track:
            raise kernel.problem("bad-value", data.file, "scenario", "a track of at least 1 step", "none")


def _check_modules(data: Catalogue, found: Components) -> None:
    """The modules need enough cards: for a branching epic, and for decks without Baldur and Loki."""
    steps, extra = len(found.steps), len(found.hela_steps)
    if steps < _BRANCHING_STEPS or steps + extra < MOST_STEPS:
        expected = f"{_BRANCHING_STEPS} steps, {MOST_STEPS} with those of Hela"
        raise kernel.problem("bad-value", data.file, "step", expected, f"{steps}, {steps + extra}")
    usual = [kind for kind in found.pool if CARDS[kind] not in ("baldur", "loki")]
    if len(usual) < found.deck_size or CARDS.index("loki") not in found.pool:
        expected = f"Loki, and {found.deck_size} cards besides him and Baldur"
        raise kernel.problem("bad-value", data.file, "deck pool, cards", expected, f"{len(usual)}")


_LOADER: Final = Loader("drakkar.games.althing", _build)
load: Final = _LOADER.load
provenance: Final = _LOADER.provenance
source_of: Final = _LOADER.source_of
