"""What learners pay: an encoding, and a step of many matches at once with it. `python -m bench.vectors`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from time import process_time

import numpy

from drakkar.games.registry import OURS, meta
from drakkar.kernel import engine
from drakkar.research.vector import VectorEnv

MATCHES = 256


def best(work: Callable[[], int], rounds: int) -> float:
    """Seconds of one piece of work, in the best of the rounds."""
    found = float("inf")
    for _ in range(rounds):
        began = process_time()
        done = work()
        found = min(found, (process_time() - began) / done)
    return found


def measured(game: str, players: int, rounds: int) -> dict[str, float]:
    """Nanoseconds for each match and step, all together and part by part."""
    env = VectorEnv(game, MATCHES, players, seed=1)
    luck = numpy.random.default_rng(1)
    for _ in range(40):
        env.step(env.sample(luck))
    many, rules = env._many, env.rules
    views = [rules.view(state, state.to_act) for state in many.states]

    def choose() -> int:
        env.sample(luck)
        return MATCHES

    def step() -> int:
        env.step(env.sample(luck))
        return MATCHES

    def view() -> int:
        for state in many.states:
            rules.view(state, state.to_act)
        return MATCHES

    def encode() -> int:
        for seen in views:
            rules.encode(seen)
        return MATCHES

    def legal() -> int:
        many.masks()
        return MATCHES

    parts = {"step": step, "view": view, "encode": encode, "legal and mask": legal, "sample": choose}
    found = {name: best(work, rounds) * 1e9 for name, work in parts.items()}
    found["step"] -= found.pop("sample")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.vectors")
    parser.add_argument("--rounds", type=int, default=40)
    rounds = parser.parse_args().rounds
    print(engine.describe())
    print(f"{'':24} {'steps/s':>9} {'step':>7} {'view':>7} {'encode':>7} {'legal and mask':>15}   (ns)")
    for game in OURS:
        for players in meta(game).seats:
            found = measured(game, players, rounds)
            rate = f"{1e9 / found['step']:>9,.0f}"
            parts = f"{found['view']:>7,.0f} {found['encode']:>7,.0f} {found['legal and mask']:>15,.0f}"
            print(f"{game:20} {players:>3} {rate} {found['step']:>7,.0f} {parts}")


if __name__ == "__main__":
    main()
