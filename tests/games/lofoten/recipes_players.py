"""Who plays the golden matches of Lofoten: no bots, so that their taste may change and the sagas stay."""

from __future__ import annotations

from random import Random

from drakkar.games.lofoten.events import OrderFulfilled, TileLoaded
from drakkar.games.lofoten.pieces import CARD_GOOD, GOODS, HAND, MIDDLE
from drakkar.games.lofoten.state import ACTION, MOVING, POWER, LofotenState
from drakkar.kernel.chance import Script
from drakkar.kernel.events import Event
from drakkar.kernel.game import State
from drakkar.play.match import Match
from scripts.golden import AnyGame, noted, of_verb, verb

MOVES = ("shift", "turn")
CARDS = ("play",)
PURCHASES = ("renew", "extra")
DEEPEST = 4  # moves of a card looked at
RICH = 6  # coins, enough for two extra turns
FEW = 2  # tiles left in the piles
COFFER = GOODS.index("coffer")


def trader(match: Match, luck: Random) -> int:
    """Moves so as to load and unload, takes what modules offer, buys now and then; else at random."""
    state = lofoten(match.state)
    legal = match.legal()
    if luck.random() < 0.1:
        return luck.choice(legal)
    if state.phase in (ACTION, MOVING, POWER):
        if moves := of_verb(match, *CARDS, *MOVES):
            worth = {action: trade(match.game, state, action, DEEPEST) for action in moves}
            best = max(worth.values())
            if best:
                return luck.choice([action for action in moves if worth[action] == best])
        if (order := noted(match, "play middle")) and luck.random() < 0.6:
            return order[0]
        if done := of_verb(match, "done"):
            uses = of_verb(match, "coin", "discard") or (moves if state.moves or state.uses else [])
            return luck.choice(uses if uses and luck.random() < 0.7 else done)
    wanted = of_verb(match, "claim", "upgrade")
    return luck.choice(wanted or [action for action in legal if verb(match, action) not in PURCHASES])


def saver(match: Match, luck: Random) -> int:
    """As the trader, but takes every coin it can, until it buys turn upon turn or the end is near."""
    state = lofoten(match.state)
    if coins := of_verb(match, "coin"):
        return coins[0]
    coffer = state.phase == ACTION and CARD_GOOD[state.hand[state.to_act * HAND + MIDDLE]] == COFFER
    if coffer and (order := noted(match, "play middle")):
        return order[0]
    rich = state.extra or state.coins[state.to_act] >= RICH or sum(state.piles) < FEW
    if rich and (extra := of_verb(match, "extra")):
        return extra[0]
    action = trader(match, luck)
    paid = verb(match, action) in MOVES and state.phase != POWER and not state.moves
    if not paid:
        return action
    free = [action for action in match.legal() if verb(match, action) not in (*MOVES, *PURCHASES)]
    return (of_verb(match, "done") or [luck.choice(free)])[0]


def idler(match: Match, luck: Random) -> int:
    """Loads what one turn of the fleet brings, and then moves no more: the match gets nowhere."""
    if unload := of_verb(match, "unload"):
        return luck.choice(unload)
    aboard = any(lofoten(match.state).cargo)
    if not aboard and (turns := of_verb(match, "turn")):
        loading = [turn for turn in turns if trade(match.game, lofoten(match.state), turn, 0)]
        if loading:
            return luck.choice(loading)
    still = noted(match, "play left", "play right") or of_verb(match, "done", "end", "put")
    return luck.choice(still or match.legal())


def leaver(match: Match, luck: Random) -> int:
    """As the trader, but leaves about half of what it need not load."""
    return luck.choice(of_verb(match, "load", "leave") or [trader(match, luck)])


def improver(match: Match, luck: Random) -> int:
    """As the trader, but upgrades A last, and moves as far as it may."""
    if upgrades := of_verb(match, "upgrade"):
        return upgrades[-1]
    if of_verb(match, "done") and (moves := of_verb(match, *MOVES)) and lofoten(match.state).moves:
        return trader(match, luck) if luck.random() < 0.7 else luck.choice(moves)
    return trader(match, luck)


def trade(game: AnyGame, state: LofotenState, action: int, depth: int) -> int:
    """How many tiles the best moves that begin with this one load and unload. Moves need no luck."""
    after = lofoten(state.clone())
    seat = after.to_act
    events: list[Event] = []
    game.apply(after, action, Script(), events)
    gained = sum(isinstance(event, (TileLoaded, OrderFulfilled)) for event in events)
    if depth and after.to_act == seat and after.phase in (MOVING, POWER) and (after.moves or after.uses):
        moves = [move for move in game.legal(after) if game.space.notation(move).split()[0] in MOVES]
        gained += max((trade(game, after, move, depth - 1) for move in moves), default=0)
    return gained


def lofoten(state: State) -> LofotenState:
    assert isinstance(state, LofotenState)
    return state
