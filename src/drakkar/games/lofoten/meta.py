"""What Lofoten is, without its rules: enough for a catalogue, a lobby or a help text."""

from __future__ import annotations

from typing import Final

from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.options import Option

META: Final = Meta(
    name="lofoten",
    title="Lofoten",
    seats=(2,),
    minutes=40,
    age=12,
    maturity="complete",
    has_secrets=True,
    credits=Credits(
        authors=("Sébastien Dujardin",),
        artists=("Weberson Santiago", "Luis Francisco"),
        publisher="Pearl Games",
        year=2022,
    ),
    options=(
        # The three modules.
        Option("level2_warehouses", ("0", "1", "2", "3", "4"), "lofoten-11.1"),
        Option("jarls", ("off", "on"), "lofoten-12.1"),
        Option("longships", ("off", "on"), "lofoten-13.1"),
        # Where the two rulebooks differ or say too little.
        Option("equal_starting_orders", ("redraw", "choose"), "lofoten-2.6"),
        Option("swap_fish_and_sheep_powers", ("off", "on"), "lofoten-4.6"),
        Option("coin_moves", ("any_moment", "action_phase"), "lofoten-5.2"),
        Option("extra_turns", ("one", "several"), "lofoten-5.4"),
        Option("last_round", ("current", "another"), "lofoten-9.3"),
        Option("both_score_on_tie", ("off", "on"), "lofoten-10.2"),
        Option("longship_c", ("compulsory", "optional"), "lofoten-13.7"),
    ),
)
