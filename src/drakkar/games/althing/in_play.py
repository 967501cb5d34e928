"""Which of the box's cards a match uses: decks, assembly, the epic as it lies, Hela and Thorfinn."""

from __future__ import annotations

from drakkar.games.althing.box import Step
from drakkar.games.althing.pieces import FIRST_TROLL
from drakkar.games.althing.stage import cards_in_play
from drakkar.games.althing.view import AlthingView


def in_play(view: AlthingView) -> frozenset[tuple[str, str]]:
    setting = view.setting
    components = setting.components
    kinds = [kind for kind in cards_in_play(setting) if kind < FIRST_TROLL]
    found = [("card", components.cards[kind].id) for kind in kinds]
    with_hela = [faces[0].id for faces in components.hela_steps]
    found += [_record("hela_step" if step.id in with_hela else "step", step) for step in view.epic.steps]
    if setting.hela:
        found += [("hela", card.id) for card in components.hela]
    if setting.solo:
        cards = components.modes[setting.mode].cards
        found += [("thorfinn", components.thorfinn[number].id) for number in cards]
    return frozenset(found)


def _record(section: str, step: Step) -> tuple[str, str]:
    return section, f"{step.id}-{step.face}" if step.face else step.id
