"""All that stays the same during a match: the cards in play, the wheels, the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.lofoten.box import Components, Jarl, Requirement, WarehouseCard
from drakkar.games.lofoten.pieces import ARMS, GOODS, SEATS

FISH: Final = GOODS.index("fish")
SHEEP: Final = GOODS.index("sheep")


@final
class Setting:
    """Shared by every clone of a match's positions."""

    def __init__(
        self,
        components: Components,
        options: Mapping[str, str],
        first: int,
        wheels: tuple[int, ...],
        warehouses: tuple[WarehouseCard, ...],
        jarls: tuple[Jarl, ...],
        requirements: tuple[Requirement, ...],
    ) -> None:
        """`wheels` are the longships (0 is A) by seat × 4 + arm; a Jarl has the requirement of its place."""
        self.components = components
        self.seats: int = SEATS
        self.options: dict[str, str] = dict(options)
        self.first: int = first  # the seat with the first-player card
        self.longship: tuple[int, ...] = wheels
        self.arm: tuple[int, ...] = _arms(wheels)
        self.warehouses: tuple[WarehouseCard, ...] = warehouses
        self.jarls: tuple[Jarl, ...] = jarls
        self.requirements: tuple[Requirement, ...] = requirements
        self.upgrades: bool = options["longships"] == "on"
        self.choose_orders: bool = options["equal_starting_orders"] == "choose"
        self.moves_at_any_moment: bool = options["coin_moves"] == "any_moment"
        self.several_turns: bool = options["extra_turns"] == "several"
        self.another_round: bool = options["last_round"] == "another"
        self.both_on_tie: bool = options["both_score_on_tie"] == "on"
        self.may_leave: bool = options["longship_c"] == "optional"

        powers = [good.power for good in components.goods]
        if options["swap_fish_and_sheep_powers"] == "on":
            powers[FISH], powers[SHEEP] = powers[SHEEP], powers[FISH]
        self.power: tuple[int, ...] = tuple(powers)  # by good
        # By seat × 4 + arm: what the longship there does once it is upgraded.
        self.effect: tuple[int, ...] = tuple([components.longships[ship].effect for ship in wheels])
        self.amount: tuple[int, ...] = tuple([components.longships[ship].amount for ship in wheels])
        # Of the vector (encode.py) what stays the same; filled when it is first asked for.
        self.encoded: bytes = b""

    def __reduce__(self) -> tuple[object, ...]:
        own = (self.options, self.first, self.longship, self.warehouses, self.jarls, self.requirements)
        return Setting, (self.components, *own)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """What tells it from the settings of other matches with the same components."""
        return (
            tuple(sorted(self.options.items())),
            self.first,
            self.longship,
            tuple(card.id for card in self.warehouses),
            tuple(jarl.id for jarl in self.jarls),
            tuple(face.id for face in self.requirements),
        )


def _arms(wheels: tuple[int, ...]) -> tuple[int, ...]:
    """By seat × 4 + longship: the arm it lies on."""
    arms: list[int] = []
    for seat in range(SEATS):
        wheel = wheels[seat * ARMS : (seat + 1) * ARMS]
        arms += [wheel.index(ship) for ship in range(ARMS)]
    return tuple(arms)
