"""Decks of one's own: composed in secret, shown when all are done (clauses 13.1 to 13.3)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import DeckComposed
from drakkar.games.althing.pieces import CARDS, LOKI
from drakkar.games.althing.rules.dealing import deal
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import COMPOSING, AlthingState, change, with_card
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def begin_composing(state: AlthingState, seat: int) -> None:
    state.active = state.to_act = seat
    state.phase = COMPOSING
    change(state).picked = completed(state.setting, ())


def pickable(setting: Setting, picked: tuple[int, ...]) -> list[int]:
    """The kinds that may be picked next: in order, and so that enough are left after them (clause 13.3)."""
    wanted = setting.components.deck_size - len(picked)
    if not wanted:
        return []
    kinds: list[int] = []
    for kind in sorted(set(setting.pool)):
        if picked and kind < picked[-1]:
            continue
        left = len([card for card in setting.pool if card >= kind]) - picked.count(kind)
        if setting.pool.count(kind) > picked.count(kind) and left >= wanted:
            kinds.append(kind)
    return kinds


def completed(setting: Setting, picked: tuple[int, ...]) -> tuple[int, ...]:
    """With what is left without a choice."""
    kinds = pickable(setting, picked)
    while len(kinds) == 1:
        picked = (*picked, kinds[0])
        kinds = pickable(setting, picked)
    return picked


def pick(state: AlthingState, card: int) -> None:
    modules = change(state)
    modules.picked = completed(state.setting, (*modules.picked, card))


def finished_deck(setting: Setting, picked: tuple[int, ...]) -> tuple[int, ...]:
    """What was picked, and Loki where everybody has him besides (clause 13.2)."""
    return with_card(picked, LOKI) if setting.loki_for_all else picked


def finish_deck(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The next seat composes; after the last one all decks are shown."""
    setting = state.setting
    seat = state.active
    modules = change(state)
    deck = finished_deck(setting, modules.picked)
    modules.chosen = (*modules.chosen[:seat], deck, *modules.chosen[seat + 1 :])
    modules.picked = ()
    following = (seat + 1) % setting.seats
    if following != setting.first:
        begin_composing(state, following)
        return
    decks = modules.chosen
    modules.chosen = ((),) * setting.seats
    if sink is not None:
        for turn in range(setting.seats):
            shown = (setting.first + turn) % setting.seats
            sink.append(DeckComposed(shown, tuple([CARDS[card] for card in decks[shown]])))
    deal(state, decks, (), chance, sink)
