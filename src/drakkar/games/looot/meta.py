"""What Looot is, without its rules: enough for a catalogue, a lobby or a help text."""

from __future__ import annotations

from typing import Final

from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.options import Option, Preset

META: Final = Meta(
    name="looot",
    title="Looot",
    seats=(2, 3, 4),
    minutes=35,
    age=10,
    maturity="complete",
    has_secrets=False,
    credits=Credits(
        authors=("Charles Chevallier", "Laurent Escoffier"),
        artists=("Naïade",),
        publisher="Gigamic",
        year=2024,
    ),
    options=(
        Option("overhang", ("no", "yes"), "looot-2.4"),
        Option("shore", ("sea", "longship"), "looot-3.3"),
        Option("tower_tiles", ("pair", "tower", "one"), "looot-5.4"),
        Option("loot_order", ("free", "resource_first"), "looot-7.2"),
        Option("occupied_hex", ("any", "rival"), "looot-10.4"),
        Option("castle_count", ("hexes", "vikings"), "looot-10.5"),
        Option("first_player", ("seat", "drawn"), "looot-1.2"),
    ),
    presets=(
        Preset("usual", "looot-1.3"),
        Preset(
            "letter",
            "looot-1.3",
            (("shore", "longship"), ("loot_order", "resource_first"), ("castle_count", "vikings")),
        ),
    ),
)
