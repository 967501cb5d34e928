"""What Althing is, without its rules: enough for a catalogue, a lobby or a help text."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.pieces import SCENARIOS
from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.options import Exclusion, Option

META: Final = Meta(
    name="althing",
    title="Althing",
    seats=(2, 3, 4),
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
        Option("faces", ("a", "mixed", "b"), "althing-2.3"),
        Option("kattegat", ("a", "b"), "althing-2.2"),
        Option("fjord_trolls", ("four_players", "always"), "althing-2.7"),
        Option("baldur", ("off", "on"), "althing-2.5"),
        Option("reserve", ("on", "off"), "althing-10.1"),
        # Variants of the rulebook.
        Option("cowardly_troll", ("off", "on"), "althing-6.9"),
        Option("dodge_the_counter", ("off", "on"), "althing-9.5"),
    ),
    exclusions=(Exclusion("althing-12.1", "scenario-for-fewer", (4,), (("scenario", "4"),)),),
    teams=((0, 2), (1, 3)),
)
