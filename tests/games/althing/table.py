"""A table of Althing to arrange in a few lines, act on by notation, and look at as a player would.

Red has seat 0, Blue 1, Green 2, Yellow 3. If nothing else is said it is Red's phase in round 3:

    track      kattegat-a eldaskali-a kernelyd-a snekkar-a vegvisir-a thing; everybody on eldaskali
    assembly   1 gudrid   2 floki   3 sigvaar   4 horik   5 hild; the deck has the other cards
    hands      Red: odin odin thor freyr; Blue: odin odin odin thor; Green: odin odin thor freyr;
               Yellow: odin odin odin freyr; the decks have the other two cards, discard piles are empty

Everything that happens is also played by the oracle and compared: choices, luck, events, and what each player
sees. Luck is told by the cards that come, in order; where it is not told, the first card of the box comes.
"""

from __future__ import annotations

from collections import Counter

from drakkar.games.althing.game import Althing
from drakkar.games.althing.meta import META
from drakkar.games.althing.scene_types import AlthingScene
from drakkar.kernel.chance import Replay
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.althing import engine, sight, speech
from tests.games.althing.facts import COMPLEMENT, INITIAL
from tests.games.althing.luck import Luck
from tests.games.althing.oracle import Oracle
from tests.games.althing.position import EVERYBODY, Lying, Player, Storm
from tests.games.looking import Looking

RED, BLUE, GREEN, YELLOW = range(4)
TRACK = "kattegat-a eldaskali-a kernelyd-a snekkar-a vegvisir-a thing"
ROW = "gudrid floki sigvaar horik hild"
HANDS = ("odin odin thor freyr", "odin odin odin thor", "odin odin thor freyr", "odin odin odin freyr")


class Table(Looking):
    """A match in the middle of things. Arranging is possible until somebody acts."""

    between = ", "  # a choice may be of several words

    def __init__(self, seats: int = 2, game: Althing = engine.GAME, /, **options: str) -> None:
        self.game = game
        chosen = resolve_options(META, options, seats)
        part = engine.scenario(chosen, seats)
        players = []
        for hand in HANDS[:seats]:
            deck = part.deck - Counter(hand.split())
            players.append(Player(position=1, hand=hand.split(), deck=list(deck.elements())))
        cards = INITIAL + COMPLEMENT if part.complement else INITIAL
        self.oracle = Oracle(
            options=chosen,
            first=RED,
            track=list(part.track or TRACK.split()),
            players=players,
            row=ROW.split(),
            pool=list((cards - Counter(ROW.split())).elements()),
            icons=part.icons,
            counter=part.counter,
            storms_in_play=part.storm,
            reserve=part.reserve,
            storms=[Storm(seat) for seat in range(seats)],
            round_cap=game.components.round_cap,
            action_cap=game.components.action_cap,
            exchange_cap=game.components.exchanges,
            seasoned_limit=game.components.seasoned_hand,
            round=3,
            active=RED,
            to_act=RED,
        )
        self.played: engine.Played | None = None

    # ---- arranging

    @property
    def before(self) -> Oracle:
        """The position while nobody has acted."""
        assert self.played is None, "too late to arrange anything"
        return self.oracle

    def track(self, steps: str) -> Table:
        self.before.track = steps.split()
        return self

    def at(self, *positions: int) -> Table:
        """Where the pawns stand, by seat."""
        for player, position in zip(self.before.players, positions, strict=True):
            player.position = position
        return self

    def turn(self, seat: int) -> Table:
        self.before.active = self.before.to_act = seat
        return self

    def first(self, seat: int) -> Table:
        self.before.first = seat
        return self

    def round(self, number: int) -> Table:
        self.before.round = number
        return self

    def hand(self, seat: int, cards: str, shown: str = "") -> Table:
        """The cards, and which of them everybody knows to be there."""
        player = self.before.players[seat]
        player.hand, player.shown = cards.split(), shown.split()
        return self

    def deck(self, seat: int, cards: str, on_top: str = "") -> Table:
        """The shuffled cards, and the Trolls on top of them, the topmost last."""
        player = self.before.players[seat]
        player.deck, player.on_top = cards.split(), on_top.split()
        return self

    def discard(self, seat: int, cards: str, hidden: str = "") -> Table:
        """The cards that all have seen, and those that only their owner has."""
        pile = [Lying(card, EVERYBODY) for card in cards.split()]
        pile += [Lying(card, frozenset({seat})) for card in hidden.split()]
        self.before.players[seat].discard = pile
        return self

    def reserve(self, seat: int, card: str) -> Table:
        self.before.players[seat].reserve = card
        return self

    def row(self, cards: str) -> Table:
        """The assembly from slot 1 on, `-` for an empty one."""
        self.before.row = ["" if card == "-" else card for card in cards.split()]
        return self

    def pool(self, cards: str) -> Table:
        """What is left of the assembly deck, shuffled."""
        self.before.pool = cards.split()
        return self

    def placed(self, top: str = "", bottom: str = "", known: tuple[int, ...] = (0, 1, 2, 3)) -> Table:
        """Cards put on the assembly deck and under it, the next one to be drawn first."""
        self.before.top = [Lying(card, frozenset(known)) for card in top.split()]
        self.before.bottom = [Lying(card, frozenset(known)) for card in bottom.split()]
        return self

    def storm(self, owner: int, whom: int, left: int = 2) -> Table:
        """A storm Troll before a seat, for so many phases: 2 is Stormur, 1 Ovedur."""
        self.before.storms[owner].whom, self.before.storms[owner].left = whom, left
        return self

    def limits(self, *limits: int, grows: tuple[int, ...] = ()) -> Table:
        for seat, (player, limit) in enumerate(zip(self.before.players, limits, strict=True)):
            player.limit, player.grows = limit, seat in grows
        return self

    def acted(self, actions: int = 0, exchanges: int = 0, crossed: bool = False) -> Table:
        """What was done in this phase already."""
        self.before.actions, self.before.exchanges, self.before.crossed = actions, exchanges, crossed
        return self

    def _trolls_at_home(self) -> None:
        """Two of each player, less those that lie somewhere."""
        for seat, player in enumerate(self.oracle.players):
            away = sum(self.owned(other).get(f"troll-{seat}", 0) for other in range(self.oracle.seats))
            player.trolls = self.game.components.trolls - away

    def owned(self, seat: int) -> dict[str, int]:
        return sight.player(self.oracle, seat, seat).owned

    # ---- acting

    def now(self) -> engine.Played:
        """The match in the engine; set up from the arrangement when it is first needed."""
        if self.played is None:
            self._trolls_at_home()
            self.played = engine.enter(self.oracle, self.game)
            self.compare()
        return self.played

    def do(self, *notations: str, luck: str = "") -> list[Event]:
        """Act as whoever is to act; `luck` is what the last of them draws. Returns what happened."""
        happened: list[Event] = []
        for number, notation in enumerate(notations, 1):
            played = self.now()
            reason = played.why_not(notation)
            assert reason is None, f"{notation}: {reason}"
            comes = Luck(luck.split() if number == len(notations) else [])
            expected = self.oracle.act(notation, comes)
            replay = Replay(comes.draws)
            assert played.apply(notation, replay) == expected
            assert replay.finished(), "the oracle was luckier"
            happened += expected
            self.compare()
        return happened

    def compare(self) -> None:
        """The engine's position is the oracle's: who acts, what is allowed and asked, what everybody sees."""
        played = self.now()
        assert played.state.to_act == self.oracle.to_act
        assert sorted(played.legal()) == sorted(self.oracle.legal())
        for viewer in range(SPECTATOR, self.oracle.seats):
            assert played.scene(viewer) == sight.scene(self.oracle, viewer)
        assert played.tally(SPECTATOR) == played.score() == sight.sheet(self.oracle)
        if not self.over:
            assert (self.prompt.key, self.prompt.params) == speech.prompt(self.oracle)
            for notation in self.legal:
                said = self.says(notation)
                assert (said.key, said.params) == speech.describe(self.oracle, notation)

    def end(self) -> list[Event]:
        """The phase ends and nothing is dropped."""
        happened = self.do("end")
        return happened + (self.do("draw") if self.phase == "arranging" else [])

    # ---- looking

    def scene(self, viewer: int = SPECTATOR) -> AlthingScene:
        return self.now().scene(viewer)

    @property
    def phase(self) -> str:
        """As the player whose phase it is sees it."""
        return self.scene(self.scene().active).phase

    @property
    def asked(self) -> tuple[str, int]:
        """The question, and who is to answer it."""
        return self.phase, self.acts

    @property
    def assembly(self) -> str:
        return " ".join(card or "-" for card in self.scene().assembly)

    def cards(self, seat: int) -> str:
        """A hand, as its owner sees it."""
        return " ".join(self.scene(seat).players[seat].hand)

    def pile(self, seat: int, viewer: int | None = None) -> str:
        """A discard pile as its owner, or somebody else, sees it: `?` for a card that is not known."""
        seen = self.scene(seat if viewer is None else viewer).players[seat].discard
        return " ".join(card or "?" for card in seen)

    def left(self, seat: int) -> int:
        """Cards in a deck."""
        return self.scene().players[seat].deck

    def position(self, seat: int) -> int:
        return self.scene().players[seat].position

    def kept(self, seat: int) -> str:
        """What is in a reserve, as its owner sees it."""
        return self.scene(seat).players[seat].reserve

    def weather(self, seat: int) -> str:
        return " ".join(f"{storm.face}-{storm.owner}" for storm in self.scene().players[seat].storms)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
