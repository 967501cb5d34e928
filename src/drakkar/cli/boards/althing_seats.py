"""The players of Althing as text: what lies before each, what is being paid, and who asks what of whom."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from drakkar.cli.boards.althing_modules import module_lines
from drakkar.cli.boards.althing_table import card_line, card_names, cards_of, counted, symbols_of
from drakkar.cli.seats import Person, name_of
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AlthingStage,
    AnnouncedScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
)
from drakkar.words import Catalogue

# ---------------------------------------------------------------- players


def player_text(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person], seat: int
) -> str:
    """What all can see before a player: never which cards are in the hand."""
    player = scene.players[seat]
    parts = [words.text("hand-hidden", count=len(player.hand))]
    parts.append(words.text("piles-line", deck=player.deck, discard=len(player.discard)))
    if player.deck_trolls:
        parts.append(words.text("deck-trolls-line", count=len(player.deck_trolls)))
    if stage.reserve != "off":
        parts.append(reserve_text(player, words))
    if player.stone is not None:
        stone = player.stone
        key = "stone-line" if stone.laid else "stone-choosing"
        parts.append(words.text(key, card=stone.card, laid=stone.laid))
    if stage.trolls:
        parts.append(words.text("trolls-line", count=player.trolls))
    if stage.storms and player.storm_ready:
        parts.append(words.text("storm-home"))
    for storm in player.storms:
        parts.append(words.text("storm-line", storm=storm.face, player=name_of(storm.owner, persons, words)))
    return words.parts(parts)


def reserve_text(player: PlayerScene, words: Catalogue) -> str:
    if not player.reserve_full:
        return words.text("reserve-none")
    if not player.reserve:
        return words.text("reserve-hidden")
    return words.text("reserve-line", card=player.reserve)


def draw_players(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person], to_act: int
) -> list[Text]:
    return [
        Text.assemble(
            "▶ " if person.seat == to_act else "  ",
            (person.mark, person.style),
            f" {person.name}  ",
            player_text(stage, scene, words, persons, person.seat),
        )
        for person in persons
    ]


def player_lines(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person]
) -> list[str]:
    """A line a player in words: where they are, and what is before them."""
    lines: list[str] = []
    for person in persons:
        step = scene.track[scene.players[person.seat].place]
        parts = [words.text("place-line", step=step.id, face=step.face)]
        parts.append(player_text(stage, scene, words, persons, person.seat))
        lines.append(words.text("named", name=person.name, text=words.parts(parts)))
    return lines


def hand_lines(stage: AlthingStage, scene: AlthingScene, words: Catalogue, seat: int) -> list[str]:
    """The cards of a hand as far as the viewer knows them, and what each of them gives and can do."""
    hand = scene.players[seat].hand
    if not any(hand):
        return []
    known = cards_of(stage)
    cards = [card_line(known[card], stage, words) for card in dict.fromkeys(hand) if card]
    return [words.text("hand-line", cards=card_names(hand, words)), *cards]


def pile_lines(scene: AlthingScene, words: Catalogue, seat: int) -> list[str]:
    """The discard pile as far as the viewer knows it, and everything the seat owns."""
    player = scene.players[seat]
    lines = [words.text("owned-line", cards=counted(player.owned, words))]
    if player.discard:
        lines.insert(0, words.text("discard-line", cards=card_names(player.discard, words)))
    return lines


# ---------------------------------------------------------------- what is going on


def doing_lines(
    stage: AlthingStage, scene: AlthingScene, words: Catalogue, persons: Sequence[Person], to_act: int
) -> list[str]:
    """A payment with its running sum, a borrowed card, a symbol that waits for an answer, cards looked at."""
    lines: list[str] = []
    if scene.announced is not None:
        lines += _announced_lines(stage, scene.announced, words, persons, to_act)
    if scene.borrowed is not None:
        lines.append(words.text("borrowed-line", card=scene.borrowed.card))
    if scene.payment is not None:
        lines += _payment_lines(scene, scene.payment, words)
    if scene.looked is not None:
        lines.append(_looked_line(scene, scene.looked, words, persons))
    return lines + module_lines(stage, scene, words, persons)


def _announced_lines(
    stage: AlthingStage,
    announced: AnnouncedScene,
    words: Catalogue,
    persons: Sequence[Person],
    to_act: int,
) -> list[str]:
    """Who plays what against whom, the counter-attack against it, and who may answer with what."""
    player, card, symbol = name_of(announced.seat, persons, words), announced.card, announced.symbol
    if not card:
        # What Thorfinn does, and what a cursed step does.
        name = words.text("symbol", symbol=symbol)
        own = announced.seat == announced.target
        lines = [name if own else words.text("named", name=player, text=name)]
    elif announced.target < 0:
        lines = [words.text("announced-line", player=player, card=card, symbol=symbol)]
    else:
        whom = name_of(announced.target, persons, words)
        key = "answer-heading-reserve" if announced.reserve else "announced-target"
        lines = [words.text(key, player=player, card=card, symbol=symbol, whom=whom)]
    if announced.answer and announced.counter >= 0:
        against = name_of(announced.counter, persons, words)
        ruse = symbols_of(stage)[symbol].answer
        lines.append(
            words.text("answer-heading-counter", player=against, card=announced.counter_card, symbol=ruse)
        )
    if announced.answer:
        lines.append(
            words.text("answer-waiting", player=name_of(to_act, persons, words), answer=announced.answer)
        )
    return lines


def _payment_lines(scene: AlthingScene, payment: PaymentScene, words: Catalogue) -> list[str]:
    """The goal and its price; then what is pledged, the borrowed card included, and what is missing."""
    if payment.goal == "cross":
        step = scene.track[payment.place]
        amounts = {"nuggets": step.nuggets, "wood": step.wood, "bones": step.bones}
        goal = words.text("board-pay-cross", step=step.id, face=step.face, **amounts)
    else:
        recruits = card_names(payment.cards, words)
        goal = words.text("board-pay-recruit", cards=recruits, cost=payment.cost, currency=payment.currency)
    reward = []
    if payment.reward:
        reward = [words.text("reward-line", **{"with": payment.reward, "doubled": payment.doubled})]
    used = [*payment.pledged, *([scene.borrowed.card] if scene.borrowed is not None else [])]
    if not used:
        return [goal, *reward, words.text("payment-none", missing=payment.missing)]
    return [
        goal,
        *reward,
        words.text(
            "payment-line",
            cards=card_names(used, words),
            nuggets=payment.nuggets,
            wood=payment.wood,
            bones=payment.bones,
            universal=payment.universal,
            missing=payment.missing,
        ),
    ]


def _looked_line(
    scene: AlthingScene, looked: LookedScene, words: Catalogue, persons: Sequence[Person]
) -> str:
    """Which cards the reorganiser holds; others are told how many."""
    held = (*looked.stacked, *looked.cards, *looked.returned, *([looked.brought] if looked.brought else []))
    if not held:
        return words.text("board-looked", player=name_of(scene.active, persons, words), number=looked.number)
    return words.text("looked-line", cards=card_names(held, words))
