"""What Mimir's Well is, without its rules."""

from __future__ import annotations

from typing import Final

from drakkar.kernel.meta import Credits, Meta

META: Final = Meta(
    name="mimir",
    title="Mimir’s Well",
    seats=(2,),
    minutes=5,
    age=6,
    maturity="preview",
    has_secrets=True,
    credits=Credits(
        authors=("Drakkar contributors",), artists=("nobody yet",), publisher="Drakkar", year=2026
    ),
    options=(),
)
