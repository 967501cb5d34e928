"""Where every piece of a position is: cards, tiles and coins, each in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from drakkar.games.lofoten.pieces import GOOD_OF, NONE, TILES
from drakkar.games.lofoten.state import LofotenState, reserve


def present(codes: Iterable[int]) -> Counter[int]:
    return Counter(code for code in codes if code != NONE)


def cards(state: LofotenState) -> Counter[int]:
    """Order cards by kind: hands, longships, the card just drawn, deck and discards."""
    found = present([*state.hand, *state.order, state.drawn, *state.deck.items])
    return found + Counter(dict(enumerate(state.discards)))


def tiles(state: LofotenState) -> Counter[int]:
    """Merchandise by kind: market, piles, longships, warehouses, on the way, and out of the game."""
    aboard = [tile for cargo in state.cargo for tile in cargo]
    found = present([*state.market, *aboard, *state.storing, state.held])
    for counts in (state.unseen, state.removed):
        found += Counter(dict(enumerate(counts)))
    for counts in (state.stored, state.flipped):
        for seat in (0, 1):
            found += Counter(dict(enumerate(counts[seat * TILES : (seat + 1) * TILES])))
    return found


def check(state: LofotenState) -> None:
    """Nothing is lost or made, and what is kept up to date equals its definition."""
    box = state.setting.components
    assert cards(state) == +Counter(dict(enumerate(box.orders)))
    assert tiles(state) == +Counter(dict(enumerate(box.tiles)))
    assert 0 <= reserve(state) <= box.coins
    assert reserve(state) + sum(state.coins) == box.coins
    for good in range(4):
        kinds = [kind for kind in range(TILES) if GOOD_OF[kind] == good]
        assert state.unseen_goods[good] == sum(state.unseen[kind] for kind in kinds)
        for seat in (0, 1):
            lying = sum(state.stored[seat * TILES + k] + state.flipped[seat * TILES + k] for k in kinds)
            assert state.count[seat * 4 + good] == lying
            assert not lying or state.assigned[good] != NONE, "what is stored has a warehouse"
        on_top = [top for top in state.tops if top == good]
        assert len(on_top) <= state.unseen_goods[good], "the backs are of tiles not yet turned"
        assert [GOOD_OF[tile] for tile in state.market if tile != NONE].count(good) < 4
    assert sum(state.piles) == sum(state.unseen)
    assert [top == NONE for top in state.tops] == [size == 0 for size in state.piles]
    used = [warehouse for warehouse in state.assigned if warehouse != NONE]
    assert len(set(used)) == len(used), "one good for each warehouse"
    for arm, cargo in enumerate(state.cargo):
        assert not cargo or state.order[arm] != NONE, "a tile lies on an order"
