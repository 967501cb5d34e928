"""What a client draws after every ply, made from a View. Names, not codes."""

from __future__ import annotations

from drakkar.games.althing.pieces import (
    ANNOUNCED,
    ANSWER_TO,
    CARDS,
    CURRENCIES,
    GUEST,
    NONE,
    STORM_FACES,
)
from drakkar.games.althing.rules.assembly import chosen_slots
from drakkar.games.althing.rules.payment import Purse, currency_of, least_short
from drakkar.games.althing.rules.rewards import BORROWED_REWARD, HAND_REWARD
from drakkar.games.althing.rules.score import CATEGORIES
from drakkar.games.althing.scene_modules import (
    composed_scene,
    demobilised_scene,
    hela_name,
    row_size,
    stone_scene,
    thorfinn_scene,
    track,
)
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AnnouncedScene,
    BorrowedScene,
    DeckScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
    StormScene,
)
from drakkar.games.althing.state import (
    ANSWERING,
    CROSSING,
    EXCHANGING,
    GOALS,
    KNOWERS,
    NO_GOAL,
    PHASES,
    REORGANISING,
    SIDES,
    STACKING,
)
from drakkar.games.althing.view import HIDDEN, AlthingView
from drakkar.kernel.game import OVER


def scene(view: AlthingView) -> AlthingScene:
    over = view.to_act == OVER
    return AlthingScene(
        phase="over" if over else PHASES[view.phase],
        round=view.round,
        active=-1 if over else view.active,
        crossed=view.crossed,
        actions_left=max(0, view.setting.action_cap - view.actions),
        ending=view.ending,
        payment=_payment(view) if view.goal != NO_GOAL else None,
        borrowed=_borrowed(view) if view.borrowed != NONE else None,
        announced=_announced(view) if view.symbol != NONE else None,
        looked=_looked(view),
        composed=composed_scene(view),
        demobilised=demobilised_scene(view),
        hela=hela_name(view.modules.hela_card),
        cleared=view.modules.cleared,
        plotted=0 if view.plotted == NONE else view.plotted + 1,
        track=track(view.epic),
        assembly=tuple([_name(card) for card in view.row]),
        guest=_name(view.modules.guest),
        size=row_size(view),
        deck=_deck(view),
        out=_counted(view.modules.out),
        thorfinn=thorfinn_scene(view),
        players=tuple([_player(view, seat) for seat in range(view.seats)]),
    )


def _name(card: int) -> str:
    return "" if card in (NONE, HIDDEN) else CARDS[card]


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([_name(card) for card in cards])


def _placed(entries: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([_name(entry >> KNOWERS) for entry in entries])


def _payment(view: AlthingView) -> PaymentScene:
    setting, modules = view.setting, view.modules
    purse = Purse(view.shortage)
    purse.add(setting, view.pledged)
    if modules.doubled != NONE:
        purse.nuggets += setting.nuggets[modules.doubled]
    if view.borrowed != NONE and (modules.rewarder == NONE or modules.origin != BORROWED_REWARD):
        purse.add(setting, (view.borrowed,))
    slots = chosen_slots(view.slots)
    cards = tuple([modules.guest if slot == GUEST else view.row[slot] for slot in slots])
    if view.goal == CROSSING:
        need = view.epic.need[view.aim]
        currency, cost = "", sum(need)
        short = least_short(purse.short(need), purse.universal, view.shortage)
    else:
        currency = CURRENCIES[currency_of(cards[0])]
        cost = sum([setting.cost[card] for card in cards])
        short = max(0, cost - purse.worth(currency_of(cards[0])))
    return PaymentScene(
        goal=GOALS[view.goal],
        place=view.aim,
        slots=tuple([slot + 1 for slot in slots]),
        cards=_names(cards),
        currency=currency,
        cost=cost,
        pledged=_names(view.pledged),
        reward=_name(modules.rewarder),
        doubled=_name(modules.doubled),
        nuggets=purse.nuggets,
        wood=purse.wood,
        bones=purse.bones,
        universal=sum(purse.universal),
        missing=short,
        enough=short == 0,
    )


def _borrowed(view: AlthingView) -> BorrowedScene:
    if view.lender == NONE:
        return BorrowedScene(_name(view.borrowed), "assembly", -1)
    return BorrowedScene(_name(view.borrowed), "reserve" if view.open_loan else "hand", view.lender)


def _announced(view: AlthingView) -> AnnouncedScene:
    answer = ANSWER_TO[view.symbol]
    if view.counter != NONE:
        answer = ANSWER_TO[answer]
    return AnnouncedScene(
        seat=view.active,
        card=_name(view.played),
        symbol=ANNOUNCED[view.symbol],
        target=-1 if view.target == NONE else view.target,
        reserve=view.raid,
        answer=ANNOUNCED[answer] if view.phase == ANSWERING else "",
        counter=-1 if view.counter == NONE else view.counter,
        counter_card=_name(view.counter_card),
    )


def _looked(view: AlthingView) -> LookedScene | None:
    if view.phase not in (REORGANISING, EXCHANGING, STACKING):
        return None
    number = len(view.looked) + len(view.returned) + len(view.stacked) + (view.brought != NONE)
    return LookedScene(
        number,
        tuple([CARDS[card] for card in view.looked if card != HIDDEN]),
        _names(view.returned),
        _name(view.brought),
        tuple([CARDS[card] for card in view.stacked if card != HIDDEN]),
        SIDES[view.side],
    )


def _deck(view: AlthingView) -> DeckScene:
    """The cards put on top lie the other way round in the position: the last one is the next."""
    hidden = [entry for entry in (*view.top, *view.bottom) if entry >> KNOWERS == HIDDEN]
    held = [card for card in (*view.looked, *view.stacked) if card == HIDDEN]
    shuffled = len(view.unseen) - len(hidden) - len(held)
    number = len(view.top) + shuffled + len(view.bottom)
    return DeckScene(number, _placed(view.top)[::-1], _placed(view.bottom))


def _player(view: AlthingView, seat: int) -> PlayerScene:
    setting = view.setting
    kept = view.reserve[seat]
    storms = [
        StormScene(owner, STORM_FACES[view.storm_left[owner]])
        for owner in range(view.seats)
        if view.storm_on[owner] == seat
    ]
    place = view.position[seat]
    position = view.epic.depth[place]
    return PlayerScene(
        place=place,
        position=position,
        sacred=view.epic.sacred[place],
        finished=place == view.epic.end,
        hand=_names(view.hand[seat]),
        hand_limit=view.limit[seat],
        limit_grows=view.seasoned and view.limit[seat] < setting.components.seasoned_hand,
        deck=view.deck[seat] + len(view.on_top[seat]),
        deck_trolls=_names(view.on_top[seat][::-1]),
        discard=_placed(view.discard[seat]),
        reserve=_name(kept),
        reserve_full=kept != NONE,
        stone=stone_scene(view, seat),
        cursed=view.epic.cursed[place],
        ill=view.modules.ill[seat] > 0,
        trolls=view.trolls[seat],
        storm_ready=setting.storms and view.storm_on[seat] == NONE,
        storms=tuple(storms),
        owned=_owned(view, seat),
        points={CATEGORIES[0]: position},
        total=position,
    )


def _owned(view: AlthingView, seat: int) -> dict[str, int]:
    """All cards of a seat by name, wherever they are: that is public (clause 1.5)."""
    modules = view.modules
    discard = [entry >> KNOWERS for entry in view.discard[seat]]
    cards = [*view.hand[seat], *view.on_top[seat], *discard, view.reserve[seat], *view.unknown[seat]]
    cards += [modules.stone[seat], modules.laid[seat]]
    if seat == view.active:
        cards += view.pledged
        if modules.rewarder != NONE and modules.origin == HAND_REWARD:
            cards.append(modules.rewarder)
    if seat == view.lender:
        cards.append(view.borrowed)
    return _counted(tuple(cards))


def _counted(cards: tuple[int, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for card in sorted(cards):
        if card not in (NONE, HIDDEN):
            counts[CARDS[card]] = counts.get(CARDS[card], 0) + 1
    return counts
