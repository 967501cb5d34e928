"""What each player sees of the oracle's position, as the scene that a client draws: no more and no less."""

from __future__ import annotations

from collections import Counter

from drakkar.games.althing.components import load
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AnnouncedScene,
    BorrowedScene,
    DeckScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
    StepScene,
    StormScene,
)
from drakkar.kernel.game import SPECTATOR, ScoreSheet
from tests.games.althing import payment
from tests.games.althing.facts import STEPS
from tests.games.althing.legal import Choices, without
from tests.games.althing.position import EVERYBODY, NOBODY, Lying, in_order

BOX = load()
SOURCES = {
    (step.id, step.face): (step.source, step.strength)
    for step in (*BOX.kattegat, *(face for pair in BOX.steps for face in pair), BOX.thing, BOX.althing)
}


def scene(position: Choices, viewer: int) -> AlthingScene:
    mine = viewer == position.active or position.phase == "over"
    return AlthingScene(
        phase=phase(position, viewer),
        round=position.round,
        active=position.active,
        crossed=position.crossed,
        actions_left=max(0, position.action_cap - position.actions),
        ending=position.seats < 4 and bool(position.finished()),
        payment=paying(position) if mine else None,
        borrowed=borrowed(position, viewer),
        announced=announced(position),
        looked=looked(position, mine),
        composed=None,
        demobilised=None,
        hela="",
        cleared=False,
        plotted=position.plotted[0] if position.plotted and mine else 0,
        track=tuple(step(position, place) for place in range(len(position.track))),
        assembly=tuple(position.row),
        guest="",
        size=len(position.row),
        deck=DeckScene(
            len(position.assembly_deck()),
            tuple(known(position, lying, viewer) for lying in position.top),
            tuple(known(position, lying, viewer) for lying in position.bottom),
        ),
        out={},
        thorfinn=None,
        players=tuple(player(position, seat, viewer) for seat in range(position.seats)),
    )


def step(position: Choices, place: int) -> StepScene:
    """A card of the track, with where its data come from."""
    card = STEPS[position.track[place]]
    last = len(position.track) - 1
    return StepScene(
        place=place,
        position=place,
        id=card.name,
        face=card.face,
        role="start" if place == 0 else card.name if place == last else "step",
        next=(place + 1,) if place < last else (),
        branch="",
        left="",
        right="",
        nuggets=card.nuggets,
        wood=card.wood,
        bones=card.bones,
        printed=card.requirement,
        symbols=(card.symbol,) if card.symbol else (),
        source=SOURCES[card.name, card.face][0],
        strength=SOURCES[card.name, card.face][1],
    )


def phase(position: Choices, viewer: int) -> str:
    """Clause 4.4: what is not confirmed is seen by nobody else."""
    if viewer != position.active:
        if position.phase == "paying":
            return "borrowed" if position.borrowed else "acting"
        if position.phase == "exchanging":
            return "reorganising"
    return position.phase


def known(position: Choices, lying: Lying, viewer: int) -> str:
    """Who only watches knows what all players know."""
    seen = lying.known == EVERYBODY if viewer == SPECTATOR else viewer in lying.known
    return lying.card if seen or position.phase == "over" else ""


def paying(position: Choices) -> PaymentScene | None:
    if position.goal is None:
        return None
    goal, price = position.goal, position.price(position.goal.slots)
    cards = [position.row[slot - 1] for slot in goal.slots]
    given = position.printed(goal.pledged + position.lent())
    return PaymentScene(
        goal="recruit" if goal.slots else "cross",
        place=0 if goal.slots else position.players[position.active].position + 1,
        slots=tuple(goal.slots),
        cards=tuple(cards),
        currency=position.cards[cards[0]].currency if cards else "",
        cost=price.nuggets + price.wood_bones + sum(price.requirement),
        pledged=tuple(goal.pledged),
        reward="",
        doubled="",
        nuggets=sum(card.nuggets for card in given),
        wood=sum(card.wood for card in given),
        bones=sum(card.bones for card in given),
        universal=sum(card.universal for card in given),
        missing=payment.missing(price, given),
        enough=payment.enough(price, given),
    )


def borrowed(position: Choices, viewer: int) -> BorrowedScene | None:
    loan = position.borrowed
    if loan is None:
        return None
    seen = loan.origin != "hand" or viewer in (position.active, loan.owner)
    return BorrowedScene(loan.card if seen else "", loan.origin, loan.owner)


def announced(position: Choices) -> AnnouncedScene | None:
    played = position.announced
    if played is None:
        return None
    return AnnouncedScene(
        played.seat,
        played.card,
        played.symbol,
        played.target,
        played.reserve,
        played.answer,
        played.counter,
        played.counter_card,
    )


def looked(position: Choices, mine: bool) -> LookedScene | None:
    cards = position.looked
    if cards is None:
        return None
    number = len(cards.cards) + len(cards.returned) + len(cards.stacked) + bool(cards.brought)
    if not mine:
        return LookedScene(number, (), (), "", (), cards.side)
    return LookedScene(
        number,
        tuple(in_order(cards.cards)),
        tuple(in_order(cards.returned)),
        cards.brought,
        tuple(cards.stacked),
        cards.side,
    )


def player(position: Choices, seat: int, viewer: int) -> PlayerScene:
    area = position.players[seat]
    own = viewer == seat or position.phase == "over"
    hidden = position.goal.pledged if position.goal and seat == position.active else []
    hand = (
        in_order(without(area.hand, hidden))
        if own
        else in_order(area.shown) + [""] * (len(area.hand) - len(area.shown))
    )
    loan = position.borrowed
    stolen = [loan.card] if loan and loan.owner == seat else []
    reserve = [area.reserve] if area.reserve else []
    lying = [card.card for card in area.discard]
    owned = Counter(area.hand + position.deck_of(seat) + lying + reserve + stolen)
    return PlayerScene(
        place=area.position,
        position=area.position,
        sacred=position.sacred(seat),
        finished=area.position == position.last,
        hand=tuple(hand),
        hand_limit=area.limit,
        limit_grows=area.grows,
        deck=len(position.deck_of(seat)),
        deck_trolls=tuple(reversed(area.on_top)),
        discard=discard(position, area.discard, own, viewer),
        reserve=area.reserve if own or position.reserve == "open" else "",
        reserve_full=bool(area.reserve),
        stone=None,
        cursed=False,
        ill=False,
        trolls=area.trolls,
        storm_ready=position.storms_in_play and position.storms[seat].whom == NOBODY,
        storms=tuple(StormScene(storm.owner, storm.face) for storm in position.before(seat)),
        owned=dict(owned),
        points={"steps": area.position},
        total=area.position,
    )


def discard(position: Choices, cards: list[Lying], own: bool, viewer: int) -> tuple[str, ...]:
    """The cards that the viewer knows, in order, then the others."""
    seen = [lying.card for lying in cards if own or known(position, lying, viewer)]
    return tuple(in_order(seen)) + ("",) * (len(cards) - len(seen))


def sheet(position: Choices) -> ScoreSheet:
    """Clauses 11.2, 11.3 and 11.5: what counts is how far one is."""
    at = tuple(player.position for player in position.players)
    return ScoreSheet(("steps",), tuple((steps,) for steps in at), at, position.winners)
