"""French and English typography of everything people read, and French grammar around players' names."""

from __future__ import annotations

import itertools
import re
from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from drakkar.lessons import folder_of, path_of
from drakkar.words import languages, rules
from drakkar.words.catalogue import game_folder
from tests.words import samples

FOLDERS = ("common", "arena", "coach", "doctor", "pages", "table")
THIN = "\u202f"
FIXED = "\u00a0"

WRONG_ANYWHERE = {
    "straight apostrophe": r"'",
    "straight quotation mark": r'"',
    "three dots": r"\.\.\.",
    "double space": r" {2}",
    "hyphen as dash": r" - ",
}
WRONG_IN_FRENCH = {
    "no thin space before ; ! ?": rf"(?<!{THIN})[;!?]",
    "no fixed space before :": rf"(?<!{FIXED}):(?=\s|$)",
    "no thin space inside «": rf"«(?!{THIN})",
    "no thin space inside »": rf"(?<!{THIN})»",
    "no fixed space before %": rf"(?<!{FIXED})%",
    "English quotation marks": r"[“”]",
}
WRONG_IN_ENGLISH = {
    "space before punctuation": rf"[\s{THIN}{FIXED}][;:!?,.](?=\s|$)",
    "French quotation marks": r"[«»]",
}


class Texts(Visitor):
    """Rebuilds what each pattern shows, a variable standing as `‹name›`."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts: list[str] = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            elif isinstance(element.expression, ast.VariableReference):
                parts.append(f"‹{element.expression.id.name}›")
            else:
                parts.append("‹…›")
        self.found.append("".join(parts))
        self.generic_visit(node)


def words(language: str) -> list[str]:
    """Every pattern of the words files in a language."""
    files = [resources.files("drakkar.words") / folder / f"{language}.ftl" for folder in FOLDERS]
    files += [game_folder(game) / "words" / f"{language}.ftl" for game in samples.GAMES]
    files += [folder_of(game) / f"{language}.ftl" for game in samples.GAMES if path_of(game)]
    texts = Texts()
    for file in files:
        texts.visit(FluentResource(file.read_text(encoding="utf-8")))
    return texts.found


def prose(language: str) -> list[str]:
    """Every line of the rules in a language, without its Markdown marks."""
    lines = [line for game in samples.GAMES for line in rules(game, language).source.splitlines()]
    return [re.sub(r"^(#+|>|-|\d\.) |\*", "", line) for line in lines]


def faults(texts: list[str], wrong: dict[str, str]) -> list[tuple[str, str]]:
    """What breaks which rule."""
    pairs = itertools.product(wrong.items(), texts)
    return [(name, text) for (name, pattern), text in pairs if re.search(pattern, text)]


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    wrong = WRONG_ANYWHERE | {"en": WRONG_IN_ENGLISH, "fr": WRONG_IN_FRENCH}[language]
    assert faults(words(language) + prose(language), wrong) == []


def test_the_checks_see_faults() -> None:
    bad = ["Non!", "Quoi ?", "Ainsi : oui", "« oui »", "l'or", "95 %"]
    assert {text for _, text in faults(bad, WRONG_ANYWHERE | WRONG_IN_FRENCH)} == set(bad)


def test_french_names_are_neither_elided_nor_agreed_with() -> None:
    names = r"‹(player|winners|whom)›"
    wrong = {
        "elision before a name": rf"\b(de|que|le|la|du|au|[dlq]’|qu’) ?{names}",
        "agreement with a name": rf"{names} (est|sont|a été|ont été) \w+",
        "familiar address": r"\b([Tt]u|[Tt]on|[Tt]es|[Tt]oi)\b",
    }
    assert faults(words("fr"), wrong) == []


def test_french_buttons_are_infinitives() -> None:
    for game in samples.GAMES:
        file = game_folder(game) / "words" / "fr.ftl"
        actions = re.findall(r"^action-\S+ = (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert len(actions) >= len(samples.actions(game))
        assert all(re.search(r"(er|ir|re)$", verb) for verb in actions)
