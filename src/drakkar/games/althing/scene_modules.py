"""What a client draws of the modules after every ply: the epic, decks being composed, Hela, Thorfinn."""

from __future__ import annotations

from drakkar.games.althing.epic import STRAIGHT, Epic
from drakkar.games.althing.pieces import (
    CARDS,
    GUEST,
    HELA_CARDS,
    LEFT,
    NONE,
    RESOURCES,
    REVEALED_TROLL,
    RIGHT,
    SIDES,
    STEP_SYMBOLS,
    THORFINN,
    THORFINN_CARDS,
)
from drakkar.games.althing.rules.assembly import size_of_row
from drakkar.games.althing.rules.composing import finished_deck
from drakkar.games.althing.scene_types import (
    ComposedScene,
    DemobilisedScene,
    StepScene,
    StoneScene,
    ThorfinnScene,
)
from drakkar.games.althing.state import COMPOSING, DEMOBILISING
from drakkar.games.althing.view import AlthingView


def hela_name(card: int) -> str:
    return "" if card == NONE else HELA_CARDS[card]


def row_size(view: AlthingView) -> int:
    return size_of_row(view.epic, view.modules, view.position, view.seats, len(view.row))


def track(epic: Epic) -> tuple[StepScene, ...]:
    return tuple([_step(epic, place) for place in range(len(epic.steps))])


def _step(epic: Epic, place: int) -> StepScene:
    step = epic.steps[place]
    need = epic.need[place]
    return StepScene(
        place=place,
        position=epic.depth[place],
        id=step.id,
        face=step.face,
        role=step.role,
        next=epic.next[place],
        branch=_branch(epic, place),
        left=hela_name(epic.sides[place][LEFT]),
        right=hela_name(epic.sides[place][RIGHT]),
        nuggets=need[0],
        wood=need[1],
        bones=need[2],
        printed=(step.nuggets, step.wood, step.bones),
        symbols=tuple([STEP_SYMBOLS[symbol] for symbol in epic.symbols[place]]),
        source=step.source,
        strength=step.strength,
    )


def _branch(epic: Epic, place: int) -> str:
    """Of two places as far from Kattegat, the first is on the left."""
    level = [other for other in range(len(epic.steps)) if epic.depth[other] == epic.depth[place]]
    if epic.layout == STRAIGHT or len(level) == 1:
        return ""
    return SIDES[level.index(place)]


def composed_scene(view: AlthingView) -> ComposedScene | None:
    """The own deck: as far as it has come in one's own turn, and whole while others compose theirs."""
    if view.phase != COMPOSING or view.viewer < 0:
        return None
    setting, picked = view.setting, view.modules.picked
    size = setting.components.deck_size + (1 if setting.loki_for_all else 0)
    if view.viewer != view.active:
        deck = view.modules.chosen[view.viewer]
        return ComposedScene(size, tuple([CARDS[card] for card in deck]), {}) if deck else None
    left: dict[str, int] = {}
    for kind in sorted(set(setting.pool)):
        left[CARDS[kind]] = setting.pool.count(kind) - picked.count(kind)
    deck = finished_deck(setting, picked)
    return ComposedScene(size, tuple([CARDS[card] for card in deck]), left)


def demobilised_scene(view: AlthingView) -> DemobilisedScene | None:
    if view.phase != DEMOBILISING or view.viewer != view.active:
        return None
    modules, cost = view.modules, view.setting.cost
    if modules.given == NONE:
        return DemobilisedScene("", (), (), 0)
    cards = [modules.guest if slot == GUEST else view.row[slot] for slot in modules.taken]
    return DemobilisedScene(
        CARDS[modules.given],
        tuple([slot + 1 for slot in modules.taken]),
        tuple([CARDS[card] for card in cards]),
        cost[modules.given] - sum([cost[card] for card in cards]),
    )


def stone_scene(view: AlthingView, seat: int) -> StoneScene | None:
    modules = view.modules
    if modules.stone[seat] == NONE:
        return None
    laid = modules.laid[seat]
    new = modules.fresh and seat == view.active
    return StoneScene(
        CARDS[modules.stone[seat]], "" if laid == NONE else CARDS[laid], laid != NONE and not new
    )


def thorfinn_scene(view: AlthingView) -> ThorfinnScene | None:
    foe = view.foe
    if foe is None:
        return None
    place = view.position[THORFINN]
    card = "troll" if foe.card == REVEALED_TROLL else ""
    if foe.card < REVEALED_TROLL:
        card = THORFINN_CARDS[foe.card]
    return ThorfinnScene(
        place=place,
        position=view.epic.depth[place],
        card=card,
        hand=tuple([CARDS[kind] for kind in view.hand[THORFINN]]),
        trolls=view.trolls[THORFINN],
        deck=tuple([THORFINN_CARDS[number] for number in foe.deck]),
        deck_trolls=foe.trolls,
        shortage=tuple([RESOURCES[kind] for kind in range(3) if view.shortage >> kind & 1]),
    )
