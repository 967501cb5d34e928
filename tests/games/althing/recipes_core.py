"""Golden sagas of Althing: every number of players, every part of both campaigns, every option, and what
happens rarely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TypeVar

from drakkar.games.althing.events import (
    AnswerDeclined,
    CardExchanged,
    CardsLookedAt,
    CardsRecruited,
    CardsStacked,
    CardStolen,
    CounterPlayed,
    DeckReshuffled,
    DodgePlayed,
    EndReached,
    LabourerHired,
    MatchEnded,
    MatchStalled,
    ReserveTraded,
    StepCrossed,
    StormRaised,
    SymbolPlayed,
    TrollFled,
    TrollSentHome,
)
from drakkar.games.althing.pieces import FJORD_TROLLS
from drakkar.games.althing.scene_types import AlthingScene
from drakkar.games.registry import meta
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match
from scripts.golden import Player, Recipe, Wanted, finished, happened, option_matters
from tests.games.althing.recipes_players import idler, keeper, racer, recruiter, trickster

GAME = "althing"
# The parts of the campaign by number of players.
PARTS = {2: ("1a", "1b", "2", "3", "4"), 3: ("1a", "1b", "2", "3", "4"), 4: ("1a", "1b", "2", "3")}
# So many plies are enough to read, by number of players.
LONGEST = {1: 400, 2: 900, 3: 900, 4: 1300}
VARIANTS = {"cowardly_troll": "on", "dodge_the_counter": "on"}

Kind = TypeVar("Kind", bound=Event)


def events(match: Match, kind: type[Kind]) -> Iterator[Kind]:
    for found in match.events:
        for event in found:
            if isinstance(event, kind):
                yield event


def scenes(match: Match) -> Iterator[AlthingScene]:
    for ply in range(match.ply + 1):
        shown = match.game.scene(match.game.view(match.position(ply), SPECTATOR))
        assert isinstance(shown, AlthingScene)
        yield shown


def some(kind: type[Kind], which: Callable[[Kind], bool]) -> Wanted:
    return lambda match: any(which(event) for event in events(match, kind))


def all_of(*wanted: Wanted) -> Wanted:
    return lambda match: all(part(match) for part in wanted)


# ---- what must happen


def short(match: Match) -> bool:
    return match.ply <= LONGEST[len(match.saga.header.seats)]


def borrowed(symbol: str) -> Wanted:
    """A card of another, or of the assembly, is played for its symbol."""
    return some(SymbolPlayed, lambda event: event.borrowed and event.symbol == symbol)


def stopped(symbol: str) -> Wanted:
    return some(DodgePlayed, lambda event: event.against == symbol)


def countered(symbol: str) -> Wanted:
    return some(CounterPlayed, lambda event: event.against == symbol)


def following(match: Match, kind: type[Event]) -> list[Event]:
    """What happened next, whenever something of that kind had happened."""
    story = [event for found in match.events for event in found]
    return [after for before, after in pairwise(story) if isinstance(before, kind)]


def second_opponent_counters(match: Match) -> bool:
    """The first one asked lets it happen, the next one does not (clause 9.1)."""
    return any(isinstance(event, CounterPlayed) for event in following(match, AnswerDeclined))


def counter_dodged_and_not(match: Match) -> bool:
    """One counter-attack is dodged, and another one is let happen (clause 9.5)."""
    return {DodgePlayed, AnswerDeclined} <= {type(event) for event in following(match, CounterPlayed)}


def labourer_plays(match: Match) -> bool:
    """A hired Viking is used for a symbol (clause 9.6)."""
    return any(isinstance(event, SymbolPlayed) for event in following(match, LabourerHired))


def stolen_from_a_reserve(match: Match) -> bool:
    """An axe aimed at an open reserve hits, another one is stopped by a shield (clause 10.5)."""
    raids = {entry.action for entry in match.saga.entries if entry.action.endswith(" reserve")}
    return bool(raids) and any(event.reserve for event in events(match, CardStolen)) and stopped("axe")(match)


def several_owners(match: Match) -> bool:
    """Whose Troll is sent home has to be chosen (clause 7.4)."""
    return any(entry.action.startswith("return ") for entry in match.saga.entries)


def two_storms(match: Match) -> bool:
    """Before one player, each with its own time (clause 6.8)."""
    return any(
        len({storm.face for storm in player.storms}) == 2
        for scene in scenes(match)
        for player in scene.players
    )


def reorganised(side: str) -> Wanted:
    """With an exchange, and the rest on that side of the deck (clauses 9.9 and 9.10)."""
    return all_of(
        happened(CardExchanged.__name__),
        some(CardsStacked, lambda event: event.side == side and event.number == 3),
    )


def fewer_to_look_at(match: Match) -> bool:
    return any(event.number < 3 for event in events(match, CardsLookedAt))


def empty_slots(match: Match) -> bool:
    """The assembly deck runs out and the row stays short (clause 4.6)."""
    return any("" in scene.assembly and scene.phase == "acting" for scene in scenes(match))


def paid_with_both(match: Match) -> bool:
    """A borrowed card and one's own in one payment: to recruit, and to cross (clause 6.5)."""
    recruited = any(event.borrowed and event.paid for event in events(match, CardsRecruited))
    return recruited and any(event.borrowed and event.paid for event in events(match, StepCrossed))


def several_recruits(match: Match) -> bool:
    """Several in one payment: Vikings, and fjord trolls (clauses 4.2 and 4.3)."""
    lots = [event.cards for event in events(match, CardsRecruited) if len(event.cards) > 1]
    return {card in FJORD_TROLLS for cards in lots for card in cards} == {False, True}


def waits_for_partner(match: Match) -> bool:
    """Somebody stands on the last card, and the match goes on for a while (clauses 11.3 and 11.4)."""
    plies = [ply for ply, found in enumerate(match.events) if EndReached in map(type, found)]
    return plies[0] < match.ply - 30


def shared_victory(match: Match) -> bool:
    return any(len(event.winners) > 1 for event in events(match, MatchEnded))


def reshuffled_while_drawing(match: Match) -> bool:
    """The deck runs out in the middle of a draw (clause 5.7)."""
    return any(
        DeckReshuffled in map(type, found) and entry.action == "draw" and len(entry.draws) > 1
        for found, entry in zip(match.events, match.saga.entries, strict=True)
    )


# ---- the sagas


def named(
    name: str, seats: int, player: Player, wanted: Wanted, options: dict[str, str] | None = None
) -> Recipe:
    return Recipe(f"{GAME}-{name}", GAME, seats, player, all_of(short, wanted), options or {})


def recipes() -> list[Recipe]:
    plain = [named(str(seats), seats, racer, finished) for seats in meta(GAME).seats]
    return [*plain, *campaigns(), *set_up(), *variants(), *rarely()]


def campaigns() -> list[Recipe]:
    return [
        named(f"scenario-{part}-{seats}", seats, trickster, option_matters, {"scenario": part})
        for seats, parts in PARTS.items()
        for part in parts
    ]


def set_up() -> list[Recipe]:
    """Each option of the free set-up."""
    chosen = [
        ("faces", "mixed", 3),
        ("faces", "b", 2),
        ("kattegat", "b", 3),
        ("fjord_trolls", "always", 2),
        ("deck", "baldur", 3),
        ("reserve", "off", 2),
    ]
    return [
        named(f"{option}-{value}".replace("_", "-"), seats, racer, option_matters, {option: value})
        for option, value, seats in chosen
    ]


def variants() -> list[Recipe]:
    rich = {"fjord_trolls": "always", "deck": "baldur", **VARIANTS}
    dodging = {"dodge_the_counter": "on", "fjord_trolls": "always", "deck": "baldur"}
    return [
        named("cowardly-troll", 2, trickster, happened(TrollFled.__name__), {"cowardly_troll": "on"}),
        named("dodge-the-counter", 3, trickster, counter_dodged_and_not, dodging),
        named("both-variants", 4, trickster, all_of(happened(TrollFled.__name__), stopped("axe")), VARIANTS),
        named("every-option", 3, racer, option_matters, {"faces": "mixed", "kattegat": "b", **rich}),
    ]


def rarely() -> list[Recipe]:
    trolls = {"fjord_trolls": "always", "deck": "baldur"}
    return [
        named("stalled", 2, idler, happened(MatchStalled.__name__)),
        named("shared-victory", 3, racer, shared_victory),
        named("waits-for-partner", 4, racer, waits_for_partner),
        named("empty-assembly", 2, recruiter, empty_slots),
        named("fewer-to-look-at", 2, recruiter, fewer_to_look_at, {"fjord_trolls": "always"}),
        named("stolen-axe-plays-on", 3, trickster, borrowed("axe")),
        named("stolen-from-a-reserve", 4, keeper, stolen_from_a_reserve),
        named("partners-trade", 4, keeper, some(ReserveTraded, lambda event: True)),
        named("labourer-plays-a-symbol", 2, trickster, labourer_plays, trolls),
        named("paid-with-both", 3, trickster, paid_with_both, trolls),
        named("several-recruits", 4, racer, several_recruits),
        named("second-opponent-counters", 3, trickster, second_opponent_counters, trolls),
        named("labourer-countered", 4, trickster, countered("day_labourer")),
        named("rework-countered", 4, trickster, countered("rework")),
        named("reorganise-countered", 4, trickster, countered("reorganise")),
        named("reorganised-above", 3, trickster, reorganised("above"), trolls),
        named("reorganised-below", 4, trickster, reorganised("below")),
        named("several-owners", 3, trickster, all_of(several_owners, happened(TrollSentHome.__name__))),
        named("two-storms", 3, trickster, all_of(two_storms, happened(StormRaised.__name__))),
        named("every-dodge", 2, trickster, all_of(stopped("axe"), stopped("troll"), stopped("storm"))),
        named("reshuffled-while-drawing", 2, racer, reshuffled_while_drawing),
    ]
