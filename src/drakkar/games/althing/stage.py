"""What a client draws once for the whole match. Names, not codes."""

from __future__ import annotations

from drakkar.games.althing.box import HelaCard, ThorfinnCard
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    ANSWER_TO,
    CURRENCIES,
    DAY_LABOURER,
    FAMILIES,
    FAMILY_OF,
    FIRST_SHORTAGE,
    FIRST_TROLL,
    FIRST_VIKING,
    LEFT,
    LOKI,
    NONE,
    PROVIDENCE,
    RESERVES,
    RIGHT,
    STEP_SYMBOLS,
    SYMBOLS,
)
from drakkar.games.althing.rules.payment import currency_of
from drakkar.games.althing.scene_types import AlthingStage, CardInfo, HelaInfo, SymbolInfo, ThorfinnInfo
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.view import AlthingView


def stage(view: AlthingView) -> AlthingStage:
    setting = view.setting
    components = setting.components
    free = setting.options["scenario"] == "free"
    symbols = range(len(ANNOUNCED) if setting.solo else FIRST_SHORTAGE)
    return AlthingStage(
        scenario=setting.options["scenario"],
        seats=setting.seats,
        first=setting.first,
        teams=((0, 2), (1, 3)) if setting.teams else (),
        cards=tuple([_card_info(setting, card) for card in cards_in_play(setting)]),
        symbols=tuple([_symbol_info(setting, symbol) for symbol in symbols]),
        layout=setting.layout,
        deck=setting.options["deck"] if free else _scenario_deck(setting),
        hela=tuple([_hela_info(card) for card in components.hela]) if setting.hela else (),
        mode=setting.mode,
        thorfinn=_thorfinn(setting),
        slots=setting.slots,
        trolls=setting.trolls,
        storms=setting.storms,
        reserve=RESERVES[2 if setting.open_reserve else 1 if setting.reserve else 0],
        seasoned_limit=components.seasoned_hand,
        cowardly_troll=setting.cowardly,
        dodge_the_counter=setting.dodge_counter,
        round_cap=setting.round_cap,
        action_cap=setting.action_cap,
    )


def _scenario_deck(setting: Setting) -> str:
    return "baldur" if setting.deck == setting.components.baldur_deck else "classic"


def cards_in_play(setting: Setting) -> list[int]:
    trolls = [FIRST_TROLL + seat for seat in range(setting.figures)]
    own = [*setting.pool, *([LOKI] if setting.loki_for_all else [])] if setting.composed else setting.deck
    return sorted({*own, *setting.assembly_cards(), *trolls})


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
    if setting.solo and FAMILY_OF[symbol] == PROVIDENCE:
        answered = False
    return SymbolInfo(
        ANNOUNCED[symbol],
        FAMILIES[FAMILY_OF[symbol]],
        ANNOUNCED[answer] if answered else "",
        symbol >= FIRST_SHORTAGE or setting.in_force[symbol],
    )


def _hela_info(card: HelaCard) -> HelaInfo:
    left, right = card.sides[LEFT], card.sides[RIGHT]
    return HelaInfo(
        card.id,
        tuple([STEP_SYMBOLS[symbol] for symbol in left.symbols]),
        tuple([STEP_SYMBOLS[symbol] for symbol in right.symbols]),
        left.shift,
        right.shift,
        card.source,
        card.strength,
    )


def _thorfinn(setting: Setting) -> tuple[ThorfinnInfo, ...]:
    if not setting.solo:
        return ()
    return tuple([_thorfinn_info(setting.components.thorfinn[number]) for number in setting.thorfinn])


def _thorfinn_info(card: ThorfinnCard) -> ThorfinnInfo:
    return ThorfinnInfo(
        card.id,
        card.recruits,
        tuple([tuple([ANNOUNCED[symbol] for symbol in row]) for row in card.rows]),
        card.climb,
        card.shield,
        card.detroll,
        card.replaces,
        card.source,
        card.strength,
    )
