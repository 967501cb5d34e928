"""Whether a bot from elsewhere plays as it should: matches against itself at chance's other seats."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from drakkar.bots.bot import Bot
from drakkar.bots.random_bot import RandomBot
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.visitors.failing import BotFailed
from drakkar.visitors.registry import make_bot
from drakkar.visitors.talking import TalkingBot


@dataclass
class Checked:
    """How many decisions it made, how long the longest took, and what went wrong."""

    decisions: int = 0
    slowest: float = 0.0
    failed: BotFailed | None = None


def checked(name: str, game: str, matches: int) -> Checked:
    """Matches with as many players as the game takes by turns, the bot in another seat each time."""
    rules, counts = load_game(game), meta(game).seats
    found = Checked()
    for number in range(matches):
        seats = counts[number % len(counts)]
        bot = make_bot(name, rules, number)
        try:
            _play(rules, bot, number % seats, seats, number, found)
        except BotFailed as failed:
            found.failed = failed
            break
        finally:
            if isinstance(bot, TalkingBot):
                bot.close()
    return found


def _play(rules: Game[State, View], bot: Bot, seat: int, seats: int, number: int, found: Checked) -> None:
    chance = Search(number)
    others = RandomBot(Search(number + 1))
    state = rules.new(seats, resolve_options(meta(rules.name), {}, seats), chance)
    while state.to_act != OVER:
        view, legal = rules.view(state, state.to_act), rules.legal(state)
        if state.to_act == seat:
            began = monotonic()
            choice = bot.choose(view, legal)
            found.slowest = max(found.slowest, monotonic() - began)
            found.decisions += 1
        else:
            choice = others.choose(view, legal)
        rules.apply(state, choice.action, chance, None)
