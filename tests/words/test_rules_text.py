"""The rules in our own words: the same numbered clauses in each language, and a form that can be parsed."""

from __future__ import annotations

import itertools
import re

import pytest

from drakkar.games.althing import components as althing
from drakkar.games.althing.pieces import CARDS
from drakkar.games.lofoten import components
from drakkar.games.lofoten.pieces import JARL_TIMES
from drakkar.kernel.errors import UserError
from drakkar.words import Catalogue, WordsError, languages, option_key, rules
from drakkar.words.rules_text import parse
from tests.words import samples

BOTH = list(itertools.product(languages(), samples.GAMES))


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_clause_is_there(language: str, game: str) -> None:
    text = rules(game, language)
    assert tuple(clause.number for clause in text.clauses) == samples.clause_numbers(game)
    for clause in text.clauses:
        assert clause.id == f"{game}-{clause.number}"
        assert clause.text.endswith(".")
        assert "*" not in clause.plain
    assert text.preface
    assert text.notes_title
    assert text.notes


FIRST_MATCH = {
    "en": (
        "Your first match",
        "What you are trying to do",
        "Your turn in five lines",
        "Three mistakes beginners make",
    ),
    "fr": (
        "Votre première partie",
        "Ce que vous cherchez à faire",
        "Votre tour en cinq lignes",
        "Trois erreurs de débutant",
    ),
}


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_game_has_a_page_for_the_first_match(language: str, game: str) -> None:
    text = rules(game, language)
    page = text.first_match
    assert page
    assert (page.title, page.aim_title, page.turn_title, page.mistakes_title) == FIRST_MATCH[language]
    assert len(page.turn) == 5
    assert len(page.mistakes) == 3
    assert any("**" in line for line in page.turn), "nothing says what to press or do"
    told = " ".join([page.aim, *page.turn, *page.mistakes])
    assert len(told.split()) <= 300, "too long for a first page"
    numbers = {clause.number for clause in text.clauses}
    assert set(re.findall(r"\b\d{1,2}\.\d{1,2}\b", told)) <= numbers


@pytest.mark.parametrize("game", samples.GAMES)
def test_languages_agree(game: str) -> None:
    texts = [rules(game, language) for language in languages()]
    for other in texts[1:]:
        assert [len(c.examples) for c in other.clauses] == [len(c.examples) for c in texts[0].clauses]
        assert [s.number for s in other.sections] == [s.number for s in texts[0].sections]
        assert other.source.count("\n- ") == texts[0].source.count("\n- ")


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_option_is_explained_in_a_clause(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    clauses = [clause.plain for clause in rules(game, language).clauses]
    for option, values in samples.options(game).items():
        quoted = {"en": "Option “{}”:", "fr": "Option «\u202f{}\u202f»\u00a0:"}[language]
        found = [text for text in clauses if quoted.format(catalogue.text(option_key(option))) in text]
        assert len(found) == 1, option
        if not isinstance(values[0], bool):
            for value in values:
                assert catalogue.text(option_key(option, value)).lower() in found[0].lower(), value


@pytest.mark.parametrize("language", languages())
def test_numbers_agree_between_languages(language: str) -> None:
    text = rules("looot", language)
    assert "33" in text.clause("12.2").examples[0]
    assert "30" in text.clause("2.6").text
    assert all(points in text.clause("11.1").text for points in ("3", "6", "10", "15", "21"))


@pytest.mark.parametrize("language", languages())
def test_numbers_of_the_box(language: str) -> None:
    text = rules("vikings_on_board", language)
    assert all(number in text.clause("2.6").text for number in ("15", "5", "7", "8"))
    assert "1, 1, 2, 2, 3" in text.clause("2.7").text
    assert all(order in text.clause("2.3").text for order in ("AB BA AB BA", "ABC BCA CAB", "ABCD DCBA"))
    assert text.clause("10.3").examples[0].count("9 points") == 2


@pytest.mark.parametrize("language", languages())
def test_numbers_and_names_of_lofoten(language: str) -> None:
    text, words, box = rules("lofoten", language), Catalogue(language, "lofoten"), components.load()
    assert all(number in text.clause("2.2").text for number in ("32", "8", "27", "14", "13"))
    assert "36" in text.clause("2.6").text
    prices = zip(("5.2", "5.3", "5.4"), (box.move_price, box.renew_price, box.extra_price), strict=True)
    assert all(text.clause(clause).text.startswith(f"{price} ") for clause, price in prices)
    assert str(box.turn_cap) in text.clause("9.6").text
    assert all(str(points) in text.clause("13.9").text for points in box.set_bonus)
    for card in box.level2:
        name = words.text("warehouse-card", card=card.id)
        told = [clause.text for clause in text.clauses if name in clause.text]
        assert len(told) == 1, card.id
        assert f"{card.points} PP" in re.split(r"\. ", told[0].partition(name)[2])[0], card.id
    for jarl in box.jarls:
        name = words.text("jarl", jarl=jarl.id)
        clause = {"immediate": "12.8", "permanent": "12.9", "end": "12.10"}[JARL_TIMES[jarl.effect]]
        assert f"{name}\u00a0:" in text.clause(clause).text or f"{name}:" in text.clause(clause).text


# The clause of each part of the campaign, for two and three players and for four.
PARTS = {"1a": ("12.3", "12.3"), "1b": ("12.3", "12.3"), "2": ("12.4", "12.5"), "3": ("12.5", "12.5")}


@pytest.mark.parametrize("language", languages())
def test_numbers_and_names_of_althing(language: str) -> None:
    text, words, box = rules("althing", language), Catalogue(language, "althing"), althing.load()
    assembly = [sum(getattr(card, deck) for card in box.cards) for deck in ("initial", "complement")]
    assert all(str(number) in text.clause("2.7").text for number in assembly)
    assert str(sum(assembly)) in text.clause("12.5").text
    assert all(str(limit) in text.clause("5.8").text for limit in (box.hand, box.seasoned_hand))
    assert str(box.action_cap) in text.clause("5.6").text
    assert str(box.round_cap) in text.clause("11.5").text
    for name, clauses in {**PARTS, "4": ("12.5", "")}.items():
        for parts, clause in zip((box.few, box.four), clauses, strict=True):
            if clause:
                steps = [words.text("step-title", step=step.id, face=step.face) for step in parts[name].track]
                last = words.text("step", step=parts[name].last)
                assert ", ".join([*steps, last]) in text.clause(clause).text, (name, clause)


@pytest.mark.parametrize("language", languages())
def test_the_examples_of_althing_agree_with_the_cards(language: str) -> None:
    text = rules("althing", language)
    horik, halldora, hild, beldurk, siggy = (
        althing.load().cards[CARDS.index(name)] for name in ("horik", "halldora", "hild", "beldurk", "siggy")
    )
    paid, instead = text.clause("4.2").examples[0], text.clause("4.3").examples[0]
    numbers = [horik.nuggets, halldora.nuggets, horik.nuggets + halldora.nuggets]
    assert list(map(int, re.findall(r"\d+", paid))) == numbers
    assert hild.cost == numbers[-1]
    numbers = [horik.wood + halldora.wood, horik.bones + halldora.bones, beldurk.cost]
    assert list(map(int, re.findall(r"\d+", instead))) == numbers
    assert beldurk.cost == numbers[0] + numbers[1]
    asked, own, stolen = map(int, re.findall(r"\d+", text.clause("6.5").examples[0]))
    assert own < asked <= own + stolen
    assert stolen == siggy.wood


def test_looking_up_a_clause() -> None:
    text = rules("looot", "en")
    assert text.clause("looot-3.2") is text.clause("3.2")
    assert text.clause("looot-3.2").section == 3
    assert text.section("3").title == "Placing a viking"
    assert text.section("looot-3").clauses[1] == text.clause("3.2")
    for name in ("looot-3.99", "lofoten-3.2", "", "3"):
        with pytest.raises(UserError, match="unknown-clause"):
            text.clause(name)
    with pytest.raises(UserError, match="unknown-clause"):
        text.section("13")


def test_no_rules_in_an_unknown_language() -> None:
    with pytest.raises(WordsError):
        rules("looot", "xx")


def test_parsing() -> None:
    blocks = ("# G", "Hi.", "## 1 A", "**1.1** One.", "> Example: so.", "> Example: or.", "## Notes", "x")
    text = parse("g", "en", "\n\n".join(blocks))
    assert text.title == "G"
    assert text.preface == ("Hi.",)
    assert text.first_match is None
    assert text.clause("g-1.1").examples == ("so.", "or.")
    assert (text.notes_title, text.notes) == ("Notes", ("x",))


TURN = "\n".join(f"{number}. Do {number}." for number in range(1, 6))
PAGE = ("# G", "Hi.", "## First", "### Aim", "Win.", "### Turn", TURN, "### Mistakes", "- a\n- b\n- c")


def test_parsing_the_page_for_the_first_match() -> None:
    text = parse("g", "en", "\n\n".join([*PAGE, "## 1 A", "**1.1** One.", "## Notes", "x"]))
    assert text.preface == ("Hi.",)
    assert text.first_match
    assert (text.first_match.title, text.first_match.aim) == ("First", "Win.")
    assert text.first_match.turn == ("Do 1.", "Do 2.", "Do 3.", "Do 4.", "Do 5.")
    assert text.first_match.mistakes == ("a", "b", "c")
    assert (text.notes_title, text.notes) == ("Notes", ("x",))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("5. Do 5.", ""),
        ("5. Do 5.", "6. Do 5."),
        ("5. Do 5.", "5. Do 5.\n6. Do 6."),
        ("- c", ""),
        ("- c", "- c\n- d"),
        ("- c", "c"),
        ("### Turn\n\n", ""),
        ("Win.", "Win.\n\nAnd again."),
    ],
)
def test_another_form_of_that_page_is_refused(old: str, new: str) -> None:
    source = "\n\n".join([*PAGE, "## 1 A", "**1.1** One."])
    assert old in source
    with pytest.raises(WordsError, match="out of place"):
        parse("g", "en", source.replace(old, new))


@pytest.mark.parametrize(
    "source",
    [
        "no title",
        "# G\n\n## 2 A",
        "# G\n\n## 1 A\n\n**1.2** Two first.",
        "# G\n\n## 1 A\n\n**2.1** Of another section.",
        "# G\n\n## 1 A\n\n**1.1** One.\n\n**1.1** One again.",
        "# G\n\n## 1 A\n\n**1.1** One.\n\nA stray paragraph.",
        "# G\n\n## 1 A\n\n> Example: of nothing.",
    ],
)
def test_a_wrong_form_is_refused(source: str) -> None:
    with pytest.raises(WordsError):
        parse("g", "en", source)
