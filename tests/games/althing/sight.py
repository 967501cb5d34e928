"""What each player sees of the oracle's position, as the scene that a client draws: no more and no less."""

from __future__ import annotations

from collections import Counter

from drakkar.games.althing.components import load
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AnnouncedScene,
    BorrowedScene,
    ComposedScene,
    DeckScene,
    DemobilisedScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
    StepScene,
    StoneScene,
    StormScene,
    ThorfinnScene,
)
from drakkar.kernel.game import SPECTATOR, ScoreSheet
from tests.games.althing import payment
from tests.games.althing.legal import DECK_SIZE, Choices
from tests.games.althing.paying import RESOURCES, without
from tests.games.althing.position import EVERYBODY, NOBODY, SIDES, Lying, Player, in_order

BOX = load()
SOURCES = {
    (step.id, step.face): (step.source, step.strength)
    for pair in (*BOX.steps, *BOX.hela_steps, BOX.kattegat, (BOX.thing, BOX.althing))
    for step in pair
}


def scene(position: Choices, viewer: int) -> AlthingScene:
    mine = viewer == position.active or position.phase == "over"
    return AlthingScene(
        phase=phase(position, viewer),
        round=position.round,
        active=position.active,
        crossed=position.crossed,
        actions_left=max(0, position.action_cap - position.actions),
        ending=1 < position.seats < 4 and bool(position.finished()),
        payment=paying(position) if mine else None,
        borrowed=borrowed(position, viewer),
        announced=announced(position),
        looked=looked(position, mine),
        composed=composed(position, viewer),
        demobilised=demobilised(position) if mine else None,
        hela=position.hela,
        cleared=position.cleared,
        plotted=position.plotted[0] if position.plotted and mine else 0,
        track=tuple(step(position, place) for place in range(len(position.track))),
        assembly=tuple(position.row),
        guest=position.guest,
        size=position.size(),
        deck=DeckScene(
            len(position.assembly_deck()),
            tuple(known(position, lying, viewer) for lying in position.top),
            tuple(known(position, lying, viewer) for lying in position.bottom),
        ),
        out=dict(Counter(position.out)),
        thorfinn=thorfinn(position),
        players=tuple(player(position, seat, viewer) for seat in range(position.seats)),
    )


def step(position: Choices, place: int) -> StepScene:
    """A card of the track, with where its data come from."""
    card = position.step(place)
    nuggets, wood, bones = position.requirement(place)
    there = position.helas.get(place, {})
    return StepScene(
        place=place,
        position=position.crossings(place),
        id=card.name,
        face=card.face,
        role="start" if place == 0 else card.name if place == position.last else "step",
        next=position.ways(place),
        branch=branch(position, place),
        left=there.get("left", ""),
        right=there.get("right", ""),
        nuggets=nuggets,
        wood=wood,
        bones=bones,
        printed=card.requirement,
        symbols=tuple(position.effects(place)),
        source=SOURCES[card.name, card.face][0],
        strength=SOURCES[card.name, card.face][1],
    )


def branch(position: Choices, place: int) -> str:
    """The side of a fork on which a step lies; its second step is on that of its first."""
    if place == 0:
        return ""
    origins = [origin for origin in range(place) if place in position.ways(origin)]
    ways = position.ways(origins[0])
    if len(ways) > 1:
        return SIDES[ways.index(place)]
    # Behind a step on a branch, unless the branches have met again.
    return branch(position, origins[0]) if len(origins) == 1 and on_branch(position, origins[0]) else ""


def on_branch(position: Choices, place: int) -> bool:
    return any(len(position.ways(origin)) > 1 and place in position.ways(origin) for origin in range(place))


def composed(position: Choices, viewer: int) -> ComposedScene | None:
    """One's own deck, also while one waits for the others."""
    if position.phase != "composing" or viewer == SPECTATOR:
        return None
    loki = ["loki"] if position.options["deck"] == "own_loki" else []
    picked = position.players[viewer].composed
    left: dict[str, int] = {}
    if viewer == position.active:
        left = {card: number - picked.count(card) for card, number in position.deck_pool().items()}
    elif not picked:
        return None
    return ComposedScene(DECK_SIZE + len(loki), tuple(in_order(picked + loki)), left)


def demobilised(position: Choices) -> DemobilisedScene | None:
    exchange = position.exchange
    if exchange is None:
        return None
    cards = [position.lying(slot) for slot in exchange.slots]
    costs = sum(position.cards[card].cost for card in cards)
    value = position.cards[exchange.given].cost - costs if exchange.given else 0
    return DemobilisedScene(exchange.given, tuple(exchange.slots), tuple(cards), value)


def thorfinn(position: Choices) -> ThorfinnScene | None:
    """All of it is open."""
    foe = position.foe
    if foe is None:
        return None
    return ThorfinnScene(
        place=foe.place,
        position=position.crossings(foe.place),
        card=foe.card,
        hand=tuple(in_order(foe.hand)),
        trolls=foe.trolls,
        deck=tuple(foe.deck),
        deck_trolls=foe.deck_trolls,
        shortage=tuple(kind for kind in RESOURCES if kind in foe.shortage),
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
    goal, price = position.goal, position.price(position.goal)
    cards = [position.lying(slot) for slot in goal.slots]
    given = position.given(goal)
    amounts = [sum(card.resources[kind] for card in given if kind not in price.scarce) for kind in range(3)]
    return PaymentScene(
        goal="recruit" if goal.slots else "cross",
        place=goal.place,
        slots=tuple(goal.slots),
        cards=tuple(cards),
        currency=position.cards[cards[0]].currency if cards else "",
        cost=price.nuggets + price.wood_bones + sum(price.requirement),
        pledged=tuple(goal.pledged),
        reward=goal.rewarder,
        doubled=goal.doubled,
        nuggets=amounts[0],
        wood=amounts[1],
        bones=amounts[2],
        universal=sum(card.universal for card in given),
        missing=payment.missing(price, given),
        enough=payment.enough(price, given),
    )


def borrowed(position: Choices, viewer: int) -> BorrowedScene | None:
    loan = position.borrowed
    if loan is None:
        return None
    # Clause 16.4: all saw what came into Thorfinn's hand.
    seen = loan.origin != "hand" or position.foe or viewer in (position.active, loan.owner)
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
    hidden = []
    if position.goal and seat == position.active:
        spent = [position.goal.rewarder] if position.goal.origin == "hand" else []
        hidden = position.goal.pledged + spent
    hand = (
        in_order(without(area.hand, hidden))
        if own
        else in_order(area.shown) + [""] * (len(area.hand) - len(area.shown))
    )
    loan = position.borrowed
    stolen = [loan.card] if loan and loan.owner == seat else []
    reserve = [area.reserve] if area.reserve else []
    lying = [card.card for card in area.discard]
    stone = [card for card in (area.stone.card, area.stone.laid) if card] if area.stone else []
    owned = Counter(area.hand + position.deck_of(seat) + lying + reserve + stolen + stone)
    crossings = position.crossings(area.position)
    return PlayerScene(
        place=area.position,
        position=crossings,
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
        stone=stone_of(area),
        cursed=position.stands_on(seat, "curse_zone"),
        ill=area.ill,
        trolls=area.trolls,
        storm_ready=position.storms_in_play and position.storms[seat].whom == NOBODY,
        storms=tuple(StormScene(storm.owner, storm.face) for storm in position.before(seat)),
        owned=dict(owned),
        points={"steps": crossings},
        total=crossings,
    )


def stone_of(area: Player) -> StoneScene | None:
    return StoneScene(area.stone.card, area.stone.laid, area.stone.ready) if area.stone else None


def discard(position: Choices, cards: list[Lying], own: bool, viewer: int) -> tuple[str, ...]:
    """The cards that the viewer knows, in order, then the others."""
    seen = [lying.card for lying in cards if own or known(position, lying, viewer)]
    return tuple(in_order(seen)) + ("",) * (len(cards) - len(seen))


def sheet(position: Choices) -> ScoreSheet:
    """Clauses 11.2, 11.3 and 11.5: what counts is how far one is."""
    at = tuple(position.crossings(player.position) for player in position.players)
    return ScoreSheet(("steps",), tuple((steps,) for steps in at), at, position.winners)
