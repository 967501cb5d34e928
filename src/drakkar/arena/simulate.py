"""Many matches between bots, in worker processes. Same seed, same result, however many workers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter
from typing import Final

from drakkar.arena.entrants import check_entrant, make_entrant
from drakkar.arena.workers import in_workers
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import Meta, choose_options
from drakkar.visitors.failing import BotFailed
from drakkar.visitors.talking import TalkingBot

# Matches handed to a worker at a time: enough to hide the cost of it, few enough for the progress bar.
CHUNK: Final = 8


@dataclass(frozen=True)
class Plan:
    """What to simulate. `bots` has one name per player; they rotate over the seats unless fixed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    override: tuple[str, str] | None = None
    fixed_seats: bool = False


@dataclass(frozen=True)
class Outcome:
    """How one match ended, by seat; `seating[seat]` is the index of the bot that sat there.

    Where a bot failed the totals are those of that moment.
    """

    seating: tuple[int, ...]
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    decisions: int
    failed: str = ""  # the bot that crashed, hung or answered nonsense, and how: it has lost


def check(plan: Plan) -> Plan:
    """The plan with its options complete, or an error that says what is wrong with it."""
    facts = meta(plan.game)
    if len(plan.bots) not in facts.seats:
        raise UserError("bad-player-count", count=len(plan.bots), allowed=", ".join(map(str, facts.seats)))
    for bot in plan.bots:
        check_entrant(bot, len(plan.bots))
    if plan.games < 1:
        raise UserError("bad-games", games=plan.games)
    options = choose_options(facts, plan.options, len(plan.bots))
    load_game(plan.game, plan.override)
    return Plan(plan.game, plan.bots, plan.games, plan.seed, options, plan.override, plan.fixed_seats)


def simulate(
    plan: Plan, workers: int, done: Callable[[int], None], cluster: str = ""
) -> tuple[list[Outcome], float, bool]:
    """Outcomes in order, the seconds it took, and whether it ran to the end. Ctrl-C keeps what is done."""
    outcomes: list[Outcome] = []
    started = perf_counter()
    finished = True
    jobs = ((plan, start) for start in range(0, plan.games, CHUNK))
    with closing(in_workers(_play_chunk, jobs, workers, cluster)) as chunks:
        try:
            for chunk in chunks:
                outcomes += chunk
                done(len(outcomes))
        except KeyboardInterrupt:
            finished = False
    return outcomes, perf_counter() - started, finished


def _play_chunk(job: tuple[Plan, int]) -> list[Outcome]:
    plan, start = job
    game = load_game(plan.game, plan.override)
    return [play_match(game, plan, index) for index in range(start, min(start + CHUNK, plan.games))]


def play_match(game: Game[State, View], plan: Plan, index: int) -> Outcome:
    """Match number `index`. While bots rotate, each of them meets the same deal from every seat."""
    seats = len(plan.bots)
    turn = 0 if plan.fixed_seats else index % seats
    deal = index if plan.fixed_seats else index // seats
    seating = tuple((seat + turn) % seats for seat in range(seats))
    chance = Search(seed_of(plan.seed, "deal", deal))
    bots = [
        make_entrant(plan.bots[bot], game, seed_of(plan.seed, f"bot {seat}", index))
        for seat, bot in enumerate(seating)
    ]
    state = game.new(seats, plan.options, chance)
    decisions = 0
    try:
        while state.to_act != OVER:
            seat = state.to_act
            choice = bots[seat].choose(game.view(state, seat), game.legal(state))
            game.apply(state, choice.action, chance)
            decisions += 1
    except BotFailed as failed:
        winners = without_side(meta(game.name), state.to_act, seats)
        return Outcome(seating, winners, game.score(state).totals, decisions, str(failed))
    finally:
        for bot in bots:
            if isinstance(bot, TalkingBot):
                bot.close()
    sheet = game.score(state)
    return Outcome(seating, sheet.winners, sheet.totals, decisions)


def without_side(facts: Meta, seat: int, seats: int) -> tuple[int, ...]:
    """Who wins if this seat's bot has failed: all but it and its partner; nobody where it plays alone."""
    teams = [team for team in facts.teams if seat in team and sum(map(len, facts.teams)) == seats]
    side = teams[0] if teams else (seat,)
    return tuple(other for other in range(seats) if other not in side)


def seed_of(seed: int, purpose: str, number: int) -> int:
    """Independent seeds for every match and purpose, the same on every machine."""
    message = f"{seed}/{purpose}/{number}".encode()
    return int.from_bytes(blake2b(message, digest_size=8).digest(), "big")
