"""The middle of the table of Althing as text: the epic, the assembly and its deck, and what cards give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from drakkar.cli.seats import Person
from drakkar.games.althing.pieces import RESOURCES
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AlthingStage,
    CardInfo,
    PlayerScene,
    StepScene,
    SymbolInfo,
)
from drakkar.words import Catalogue

# What may be chosen now, and what has been chosen.
OPEN: Final = ("*", "bold bright_white")
CHOSEN: Final = ("»", "bold bright_white")
EMPTY: Final = ("·", "dim")
OFF: Final = "dim strike"
FAMILY_STYLES: Final = {"ruse": "red", "dodge": "blue", "event": "green", "providence": "dark_orange"}
RECONSTRUCTED: Final = "reconstructed"


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


# ---------------------------------------------------------------- drawn


def draw_epic(
    scene: AlthingScene,
    words: Catalogue,
    persons: Sequence[Person],
    to_act: int,
    targets: set[str],
) -> Table:
    """One column a card: its name, what crossing onto it asks for, its symbol, and the pawns on it."""
    grid = Table.grid(padding=(0, 1))
    names: list[Text] = []
    for step in scene.track:
        name = Text(words.text("step-title", step=step.id, face=step.face), "bold")
        next_step = to_act >= 0 and step.place in scene.track[scene.players[to_act].place].next
        if next_step and "step:next" in targets:
            name.append(*OPEN)
        names.append(name)
    grid.add_row(*names)
    grid.add_row(*[Text(amounts_short(step, words)) for step in scene.track])
    if any(step.symbols for step in scene.track):
        marks = [[words.text("mark", mark=mark) for mark in step.symbols] for step in scene.track]
        grid.add_row(*[Text(", ".join(mark), "dim italic") for mark in marks])
    grid.add_row(*[_pawns(step.place, scene.players, persons) for step in scene.track])
    return grid


def _pawns(place: int, players: Sequence[PlayerScene], persons: Sequence[Person]) -> Text:
    here = [person for person in persons if players[person.seat].place == place]
    if not here:
        return Text(*EMPTY)
    return Text(" ").join(Text(person.mark, person.style) for person in here)


def draw_cards(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, viewer: int, targets: set[str]
) -> Table:
    """The assembly by slot and, in the same columns, the viewer's hand with what is pledged of it."""
    grid = Table.grid(padding=(0, 2))
    heads = ("column-slot", "column-card", "column-cost", "column-gives", "column-symbols")
    grid.add_row(*[Text(words.text(head), "bold dim") for head in heads])
    known = cards_of(stage)
    chosen = scene.payment.slots if scene.payment is not None else (scene.plotted,)
    for slot, card in enumerate(scene.assembly, 1):
        place = Text(str(slot))
        if slot in chosen:
            place.append(*CHOSEN)
        elif f"assembly:{slot}" in targets:
            place.append(*OPEN)
        grid.add_row(place, *_card_cells(known.get(card), stage, words))
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
        grid.add_row(number, *_card_cells(known[card], stage, words))
    pledged = scene.payment.pledged if scene.payment is not None else ()
    for card in dict.fromkeys(pledged):
        number = Text(f"{pledged.count(card)}×").append(*CHOSEN)
        grid.add_row(number, *_card_cells(known[card], stage, words))
    return grid


def _card_cells(card: CardInfo | None, stage: AlthingStage, words: Catalogue) -> list[Text]:
    if card is None:
        return [Text(*EMPTY)]
    return [
        Text(words.text("card", card=card.id), "bold"),
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
            parts.append(words.text(key, cards=[words.text("card", card=card) for card in cards]))
    return words.parts(parts)


def epic_text(scene: AlthingScene, words: Catalogue) -> str:
    """Every card of the track with what it asks for and its symbols."""
    cards: list[str] = []
    for step in scene.track:
        key = "step-item-start" if step.role == "start" else "step-item"
        item = words.text(
            key, step=step.id, face=step.face, nuggets=step.nuggets, wood=step.wood, bones=step.bones
        )
        cards.append(" ".join([item, *(f"[{words.text('mark', mark=mark)}]" for mark in step.symbols)]))
    return words.text("track-line", cards=words.parts(cards))


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
    lines = [words.text("assembly-line", cards=words.parts(slots))]
    lines += [card_line(known[name], stage, words) for name in dict.fromkeys(scene.assembly) if name]
    return lines


def card_line(card: CardInfo, stage: AlthingStage, words: Catalogue) -> str:
    """A card in words: what it gives, and its symbols."""
    known = symbols_of(stage)
    symbols = [
        words.text("symbol" if known[symbol].in_force else "board-symbol-off", symbol=symbol)
        for symbol in card.symbols
    ]
    gives = {"nuggets": card.nuggets, "wood": card.wood, "bones": card.bones, "universal": card.universal}
    if not symbols:
        return words.text("board-card", card=card.id, **gives)
    return words.text("board-card-symbols", card=card.id, symbols=words.parts(symbols), **gives)


def reconstructed(stage: AlthingStage, scene: AlthingScene, words: Catalogue) -> list[str]:
    """How many of the cards and steps of this match have values that are not known for sure."""
    sources = [card.source for card in stage.cards] + [step.source for step in scene.track]
    count = sources.count(RECONSTRUCTED)
    return [words.text("reconstructed-line", count=count, total=len(sources))] if count else []
