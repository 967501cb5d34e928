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

from drakkar.games.registry import OURS
from drakkar.words import Catalogue, languages
from drakkar.words.catalogue import game_folder, read
from tests.words import samples
from tests.words.test_typography import WRONG_ANYWHERE, WRONG_IN_ENGLISH, WRONG_IN_FRENCH, Texts, faults

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
# Beside the common ones, which the command line shares.
COMMAND_LINE = {"arena", "doctor"}
FOLDERS = sorted(
    {path.parent.name for path in (ROOT / "src/drakkar/words").glob("*/en.ftl")} - {"common"} - COMMAND_LINE
)

pytestmark = pytest.mark.checkout


def with_the_client(language: str, game: str | None = None) -> Catalogue:
    """What the browser loads: the common words, the client's own and those of a game."""
    return Catalogue(language, game, ("common", *FOLDERS))


def own_keys(language: str) -> set[str]:
    return set(with_the_client(language).keys()) - set(Catalogue(language).keys())


def sample() -> list[dict[str, object]]:
    """Every message of the client and of the games, with the first sample of each of its variables."""
    lines: list[dict[str, object]] = []
    for language, game in itertools.product(languages(), OURS):
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


def test_the_client_names_what_a_game_counts() -> None:
    said = [with_the_client("fr", game).text("ui-gain", points=1) for game in ("looot", "althing")]
    assert said == ["+1 point", "+1 étape"]


@pytest.mark.parametrize("language", languages())
def test_typography(language: str) -> None:
    texts = Texts()
    for folder in FOLDERS:
        texts.visit(read(resources.files("drakkar.words") / folder / f"{language}.ftl"))
    wrong = WRONG_ANYWHERE | {"en": WRONG_IN_ENGLISH, "fr": WRONG_IN_FRENCH}[language]
    assert faults(texts.found, wrong) == []


def sources(folder: str = "src", *without: str) -> str:
    files = [path for path in (WEB / folder).rglob("*") if path.suffix in (".svelte", ".ts")]
    files = [path for path in files if path.parent.name not in without]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_key_the_client_names_exists() -> None:
    named = set(re.findall(r"\bt\(\s*\"([a-z0-9-]+)\"", sources()))
    assert len(named) > 50
    assert named - set(with_the_client("en").keys()) == set()


@pytest.mark.parametrize("game", samples.GAMES)
def test_every_key_the_client_asks_of_a_game_exists(game: str) -> None:
    """What the shared parts ask of any game, and what the game's own folder asks."""
    known = set(with_the_client("en", game).keys())
    games = (WEB / "src/games").iterdir()
    shared = sources("src", *(path.name for path in games if path.is_dir()))
    asked = set(re.findall(r"\btg\(\s*[\w.]+,\s*\"([a-z0-9-]+)\"", shared))
    assert "game-title" in asked
    own = sources(f"src/games/{game}")
    asked |= set(re.findall(r"\btg\(\s*[\w.\"]+,\s*\"([a-z0-9-]+)\"", own))
    asked |= set(re.findall(r"\bkey: \"([a-z0-9-]+)\"", own))
    assert asked - known == set()


def test_every_key_of_the_client_is_used() -> None:
    text = sources()
    # Keys made from a part and a name, as in `state-${kind}-title`, count by the part before the name.
    made = tuple(re.findall(r"`([a-z]+-[a-z-]*)\$\{", text))
    unused = {key for key in own_keys("en") if f'"{key}"' not in text and f"'{key}'" not in text}
    assert {key for key in unused if not key.startswith((*made, "refusal-"))} == set()


# Told by their family: an event, a reason, an option, a line of the score sheet, a group of choices, an item,
# a field of a scene that is drawn as a list.
FAMILIES = ("game-", "event-", "reason-", "option-", "score-", "group-", "chip-", "item-", "scene-")


@pytest.mark.parametrize("game", samples.GAMES)
def test_every_key_of_a_game_is_used(game: str) -> None:
    folders = (ROOT / "src/drakkar", Path(str(game_folder(game))))
    python = "\n".join(path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py"))
    text = sources() + python
    catalogue = Catalogue("en", game)
    words = (game_folder(game) / "words" / "en.ftl").read_text("utf-8")
    named = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", text)) | set(re.findall(r"\{ ([a-z0-9-]+) \}", words))
    # Keys made from parts and names, as in `piece-barrel-${place}` and f"{key}-full".
    made = re.findall(r"`((?:[a-z0-9-]|\$\{[^}`]*\})+)`", text)
    made += re.findall(r'f"((?:[a-z0-9-]|\{[^}"]*\})+)"', text)
    parts = [re.sub(r"\$?\{[^}]*\}", "*", part) for part in made]
    shapes = {part.replace("*", "[a-z0-9-]*") for part in parts if re.search(r"[a-z]{3}", part)}
    own = set(catalogue.keys()) - set(Catalogue("en").keys()) - named
    unused = {key for key in own if not key.startswith(FAMILIES)}
    assert {key for key in unused if not any(re.fullmatch(shape, key) for shape in shapes)} == set()
