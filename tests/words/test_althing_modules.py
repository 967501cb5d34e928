"""Althing's modules: what the log says of them, and examples of the rules that agree with the cards."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

from drakkar.games.althing import components
from drakkar.games.althing import events as base
from drakkar.games.althing import events_modules as events
from drakkar.games.althing.box import Card, Components
from drakkar.games.althing.pieces import ANNOUNCED, CARDS, HELA_CARDS, MODES, PLAYER_CARDS, THORFINN_CARDS
from drakkar.kernel.events import Event
from drakkar.words import Catalogue, event_text, languages, rules
from tests.words import samples

ALONE = ("Astrid", "Thorfinn")


def tell(language: str, event: Event) -> str:
    return event_text(Catalogue(language, "althing"), event, ALONE.__getitem__)


def card(box: Components, name: str) -> Card:
    return box.cards[CARDS.index(name)]


def numbers(text: str) -> list[int]:
    return list(map(int, re.findall(r"\d+", text)))


def test_the_log_of_the_modules() -> None:
    deck = events.DeckComposed(0, ("odin", "odin", "tyr"))
    assert tell("en", deck) == "Astrid has composed this deck: Odin, Odin and Tyr."
    placed = events.HelaPlaced(0, "sott", 2, "kernelyd", "left")
    assert tell("en", placed) == "Astrid slides Sott under Kernelyd: it shows on the left."
    assert tell("fr", placed) == "Astrid glisse Sott sous l’étape Kernelyd, visible à gauche."
    given = events.CardsDemobilised(0, "bjorn", ("floki", "jotunn"), (2, 4))
    assert tell("en", given) == "Astrid demobilises Bjorn and takes Floki and a Jötunn into the hand."
    reward = events.RewardPlayed(0, "loki", "sigvaar", "hand")
    assert tell("en", reward) == "Astrid plays Loki for the reward: the nuggets of Sigvaar count twice."
    turned = events.StepTurned(0, 3, "dragvendil", "b")
    assert tell("en", turned) == "Astrid turns Dragvendil over: it shows face B now."
    assert tell("fr", turned).endswith("elle montre maintenant sa face B.")
    switched = events.StepsSwitched(0, 1, "drakkar", 3, "bolvun")
    assert tell("en", switched).endswith("two steps of the epic, Drakkar and Bolvun.")
    fate = [tell("en", events.HelaRevealed(0, "odin", fate)) for fate in ("out", "assembly", "discard")]
    assert len(set(fate)) == len(fate)


def test_the_log_of_thorfinn() -> None:
    revealed = {tell("en", events.ThorfinnRevealed(name, 5)) for name in (*THORFINN_CARDS, "troll")}
    assert len(revealed) == len(THORFINN_CARDS) + 1
    assert "Thorfinn reveals his card d." in revealed
    assert tell("en", base.TrollPlaced(1, 0)) == "Thorfinn puts a Troll on the deck of Astrid."
    assert tell("en", base.TrollPlaced(0, 1)) == "Astrid puts a Troll on the deck of Thorfinn."
    dodge = base.DodgePlayed(0, 1, "floki", "fair_weather", "shortage_wood")
    assert tell("en", dodge) == "Astrid answers Thorfinn with Floki: fair weather stops the shortage of wood."
    assert tell("en", events.CardStruck(0, "")).startswith("Thorfinn’s axe strikes a card from the hand")
    for language in languages():
        lost = tell(language, base.MatchEnded(winners=()))
        assert "Thorfinn" in lost
        assert lost != tell(language, base.MatchEnded(winners=(0,)))


@pytest.mark.parametrize("language", languages())
def test_nobody_answers_oneself_on_a_cursed_step(language: str) -> None:
    """There `whom` of the dodge is the seat itself: it is named once."""
    own = base.DodgePlayed(0, 0, "freyr", "detroll", "cursed_troll")
    assert tell(language, own).count("Astrid") == 1
    stone = base.DodgePlayed(0, 1, "freyr", "detroll", "troll", stone=True)
    assert tell(language, stone) != tell(language, base.DodgePlayed(0, 1, "freyr", "detroll", "troll"))


@pytest.mark.parametrize("language", languages())
def test_the_guest_has_no_number(language: str) -> None:
    words = Catalogue(language, "althing")
    recruit = words.text("action-recruit", card="hild", slot=6, cost=3, currency="nuggets")
    assert "6" not in recruit
    assert "4" in words.text("action-recruit", card="hild", slot=4, cost=3, currency="nuggets")


@pytest.mark.parametrize("language", languages())
def test_every_id_of_the_modules_is_told_in_the_rules(language: str) -> None:
    """Cards and steps by their names; symbols by those that the words give them."""
    words, told = Catalogue(language, "althing"), rules("althing", language).source.lower()
    for name in PLAYER_CARDS:
        assert words.text("card", card=name).lower() in told, name
    for symbol in ANNOUNCED[:-3]:
        first = words.text("symbol", symbol=symbol).lower().removesuffix(" guest")
        assert first in told, symbol
    assert words.text("hela", hela=HELA_CARDS[0]).lower() in told
    assert words.text("hela", hela=HELA_CARDS[-1]).lower() in told


@pytest.mark.parametrize("language", languages())
def test_the_defensive_deck_is_what_its_example_says(language: str) -> None:
    box, example = components.load(), rules("althing", language).clause("13.1").examples[0]
    deck = [card(box, name) for name in ("odin", "odin", "baldur", "loki", "freyr", "idhunn")]
    assert not Counter(CARDS.index(found.id) for found in deck) - Counter(box.pool)
    assert len(deck) == box.deck_size
    hands = list(itertools.combinations(deck, box.hand))
    wood, bones, nuggets = (
        max(sum(getattr(found, kind) + found.universal for found in hand) for hand in hands)
        for kind in ("wood", "bones", "nuggets")
    )
    wall = next(back for front, back in box.steps if front.id == "eldaskali").nuggets
    assert numbers(example) == [wood, bones, nuggets, wall]
    assert nuggets < wall


@pytest.mark.parametrize("language", languages())
def test_examples_of_loki(language: str) -> None:
    text, box = rules("althing", language), components.load()
    bjorn, hild = card(box, "bjorn"), card(box, "hild")
    assert numbers(text.clause("13.6").examples[0]) == [bjorn.cost, 1, 2, 1, 2, 1, hild.cost]
    assert {1, 2} <= {found.cost for found in box.cards}
    sigvaar, siggy, olaf = (card(box, name) for name in ("sigvaar", "siggy", "olaf"))
    told = [sigvaar.nuggets, 2 * sigvaar.nuggets, siggy.nuggets, olaf.cost]
    assert numbers(text.clause("13.8").examples[0]) == told
    assert told[1] + told[2] == olaf.cost
    assert card(box, "loki").universal + sigvaar.nuggets + siggy.nuggets < olaf.cost


@pytest.mark.parametrize("language", languages())
def test_the_example_of_changed_resources(language: str) -> None:
    box, example = components.load(), rules("althing", language).clause("14.8").examples[0]
    step = next(front for front, _ in box.steps if front.id == "kernelyd")
    shift = box.hela[HELA_CARDS.index("nastrond")].sides[0].shift
    printed = (step.nuggets, step.wood, step.bones)
    asked = [max(0, before + change) for before, change in zip(printed, shift, strict=True)]
    changes = [abs(change) for change in shift if change]
    assert numbers(example) == [*filter(None, printed), *changes, *filter(None, asked)]
    assert min(before + change for before, change in zip(printed, shift, strict=True)) < 0


@pytest.mark.parametrize("language", languages())
def test_thorfinn_in_the_rules_is_thorfinn_of_the_cards(language: str) -> None:
    text, box = rules("althing", language), components.load()
    by_id = {found.id: found for found in box.thorfinn}
    assert [ANNOUNCED[symbol] for symbol in by_id["a"].rows[2]] == ["shortage_wood"]
    doubles = [[ANNOUNCED[symbol] for symbol in row] for found in box.thorfinn for row in found.rows]
    assert ["shortage_wood", "shortage_bones"] in doubles
    climbs = box.track_steps
    rounds: list[int] = []
    for mode in MODES[:2]:
        cards = [box.thorfinn[number] for number in box.modes[mode].cards]
        assert sum(found.climb for found in cards) == 1
        rounds += [(climbs - 1) * len(cards) + 1, climbs * len(cards)]
    assert [found for found in numbers(text.clause("16.13").text) if found > box.track_steps][:4] == rounds
    assert samples.expected("althing").CLAUSES[-1] == len(text.section("16").clauses)
