"""What a player's cards promise: in how many rounds hands drawn from them may cross a step."""

from __future__ import annotations

from math import log
from typing import Final, final

from drakkar.games.althing.epic import STRAIGHT, Epic
from drakkar.games.althing.gains import Need, amounts, wild_of
from drakkar.games.althing.setting import Setting

HOPELESS: Final = 4.0  # rounds to a step that no hand of these cards can cross, and for every unit too few
EVERY_UNIT: Final = 1.2
SLIP: Final = 1.6  # rounds lost to bad luck while something is missing
# Rounds by symbol of a step: sacred ground, Seasoned, Hela, illness, cursed Troll, curse, resources, Ovedur.
BURDENS: Final[tuple[float, ...]] = (0.0, -0.5, 0.4, 0.3, 0.5, 0.3, 0.0, 0.5)


@final
class Forecast:
    """The cards of a player, wherever they are, with a hand limit now and one after a Seasoned step."""

    def __init__(self, setting: Setting, cards: list[int], limit: int) -> None:
        self.setting = setting
        self.cards = cards
        self.limit: int = limit
        number = max(1.0, float(len(cards)))
        gain = 0
        for card in cards:
            gain += setting.gains[card]
        nuggets, wood, bones = amounts(gain)
        # What a card gives on average, by type; universal ones apart. What the best hand gives has them in.
        self.universal: float = wild_of(gain) / number
        self.means: tuple[float, float, float] = (nuggets / number, wood / number, bones / number)
        self.best: Need = (
            _best_hand(setting.at_most[0], cards, limit),
            _best_hand(setting.at_most[1], cards, limit),
            _best_hand(setting.at_most[2], cards, limit),
        )

    def with_card(self, card: int) -> Forecast:
        return Forecast(self.setting, [*self.cards, card], self.limit)

    def hands(self, need: Need) -> float:
        """How many hands must be drawn for it: the scarcest type counts most."""
        total = need[0] + need[1] + need[2]
        nuggets = self._hands_for(need[0], self.means[0], total)
        wood = self._hands_for(need[1], self.means[1], total)
        bones = self._hands_for(need[2], self.means[2], total)
        most = max(nuggets, wood)
        most = max(most, bones)
        return 1.1 * most + 0.3 * (nuggets + wood + bones - most)

    def _hands_for(self, number: int, mean: float, total: int) -> float:
        """The same for so many of one type, of which a card gives so much, and its part of the universal."""
        if not number:
            return 0.0
        gain = self.limit * (mean + self.universal * number / total)
        return number / max(0.1, gain)

    def lack(self, need: Need) -> int:
        """What even the best hand gives too little of."""
        nuggets, wood, bones = self.best
        return max(0, need[0] - nuggets) + max(0, need[1] - wood) + max(0, need[2] - bones)

    def rounds(self, need: Need, share: float, draws: float) -> float:
        """The rounds to a step of which this share is missing, with so many cards to be drawn before."""
        lacking = self.lack(need)
        if lacking:
            return HOPELESS + EVERY_UNIT * lacking
        hands = self.hands(need)
        if share <= 0.0:
            return 1.0
        left = max(0.0, share - draws / (self.limit * hands))
        # Nobody goes on with a bad deck for long: many rounds count less.
        whole = hands if hands < 3.0 else 3.0 + log(hands - 2.0)
        # What is drawn may be just the wrong cards, the less likely the more of them there are.
        enough = draws / (self.limit * hands * share)
        return 1.0 + whole * left + SLIP / (1.0 + enough * enough)

    def course(self, epic: Epic, place: int) -> float:
        """The rounds from this place to the end; at a fork by the better way."""
        time = 0.0
        for step in self.path(epic, place):
            time += self.rounds(epic.need[step], 1.0, self.limit)
        return time

    def path(self, epic: Epic, place: int) -> list[int]:
        """The places from here to the end, at a fork those of the branch that takes fewer rounds."""
        if epic.layout == STRAIGHT:
            return list(range(place + 1, epic.end + 1))
        steps: list[int] = []
        while place != epic.end:
            ways = epic.next[place]
            place = ways[0] if len(ways) == 1 else self._better(epic, ways)
            steps.append(place)
        return steps

    def _better(self, epic: Epic, ways: tuple[int, ...]) -> int:
        best, least = ways[0], 1e9
        for way in ways:
            time = 0.0
            for step in (way, epic.next[way][0]):
                time += self.rounds(epic.need[step], 1.0, self.limit) + burden_of(epic, step)
            if time < least:
                best, least = way, time
        return best


def _best_hand(values: tuple[int, ...], cards: list[int], limit: int) -> int:
    """The most that so many of the cards are worth together, by these values of their kinds."""
    found = [values[card] for card in cards]
    found.sort()
    total = 0
    for at in range(max(0, len(found) - limit), len(found)):
        total += found[at]
    return total


def burden_of(epic: Epic, place: int) -> float:
    """Rounds that standing on a step may cost, or save, besides crossing onto it."""
    rounds = 0.0
    for symbol in epic.symbols[place]:
        rounds += BURDENS[symbol]
    return rounds
