"""Golden sagas of Althing's modules: own decks, Hela, the branching epic, and Thorfinn in every mode."""

from __future__ import annotations

from drakkar.games.althing.events import (
    CardsRecruited,
    CardStolen,
    DodgePlayed,
    LabourerHired,
    MatchEnded,
    StepCrossed,
)
from drakkar.games.althing.events_modules import (
    AssemblyShrunk,
    CardsDemobilised,
    CardStruck,
    GuestCame,
    GuestLeft,
    HandRenewed,
    HelaRevealed,
    IllnessSpread,
    LastCardTurned,
    LootUnused,
    RewardPlayed,
    ShortageLifted,
    ShortageStruck,
    StepsSwitched,
    StepTurned,
    SymbolInvoked,
    ThorfinnArrived,
    ThorfinnReshuffled,
    ThorfinnRevealed,
    TrollCursed,
    WeatherCleared,
)
from drakkar.games.althing.pieces import ANNOUNCED, FATES, FIRST_SHORTAGE, MODES, ORIGINS, TWINS
from drakkar.kernel.events import Event
from drakkar.play.match import Match
from scripts.golden import Recipe, Wanted, happened, option_matters
from tests.games.althing.recipes_core import all_of, events, named, scenes, some, stopped
from tests.games.althing.recipes_players import racer, trickster

OWN = {"deck": "own"}
HELA = {"hela": "on"}
EIGHT = {"epic": "eight", "hela_steps": "among"}
ALL_MODULES = {**HELA, **EIGHT, "deck": "own_loki", "fjord_trolls": "always", "faces": "mixed"}


def all_happen(*kinds: type[Event]) -> Wanted:
    return all_of(*[happened(kind.__name__) for kind in kinds])


# ---- what must happen


def won(match: Match) -> bool:
    return any(event.winners for event in events(match, MatchEnded))


def trolled(match: Match) -> bool:
    """He reveals a Troll and does nothing (clause 16.15)."""
    return any(event.card == "troll" for event in events(match, ThorfinnRevealed))


def nothing_in_short_supply(match: Match) -> bool:
    """A shortage of each resource is stopped (clause 16.8)."""
    stops = {event.against for event in events(match, DodgePlayed)}
    return set(ANNOUNCED[FIRST_SHORTAGE:]) <= stops


def lifted_one_of_two(match: Match) -> bool:
    """Of two shortages one is chosen (clause 16.17)."""
    return any(
        entry.action.startswith("lift ") and ShortageLifted in map(type, found)
        for entry, found in zip(match.saga.entries, match.events, strict=True)
    )


def both_ways(match: Match) -> bool:
    """At one fork somebody goes left and somebody right (clause 15.3)."""
    return {"cross left", "cross right"} <= {entry.action for entry in match.saga.entries}


def stone_answers(match: Match) -> bool:
    """A stone is used in answer to another player (clause 13.13)."""
    return any(
        entry.action.startswith("invoke ") and DodgePlayed in map(type, found)
        for entry, found in zip(match.saga.entries, match.events, strict=True)
    )


def rewarded_from(*origins: str) -> Wanted:
    return lambda match: set(origins) <= {event.origin for event in events(match, RewardPlayed)}


def every_fate(match: Match) -> bool:
    return {event.fate for event in events(match, HelaRevealed)} == set(FATES)


def guest_recruited(match: Match) -> bool:
    """The sixth card is recruited in one match, and sent away in another phase (clause 13.5)."""
    recruits = any(entry.action == "recruit 6" for entry in match.saga.entries)
    return recruits and happened(GuestLeft.__name__)(match)


def row_of_three(match: Match) -> bool:
    """By an illness; later the row is whole again (clauses 14.5 and 14.12)."""
    sizes = [scene.size for scene in scenes(match) if scene.phase == "acting"]
    return 3 in sizes and sizes[-1] > 3


def cursed_by_another(match: Match) -> bool:
    return any(event.seat != event.whom for event in events(match, TrollCursed))


def cursed_by_a_step(match: Match) -> bool:
    return any(event.seat == event.whom for event in events(match, TrollCursed))


def several_demobilised(match: Match) -> bool:
    """Two cards of the assembly for one (clause 13.6)."""
    return any(len(event.cards) > 1 for event in events(match, CardsDemobilised))


def doubled_twice_over(match: Match) -> bool:
    """A reward pays for several recruits at once (clause 13.8)."""
    return any(
        RewardPlayed in map(type, found) and len(event.cards) > 1
        for found in match.events
        for event in found
        if isinstance(event, CardsRecruited)
    )


# ---- the sagas


def recipes() -> list[Recipe]:
    return [*thorfinn(), *set_up(), *decks(), *hela(), *together()]


def thorfinn() -> list[Recipe]:
    """Every mode, and what happens rarely against him."""
    modes = [
        named(
            f"thorfinn-{mode}".replace("_", "-"),
            1,
            trickster if mode.startswith("legend") else racer,
            all_of(
                trolled if mode.startswith("legend") else happened(ThorfinnArrived.__name__), option_matters
            ),
            {"thorfinn": mode},
        )
        for mode in MODES[1:]
    ]
    stolen = all_of(some(CardStolen, lambda event: event.open), happened(LootUnused.__name__))
    return [
        *modes,
        named("thorfinn-outrun", 1, racer, won),
        named("thorfinn-comes-first", 1, racer, all_happen(ThorfinnArrived, ThorfinnReshuffled)),
        named("thorfinn-strikes", 1, trickster, all_of(all_happen(CardStruck, ShortageStruck), stolen)),
        named("thorfinn-stopped", 1, trickster, all_of(stopped("axe"), stopped("troll"))),
        named("thorfinn-without-shortage", 1, trickster, nothing_in_short_supply),
        named("thorfinn-faces-a", 1, racer, option_matters, {"faces": "a"}),
        *[
            named(f"thorfinn-twins-{twins}", 1, racer, option_matters, {"thorfinn": mode, "twins": twins})
            for twins, mode in zip(TWINS[1:], (MODES[2], MODES[3], MODES[3]), strict=True)
        ],
        named("thorfinn-weather-lifted", 1, trickster, lifted_one_of_two, {"thorfinn": MODES[-1]}),
        named("thorfinn-weather-in-answer", 1, trickster, option_matters, {"fair_weather": "in_answer"}),
    ]


def set_up() -> list[Recipe]:
    """Each value of the modules' options; what is usual with other players, said outright."""
    spelled_out = {"kattegat": "a", "reserve": "on", "faces": "b"}
    return [
        named("deck-own", 2, racer, option_matters, OWN),
        named("deck-own-loki", 3, racer, option_matters, {"deck": "own_loki"}),
        named("hela-on", 3, racer, option_matters, HELA),
        named("hela-steps-among", 2, racer, option_matters, {"hela_steps": "among"}),
        named("hela-steps-heavy", 4, racer, option_matters, {"hela_steps": "heavy"}),
        named("epic-six", 2, racer, both_ways, {"epic": "six"}),
        named("epic-eight", 3, racer, both_ways, EIGHT),
        named("usual-said-outright", 2, racer, option_matters, spelled_out),
    ]


def decks() -> list[Recipe]:
    """The cards that come with a deck of one's own."""
    loki = {"deck": "own_loki", "fjord_trolls": "always"}
    return [
        named("guest-recruited", 2, trickster, guest_recruited, loki),
        named("guest-hired", 3, trickster, some(LabourerHired, lambda event: event.slot == 6), loki),
        named("demobilised", 2, trickster, several_demobilised, loki),
        named("reward", 2, trickster, all_of(rewarded_from(ORIGINS[0]), doubled_twice_over), loki),
        named("reward-from-a-stone", 2, trickster, rewarded_from("stone"), loki),
        named("reward-by-a-stolen-loki", 3, trickster, rewarded_from("borrowed"), loki),
        named("renewal", 2, trickster, happened(HandRenewed.__name__), OWN),
        named("heimdall", 2, trickster, all_happen(StepTurned, StepsSwitched), OWN),
        named("stone-in-ones-phase", 3, trickster, happened(SymbolInvoked.__name__), OWN),
        named("stone-in-answer", 2, trickster, stone_answers, OWN),
    ]


def hela() -> list[Recipe]:
    rich = {**HELA, "deck": "baldur"}
    return [
        named("last-card-turned", 2, racer, happened(LastCardTurned.__name__), HELA),
        named("hela-every-fate", 3, trickster, every_fate, {**HELA, "hela_steps": "heavy"}),
        named("illness-of-a-step", 2, racer, all_of(row_of_three, happened(AssemblyShrunk.__name__)), HELA),
        named("illness-of-a-jotunn", 3, trickster, happened(IllnessSpread.__name__), HELA),
        named("cursed-by-a-step", 2, racer, cursed_by_a_step, HELA),
        named("cursed-by-a-jotunn", 3, trickster, cursed_by_another, HELA),
        named("cursed-troll-stopped", 3, trickster, stopped("cursed_troll"), HELA),
        named(
            "weather-cleared",
            2,
            trickster,
            happened(WeatherCleared.__name__),
            {"hela_steps": "among", **HELA},
        ),
        named("jotunn-hired", 3, trickster, some(LabourerHired, lambda event: event.card == "jotunn"), rich),
    ]


def together() -> list[Recipe]:
    """All modules at once, for every number of players; alone against the hardest Thorfinn."""
    options = {1: ALL_MODULES | {"thorfinn": MODES[-1]}}
    return [
        named(
            f"all-modules-{seats}",
            seats,
            trickster,
            all_of(all_happen(GuestCame, StepCrossed), both_ways if seats > 1 else option_matters),
            options.get(seats, ALL_MODULES),
        )
        for seats in (1, 2, 3, 4)
    ]
