"""What Althing is, without its rules: enough for a catalogue, a lobby or a help text."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.pieces import DECKS, LAYOUTS, MODES, SCENARIOS, TWINS
from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.options import Exclusion, Idle, Option

SOLO: Final = (1,)
# Modes in which none of the twins comes, or all of them: there is no first one to choose.
NO_OR_ALL_TWINS: Final = ("normal", "difficult", "legend_legendary")
# What a part of the campaign lays out itself.
FREE_SET_UP: Final = (
    *("faces", "kattegat", "epic", "fjord_trolls", "deck"),
    *("hela", "hela_steps", "reserve", "thorfinn", "twins", "fair_weather"),
)

META: Final = Meta(
    name="althing",
    title="Althing",
    seats=(1, 2, 3, 4),
    minutes=20,
    age=10,
    maturity="complete",
    has_secrets=True,
    credits=Credits(
        authors=("Flavien Champenois",),
        artists=("Patrick Fontaine",),
        publisher="Studio Twin",
        year=2021,
    ),
    options=(
        # A part of the campaign, which lays everything out, or a set-up of one's own.
        Option("scenario", SCENARIOS, "althing-12.1"),
        # The free set-up.
        Option("faces", ("usual", "a", "mixed", "b"), "althing-2.3"),
        Option("kattegat", ("usual", "a", "b"), "althing-2.2"),
        Option("epic", LAYOUTS, "althing-15.1"),
        Option("fjord_trolls", ("four_players", "always"), "althing-2.7"),
        Option("deck", DECKS, "althing-2.5"),
        Option("hela", ("off", "on"), "althing-14.1"),
        Option("hela_steps", ("off", "among", "heavy"), "althing-14.10"),
        Option("reserve", ("usual", "on", "off"), "althing-10.1"),
        # One player only.
        Option("thorfinn", MODES, "althing-16.13"),
        Option("twins", TWINS, "althing-16.14"),
        Option("fair_weather", ("own_phase", "in_answer"), "althing-16.17"),
        # Variants of the rulebook.
        Option("cowardly_troll", ("off", "on"), "althing-6.9"),
        Option("dodge_the_counter", ("off", "on"), "althing-9.5"),
    ),
    exclusions=(
        Exclusion("althing-12.1", "scenario-for-fewer", (4,), (("scenario", "4"),)),
        *[
            Exclusion("althing-16.2", "scenario-for-more", SOLO, (("scenario", part),))
            for part in SCENARIOS[1:]
        ],
        Exclusion("althing-16.2", "solo-without-baldur", SOLO, (("deck", "baldur"),)),
        Exclusion("althing-16.2", "solo-without-reserve", SOLO, (("reserve", "on"),)),
        Exclusion("althing-16.2", "solo-from-kattegat-b", SOLO, (("kattegat", "a"),)),
        Exclusion("althing-15.2", "eight-needs-nine", (), (("epic", "eight"), ("hela_steps", "off"))),
        Exclusion("althing-15.2", "heavy-is-straight", (), (("epic", "eight"), ("hela_steps", "heavy"))),
        Exclusion("althing-15.1", "heavy-is-straight", (), (("epic", "six"), ("hela_steps", "heavy"))),
    ),
    idle=(
        Idle(
            "althing-12.1",
            "part-lays-out",
            FREE_SET_UP,
            option="scenario",
            values=SCENARIOS[1:],
        ),
        Idle("althing-16.13", "only-alone", ("thorfinn", "twins", "fair_weather"), seats=(2, 3, 4)),
        Idle("althing-12.1", "part-without-axe", ("cowardly_troll",), option="scenario", values=("1a",)),
        Idle(
            "althing-12.1",
            "part-without-counters",
            ("dodge_the_counter",),
            option="scenario",
            values=("1a", "1b"),
        ),
        # Of two or three, part 2 has no providence yet; of four it has the labourer.
        Idle(
            "althing-12.1",
            "part-without-counters",
            ("dodge_the_counter",),
            option="scenario",
            values=("2",),
            seats=(2, 3),
        ),
        Idle("althing-16.10", "never-countered", ("dodge_the_counter",), seats=SOLO),
        Idle("althing-16.14", "no-twin-first", ("twins",), option="thorfinn", values=NO_OR_ALL_TWINS),
    ),
    teams=((0, 2), (1, 3)),
    mode="thorfinn",
)
