"""Althing in the terminal: what is drawn, what is being paid and asked, and whose hand is on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO

import pytest
from rich.console import Console, ConsoleDimensions, RenderableType

from drakkar.cli.boards import Board, make_board
from drakkar.cli.boards.marks import shown_words
from drakkar.cli.seats import people
from drakkar.games.althing.scene_types import AlthingScene
from drakkar.games.althing.state import PHASES, AlthingState
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.play.preview import preview
from drakkar.words import Catalogue, languages
from tests.cli.conftest import Drakkar

NAME = "althing"
GAME = load_game(NAME)
SIZE = ConsoleDimensions(80, 45)
HAND_OVER = re.compile(r"^(\w+), press Enter when only you can see the screen\.", re.MULTILINE)
# Everything in force, and fjord trolls too.
RICH = {"fjord_trolls": "always", "deck": "baldur", "kattegat": "b", "dodge_the_counter": "on"}
# Every module.
ALL = {"deck": "own", "hela": "on", "hela_steps": "among", "epic": "eight", "faces": "mixed"}
ALONE = {**ALL, "thorfinn": "legend_normal"}
OF_MODULES = {"placing", "composing", "demobilising", "shaping", "invoking", "ailing"}
OF_THORFINN = {"lifting"}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, NAME)


def board(seats: int, language: str = "en", plain: bool = False) -> Board:
    words = catalogue(language)
    return make_board(GAME, words, people(["me", *["greedy"] * (seats - 1)], words), plain)


def shown(parts: list[RenderableType], width: int = 80) -> str:
    out = StringIO()
    console = Console(width=width, file=out, color_system=None)
    for part in parts:
        console.print(part, soft_wrap=isinstance(part, str))
    return out.getvalue()


def played(seats: int, options: dict[str, str], seed: int) -> Iterator[AlthingState]:
    """The positions of a random match."""
    chance = Search(seed)
    state = GAME.new(seats, resolve_options(meta(NAME), options, seats), chance)
    while state.to_act != OVER:
        assert isinstance(state, AlthingState)
        yield state.clone()
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.index(len(legal), "test")], chance)


def first_of_each_phase(seats: int, options: dict[str, str], wanted: set[str]) -> dict[str, AlthingState]:
    found: dict[str, AlthingState] = {}
    for seed in range(20):
        for state in played(seats, options, seed):
            found.setdefault(PHASES[state.phase], state)
        if wanted <= set(found):
            return found
    raise AssertionError(f"no {wanted - set(found)}")


def scene(view: View) -> AlthingScene:
    seen = GAME.scene(view)
    assert isinstance(seen, AlthingScene)
    return seen


def asked(state: State, plain: bool = False, language: str = "en") -> str:
    """The screen of who is to act."""
    view = GAME.view(state, state.to_act)
    return shown(board(view.seats, language, plain).decision(view, GAME.legal(state), SIZE))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"scenario": "1a"}),
        (2, RICH),
        (3, RICH),
        (4, {}),
        (4, {"scenario": "1b"}),
        (3, ALL),
        (1, ALONE),
    ],
    ids=["1a", "two", "three", "four", "1b", "modules", "alone"],
)
def test_every_moment_fits_the_screen_in_each_language(seats: int, options: dict[str, str]) -> None:
    for number, state in enumerate(played(seats, options, 3)):
        if number % 53:
            continue
        view, legal = GAME.view(state, state.to_act), GAME.legal(state)
        for language in languages():
            for plain in (False, True):
                drawn = board(seats, language, plain)
                parts = [*drawn.decision(view, legal, SIZE), *drawn.seat(view, number % seats, SIZE)]
                text = shown([*parts, *drawn.table(view, legal, SIZE)])
                assert plain or max(map(len, text.splitlines())) <= SIZE.width
                assert not plain or not re.search(r"[\u2500-\u257f●▲■◆▶»]", text)
                for action in legal:
                    assert drawn.option(GAME.describe(state, action))
                    assert drawn.label(action)
                    drawn.gain(view, action, preview(GAME, view, action))


def test_what_may_be_chosen_on_the_board_is_marked() -> None:
    marked = 0
    for state in played(3, RICH, 5):
        verbs = {GAME.space.notation(action).split()[0] for action in GAME.legal(state)}
        if verbs <= {"hire", "against", "plot", "pay", "drop", "draw", "answer", "let"}:
            choices = [
                action for action in GAME.legal(state) if GAME.space.notation(action) not in ("draw", "let")
            ]
            assert len(re.findall(r"^\d×?\*", asked(state), re.MULTILINE)) == len(choices)
            marked += bool(choices)
            if marked == 60:
                return
    raise AssertionError(f"only {marked} such decisions")


def test_a_payment_is_on_the_screen_of_its_player_with_the_running_sum() -> None:
    seen = 0
    for state in played(3, RICH, 6):
        if PHASES[state.phase] != "paying" or not state.pledged:
            continue
        payment = scene(GAME.view(state, state.to_act)).payment
        assert payment is not None
        text = asked(state)
        (found,) = re.findall(r"^  Pledged: [^;]*; [^.\n]*(?:\n {4}.*)*", text, re.MULTILINE)
        line = " ".join(found.split())
        missing = re.search(r"(\d+) (?:is|are) still missing", line)
        assert payment.missing == (int(missing[1]) if missing else 0)
        assert payment.enough == ("nothing is missing" in line)
        assert text.count("×»") == len(set(payment.pledged))
        for viewer in (SPECTATOR, *({0, 1, 2} - {state.to_act})):
            for plain in (False, True):
                other = shown(board(3, plain=plain).decision(GAME.view(state, viewer), [], SIZE))
                assert "Pledged" not in other
                assert "»" not in other
        seen += 1
        if seen == 20:
            return
    raise AssertionError(f"only {seen} such payments")


def test_every_phase_tells_what_is_going_on() -> None:
    found = first_of_each_phase(3, RICH, set(PHASES) - OF_MODULES - OF_THORFINN)
    for plain in (False, True):
        texts = {phase: asked(state, plain) for phase, state in found.items()}
        colour = r"(Blue|Red|Yellow)"
        assert re.search(
            rf"{colour} plays \w+: \w+( \w+)?( against {colour})?\n *{colour} may answer with",
            texts["answering"],
        )
        assert re.search(rf"{colour} plays \w+: Plot", texts["plotting"])
        assert re.search(rf"{colour} plays \w+: Day labourer", texts["hiring"])
        assert re.search(rf"{colour} plays \w+: Rework", texts["reworking"])
        assert re.search(rf"{colour} plays \w+: Reorganise\n *Looked at: \w+", texts["reorganising"])
        assert re.search(r"Looked at: \w+", texts["stacking"])
        assert re.search(r"Borrowed: \w+", texts["borrowed"])
        assert re.search(r"(Recruiting|Crossing) .+: \d", texts["paying"])


def test_every_phase_of_a_module_tells_what_is_going_on() -> None:
    found = first_of_each_phase(3, ALL, OF_MODULES)
    for plain in (False, True):
        texts = {phase: " ".join(asked(state, plain).split()) for phase, state in found.items()}
        assert re.search(r"Hela card to place: \w+ \(left: .+; right: .+\)", texts["placing"])
        assert re.search(r"Deck: nothing yet \(0 of 6\)", texts["composing"])
        assert re.search(r"plays (Loki|a? ?\w+): Demobilised", texts["demobilising"])
        assert re.search(r"plays (Tyr|Jötunn): Heimdall", texts["shaping"])
        assert re.search(r"stone: Idhunn", texts["invoking"])
        assert re.search(
            r"At the end of this phase the illness of (Blue|Red|Yellow) spreads", texts["ailing"]
        )


def test_what_fair_weather_may_lift_is_on_the_screen() -> None:
    """Two shortages at once: the legend's cards bring them (16.8)."""
    found = first_of_each_phase(1, {"thorfinn": "legend_normal"}, OF_THORFINN)
    for plain in (False, True):
        text = asked(found["lifting"], plain)
        assert "Blue plays Floki: Fair weather" in text
        assert len(re.findall(r"(Nuggets|Wood|Bones) counts? nothing in this phase", text)) >= 2


def test_a_deck_being_composed_is_on_its_players_screen_alone() -> None:
    composing = [state for state in played(3, ALL, 2) if PHASES[state.phase] == "composing"]
    for state in composing:
        picked = len(state.modules.picked)
        for plain in (False, True):
            assert f"({picked} of 6)" in asked(state, plain)
            for viewer in (SPECTATOR, *({0, 1, 2} - {state.to_act})):
                view = GAME.view(state, viewer)
                other = shown(board(3, plain=plain).decision(view, [], SIZE))
                assert "composes a deck in secret" in other
                # Whoever has a deck already sees that one.
                assert ("(6 of 6)" in other) == (scene(view).composed is not None)
                assert re.findall(r"\d of 6\)", other) in ([], ["6 of 6)"])
    assert {state.to_act for state in composing} == {0, 1, 2}


def test_hela_cards_are_told_with_what_they_change() -> None:
    state = next(state for state in played(2, ALL, 4) if PHASES[state.phase] == "composing")
    sides = [
        (step, name) for step in scene(GAME.view(state, 0)).track for name in (step.left, step.right) if name
    ]
    assert len(sides) == 2
    for plain in (False, True):
        text = " ".join(asked(state, plain).split())
        for step, name in sides:
            assert f"{step.id.title()} {step.face.upper()}: {name.title()}, on the" in text


def test_the_ways_of_a_fork_are_told_apart() -> None:
    at_fork, ways = next(
        (state, ways)
        for seed in range(9)
        for state in played(2, {"epic": "six"}, seed)
        if (ways := [one for one in map(GAME.space.notation, GAME.legal(state)) if "cross " in one])
    )
    track = scene(GAME.view(at_fork, at_fork.to_act)).track
    text = asked(at_fork)
    for side, place in zip(("left", "right"), track[0].next, strict=True):
        name = catalogue("en").text("step-title", step=track[place].id, face=track[place].face)
        assert (f"{name}*" in text) == (f"cross {side}" in ways)
    assert text.index("the left way") < text.index("the right way")
    assert re.search(r"^the left way: .+\nthe right way: ", asked(at_fork, plain=True), re.MULTILINE)


def test_thorfinn_tells_his_card_his_deeds_and_how_near_he_is() -> None:
    rounds = 0
    for number, state in enumerate(played(1, ALONE, 3)):
        foe = scene(GAME.view(state, 0)).thorfinn
        assert foe is not None
        if number % 7 or not foe.card:
            continue
        for plain in (False, True):
            text = " ".join(asked(state, plain).split())
            where = catalogue("en").text("thorfinn-card", thorfinn=foe.card)
            assert re.search(rf"Thorfinn at [^;]+, {where}; [^;]+; He wins when", text)
            assert foe.card == "troll" or re.search(r"so Thorfinn does: |does nothing to you", text)
            assert ("his hand: " in text) == bool(foe.hand)
            for resource in foe.shortage:
                assert f"{resource.capitalize()} count" in text
        assert asked(state).count("Þ") == 2
        rounds += 1
    assert rounds > 5


def test_a_counter_attack_is_told_with_what_it_counters() -> None:
    told = 0
    for seed in range(12):
        for state in played(2, RICH, seed):
            announced = scene(GAME.view(state, state.to_act)).announced
            if announced is None or announced.counter < 0 or not announced.answer:
                continue
            pairs = {"shield": "Axe", "detroll": "Troll", "fair_weather": "Storm"}
            counter, player = (
                "Blue" if announced.counter == 0 else "Red",
                "Blue" if announced.seat == 0 else "Red",
            )
            text = asked(state)
            assert re.search(rf"{player} plays \w+: (Rework|Reorganise|Day labourer)", text)
            assert re.search(rf"{counter} counter-attacks with \w+: {pairs[announced.answer]}", text)
            assert re.search(rf"{player} may answer with", text)
            told += 1
    assert told


@pytest.mark.parametrize("plain", [False, True])
def test_a_screen_follows_from_what_its_reader_knows(plain: bool) -> None:
    """Other hands, decks and reserves that the reader cannot tell from the true ones change nothing on it."""
    chance = Search(1)
    for number, state in enumerate(played(4, {}, 7)):
        if number % 61:
            continue
        for viewer in (SPECTATOR, 0, 1, 2, 3):
            drawn = board(4, plain=plain)
            texts = []
            for supposed in (state, GAME.determinize(GAME.view(state, viewer), chance)):
                view = GAME.view(supposed, viewer)
                parts = drawn.decision(view, [], SIZE)
                for seat in range(4):
                    parts += drawn.seat(view, seat, SIZE)
                texts.append(shown(parts))
            assert texts[0] == texts[1]


def test_symbols_not_in_force_are_in_brackets() -> None:
    state = next(played(2, {"scenario": "1a"}, 1))
    text = asked(state)
    assert re.search(r"Freyr +1w +\(shield\) · detr\.", text)
    assert "( ) not in force" in text
    assert "Shield, not in force" in asked(state, plain=True)
    assert "not in force" not in asked(next(played(2, {}, 1)))


@pytest.mark.parametrize("plain", [False, True])
def test_marks_are_shown_to_who_asks_for_them(plain: bool) -> None:
    view = GAME.view(next(played(2, {}, 1)), 0)
    quiet = " ".join(shown(board(2, plain=plain).table(view, [], SIZE)).split())
    assert not re.search("[~°]|guessed|invented", quiet)
    words = shown_words("en", NAME, ("common",), None, plain)
    marked = make_board(GAME, words, people(["me", "greedy"], words), plain)
    text = " ".join(shown(marked.table(view, [], SIZE)).split())
    if plain:
        # Every line that says what a card is worth ends with its mark.
        assert re.search(r"Odin: 1 nugget \(guessed, unsure\)", text)
        assert re.search(r"Epic: Kattegat A \(Sacred ground\); .*\((invented by us|guessed, \w+)\)", text)
        assert "Althing (4 nuggets, 3 wood and 3 bones) (invented by us)" in text
    else:
        assert "Odin~" in text
        assert "Althing°" in text
        assert "~ guessed · ° invented by us" in text
        assert "Kattegat A°" not in text, "the start is printed"


# ---------------------------------------------------------------- at the prompt


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "2", "--option", "scenario=1a"),
        ("--players", "3", "--lang", "fr"),
        ("--players", "4", "--plain"),
        ("--players", "3", "--option", "deck=own_loki", "--option", "hela=on", "--option", "epic=six"),
    ],
    ids=["1a", "French", "plain", "modules"],
)
def test_a_match_is_played_to_the_end(arguments: tuple[str, ...], drakkar: Drakkar) -> None:
    typed = "m\nf 2\nh\nl\n" + "1\n" * 3000
    result = drakkar(
        "play", NAME, "--bots", "random", "--seed", "5", "--save", "m.saga", *arguments, typed=typed
    )
    assert result.exit_code == 0, result.output
    assert "--plain" in arguments or max(map(len, result.stdout.splitlines())) <= 80
    assert re.search(r"Red draws \d cards?\.|Rouge pioche \d cartes?\.", result.stdout)
    assert not re.search(
        r"(Red|Yellow|Grey) draws \d cards?:|(Rouge|Jaune) pioche \d cartes? :", result.stdout
    )


@pytest.mark.smoke
def test_two_people_at_one_screen_never_see_each_others_cards(drakkar: Drakkar) -> None:
    result = drakkar(
        "play", NAME, "--seats", "me:Astrid,me:Olaf", "--seed", "2", "--plain", typed="\n" + "1\n" * 900
    )
    text = result.stdout[: result.stdout.index("The match is over")]
    parts = HAND_OVER.split(text)
    assert len(parts) > 20
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        other = {"Astrid": "Olaf", "Olaf": "Astrid"}[name]
        assert not re.search(rf"{other} (draws \d cards?:|drops [A-Z])", part)
        assert not re.search(rf"{other}: .*reserve: [A-Z]", part)


def test_what_is_not_confirmed_can_be_taken_back(drakkar: Drakkar) -> None:
    """Among people too: nobody was told of it."""
    typed = "\nrecruit 1\nu\nrecruit 2\nu\nrecruit 3\nu\nrecruit 4\nu\nrecruit 5\nu\nq\nn\n"
    result = drakkar(
        "play", NAME, "--seats", "me:Astrid,me:Olaf", "--seed", "2", "--option", "scenario=1a", typed=typed
    )
    assert result.stdout.count("Recruiting ") >= 1
    assert result.stdout.count("Taken back.") >= 1


def test_why_not_names_the_other_player(drakkar: Drakkar) -> None:
    result = drakkar("play", NAME, "--seed", "2", "--plain", typed="w play thor axe\nw play odin axe\nq\nn\n")
    assert "does not have this symbol" in result.stdout
    assert re.search(r"sacred ground|not in your hand", result.stdout)


@pytest.mark.smoke
@pytest.mark.parametrize("arguments", [(), ("--lang", "fr"), ("--plain",)], ids=["drawn", "French", "plain"])
def test_a_match_against_thorfinn_is_played_to_the_end(arguments: tuple[str, ...], drakkar: Drakkar) -> None:
    """Whoever only ends each phase is overtaken; then nobody has won, and it is said who was first."""
    options = ["--option", "deck=own", "--option", "hela=on"]
    typed = "m\nf\nh\nl\n" + "1\n" * 8 + "end\ndraw\n1\n" * 300
    result = drakkar(
        "play", NAME, "--players", "1", "--seed", "5", "--save", "m.saga", *options, *arguments, typed=typed
    )
    assert result.exit_code == 0, result.output
    assert "--plain" in arguments or max(map(len, result.stdout.splitlines())) <= 80
    assert re.search(r"Thorfinn (reveals|révèle)", result.stdout)
    assert "Thorfinn" in result.stdout[-900:]
