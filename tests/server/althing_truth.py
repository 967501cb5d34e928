"""Another truth of a match of Althing: other hands, reserves, drops, thefts, stacks and plans, all of which
look the same to a viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from drakkar.games.althing.pieces import CARDS, FIRST_TROLL, NONE
from drakkar.games.althing.rules.windows import answer_asked_for
from drakkar.games.althing.state import (
    ANSWERING,
    BORROWED,
    EXCHANGING,
    PAYING,
    PLOTTING,
    STACKING,
    AlthingState,
)
from drakkar.kernel.chance import Live, LuckNeeded, Script
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View
from drakkar.play.match import Match
from drakkar.play.saga import Entry, Saga
from tests.server.althing_cards import Card, Follower

AnyGame = Game[State, View]
# What nobody is told before it is confirmed: goals and pledges, and the first halves of exchanges and plots.
PRIVATE = ("cross", "recruit", "pay", "bring", "plot", "stack")


class OwnCardsNeeded(AssertionError):
    """With other cards the seat of this ply would not have had this choice, of which nobody is told."""

    def __init__(self, ply: int, notation: str) -> None:
        super().__init__(f"nobody would be asked for {notation} there")
        self.ply = ply


def another_truth(match: Match, viewer: int) -> tuple[Match, dict[str, int]]:
    """The match with every card that the viewer has not seen of another kind, as far as there are others, and
    with other plans of who has not yet told any; and how many secrets of each sort are others now."""
    own: set[int] = set()
    while True:
        follower = followed(match, viewer)
        for card in [card for ply in own for card in follower.plies[ply].held]:
            card.seen = True
        try:
            other = _told_otherwise(match, follower)
        except OwnCardsNeeded as needed:
            if needed.ply in own:
                raise
            own.add(needed.ply)
        else:
            return other, _changes(match, other, viewer)


def _told_otherwise(match: Match, follower: Follower) -> Match:
    _change_seats(match, follower)
    _change_assembly(match, follower)
    return _played_again(match, follower, _other_orders(follower))


# ---------------------------------------------------------------- what happened


def althing(state: State) -> AlthingState:
    assert isinstance(state, AlthingState)
    return state


def source_of(state: AlthingState, source: str) -> tuple[int, ...]:
    """The cards that luck chooses from."""
    if source == "assembly":
        return state.pool.items
    name, seat = source.split("-")
    return state.deck[int(seat)].items if name == "deck" else state.hand[int(seat)]


def followed(match: Match, viewer: int) -> Follower:
    """Every card of the match, and whether the viewer has seen it."""
    saga, start = match.saga, althing(match.position(0))
    seats = start.setting.seats
    luck = _first_luck(match, start)
    dealt = [sum(source == f"deck-{seat}" for source, _ in luck) for seat in range(seats)]
    given = [list(start.hand[seat]) for seat in range(seats)]
    for source, kind in luck:
        if source != "assembly":
            given[int(source.split("-")[1])].remove(kind)
    follower = Follower(viewer, seats, [len(start.deck[seat]) + dealt[seat] for seat in range(seats)])
    pool = len(start.pool) + len([source for source, _ in luck if source == "assembly"])
    follower.begin(luck, len(start.hand[0]), given, pool)
    for ply, entry in enumerate(saga.entries):
        before = althing(match.position(ply))
        action = match.game.space.parse(entry.action)
        kinds = _drawn_kinds(match.game, before, action, [draw.outcome for draw in entry.draws])
        borrowing = before.phase == BORROWED
        follower.follow(entry.seat, before.active, entry.action, borrowing, match.events[ply], kinds)
    state = althing(match.state)
    for seat in range(seats):  # that nothing was lost on the way
        held = [card.kind for card in follower.hand[seat]]
        assert sorted(held) == list(state.hand[seat])
    assert [NONE if card is None else card.kind for card in follower.row] == list(state.row)
    return follower


def _first_pools(match: Match, start: AlthingState) -> dict[str, list[int]]:
    """What was drawn from at the set-up, as it was before."""
    pools = {"assembly": sorted(start.setting.assembly_cards())}
    for seat in range(start.setting.seats):
        pools[f"deck-{seat}"] = sorted([*start.deck[seat].items, *_dealt(match, start, seat)])
    return pools


def _first_luck(match: Match, start: AlthingState) -> list[tuple[str, int]]:
    """The cards dealt at the set-up; what else luck decided there is for all to see."""
    pools = _first_pools(match, start)
    draws = [draw for draw in match.saga.setup if draw.source in pools]
    return [(draw.source, pools[draw.source].pop(draw.outcome)) for draw in draws]


def _dealt(match: Match, start: AlthingState, seat: int) -> Sequence[int]:
    """The cards of the first hand that were drawn: all, or none of those that a scenario gives."""
    drawn = [draw for draw in match.saga.setup if draw.source == f"deck-{seat}"]
    assert len(drawn) in (0, len(start.hand[seat]))
    return start.hand[seat] if drawn else ()


def _drawn_kinds(
    game: AnyGame, state: AlthingState, action: int, outcomes: Sequence[int]
) -> list[tuple[str, int]]:
    """What luck drew in a ply: played again stroke by stroke, as the rules ask for it."""
    kinds: list[tuple[str, int]] = []
    for at, outcome in enumerate(outcomes):
        after, source = _until_luck(game, state, action, outcomes[:at])
        kinds.append((source, source_of(after, source)[outcome]))
    return kinds


def _until_luck(
    game: AnyGame, state: AlthingState, action: int, outcomes: Sequence[int]
) -> tuple[AlthingState, str]:
    """The position in the middle of a ply in which the next card is drawn, and from where."""
    after = state.clone()
    try:
        game.apply(after, action, Script(outcomes))
    except LuckNeeded as needed:
        return after, needed.source
    raise AssertionError("nothing is drawn there")


# ---------------------------------------------------------------- what might have happened


def _change_seats(match: Match, follower: Follower) -> None:
    """Unseen cards that came from one shuffle and went into one shuffle change places; those that are still
    somewhere also with the rest of the deck they came from."""
    now = althing(match.state)
    groups: dict[tuple[int, int, int], list[Card]] = {}
    for card in follower.drawn:
        if card.seat >= 0 and not card.seen:
            groups.setdefault((card.seat, card.epoch, card.until), []).append(card)
    for (seat, epoch, until), cards in groups.items():
        spare = Counter(card.kind for card in cards)
        if until < 0 and epoch == follower.epoch[seat]:
            spare += Counter(kind for kind in now.deck[seat].items if kind < FIRST_TROLL)
        _deal(cards, spare, {id(card) for card in follower.hand[now.to_act]}, _answers(match))


def _answers(match: Match) -> set[int]:
    """The kinds that the seat that is asked now should rather hold than not: those that answer if it has no
    answer, and those that do not if it has one."""
    state = althing(match.state)
    if state.phase != ANSWERING:
        return set()
    cards, symbol = state.setting.components.cards, answer_asked_for(state)
    answers = {kind for kind in range(FIRST_TROLL) if symbol in cards[kind].symbols}
    return set(range(FIRST_TROLL)) - answers if answers.intersection(state.hand[state.to_act]) else answers


def _change_assembly(match: Match, follower: Follower) -> None:
    """Cards that only another reorganiser has seen are among those that nobody has seen."""
    cards = [card for card in follower.drawn if card.seat < 0 and not card.seen]
    _deal(
        cards, Counter(althing(match.state).pool.items) + Counter(card.kind for card in cards), set(), set()
    )


def _deal(cards: Sequence[Card], spare: Counter[int], asked: set[int], wished: set[int]) -> None:
    """Each gets a kind that is spare, if possible another one; those of who is asked first, as wished."""
    for card in sorted(cards, key=lambda card: id(card) not in asked):
        unwished = set() if id(card) not in asked else set(spare) - wished
        card.other = min(spare, key=lambda kind: (kind in unwished, kind == card.kind, -spare[kind], kind))
        spare -= Counter([card.other])


def _other_orders(follower: Follower) -> dict[int, list[Card]]:
    """By ply: how a stack of others that is still in the deck might lie there."""
    orders: dict[int, list[Card]] = {}
    for stack in follower.stacks:
        cards = list(stack.cards)
        if stack.seat != follower.viewer:
            left = [at for at, card in enumerate(cards) if card.stacked == stack.ply]
            for at, card in zip(left, [stack.cards[at] for at in reversed(left)], strict=True):
                cards[at] = card
        orders[stack.ply] = cards
    return orders


def _played_again(match: Match, follower: Follower, orders: dict[int, list[Card]]) -> Match:
    game, saga = match.game, match.saga
    opening: list[Event] = []
    luck = Script(_setup_luck(match, follower))
    state = game.new(len(saga.header.seats), saga.header.options, luck, opening)
    other = Match(
        game, state, Live("another truth"), Saga(saga.header, saga.setup, state.checksum()), opening
    )
    plans = _plans(match)
    for number, entry in enumerate(saga.entries[: match.ply - plans], 1):
        ply = follower.plies[number]
        action = entry.action
        if ply.named is not None:
            verb, _, *rest = action.split()
            action = " ".join([verb, CARDS[_named(number, entry, ply.named, follower, orders).other], *rest])
        _repeat(other, entry, action, [card.other for card in ply.drawn])
    _plan_otherwise(match, other, follower, plans)
    return other


def _named(number: int, entry: Entry, card: Card, follower: Follower, orders: dict[int, list[Card]]) -> Card:
    """The card that a ply names; of a stack the one at this place of its other order."""
    if not entry.action.startswith("stack "):
        return card
    for stack in follower.stacks:
        first = stack.ply - len(stack.cards) + 2
        if first <= number <= stack.ply and card in stack.cards:
            return orders[stack.ply][number - first]
    return card


def _setup_luck(match: Match, follower: Follower) -> list[int]:
    pools = _first_pools(match, althing(match.position(0)))
    cards = iter(follower.plies[0].drawn)
    luck: list[int] = []
    for draw in match.saga.setup:
        if draw.source not in pools:
            luck.append(draw.outcome)
            continue
        luck.append(pools[draw.source].index(next(cards).other))
        pools[draw.source].pop(luck[-1])
    return luck


def _repeat(other: Match, entry: Entry, notation: str, kinds: Sequence[int]) -> None:
    """A ply of the other truth, in which luck draws these kinds."""
    game, action = other.game, other.game.space.parse(notation)
    state = althing(other.state)
    # Cards that are alike are not swapped (clause 10.2), but who does not see them cannot tell.
    possible = notation.startswith("swap ") or action in game.legal(state)
    if not possible and notation.split(maxsplit=1)[0] in PRIVATE:
        raise OwnCardsNeeded(other.ply + 1, notation)
    assert possible, f"nobody would be asked for {notation} there"
    luck: list[int] = []
    for kind in kinds:
        after, source = _until_luck(game, state, action, luck)
        luck.append(source_of(after, source).index(kind))
    events: list[Event] = []
    game.apply(other.state, action, Script(luck), events)
    other.append(Entry(entry.seat, notation, entry.draws, entry.at, ""), events)


# ---- plans


def _plans(match: Match) -> int:
    """How many of the last plies nobody but their seat knows of."""
    state = althing(match.state)
    if state.phase == PLOTTING:
        return int(state.plotted != NONE)
    if state.phase == EXCHANGING:
        return 1
    if state.phase == STACKING:
        return len(state.stacked)
    if state.phase != PAYING:
        return 0
    plies = 0
    for entry, events in zip(reversed(match.saga.entries), reversed(match.events), strict=True):
        if events or entry.action.split()[0] not in PRIVATE:
            break
        plies += 1
    return plies


def _plan_otherwise(match: Match, other: Match, follower: Follower, plans: int) -> None:
    """As many plies, with another goal or other cards if the seat has them; its own eyes see its plans."""
    entries = match.saga.entries[match.ply - plans :]
    wished: list[str] | None = [entry.action for entry in entries]
    if plans and entries[0].seat != follower.viewer:
        wished = _another_plan(other.game, althing(other.state), plans, [entry.action for entry in entries])
    if wished is None:
        raise OwnCardsNeeded(other.ply + 1, entries[0].action)
    for entry, action in zip(entries, wished, strict=True):
        _repeat(other, entry, action, [])


def _another_plan(game: AnyGame, state: AlthingState, length: int, avoid: Sequence[str]) -> list[str] | None:
    """So many allowed plies that nobody is told of, if possible not the same from the first."""
    if not length:
        return []
    notations = [game.space.notation(action) for action in game.legal(state)]
    private = [notation for notation in notations if notation.split()[0] in PRIVATE]
    for notation in sorted(private, key=lambda notation: (notation == avoid[0], notation)):
        after = state.clone()
        events: list[Event] = []
        try:
            game.apply(after, game.space.parse(notation), Script(), events)
        except LuckNeeded:
            continue
        rest = None if events else _another_plan(game, after, length - 1, avoid[1:])
        if rest is not None:
            return [notation, *rest]
    return None


# ---------------------------------------------------------------- how much is another


def _changes(match: Match, other: Match, viewer: int) -> dict[str, int]:
    """How many secrets differ now, by what they are."""
    true, supposed = althing(match.state), althing(other.state)
    seats = [seat for seat in range(true.setting.seats) if seat != viewer]
    found = {
        "hands": sum(_differing(true.hand[seat], supposed.hand[seat]) for seat in seats),
        "discards": sum(_differing(true.discard[seat], supposed.discard[seat]) for seat in seats),
        "reserves": sum(true.reserve[seat] != supposed.reserve[seat] for seat in seats),
        "decks": sum(true.deck[seat] != supposed.deck[seat] for seat in seats),
        "assembly": int(
            (true.top, true.bottom, true.looked) != (supposed.top, supposed.bottom, supposed.looked)
        ),
        "stolen": int(true.borrowed != supposed.borrowed),
        "plans": int(_plan_of(true) != _plan_of(supposed)),
    }
    lets = [ply for ply, entry in enumerate(match.saga.entries) if entry.action == "let"]
    found["silences"] = sum(_could_answer(match, ply) != _could_answer(other, ply) for ply in lets)
    if true.phase == ANSWERING:
        found["windows"] = int(_could_answer(match, match.ply) != _could_answer(other, match.ply))
    return found


def _could_answer(match: Match, ply: int) -> bool:
    return len(match.game.legal(match.position(ply))) > 1


def _differing(one: Sequence[int], other: Sequence[int]) -> int:
    return sum((Counter(one) - Counter(other)).values())


def _plan_of(state: AlthingState) -> tuple[object, ...]:
    return (state.goal, state.slots, state.pledged, state.brought, state.plotted, state.stacked)
