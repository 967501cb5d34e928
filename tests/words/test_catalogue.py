"""The catalogue: every name, prompt, event, reason, option and error has its words in each language."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from fluent.syntax import ast

from drakkar.games.althing import events as althing
from drakkar.games.althing.pieces import PLAYABLE
from drakkar.games.lofoten import events as lofoten
from drakkar.games.registry import meta
from drakkar.games.vikings_on_board.events import BarrelPlaced, ChestsDrawn, ChestTaken, InfluenceRanked
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.options import PRESET
from drakkar.words import (
    Catalogue,
    WordsError,
    best_language,
    error_text,
    event_key,
    event_text,
    languages,
    option_key,
    reason_key,
)
from drakkar.words.catalogue import OWN_WAY, game_folder, read
from tests.games.althing import words as althing_words
from tests.games.looot import words as looot
from tests.words import samples

BOTH = list(itertools.product(languages(), samples.GAMES))
LEFTOVERS = ("  ", "{", "}", "$", " .", " ,", "..", "\n", "None")


def tell(catalogue: Catalogue, event: Event) -> str:
    return event_text(catalogue, event, ("Astrid", "Ragnar").__getitem__)


def renderings(catalogue: Catalogue, key: str) -> list[str]:
    """The message with every combination of its samples."""
    names = sorted(catalogue.variables(key))
    values = itertools.product(*(samples.samples(name, catalogue.game) for name in names))
    return [catalogue.text(key, **dict(zip(names, row, strict=True))) for row in values]


def check(catalogue: Catalogue, key: str, allowed: set[str]) -> None:
    """The message exists, asks for nothing it will not be given, and renders."""
    assert catalogue.has(key), key
    assert catalogue.variables(key) <= allowed, key
    assert all(renderings(catalogue, key)), key


@pytest.mark.parametrize("game", [None, *samples.GAMES])
def test_languages_have_the_same_keys_and_variables(game: str | None) -> None:
    catalogues = [Catalogue(language, game) for language in languages()]
    for other in catalogues[1:]:
        assert other.keys() == catalogues[0].keys()
        for key in other.keys():  # noqa: SIM118
            assert other.variables(key) == catalogues[0].variables(key), key


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_message_renders_as_a_whole(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for key in catalogue.keys():  # noqa: SIM118
        for text in renderings(catalogue, key):
            assert text == text.strip(), key
            assert text, key
            assert not any(bad in text for bad in LEFTOVERS), (key, text)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_id_has_a_name_of_its_own(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for key in samples.names(game):
        texts = renderings(catalogue, key)
        assert len(set(texts)) == len(texts), key


@pytest.mark.parametrize("language", languages())
def test_terrain_is_not_called_like_what_it_gives(language: str) -> None:
    catalogue = Catalogue(language, "looot")
    terrains = {catalogue.text("terrain", tile=tile) for tile in looot.RESOURCES}
    assert len(terrains) == len(looot.RESOURCES)
    assert terrains.isdisjoint(looot.RESOURCES)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_events(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for name, variables in samples.events(game).items():
        check(catalogue, event_key(name), variables)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_reasons(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for name, variables in samples.reasons(game).items():
        check(catalogue, reason_key(name), variables)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_actions_and_prompts(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for verb, variables in samples.actions(game).items():
        check(catalogue, f"action-{verb}", variables)
    for key, variables in samples.prompts(game).items():
        check(catalogue, key, variables)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_options(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for option, values in samples.options(game).items():
        check(catalogue, option_key(option), set())
        check(catalogue, option_key(option) + "-help", set())
        labels = {catalogue.text(option_key(option, value)) for value in values}
        assert len(labels) == len(values), option


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_presets(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    presets = meta(game).presets
    for key in [option_key(PRESET), f"{option_key(PRESET)}-help"] if presets else []:
        check(catalogue, key, set())
    assert len({catalogue.text(option_key(PRESET, preset.name)) for preset in presets}) == len(presets)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_title_and_score_sheet(language: str, game: str) -> None:
    catalogue = Catalogue(language, game)
    for row in samples.score_rows(game):
        check(catalogue, f"score-{row}", set())
    check(catalogue, "game-title", set())
    assert catalogue.text("game-tagline").count(".") == 2


@pytest.mark.parametrize("language", languages())
def test_errors_are_one_line(language: str) -> None:
    catalogue = Catalogue(language)
    for key, variables in samples.errors().items():
        check(catalogue, f"error-{key}", variables)
        params = {name: samples.samples(name)[-1] for name in variables}
        text = error_text(catalogue, UserError(key, **params))
        assert "\n" not in text
        assert text.endswith("."), key


def test_no_error_is_left_out_of_the_list() -> None:
    keys = {key.removeprefix("error-") for key in Catalogue("en").keys() if key.startswith("error-")}  # noqa: SIM118
    assert keys == set(samples.errors())


def test_plurals_follow_the_language() -> None:
    english, french = Catalogue("en", "looot"), Catalogue("fr", "looot")
    assert english.text("tile-count", tile="axe", count=0) == "0 axes"
    assert french.text("tile-count", tile="axe", count=0) == "0 hache"
    assert english.text("tile-count", tile="axe", count=1) == "1 axe"
    assert french.text("tile-count", tile="castle", count=2) == "2 châteaux"
    assert english.text("vikings-left", count=0) == "no viking left"


def test_names_in_sentences() -> None:
    english, french = Catalogue("en", "looot"), Catalogue("fr", "looot")
    assert english.text("longship", target="gold", bonus=2) == "longship of gold +2"
    assert french.text("longship", target="gold", bonus=2) == "drakkar d’or +2"
    placed = {"player": "Olaf", "hex": "a12", "tile": "wood"}
    assert english.text("event-viking-placed", **placed) == "Olaf places a viking in the forest a12."
    assert french.text("event-viking-placed", **placed) == "Olaf place un viking dans la forêt a12."
    assert french.text("action-pick", tile="gold") == "Poser d’abord l’or"


def test_what_the_reader_may_not_know_has_words_of_its_own() -> None:
    english, french = Catalogue("en", "vikings_on_board"), Catalogue("fr", "vikings_on_board")
    seen = BarrelPlaced(seat=1, barrel=2, value=3, ship=5, colour="red")
    hidden = BarrelPlaced(seat=1, barrel=2, value=0, ship=5, colour="red")
    assert tell(english, seen) == "Ragnar bets a barrel worth 3 on red at ship 5."
    assert tell(english, hidden) == "Ragnar bets a barrel on red at ship 5."
    assert tell(french, seen) == "Ragnar parie un tonneau de valeur 3 sur le rouge devant le drakkar 5."
    assert tell(french, hidden) == "Ragnar parie un tonneau sur le rouge devant le drakkar 5."
    assert tell(english, ChestTaken(seat=0, good="", ship=4)) == "Astrid takes a chest from ship 4."
    assert tell(french, ChestTaken(seat=0, good="furs", ship=4)) == (
        "Astrid prend un coffre de peaux du drakkar 4."
    )
    drawn = ChestsDrawn(seat=0, count=3, goods=("furs", "grain", "furs"))
    assert tell(english, drawn) == "Astrid draws 3 chests at Warehouse 2: furs, grain and furs."
    assert tell(english, ChestsDrawn(seat=0, count=3, goods=())) == (
        "Astrid looks at 3 chests of Warehouse 2 in secret."
    )


def test_lists_in_sentences() -> None:
    english, french = Catalogue("en", "vikings_on_board"), Catalogue("fr", "vikings_on_board")
    ranked = InfluenceRanked(ship=2, colours=("blue", "red", "grey"), shields=(3, 3, 2))
    assert tell(english, ranked).endswith("bow: Blue 3, Red 3 and Grey 2.")
    assert tell(french, ranked).endswith("proue\u00a0: Bleu 3, Rouge 3 et Gris 2.")


def test_the_log_of_lofoten() -> None:
    english, french = Catalogue("en", "lofoten"), Catalogue("fr", "lofoten")
    stored = lofoten.TileStored(seat=0, longship="B", good="fish", value=2, buckler="raven", warehouse=3)
    seized = lofoten.TileStored(seat=0, longship="", good="fish", value=2, buckler="raven", warehouse=3)
    assert tell(english, stored) == "Astrid stores 2 fish (raven) in warehouse 3."
    assert tell(french, stored) == "Astrid stocke 2 poissons (corbeau) dans l’entrepôt 3."
    assert tell(english, seized) == "Astrid stores 2 fish (raven) straight from the market in warehouse 3."
    assert tell(french, seized).endswith("(corbeau) directement du marché dans l’entrepôt 3.")
    assert tell(english, lofoten.CardDrawn(seat=1, good="", value=0)) == "Ragnar draws a card."
    assert tell(english, lofoten.CardDrawn(seat=1, good="mead", value=3)) == "Ragnar draws a card: mead 3."
    drawn = lofoten.HandDrawn(seat=1, goods=("mead", "fish", "coffer"), values=(3, 1, 2))
    assert tell(english, drawn) == "Ragnar draws a hand: mead 3, fish 1 and coffer 2."
    assert tell(french, drawn).endswith("main\u00a0: hydromel 3, poisson 1 et coffre 2.")
    assert tell(english, lofoten.HandDrawn(seat=1, goods=(), values=())) == "Ragnar draws a hand."
    last = lofoten.TurnBegan(seat=0, turn=40, extra=True, last=True)
    assert tell(english, last) == "Turn 40: Astrid plays an extra turn, the last of the match."


def test_the_log_of_althing() -> None:
    english, french = Catalogue("en", "althing"), Catalogue("fr", "althing")
    seen = althing.CardStolen(seat=0, whom=1, card="troll-2", reserve=False)
    hidden = althing.CardStolen(seat=0, whom=1, card="", reserve=False)
    assert tell(english, seen) == "Astrid takes a yellow Troll from the hand of Ragnar."
    assert tell(english, hidden) == "Astrid takes a card from the hand of Ragnar."
    assert tell(french, hidden) == "Astrid prend une carte à Ragnar, dans sa main."
    drawn = althing.CardsDrawn(seat=1, number=2, cards=("odin", "troll-0"))
    assert tell(english, drawn) == "Ragnar draws 2 cards: Odin and a blue Troll."
    assert tell(english, althing.CardsDrawn(seat=1, number=2, cards=())) == "Ragnar draws 2 cards."
    dodge = althing.DodgePlayed(seat=1, whom=0, card="freyr", symbol="shield", against="axe")
    assert tell(english, dodge) == "Ragnar answers Astrid with Freyr: the shield stops the axe."
    assert tell(french, dodge).endswith("Freyr\u00a0: le Bouclier arrête la Hache.")
    assert tell(english, althing.CardDropped(seat=1, card="")) == "Ragnar drops a card face down."
    fetched = althing.ReserveFetched(seat=0, taken="", dropped="", open=False)
    assert tell(english, fetched) == "Astrid takes the card from the reserve and discards a card."
    stacked = althing.CardsStacked(seat=0, side="below", number=3, cards=())
    assert tell(french, stacked) == "Astrid met 3 cartes sous la pioche de l’Assemblée."
    ended = althing.MatchEnded(winners=(0, 1))
    assert tell(english, ended).endswith("Astrid and Ragnar take the throne of the Vikings together.")


@pytest.mark.parametrize("language", languages())
def test_a_borrowed_card_is_named(language: str) -> None:
    words = Catalogue(language, "althing")
    for card in PLAYABLE:
        name = words.text("card", card=card)
        crossed = althing.StepCrossed(0, "thing", "", 4, paid=(), borrowed=card)
        assert name in tell(words, crossed)
        recruited = althing.CardsRecruited(0, cards=("siggy",), paid=("odin",), borrowed=card)
        assert name in tell(words, recruited)
        assert "Odin" in tell(words, recruited)
    own = althing.CardsRecruited(0, cards=("siggy",), paid=("odin",), borrowed="")
    assert not any(word in tell(words, own) for word in ("borrowed", "emprunt"))


@pytest.mark.parametrize("language", languages())
def test_every_part_of_the_campaign_says_what_is_new(language: str) -> None:
    words = Catalogue(language, "althing")
    for players, scenarios in althing_words.PARTS.items():
        titles = {words.text(f"scenario-{name}-{players}-title") for name in scenarios}
        assert len(titles) == len(scenarios)
        for name in scenarios:
            check(words, f"scenario-{name}-{players}-new", set())
            assert words.text(f"scenario-{name}-{players}-new").count(".") in (2, 3)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_a_choice_that_is_not_possible_has_its_reason(language: str, game: str) -> None:
    for exclusion in meta(game).exclusions:
        check(Catalogue(language, game), f"exclusion-{exclusion.key}", set())
    for idle in meta(game).idle:
        check(Catalogue(language, game), f"idle-{idle.key}", set())


def test_joining_names() -> None:
    english, french = Catalogue("en"), Catalogue("fr")
    assert english.join(["Astrid"]) == "Astrid"
    assert english.join(["Astrid", "Olaf"]) == "Astrid and Olaf"
    assert english.join(["Astrid", "Hilda", "Olaf"]) == "Astrid, Hilda and Olaf"
    assert french.join(["Astrid", "Hilda", "Olaf", "Ragnar"]) == "Astrid, Hilda, Olaf et Ragnar"
    assert english.join([]) == ""


def test_parts_that_have_commas() -> None:
    assert Catalogue("en").parts(["a, b", "c", "d"]) == "a, b; c; d"
    assert Catalogue("fr").parts(["a, b", "c"]) == "a, b\u202f; c"
    assert Catalogue("en").parts([]) == ""


def test_nothing_is_missing_in_silence() -> None:
    catalogue = Catalogue("en", "looot")
    assert not catalogue.has("no-such-key")
    with pytest.raises(WordsError, match="no-such-key"):
        catalogue.text("no-such-key")
    with pytest.raises(WordsError, match="no-such-key"):
        catalogue.variables("no-such-key")
    with pytest.raises(WordsError, match="player"):
        catalogue.text("event-turn-began")
    with pytest.raises(WordsError, match="cannot stand"):
        catalogue.text("event-turn-began", player=None)
    with pytest.raises(WordsError, match="no game"):
        Catalogue("en", "no_such_game")
    with pytest.raises(UserError, match="unknown-language"):
        Catalogue("xx")


def test_a_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text("hello = Hello\nbroken { $x\n", encoding="utf-8")
    with pytest.raises(WordsError, match="broken"):
        read(file)
    file.write_text("yes = yes, said twice\n", encoding="utf-8")
    with pytest.raises(WordsError, match="twice"):
        Catalogue("en").add(read(file))


def test_a_game_names_what_it_counts() -> None:
    """The common sentences take over a game's own word for points; others are said by the game altogether."""
    said = {
        (language, game): Catalogue(language, game).text("cli-winner", winners="Olaf", points=5)
        for language, game in BOTH
    }
    assert said["en", "althing"] == "Olaf wins with 5 steps"
    assert said["fr", "althing"] == "Olaf gagne avec 5 étapes"
    assert said["en", "looot"] == said["en", "lofoten"] == "Olaf wins with 5 points"
    together = Catalogue("en", "althing").text("cli-shared", winners="Olaf and Astrid")
    assert together == "Olaf and Astrid win together"


def test_what_may_be_said_again_is_said_again_by_some_game() -> None:
    own = set[str]()
    for language, game in BOTH:
        file = game_folder(game) / "words" / f"{language}.ftl"
        own |= {entry.id.name for entry in read(file).body if isinstance(entry, ast.Message)}
    assert set(OWN_WAY) <= own


def test_common_words_stand_alone() -> None:
    assert not Catalogue("en").has("game-title")
    assert Catalogue("en", "looot").text("yes") == "yes"


def test_values_of_other_types() -> None:
    catalogue = Catalogue("en")
    error = UserError("unknown-game", game="chess", known=("looot", "lofoten"))
    assert error_text(catalogue, error) == "Unknown game “chess”. Choose one of: looot, lofoten."
    error = UserError("bad-player-count", count=7, allowed=range(2, 5))
    assert error_text(catalogue, error).endswith("Choose one of: 2, 3, 4.")
    error = UserError("bad-option-value", option="overhang", value="maybe", allowed=[True, False])
    assert error_text(catalogue, error).endswith("Choose one of: yes, no.")
    assert "saga.json" in error_text(catalogue, UserError("file-exists", file=Path("saga.json")))


def test_keys() -> None:
    assert event_key("VikingPlaced") == "event-viking-placed"
    assert event_key("SeaLeftEmpty") == "event-sea-left-empty"
    assert option_key("tower_tiles") == "option-tower-tiles"
    assert option_key("loot_order", "resource_first") == "option-loot-order-resource-first"
    assert option_key("overhang", False) == "option-overhang-no"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ((), "en"),
        (("fr_FR.UTF-8",), "fr"),
        (("fr",), "fr"),
        (("fr-CA,en;q=0.8",), "fr"),
        (("de:fr",), "fr"),
        ((None, "", "fr_BE@euro"), "fr"),
        (("C.UTF-8", "fr_FR"), "en"),
        (("de_DE", "fr_FR"), "fr"),
        (("frisian",), "en"),
    ],
)
def test_best_language(wishes: tuple[str | None, ...], language: str) -> None:
    assert best_language(*wishes) == language
