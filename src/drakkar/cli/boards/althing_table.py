"""The middle of the table of Althing as text: the assembly, its deck, and what cards give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from drakkar.cli.boards.marks import marked
from drakkar.cli.seats import Person
from drakkar.games.althing.pieces import GUEST, RESOURCES
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AlthingStage,
    CardInfo,
    StepScene,
    SymbolInfo,
)
from drakkar.words import Catalogue

# What may be chosen now, and what has been chosen.
OPEN: Final = ("*", "bold bright_white")
CHOSEN: Final = ("»", "bold bright_white")
EMPTY: Final = ("·", "dim")
OFF: Final = "dim strike"
FAMILY_STYLES: Final = {
    "ruse": "red",
    "dodge": "blue",
    "event": "green",
    "providence": "dark_orange",
    "malediction": "magenta",
}


def cards_of(stage: AlthingStage) -> dict[str, CardInfo]:
    return {card.id: card for card in stage.cards}


def symbols_of(stage: AlthingStage) -> dict[str, SymbolInfo]:
    return {symbol.id: symbol for symbol in stage.symbols}


def amounts_short(card: CardInfo | StepScene, words: Catalogue) -> str:
    """Such as `2n 1w`; empty without resources."""
    amounts = [card.nuggets, card.wood, card.bones, card.universal if isinstance(card, CardInfo) else 0]
    letters = [words.text("letter-resource", resource=resource) for resource in (*RESOURCES, "universal")]
    pairs = zip(amounts, letters, strict=True)
    return " ".join(f"{amount}{letter}" for amount, letter in pairs if amount)


def cost_short(card: CardInfo, words: Catalogue) -> str:
    """Such as `3n`, or `3w/b` for a fjord troll; empty for what cannot be recruited."""
    currency = {"nuggets": ("nuggets",), "wood_bones": ("wood", "bones")}.get(card.currency)
    if currency is None:
        return ""
    return str(card.cost) + "/".join(
        words.text("letter-resource", resource=resource) for resource in currency
    )


def symbols_short(card: CardInfo, stage: AlthingStage, words: Catalogue) -> Text:
    """In the colours of their families; in brackets what is not in force."""
    known = symbols_of(stage)
    drawn: list[Text] = []
    for symbol in card.symbols:
        name = words.text("symbol-short", symbol=symbol)
        if known[symbol].in_force:
            drawn.append(Text(name, FAMILY_STYLES[known[symbol].family]))
        else:
            drawn.append(Text(f"({name})", OFF))
    return Text(" · ").join(drawn)


def card_names(cards: Sequence[str], words: Catalogue) -> list[str]:
    return [words.text("card", card=card) for card in cards]


def counted(cards: Mapping[str, int], words: Catalogue) -> list[str]:
    """Cards by kind, such as `2 Odin`."""
    return [words.text("board-card-number", count=count, card=card) for card, count in cards.items()]


# ---------------------------------------------------------------- drawn


def draw_cards(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, viewer: int, targets: set[str]
) -> Table:
    """The assembly by slot and, in the same columns, the viewer's hand with what is pledged of it."""
    grid = Table.grid(padding=(0, 2))
    heads = ("column-slot", "column-card", "column-cost", "column-gives", "column-symbols")
    grid.add_row(*[Text(words.text(head), "bold dim") for head in heads])
    known = cards_of(stage)
    chosen = _chosen(scene)
    for slot, card in enumerate(scene.assembly, 1):
        grid.add_row(_slot(slot, chosen, targets), *card_cells(known.get(card), stage, words))
    if scene.guest:
        grid.add_row(_slot(GUEST + 1, chosen, targets), *card_cells(known[scene.guest], stage, words))
    if viewer < 0:
        return grid
    hand = scene.players[viewer].hand
    grid.add_row(Text(words.text("part-hand"), "bold dim"))
    # In one's own phase almost any card can serve for something: then a mark would say nothing.
    marked = targets if scene.phase != "acting" else set()
    for card in dict.fromkeys(hand):
        number = Text(f"{hand.count(card)}×")
        if f"hand:{card}" in marked:
            number.append(*OPEN)
        grid.add_row(number, *card_cells(known[card], stage, words))
    pledged = scene.payment.pledged if scene.payment is not None else ()
    for card in dict.fromkeys(pledged):
        number = Text(f"{pledged.count(card)}×").append(*CHOSEN)
        grid.add_row(number, *card_cells(known[card], stage, words))
    return grid


def _chosen(scene: AlthingScene) -> tuple[int, ...]:
    """The slots that the player of the phase has chosen so far."""
    if scene.payment is not None:
        return scene.payment.slots
    if scene.demobilised is not None:
        return scene.demobilised.slots
    return (scene.plotted,)


def _slot(slot: int, chosen: tuple[int, ...], targets: set[str]) -> Text:
    text = Text(str(slot))
    if slot in chosen:
        return text.append(*CHOSEN)
    return text.append(*OPEN) if f"assembly:{slot}" in targets else text


def card_cells(card: CardInfo | None, stage: AlthingStage, words: Catalogue) -> list[Text]:
    if card is None:
        return [Text(*EMPTY)]
    return [
        Text(marked(words.text("card", card=card.id), "card", card.id, words), "bold"),
        Text(cost_short(card, words)),
        Text(amounts_short(card, words)),
        symbols_short(card, stage, words),
    ]


def legend(stage: AlthingStage, words: Catalogue) -> str:
    """What the letters stand for, and the brackets where there are any."""
    parts = [words.text("resource-legend", resource=resource) for resource in (*RESOURCES, "universal")]
    if not all(symbol.in_force for symbol in stage.symbols):
        parts.append(words.text("symbol-off-legend"))
    return " · ".join(parts)


# ---------------------------------------------------------------- in words


def team_line(stage: AlthingStage, words: Catalogue, persons: Sequence[Person]) -> list[str]:
    """Who plays with whom, if anybody does."""
    teams = [
        words.text("board-team", player=persons[one].name, whom=persons[other].name)
        for one, other in stage.teams
    ]
    return [words.parts(teams)] if teams else []


def status_text(scene: AlthingScene, words: Catalogue) -> str:
    """The round, and the assembly deck with what the viewer knows of it."""
    parts = [words.text("round-line", round=scene.round)]
    if scene.ending:
        parts.append(words.text("round-ending"))
    parts.append(words.text("deck-line", count=scene.deck.number))
    for key, cards in (("board-deck-top", scene.deck.top), ("board-deck-bottom", scene.deck.bottom)):
        if any(cards):
            parts.append(words.text(key, cards=card_names(cards, words)))
    if scene.out:
        parts.append(words.text("out-line", cards=counted(scene.out, words)))
    return words.parts(parts)


def assembly_lines(stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """The row in one line, then what each of its cards gives and can do."""
    known = cards_of(stage)
    slots: list[str] = []
    for slot, name in enumerate(scene.assembly, 1):
        if not name:
            slots.append(words.text("slot-item-empty", slot=slot))
            continue
        card = known[name]
        slots.append(words.text("slot-item", slot=slot, card=name, cost=card.cost, currency=card.currency))
    if scene.guest:
        card = known[scene.guest]
        slots.append(words.text("guest-item", card=card.id, cost=card.cost, currency=card.currency))
    lines = [words.text("assembly-line", cards=words.parts(slots))]
    names = dict.fromkeys((*scene.assembly, scene.guest))
    lines += [card_line(known[name], stage, words) for name in names if name]
    return lines


def card_line(card: CardInfo, stage: AlthingStage, words: Catalogue) -> str:
    """A card in words: what it gives, and its symbols."""
    known = symbols_of(stage)
    symbols = [
        words.text("symbol" if known[symbol].in_force else "board-symbol-off", symbol=symbol)
        for symbol in card.symbols
    ]
    gives = {"nuggets": card.nuggets, "wood": card.wood, "bones": card.bones, "universal": card.universal}
    if symbols:
        text = words.text("board-card-symbols", card=card.id, symbols=words.parts(symbols), **gives)
    else:
        text = words.text("board-card", card=card.id, **gives)
    return marked(text, "card", card.id, words)
