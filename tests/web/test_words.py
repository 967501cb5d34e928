"""The web client's words: in every language, in use, well written, and the same in the browser as here."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from drakkar.words import Catalogue, languages
from drakkar.words.catalogue import read
from tests.words import samples
from tests.words.test_typography import WRONG_ANYWHERE, WRONG_IN_ENGLISH, WRONG_IN_FRENCH, Texts, faults

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# Beside the common ones, which the command line shares.
FOLDERS = sorted({path.parent.name for path in (ROOT / "src/drakkar/words").glob("*/en.ftl")} - {"common"})

pytestmark = pytest.mark.checkout


def with_the_client(language: str, game: str | None = None) -> Catalogue:
    """What the browser loads: the common words, the client's own and those of a game; no key twice."""
    catalogue = Catalogue(language, game)
    for folder in FOLDERS:
        catalogue.add(read(resources.files("drakkar.words") / folder / f"{language}.ftl"))
    return catalogue


def own_keys(language: str) -> set[str]:
    return set(with_the_client(language).keys()) - set(Catalogue(language).keys())


def sample() -> list[dict[str, object]]:
    """Every message of the client and of the games, with the first sample of each of its variables."""
    lines: list[dict[str, object]] = []
    for language, game in itertools.product(languages(), samples.GAMES):
        catalogue = with_the_client(language, game)
        for key in catalogue.keys():  # noqa: SIM118
            for pick in (0, -1):
                names = sorted(catalogue.variables(key))
                params = {name: samples.samples(name, game)[pick] for name in names}
                text = catalogue.text(key, **params)
                line: dict[str, object] = {
                    "language": language,
                    "game": game,
                    "key": key,
                    "params": params,
                    "text": text,
                }
                if line not in lines[-1:]:
                    lines.append(line)
    return lines


def test_the_browser_says_what_python_says(tmp_path: Path) -> None:
    said = tmp_path / "said.json"
    said.write_text(json.dumps(sample()), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, WEB / "build.py", "npm", "exec", "--", "vitest", "run", "tests/parity.test.ts"],
        env=os.environ | {"DRAKKAR_SAID": str(said)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "1 passed" in re.sub(r"\x1b\[[0-9;]*m", "", run.stdout)


def test_languages_have_the_same_keys_and_variables() -> None:
    catalogues = [with_the_client(language) for language in languages()]
    for other in catalogues[1:]:
        assert other.keys() == catalogues[0].keys()
        for key in other.keys():  # noqa: SIM118
            assert other.variables(key) == catalogues[0].variables(key), key


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    texts = Texts()
    for folder in FOLDERS:
        texts.visit(read(resources.files("drakkar.words") / folder / f"{language}.ftl"))
    wrong = WRONG_ANYWHERE | {"en": WRONG_IN_ENGLISH, "fr": WRONG_IN_FRENCH}[language]
    assert faults(texts.found, wrong) == []


def sources(folder: str = "src") -> str:
    files = [path for path in (WEB / folder).rglob("*") if path.suffix in (".svelte", ".ts")]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_key_the_client_names_exists() -> None:
    named = set(re.findall(r"\bt\(\s*\"([a-z0-9-]+)\"", sources()))
    assert len(named) > 50
    assert named - set(with_the_client("en").keys()) == set()


@pytest.mark.parametrize("game", samples.GAMES)
def test_every_key_the_client_asks_of_a_game_exists(game: str) -> None:
    known = set(with_the_client("en", game).keys())
    asked_of_all = set(re.findall(r"\btg\(\s*[\w.]+,\s*\"([a-z0-9-]+)\"", sources()))
    assert "game-title" in asked_of_all
    of_this_one = set(re.findall(rf"\btg\(\s*\"{game}\",\s*\"([a-z0-9-]+)\"", sources()))
    of_this_one |= set(re.findall(r"\bkey: \"([a-z0-9-]+)\"", sources(f"src/games/{game}")))
    assert (asked_of_all | of_this_one) - known == set()


def test_every_key_of_the_client_is_used() -> None:
    text = sources()
    # Keys made from a part and a name, as in `state-${kind}-title`, count by the part before the name.
    made = tuple(re.findall(r"`([a-z]+-[a-z-]*)\$\{", text))
    unused = {key for key in own_keys("en") if f'"{key}"' not in text and f"'{key}'" not in text}
    assert {key for key in unused if not key.startswith((*made, "refusal-"))} == set()
