"""Lofoten plays through in every combination of its modules, keeps its pieces together and its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import cast

import pytest

from drakkar.games.lofoten.game import Lofoten, load_game
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.pieces import CARDS, GOOD_OF, NONE, SEATS, TILES
from drakkar.games.lofoten.state import PHASES, LofotenState
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import Meta
from drakkar.kernel.options import resolve_options
from tests.conformance.cases import POLICIES, AnyGame, Case, Policy, positions
from tests.conformance.checks import (
    check_clones,
    check_legal,
    check_length,
    check_no_way_out,
    check_previews,
    check_scenes,
    check_secrets,
    check_tally,
    check_told,
    check_views,
)

LOFOTEN = load_game()
GAME = cast(AnyGame, LOFOTEN)


class Unregistered(Case):
    """A case of a game that is not in the catalogue yet."""

    @property
    def meta(self) -> Meta:
        return META


MODULES = [
    (("level2_warehouses", warehouses), ("jarls", jarls), ("longships", longships))
    for warehouses, jarls, longships in product("024", ("off", "on"), ("off", "on"))
]
ALL_ON = (("level2_warehouses", "2"), ("jarls", "on"), ("longships", "on"))
SWITCHES = [(*ALL_ON, (option.name, value)) for option in META.options[3:] for value in option.values[1:]]
CASES = [Unregistered("lofoten", SEATS, given) for given in [*MODULES, *SWITCHES]]
BASE, ALL = Unregistered("lofoten", SEATS), Unregistered("lofoten", SEATS, ALL_ON)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
two_cases = pytest.mark.parametrize("case", [BASE, ALL], ids=["base", "all"])


@every_case
def test_legal_actions_and_reasons(case: Case) -> None:
    check_legal(GAME, case, 1)


@two_cases
def test_clones_are_independent(case: Case) -> None:
    check_clones(GAME, case, 2)


@two_cases
@pytest.mark.parametrize("policy", POLICIES)
def test_every_match_ends_with_a_result(case: Case, policy: Policy) -> None:
    check_length(GAME, case, policy)


@two_cases
def test_views_and_guesses_agree(case: Case) -> None:
    check_views(GAME, case, 3, samples=1)
    check_tally(GAME, case, 4)
    check_scenes(GAME, case, 5)


@two_cases
def test_previews_and_undo_tell_nothing_hidden(case: Case) -> None:
    check_previews(GAME, case, 8)
    check_told(GAME, case, 9)


def test_guesses_vary_and_hit() -> None:
    check_secrets(GAME, BASE, 6, samples=6)
    check_no_way_out(GAME, BASE, 7)


def test_every_question_comes_up() -> None:
    given = (*ALL_ON, ("equal_starting_orders", "choose"), ("longship_c", "optional"))
    case = Unregistered("lofoten", SEATS, given)
    asked = {state.phase for seed in range(30) for state in states(case, seed)}
    assert asked == set(range(len(PHASES)))


def states(case: Case, seed: int) -> Iterator[LofotenState]:
    return cast("Iterator[LofotenState]", positions(GAME, case, seed))


def cards_of(state: LofotenState) -> Counter[int]:
    places = [*state.hand, *state.order, state.drawn, *state.deck.items]
    found = Counter(card for card in places if card != NONE)
    return found + Counter({card: state.discards[card] for card in range(CARDS)})


def tiles_of(state: LofotenState) -> Counter[int]:
    places = [*state.market, state.held, *state.storing, *(tile for cargo in state.cargo for tile in cargo)]
    found = Counter(tile for tile in places if tile != NONE)
    for tile in range(TILES):
        for counts in (state.unseen, state.removed):
            found[tile] += counts[tile]
        for counts in (state.stored, state.flipped):
            found[tile] += counts[tile] + counts[TILES + tile]
    return +found


@every_case
def test_every_piece_is_in_one_place(case: Case) -> None:
    box = LOFOTEN.components
    orders = +Counter(dict(enumerate(box.orders)))
    tiles = +Counter(dict(enumerate(box.tiles)))
    for state in states(case, 10):
        assert cards_of(state) == orders
        assert tiles_of(state) == tiles
        assert sum(state.coins) <= box.coins
        assert sum(state.piles) == sum(state.unseen) == sum(state.unseen_goods)
        for seat, good in product(range(SEATS), range(4)):
            stored = [tile for tile in range(TILES) if GOOD_OF[tile] == good]
            kept = sum(
                state.stored[seat * TILES + tile] + state.flipped[seat * TILES + tile] for tile in stored
            )
            assert state.count[seat * 4 + good] == kept
            assert not kept or state.assigned[good] != NONE
        used = [warehouse for warehouse in state.assigned if warehouse != NONE]
        assert len(set(used)) == len(used)
        for seat in range(SEATS):
            held = [card for card in state.hand[seat * 3 : seat * 3 + 3] if card != NONE]
            assert state.turn == 0 or len(held) in (2, 3)


def test_the_end_is_not_always_the_limit() -> None:
    options = resolve_options(META.options, {})
    ends = Counter(played(LOFOTEN, options, seed).left != NONE for seed in range(20))
    assert ends[True] > ends[False]


def played(game: Lofoten, options: dict[str, str], seed: int) -> LofotenState:
    luck, chance = Random(seed), Search(seed)
    state = game.new(SEATS, options, chance)
    while state.to_act != OVER:
        game.apply(state, luck.choice(game.legal(state)), chance)
    return state
