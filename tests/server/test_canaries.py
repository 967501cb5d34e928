"""Another truth differs in what it says it does: matches of known luck have every secret that is swapped."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import start_match
from tests.server.canaries import canary


@pytest.mark.parametrize(
    ("game", "secrets"), [("vikings_on_board", {"barrels", "chests"}), ("lofoten", {"cards"})]
)
def test_every_secret_is_another_one_in_most_looks(game: str, secrets: set[str]) -> None:
    luck = Random(1)
    match = start_match(load_game(game), meta(game), ("Astrid", "Ragnar"), seed="canaries")
    looks = 0
    found: dict[str, int] = dict.fromkeys(secrets, 0)
    while not match.over:
        if match.ply % 6 == 5:
            looks += 1
            for secret, number in canary(game).hidden(match, SPECTATOR).changed.items():
                found[secret] += bool(number)
        match.play(match.state.to_act, luck.choice(match.legal()))
    assert min(found.values()) > looks / 2
