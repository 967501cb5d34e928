"""Who plays the golden matches of Althing: no bots, so that their taste may change and the sagas stay."""

from __future__ import annotations

from random import Random

from drakkar.games.althing.pieces import CARDS, FIRST_TROLL, PLAYER_CARDS
from drakkar.games.althing.scene_types import AlthingScene
from drakkar.play.match import Match
from scripts.golden import noted, of_verb

TROLLS = tuple(f"drop {card}" for card in CARDS[FIRST_TROLL:])
GODS = tuple(f"drop {card}" for card in PLAYER_CARDS)
LOOKS = tuple(f"play {card} reorganise" for card in CARDS)
RESERVE = ("store", "fetch", "swap", "trade")
# How often one does what one may: play a symbol, recruit, use the reserve, answer, double nuggets.
SYMBOLS = 0.4
RECRUITS = 0.8
KEEPS = 0.1
ANSWERS = 0.6
REWARDS = 0.7


def scene(match: Match) -> AlthingScene:
    """As the seat to act sees it."""
    seen = match.game.scene(match.view(match.state.to_act))
    assert isinstance(seen, AlthingScene)
    return seen


def racer(match: Match, luck: Random) -> int:
    """Crosses when it can, recruits and plays symbols as it likes, and drops what is good for little."""
    return _play(match, luck, SYMBOLS, KEEPS)


def trickster(match: Match, luck: Random) -> int:
    """As the racer, but rather plays a symbol than anything else, and changes the assembly where it may."""
    if exchange := of_verb(match, "bring", "against"):
        return luck.choice(exchange)
    return _play(match, luck, 0.9, KEEPS)


def keeper(match: Match, luck: Random) -> int:
    """As the racer, but always busy with reserves."""
    return _play(match, luck, SYMBOLS, 0.7)


def recruiter(match: Match, luck: Random) -> int:
    """Recruits whatever it can and never crosses, until the assembly deck is empty; looks at its last cards
    if it may."""
    seen = scene(match)
    if seen.deck.number < 3 and (looks := noted(match, *LOOKS)):
        return luck.choice(looks)
    if seen.deck.number or (seen.phase == "acting" and of_verb(match, "recruit")):
        if recruits := of_verb(match, "recruit"):
            return luck.choice(recruits)
        crossing = of_verb(match, "cross")
        if crossing and seen.phase == "acting":
            return of_verb(match, "end")[0]
    return racer(match, luck)


def idler(match: Match, luck: Random) -> int:
    """Does nothing: the match gets nowhere."""
    return luck.choice(of_verb(match, "end", "draw", "let"))


def _play(match: Match, luck: Random, symbols: float, keeps: float) -> int:
    phase = scene(match).phase
    if phase == "acting":
        return _act(match, luck, symbols, keeps)
    if phase == "paying":
        more = of_verb(match, "recruit")
        if more and luck.random() < 0.3:
            return luck.choice(more)
        if (rewards := of_verb(match, "reward")) and luck.random() < REWARDS:
            return luck.choice(rewards)
        return luck.choice(of_verb(match, "confirm") or of_verb(match, "pay") or rewards)
    if phase == "arranging":
        return _arrange(match, luck)
    if phase == "answering":
        answers = of_verb(match, "answer", "invoke")
        return luck.choice(answers) if answers and luck.random() < ANSWERS else of_verb(match, "let")[0]
    if phase == "borrowed":
        plays = of_verb(match, "play") if luck.random() < 0.7 else []
        uses = of_verb(match, "cross") or plays or of_verb(match, "recruit", "play")
        return luck.choice(uses) if uses and luck.random() < 0.9 else of_verb(match, "decline")[0]
    return luck.choice(match.legal())


def _act(match: Match, luck: Random, symbols: float, keeps: float) -> int:
    if (plays := of_verb(match, "play", "invoke")) and luck.random() < symbols:
        return luck.choice(plays)
    if (cross := of_verb(match, "cross")) and luck.random() < 0.95:
        return cross[0] if len(cross) == 1 else luck.choice(cross)
    if (reserve := of_verb(match, *RESERVE)) and luck.random() < keeps:
        return luck.choice(reserve)
    if (recruits := of_verb(match, "recruit")) and luck.random() < RECRUITS:
        return luck.choice(recruits)
    return of_verb(match, "end")[0]


def _arrange(match: Match, luck: Random) -> int:
    """Trolls go at once, gods often, others now and then."""
    if trolls := noted(match, *TROLLS):
        return trolls[0]
    if (gods := noted(match, *GODS)) and luck.random() < 0.6:
        return luck.choice(gods)
    drops = of_verb(match, "drop")
    return luck.choice(drops) if drops and luck.random() < 0.25 else of_verb(match, "draw")[0]
