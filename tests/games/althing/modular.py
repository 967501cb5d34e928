"""A table with modules to arrange by fields of the engine's own position, and to act on by notation."""

from __future__ import annotations

from drakkar.games.althing.box import Step
from drakkar.games.althing.epic import Epic
from drakkar.games.althing.game import load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.modules import Foe, with_byte
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, HELA_CARDS, LAYOUTS, SIDES, THORFINN_CARDS
from drakkar.games.althing.scene_types import AlthingScene
from drakkar.games.althing.state import KNOWERS, AlthingState
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.pool import Pool
from tests.games.althing import engine

GAME = load_game()


def kinds(cards: str) -> tuple[int, ...]:
    return tuple(sorted(CARDS.index(card) for card in cards.split()))


SETTING_UP = -1


class Modular:
    """A match just begun with this luck, in its first phase, or SETTING_UP; then whatever is put into it."""

    def __init__(self, seats: int = 2, seed: int = 1, /, **options: str) -> None:
        self.game = GAME
        self.chance = Search(abs(seed))
        self.state: AlthingState = GAME.new(seats, resolve_options(META, options, seats), self.chance)
        if seed >= 0:
            while self.phase in ("placing", "composing"):
                self.do(self.legal[0])

    # ---- arranging

    def hand(self, seat: int, cards: str) -> Modular:
        self.state.hand[seat] = kinds(cards)
        if seat < self.state.setting.seats:
            self.state.shown[seat] = ()
        return self

    def deck(self, seat: int, cards: str) -> Modular:
        self.state.deck[seat] = Pool(kinds(cards), f"deck-{seat}")
        return self

    def discard(self, seat: int, cards: str) -> Modular:
        self.state.discard[seat] = tuple(kind << KNOWERS | EVERY_SEAT for kind in kinds(cards))
        return self

    def row(self, cards: str) -> Modular:
        self.state.row = tuple(engine.number("" if card == "-" else card) for card in cards.split())
        return self

    def pool(self, cards: str) -> Modular:
        self.state.pool = Pool(kinds(cards), "assembly")
        return self

    def at(self, *places: int) -> Modular:
        self.state.position = bytes(places)
        return self

    def limit(self, seat: int, cards: int) -> Modular:
        self.state.limit = with_byte(self.state.limit, seat, cards)
        return self

    def trolls(self, seat: int, at_home: int) -> Modular:
        self.state.trolls = with_byte(self.state.trolls, seat, at_home)
        return self

    def storm(self, owner: int, seat: int, left: int) -> Modular:
        self.state.storm_on = with_byte(self.state.storm_on, owner, seat)
        self.state.storm_left = with_byte(self.state.storm_left, owner, left)
        return self

    def track(self, steps: str, layout: str = "straight") -> Modular:
        """Names and faces; Hela cards by `+left:NAME` and `+right:NAME` after a step."""
        faces, sides = [], []
        for text in steps.split():
            name, *helas = text.split("+")
            faces.append(face(name))
            here = [255, 255]
            for hela in helas:
                side, card = hela.split(":")
                here[SIDES.index(side)] = HELA_CARDS.index(card)
            sides.append((here[0], here[1]))
        self.state.epic = Epic(GAME.components, LAYOUTS.index(layout), tuple(faces), tuple(sides))
        return self

    def thorfinn(self, card: str, deck: str = "", trolls: int = 0) -> Modular:
        """His card of the round, and those still to come."""
        numbers = tuple(sorted(THORFINN_CARDS.index(name) for name in deck.split()))
        self.state.foe = Foe(numbers, THORFINN_CARDS.index(card), trolls)
        return self

    # ---- acting

    def do(self, *plies: str) -> list[Event]:
        """The events of the last ply; each must be allowed."""
        events: list[Event] = []
        for notation in plies:
            reason = self.game.why_not(self.state, self.game.space.parse(notation))
            assert reason is None, (notation, reason, self.legal)
            events = []
            self.game.apply(self.state, self.game.space.parse(notation), self.chance, events)
        return events

    def names(self, *plies: str) -> list[str]:
        return [type(event).__name__ for event in self.do(*plies)]

    def refuses(self, notation: str) -> str:
        reason = self.game.why_not(self.state, self.game.space.parse(notation))
        return "" if reason is None else f"{reason.clause.removeprefix('althing-')} {reason.key}"

    # ---- looking

    @property
    def legal(self) -> list[str]:
        return [self.game.space.notation(action) for action in self.game.legal(self.state)]

    def choices(self, verb: str) -> list[str]:
        return [notation for notation in self.legal if notation.split()[0] == verb]

    def scene(self, viewer: int = -1) -> AlthingScene:
        return self.game.scene(self.game.view(self.state, viewer))

    @property
    def phase(self) -> str:
        return self.scene(self.state.active).phase

    @property
    def prompt(self) -> str:
        return self.game.prompt(self.state).key

    def cards(self, seat: int) -> str:
        return " ".join(self.scene(seat).players[seat].hand)


def face(name: str) -> Step:
    box = GAME.components
    faces = [*box.kattegat, box.thing, box.althing]
    for pair in (*box.steps, *box.hela_steps):
        faces += pair
    return next(step for step in faces if name == (f"{step.id}-{step.face}" if step.face else step.id))
