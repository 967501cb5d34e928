"""The modules of Althing as text: decks being composed, Hela cards to place, what lies on whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from drakkar.cli.boards.althing_epic import side_words
from drakkar.cli.boards.althing_table import OPEN, card_cells, card_line, card_names, cards_of, counted
from drakkar.cli.seats import Person, name_of
from drakkar.games.althing.pieces import SIDES
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage, ComposedScene, PlayerScene
from drakkar.words import Catalogue

# Before the first round: the assembly is not laid out yet, and nobody has a hand.
SETTING_UP = ("placing", "composing")


def draw_pool(stage: AlthingStage, composed: ComposedScene, words: Catalogue, targets: set[str]) -> Table:
    """The cards a deck is composed from: how many are left of each, and what they give and can do."""
    grid = Table.grid(padding=(0, 2))
    known = cards_of(stage)
    for card, count in composed.left.items():
        number = Text(f"{count}×", "" if count else "dim")
        if f"pick:{card}" in targets:
            number.append(*OPEN)
        name, _, gives, symbols = card_cells(known[card], stage, words)
        grid.add_row(number, name, gives, symbols)
    return grid


def pool_lines(stage: AlthingStage, composed: ComposedScene, words: Catalogue) -> list[str]:
    """The same in words."""
    known = cards_of(stage)
    left = {card: count for card, count in composed.left.items() if count}
    lines = [card_line(known[card], stage, words) for card in composed.left]
    return [*lines, words.text("compose-left-line", cards=counted(left, words))] if left else lines


def module_lines(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """What the player of the phase is about: composing, placing, exchanging; others hear that it goes on."""
    lines: list[str] = []
    if scene.phase == "composing":
        lines += _composing_lines(scene, words, persons)
    if scene.hela:
        left, right = (side_words(stage, scene.hela, side, words) for side in SIDES)
        lines.append(words.text("hela-line", hela=scene.hela, left=left, right=right))
    if scene.demobilised is not None and scene.demobilised.given:
        given = scene.demobilised
        lines.append(words.text("give-line", card=given.given, value=given.value))
        if given.cards:
            lines.append(words.text("taken-line", cards=card_names(given.cards, words)))
    return lines


def _composing_lines(scene: AlthingScene, words: Catalogue, persons: Sequence[Person]) -> list[str]:
    """The own deck, if there is one, and who else is at it; with nothing left to pick, one's own is done."""
    composed = scene.composed
    lines = [] if composed is None else [_composed_line(composed, words)]
    if composed is None or not composed.left:
        lines.append(words.text("board-compose-other", player=name_of(scene.active, persons, words)))
    return lines


def _composed_line(composed: ComposedScene, words: Catalogue) -> str:
    if not composed.picked:
        return words.text("compose-none", size=composed.size)
    cards = {card: composed.picked.count(card) for card in composed.picked}
    return words.text(
        "compose-line", cards=counted(cards, words), count=len(composed.picked), size=composed.size
    )


def condition_lines(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """What forbids or changes something now: shortages, a curse, Ovedur, illnesses."""
    if scene.active < 0 or scene.phase in SETTING_UP:
        return []
    shortage = () if scene.thorfinn is None else scene.thorfinn.shortage
    lines = [words.text("thorfinn-shortage", resource=resource) for resource in shortage]
    # Thorfinn has no seat, and steps do nothing to him (16.16).
    if scene.active < len(scene.players):
        lines += _standing_lines(scene, scene.players[scene.active], words, persons)
    for seat, player in enumerate(scene.players):
        if player.ill:
            key = "board-ill-coming" if seat == scene.active else "board-ill"
            lines.append(words.text(key, player=name_of(seat, persons, words)))
    if scene.size < stage.slots:
        lines.append(words.text("board-size", count=scene.size))
    return lines


def _standing_lines(
    scene: AlthingScene, active: PlayerScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """What the step of the active player does to them."""
    player = name_of(scene.active, persons, words)
    lines = [words.text("board-cursed", player=player)] if active.cursed else []
    if "ovedur_zone" in scene.track[active.place].symbols:
        lines.append(words.text("board-cleared" if scene.cleared else "board-ovedur", player=player))
    return lines
