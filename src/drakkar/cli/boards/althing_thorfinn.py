"""Thorfinn as text: where he stands, his card and what it does to you, his hand, deck and Trolls."""

from __future__ import annotations

from drakkar.cli.boards.marks import marked
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage, ThorfinnInfo, ThorfinnScene
from drakkar.words import Catalogue


def thorfinn_lines(stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """Nothing if he does not play, and little before his first card."""
    foe = scene.thorfinn
    if foe is None:
        return []
    card = next((card for card in stage.thorfinn if card.id == foe.card), None)
    lines = [words.parts(_standing(foe, scene, words))]
    if card is not None:
        lines.append(words.parts(_card(card, stage, scene, words)))
    lines.append(words.parts(_belongings(foe, words)))
    return lines


def row_lines(stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """His card in full: what he would do wherever you stood."""
    foe = scene.thorfinn
    card = None if foe is None else next((card for card in stage.thorfinn if card.id == foe.card), None)
    if card is None:
        return []
    return [
        words.text("thorfinn-row-line", position=position, symbols=_symbols(row, words))
        for position, row in enumerate(card.rows)
    ]


def _standing(foe: ThorfinnScene, scene: AlthingScene, words: Catalogue) -> list[str]:
    step = scene.track[foe.place]
    ahead = foe.position - scene.players[0].position
    left = max(other.position for other in scene.track) - foe.position
    parts: list[str] = []
    if foe.card:
        title = words.text("thorfinn-line", step=step.id, face=step.face, thorfinn=foe.card)
        parts.append(marked(title, "thorfinn", foe.card, words))
    else:
        parts.append(words.text("thorfinn-at", step=step.id, face=step.face))
    if ahead:
        parts.append(words.text("thorfinn-lead" if ahead > 0 else "thorfinn-trail", count=abs(ahead)))
    else:
        parts.append(words.text("thorfinn-level"))
    if left:
        parts.append(words.text("thorfinn-climbs-left", count=left))
    if not foe.card:
        parts.append(words.text("thorfinn-none"))
    elif foe.card == "troll":
        parts.append(words.text("thorfinn-troll"))
    return parts


def _card(card: ThorfinnInfo, stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """What his card of the round brings. The row is that of where you stood when he revealed it (16.5)."""
    position = scene.players[0].position - (1 if scene.crossed else 0)
    row = card.rows[position] if position < len(card.rows) else ()
    parts = [words.text("thorfinn-recruits", count=card.recruits)]
    if row:
        parts.append(words.text("thorfinn-why", position=position, symbols=_symbols(row, words)))
    else:
        parts.append(words.text("thorfinn-why-nothing"))
    parts.append(words.text("thorfinn-climbs" if card.climb else "thorfinn-stays"))
    parts.append(words.text("thorfinn-shield" if card.shield else "thorfinn-no-shield"))
    if stage.mode.startswith("legend"):
        parts.append(words.text("thorfinn-detroll" if card.detroll else "thorfinn-no-detroll"))
    return parts


def _symbols(row: tuple[str, ...], words: Catalogue) -> list[str]:
    return [words.text("symbol", symbol=symbol) for symbol in row] or [words.text("thorfinn-row-nothing")]


def _belongings(foe: ThorfinnScene, words: Catalogue) -> list[str]:
    parts: list[str] = []
    if foe.hand:
        hand = [words.text("card", card=card) for card in foe.hand]
        parts.append(words.text("thorfinn-hand-line", cards=hand))
    else:
        parts.append(words.text("thorfinn-hand", count=0))
    parts.append(words.text("thorfinn-trolls", count=foe.trolls))
    if foe.deck_trolls:
        parts.append(words.text("thorfinn-deck-trolls", count=foe.deck_trolls))
    if foe.deck:
        deck = [words.text("thorfinn-card", thorfinn=card) for card in foe.deck]
        parts.append(words.text("thorfinn-deck-line", cards=deck))
    else:
        parts.append(words.text("thorfinn-deck", count=0))
    return parts
