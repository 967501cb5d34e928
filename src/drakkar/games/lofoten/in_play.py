"""Which of the box's cards and tiles a match uses: of warehouses and Jarls those that were dealt."""

from __future__ import annotations

from drakkar.games.lofoten.pieces import GOODS, LONGSHIPS, VALUES
from drakkar.games.lofoten.view import LofotenView


def in_play(view: LofotenView) -> frozenset[tuple[str, str]]:
    setting = view.setting
    found = [("good", good) for good in GOODS]
    for section in ("tile", "order"):
        found += [(section, f"{good}-{value}") for good in GOODS for value in VALUES]
    found += [("warehouse", card.id) for card in setting.warehouses]
    found += [("jarl", jarl.id) for jarl in setting.jarls]
    found += [("requirement", face.id) for face in setting.requirements]
    if setting.upgrades:
        found += [("longship", ship) for ship in LONGSHIPS]
    return frozenset(found)
