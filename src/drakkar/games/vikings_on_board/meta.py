"""What Vikings on Board is, without its rules: enough for a catalogue, a lobby or a help text."""

from __future__ import annotations

from typing import Final

from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.options import Option

META: Final = Meta(
    name="vikings_on_board",
    title="Vikings on Board",
    seats=(2, 3, 4),
    minutes=45,
    age=8,
    maturity="complete",
    has_secrets=True,
    credits=Credits(
        authors=("Charles Chevallier", "Catherine Dumas", "Pascal Pelemans"),
        artists=("Christine Deschamps", "Maëva Da Silva"),
        publisher="Blue Orange",
        year=2016,
    ),
    options=(
        Option("one_barrel_per_player_per_ship", ("off", "on"), "vikings_on_board-6.4"),
        Option("bonus_viking", ("at_once", "at_departure"), "vikings_on_board-8.2"),
        Option("memory_aids", ("off", "on"), "vikings_on_board-2.10", ("won_chests", "hidden", "open")),
    ),
)
