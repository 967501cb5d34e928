"""What a client draws, made from a View: the stage once, the scene after every ply. Names, not codes."""

from __future__ import annotations

from drakkar.games.althing.pieces import (
    ANSWER_TO,
    CARDS,
    CURRENCIES,
    DAY_LABOURER,
    FAMILIES,
    FAMILY_OF,
    FIRST_TROLL,
    FIRST_VIKING,
    NONE,
    RESERVES,
    STEP_SYMBOLS,
    STORM_FACES,
    SYMBOLS,
)
from drakkar.games.althing.rules.payment import Purse, currency_of, least_short
from drakkar.games.althing.rules.score import CATEGORIES
from drakkar.games.althing.scene_types import (
    AlthingScene,
    AlthingStage,
    AnnouncedScene,
    BorrowedScene,
    CardInfo,
    DeckScene,
    LookedScene,
    PaymentScene,
    PlayerScene,
    StepInfo,
    StormScene,
    SymbolInfo,
)
from drakkar.games.althing.setting import Setting
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

# ---- the stage


def stage(view: AlthingView) -> AlthingStage:
    setting = view.setting
    components = setting.components
    return AlthingStage(
        scenario=setting.options["scenario"],
        seats=setting.seats,
        first=setting.first,
        teams=((0, 2), (1, 3)) if setting.teams else (),
        cards=tuple([_card_info(setting, card) for card in _cards_in_play(setting)]),
        symbols=tuple([_symbol_info(setting, symbol) for symbol in range(len(SYMBOLS))]),
        track=tuple([_step_info(setting, position) for position in range(len(setting.track))]),
        slots=setting.slots,
        trolls=components.trolls,
        storms=setting.storms,
        reserve=RESERVES[2 if setting.open_reserve else 1 if setting.reserve else 0],
        seasoned_limit=components.seasoned_hand,
        cowardly_troll=setting.cowardly,
        dodge_the_counter=setting.dodge_counter,
        round_cap=setting.round_cap,
        action_cap=setting.action_cap,
    )


def _cards_in_play(setting: Setting) -> list[int]:
    trolls = [FIRST_TROLL + seat for seat in range(setting.seats)]
    return sorted({*setting.deck, *setting.assembly_cards(), *trolls})


def _card_info(setting: Setting, kind: int) -> CardInfo:
    card = setting.components.cards[kind]
    recruit = FIRST_VIKING <= kind < FIRST_TROLL
    return CardInfo(
        card.id,
        card.type,
        card.cost,
        CURRENCIES[currency_of(kind)] if recruit else "",
        card.nuggets,
        card.wood,
        card.bones,
        card.universal,
        tuple([SYMBOLS[symbol] for symbol in card.symbols]),
        kind - FIRST_TROLL if kind >= FIRST_TROLL else -1,
        card.source,
        card.strength,
    )


def _symbol_info(setting: Setting, symbol: int) -> SymbolInfo:
    answer = ANSWER_TO[symbol]
    answered = answer != NONE and setting.in_force[answer]
    if symbol == DAY_LABOURER and not setting.counter:
        answered = False
    return SymbolInfo(
        SYMBOLS[symbol],
        FAMILIES[FAMILY_OF[symbol]],
        SYMBOLS[answer] if answered else "",
        setting.in_force[symbol],
    )


def _step_info(setting: Setting, position: int) -> StepInfo:
    step = setting.track[position]
    return StepInfo(
        position,
        step.id,
        step.face,
        step.role,
        step.nuggets,
        step.wood,
        step.bones,
        tuple([STEP_SYMBOLS[symbol] for symbol in step.symbols]),
        step.source,
        step.strength,
    )


# ---- the scene


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
        plotted=0 if view.plotted == NONE else view.plotted + 1,
        assembly=tuple([_name(card) for card in view.row]),
        deck=_deck(view),
        players=tuple([_player(view, seat) for seat in range(view.seats)]),
    )


def _name(card: int) -> str:
    return "" if card in (NONE, HIDDEN) else CARDS[card]


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([_name(card) for card in cards])


def _placed(entries: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([_name(entry >> KNOWERS) for entry in entries])


def _payment(view: AlthingView) -> PaymentScene:
    setting = view.setting
    purse = Purse()
    purse.add(setting, view.pledged)
    if view.borrowed != NONE:
        purse.add(setting, (view.borrowed,))
    slots = [slot for slot in range(len(view.row)) if view.slots >> slot & 1]
    cards = tuple([view.row[slot] for slot in slots])
    if view.goal == CROSSING:
        need = setting.need[view.position[view.active] + 1]
        currency, cost = "", sum(need)
        short = least_short(purse.short(need), purse.universal)
    else:
        currency = CURRENCIES[currency_of(cards[0])]
        cost = sum([setting.cost[card] for card in cards])
        short = max(0, cost - purse.worth(currency_of(cards[0])))
    return PaymentScene(
        goal=GOALS[view.goal],
        slots=tuple([slot + 1 for slot in slots]),
        cards=_names(cards),
        currency=currency,
        cost=cost,
        pledged=_names(view.pledged),
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
        symbol=SYMBOLS[view.symbol],
        target=-1 if view.target == NONE else view.target,
        reserve=view.raid,
        answer=SYMBOLS[answer] if view.phase == ANSWERING else "",
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
    position = view.position[seat]
    return PlayerScene(
        position=position,
        sacred=setting.sacred[position],
        finished=position == setting.end,
        hand=_names(view.hand[seat]),
        hand_limit=view.limit[seat],
        limit_grows=view.seasoned and view.limit[seat] < setting.components.seasoned_hand,
        deck=view.deck[seat] + len(view.on_top[seat]),
        deck_trolls=_names(view.on_top[seat][::-1]),
        discard=_placed(view.discard[seat]),
        reserve=_name(kept),
        reserve_full=kept != NONE,
        trolls=view.trolls[seat],
        storm_ready=setting.storms and view.storm_on[seat] == NONE,
        storms=tuple(storms),
        owned=_owned(view, seat),
        points={CATEGORIES[0]: position},
        total=position,
    )


def _owned(view: AlthingView, seat: int) -> dict[str, int]:
    """All cards of a seat by name, wherever they are: that is public (clause 1.5)."""
    discard = [entry >> KNOWERS for entry in view.discard[seat]]
    cards = [*view.hand[seat], *view.on_top[seat], *discard, view.reserve[seat], *view.unknown[seat]]
    if seat == view.active:
        cards += view.pledged
    if seat == view.lender:
        cards.append(view.borrowed)
    counts: dict[str, int] = {}
    for card in sorted(cards):
        if card not in (NONE, HIDDEN):
            counts[CARDS[card]] = counts.get(CARDS[card], 0) + 1
    return counts
