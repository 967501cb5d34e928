"""The engine's side of a table: positions entered into it or read from a new match, and acting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from drakkar.games.althing.box import Step
from drakkar.games.althing.epic import STRAIGHT, Epic
from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import CARDS, NONE, SYMBOLS
from drakkar.games.althing.rules.setup import empty_table
from drakkar.games.althing.scene_types import AlthingScene, AlthingStage, CardInfo
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import ACTING, AlthingState
from drakkar.kernel.chance import Live, Replay, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.pool import Pool
from tests.games.althing.facts import CARDS as CARD_FACTS
from tests.games.althing.facts import (
    CLASSIC,
    COMPLEMENT,
    EVERY_SYMBOL,
    INITIAL,
    JOTUNN,
    MODES,
    SCENARIOS,
    TWINS,
    WITH_BALDUR,
    Card,
    Scenario,
)
from tests.games.althing.luck import Luck
from tests.games.althing.oracle import Oracle
from tests.games.althing.position import NOBODY, Foe, Lying, Player, Position, Storm
from tests.games.played import InEngine

GAME = load_game()
SEEN = ("first", "track", "faces", "twins")  # luck that everybody sees the outcome of


class Played(InEngine[Althing, AlthingState]):
    """A match in the engine, spoken to in notations, and what it shows."""

    def scene(self, viewer: int) -> AlthingScene:
        return self.game.scene(self.game.view(self.state, viewer))

    def stage(self) -> AlthingStage:
        return self.game.stage(self.game.view(self.state, SPECTATOR))


def begin(seed: int, seats: int, game: Althing = GAME, /, **options: str) -> Played:
    """A new match."""
    chance = Live(str(seed))
    return Played(game.new(seats, resolve_options(META, options, seats), chance), game, chance)


def step(played: Played, oracle: Oracle, notation: str) -> list[Event]:
    """Both do the same, with the engine's luck, and tell the same."""
    assert isinstance(played.chance, Live)
    played.chance.take_draws()
    events = played.apply(notation)
    luck = Replay(played.chance.take_draws())
    assert oracle.act(notation, Luck(chance=luck)) == events
    assert luck.finished(), "all the luck was used"
    return events


# ---- from the engine to the oracle


def scenario(options: dict[str, str], seats: int) -> Scenario:
    """What a part of the campaign or the options of the free set-up say (clauses 2, 12 and 16.2)."""
    four = seats == 4
    if options["scenario"] != "free":
        return SCENARIOS[options["scenario"], four]
    return Scenario(
        track=(),
        deck={"baldur": WITH_BALDUR, "classic": CLASSIC}.get(options["deck"], Counter()),
        hand=(),
        complement=four or options["fjord_trolls"] == "always",
        icons=EVERY_SYMBOL,
        counter=True,
        storm=seats > 1,
        reserve="off" if options["reserve"] == "off" or seats == 1 else "open" if four else "hidden",
    )


def printed(card: CardInfo) -> Card:
    amounts = (card.nuggets, card.wood, card.bones, card.universal)
    return Card(card.type, card.cost, *amounts, card.symbols)


def foe(options: dict[str, str], stage: AlthingStage) -> Foe | None:
    """Clauses 16.2, 16.13 and 16.14: which twins were drawn is seen."""
    cards = MODES[options["thorfinn"]][0].split()
    twins = sum(card.startswith("l") for card in cards)
    if twins in (1, 2) and options["twins"] == "drawn":
        cards = [card.id for card in stage.thorfinn]
    elif twins in (1, 2):
        order = TWINS[options["twins"]]
        cards = sorted(["e", "f", *(f"l{card}" for card in order[:twins]), *order[twins:]], key=in_the_box)
    return Foe(cards, deck=list(cards)) if stage.seats == 1 else None


def in_the_box(card: str) -> tuple[bool, str]:
    """His cards lie in this order: the twins last."""
    return card.startswith("l"), card


def read(played: Played) -> Oracle:
    """The oracle's position at the start of a match: what everybody sees of its epic, then the same luck."""
    assert isinstance(played.chance, Live)
    stage, shown = played.stage(), played.scene(SPECTATOR)
    options = played.state.setting.options
    part = scenario(options, stage.seats)
    free = options["scenario"] == "free"
    players = []
    for seat in range(stage.seats):
        limit = shown.players[seat].hand_limit
        players.append(Player(hand=list(part.hand), limit=limit, trolls=stage.trolls))
    cards = (INITIAL + COMPLEMENT if part.complement else INITIAL) + (
        JOTUNN if free and options["hela"] == "on" else Counter()
    )
    oracle = Oracle(
        options=options,
        first=stage.first,
        track=[f"{step.id}-{step.face}" if step.face else step.id for step in shown.track],
        players=players,
        row=[""] * stage.slots,
        pool=list(cards.elements()),
        icons=part.icons,
        counter=part.counter,
        storms_in_play=part.storm,
        reserve=part.reserve,
        storms=[Storm(seat) for seat in range(stage.seats)],
        round_cap=stage.round_cap,
        action_cap=stage.action_cap,
        exchange_cap=played.game.components.exchanges,
        seasoned_limit=stage.seasoned_limit,
        cards=CARD_FACTS | {card.id: printed(card) for card in stage.cards},
        layout=options["epic"] if free else "straight",
        composing=free and options["deck"].startswith("own"),
        starting=list((part.deck - Counter(part.hand)).elements()),
        foe=foe(options, stage),
        active=stage.first,
        to_act=stage.first,
    )
    luck = Replay([draw for draw in played.chance.take_draws() if draw.source not in SEEN])
    oracle.set_up(Luck(chance=luck))
    assert luck.finished(), "all the luck was used"
    return oracle


# ---- from the oracle to the engine


def number(card: str) -> int:
    return CARDS.index(card) if card else NONE


def numbers(cards: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted(number(card) for card in cards))


def packed(lying: Lying) -> int:
    """A card and who knows it, as the engine keeps it."""
    return number(lying.card) << 4 | sum(1 << seat for seat in lying.known)


def enter(position: Position, game: Althing = GAME) -> Played:
    """The oracle's position, at a moment when something may be done, as the engine's own."""
    assert position.phase == "acting"
    seats = position.seats
    state = empty_table(setting(position, game), epic(position, game))
    state.to_act = state.active = position.active
    state.phase, state.round = ACTING, position.round
    state.crossed, state.actions, state.exchanges = position.crossed, position.actions, position.exchanges
    state.ending = seats < 4 and bool(position.finished())
    state.seasoned = any(player.grows or player.limit > game.components.hand for player in position.players)
    state.row = tuple(map(number, position.row))
    state.top = tuple(packed(lying) for lying in reversed(position.top))
    state.bottom = tuple(packed(lying) for lying in position.bottom)
    state.pool = Pool(map(number, position.pool), "assembly")
    areas(state, position)
    state.storm_on = bytes(NONE if s.whom == NOBODY else s.whom for s in position.storms)
    state.storm_left = bytes(storm.left for storm in position.storms)
    return Played(state, game, Search(0))


def areas(state: AlthingState, position: Position) -> None:
    """What belongs to each player."""
    players = position.players
    state.hand = [numbers(player.hand) for player in players]
    state.shown = [numbers(player.shown) for player in players]
    state.deck = [Pool(map(number, p.deck), f"deck-{seat}") for seat, p in enumerate(players)]
    state.on_top = [tuple(map(number, player.on_top)) for player in players]
    state.discard = [tuple(sorted(packed(lying) for lying in player.discard)) for player in players]
    state.reserve = [number(player.reserve) for player in players]
    state.position = bytes(player.position for player in players)
    state.limit = bytes(player.limit for player in players)
    state.trolls = bytes(player.trolls for player in players)


def setting(position: Position, game: Althing) -> Setting:
    part = scenario(position.options, position.seats)
    return Setting(
        game.components,
        position.options,
        position.seats,
        position.first,
        numbers(part.deck.elements()),
        part.complement,
        tuple(SYMBOLS.index(symbol) for symbol in position.icons),
        position.counter,
        position.storms_in_play,
        position.reserve != "off",
    )


def epic(position: Position, game: Althing) -> Epic:
    return Epic(game.components, STRAIGHT, tuple(face(name, game) for name in position.track))


def face(name: str, game: Althing) -> Step:
    """A card of the track by its name and face, such as `snekkar-a`."""
    box = game.components
    pairs = (*box.steps, *box.hela_steps, box.kattegat, (box.thing, box.althing))
    faces = [one for pair in pairs for one in pair]
    return next(step for step in faces if name == (f"{step.id}-{step.face}" if step.face else step.id))
