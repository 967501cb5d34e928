"""Bots from anywhere: found by their names, played with, and no danger to the match when they fail."""

from __future__ import annotations

import json
import shlex
import stat
import sys
from pathlib import Path

import pytest

from drakkar.arena.simulate import Plan, check, simulate, without_side
from drakkar.bots.registry import make_bot as make_ours
from drakkar.games.registry import OURS, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from drakkar.visitors import guarded, talking
from drakkar.visitors.checking import checked
from drakkar.visitors.failing import BotFailed
from drakkar.visitors.registry import check_bot, is_visitor, make_bot

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
SIMPLE = f"run:{shlex.quote(sys.executable)} {EXAMPLES / 'simple_bot.py'}"
FIRST = f"{EXAMPLES / 'first_bot.py'}:FirstBot"

HELLO = 'say({"type": "hello", "protocol": 1, "wants": "nothing"})'
# What a program does in answer to its first question, and what it is then said to have done.
FAULTS = {
    "crash": ("raise SystemExit('out of mead')", "crash", "out of mead"),
    "silence": ("pause()", "time", "0.5 s"),
    "text": ("print('play left', flush=True)", "nonsense", "not an object of JSON"),
    "list": ("print('[1]', flush=True)", "nonsense", "not an object of JSON"),
    "deep": ("print('[' * 100000, flush=True)", "nonsense", "not an object of JSON"),
    "endless": ("sys.stdout.write('x' * 3000000); sys.stdout.flush(); pause()", "nonsense", "not an object"),
    "other id": ('say({"type": "choose", "id": 99, "action": 0})', "nonsense", "not an answer to 1"),
    "illegal": ('say({"type": "choose", "id": message["id"], "action": -1})', "nonsense", "not legal"),
    "no number": ('say({"type": "choose", "id": message["id"], "action": True})', "nonsense", "not legal"),
    "unknown": ('say({"type": "choose", "id": message["id"], "do": "sing"})', "nonsense", "not legal"),
    "chatter": ('[say({"type": "info"}) for _ in range(50)]; pause()', "time", "0.5 s"),
}


def program(folder: Path, answer: str, hello: str = HELLO) -> str:
    """The name of a bot that answers so to whatever it is asked."""
    file = folder / "bot.py"
    file.write_text(
        "import json, sys, time\n"
        "def say(message): print(json.dumps(message), flush=True)\n"
        "def pause(): time.sleep(600)\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        f"    if message['type'] == 'hello': {hello}\n"
        f"    elif message['type'] == 'choose': {answer}\n"
        "    else: break\n",
        "utf-8",
    )
    return f"run:{shlex.quote(sys.executable)} {file}"


def first_choice(name: str, game: str = "lofoten") -> int:
    """Of a bot in a fresh match."""
    rules = load_game(game)
    state = rules.new(2, resolve_options(meta(game), {}, 2), Search(1))
    bot = make_bot(name, rules, 1)
    try:
        return bot.choose(rules.view(state, state.to_act), rules.legal(state)).action
    finally:
        if isinstance(bot, talking.TalkingBot):
            bot.close()


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_is_told_why_and_gone(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "SECONDS", 0.5)
    answer, why, detail = FAULTS[fault]
    with pytest.raises(BotFailed) as failed:
        first_choice(program(tmp_path, answer))
    assert failed.value.why == why
    assert detail in failed.value.detail


def test_what_a_program_started_ends_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "SECONDS", 2.0)
    noted = tmp_path / "child"
    child = (
        "import subprocess; one = subprocess.Popen(['sleep', '600']);"
        f" open({str(noted)!r}, 'w').write(str(one.pid)); pause()"
    )
    with pytest.raises(BotFailed, match="time"):
        first_choice(program(tmp_path, child))
    status = Path(f"/proc/{noted.read_text()}/stat")
    assert not status.exists() or status.read_text().split()[2] == "Z"


@pytest.mark.parametrize(
    ("hello", "detail"),
    [
        ('say({"type": "hello", "protocol": 7})', "not a hello in protocol 1"),
        ('say({"type": "hello", "protocol": 1, "wants": "all"})', "wants all"),
    ],
)
def test_a_greeting_of_another_protocol_is_refused(hello: str, detail: str, tmp_path: Path) -> None:
    with pytest.raises(BotFailed) as failed:
        first_choice(program(tmp_path, "pass", hello))
    assert detail in failed.value.detail


@pytest.mark.parametrize("wants", ["scene", "vector", "nothing"])
def test_a_program_is_shown_what_it_wants(wants: str, tmp_path: Path) -> None:
    """And may say as much as it likes before its answer, by number or by notation."""
    noted = tmp_path / "asked.json"
    name = program(
        tmp_path,
        f"open({str(noted)!r}, 'w').write(line); say({{'type': 'info', 'value': 1}});"
        " say({'type': 'choose', 'id': message['id'], 'do': message['legal'][-1]['do']})",
        f"say({{'type': 'hello', 'protocol': 1, 'wants': {wants!r}}})",
    )
    game = load_game("lofoten")
    state = game.new(2, resolve_options(meta("lofoten"), {}, 2), Search(1))
    assert first_choice(name) == game.legal(state)[-1]
    asked = json.loads(noted.read_text("utf-8"))
    assert ("scene" in asked, "stage" in asked, "vector" in asked) == (
        wants == "scene",
        wants == "scene",
        wants == "vector",
    )
    if wants == "vector":
        assert bytes(asked["vector"]) == game.encode(game.view(state, state.to_act))


@pytest.mark.parametrize("name", [SIMPLE, FIRST], ids=["program", "class"])
@pytest.mark.parametrize("game", OURS)
def test_the_examples_play_every_game(name: str, game: str) -> None:
    found = checked(name, game, 2)
    assert found.failed is None
    assert found.decisions > 2


def test_a_text_model_is_asked_by_prompt_and_answer(tmp_path: Path) -> None:
    """The last number of the answer that is a choice is taken; without one the first choice."""
    model = tmp_path / "model"
    model.write_text(
        f"#!{sys.executable}\nimport sys\nprompt = sys.stdin.read()\n"
        "assert 'Your choices:' in prompt and 'lofoten' in prompt\n"
        "print('Of these 900 thoughts I choose 2.' if '2. ' in prompt else 'None.')\n",
        "utf-8",
    )
    model.chmod(model.stat().st_mode | stat.S_IXUSR)
    name = f"run:{shlex.quote(sys.executable)} {EXAMPLES / 'text_bot.py'} {model}"
    game = load_game("lofoten")
    state = game.new(2, resolve_options(meta("lofoten"), {}, 2), Search(1))
    assert len(game.legal(state)) > 1
    assert first_choice(name) == game.legal(state)[1]
    dumb = f"run:{shlex.quote(sys.executable)} {EXAMPLES / 'text_bot.py'} true"
    assert first_choice(dumb) == game.legal(state)[0]


@pytest.mark.parametrize("workers", [1, 2])
def test_in_the_arena_who_fails_has_lost_and_the_others_play_on(workers: int, tmp_path: Path) -> None:
    """Loaded in every worker; matches without a fault are not touched."""
    name = program(tmp_path, FAULTS["illegal"][0])
    plan = check(Plan("lofoten", (name, "random"), 4, 1))
    outcomes, _, finished = simulate(plan, workers, lambda done: None)
    assert finished
    assert len(outcomes) == 4
    for outcome in outcomes:
        assert "nonsense" in outcome.failed
        assert [outcome.seating[seat] for seat in outcome.winners] == [1]
        assert len(outcome.totals) == 2
    sound, _, _ = simulate(check(Plan("lofoten", (SIMPLE, FIRST), 2, 1)), workers, lambda done: None)
    assert [outcome.failed for outcome in sound] == ["", ""]


def test_a_partner_loses_too_and_alone_nobody_wins() -> None:
    assert without_side(meta("althing"), 1, 4) == (0, 2)
    assert without_side(meta("althing"), 1, 3) == (0, 2)
    assert without_side(meta("althing"), 0, 1) == ()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("raise ValueError('no')", "crash"),
        ("return -1", "nonsense"),
        ("return 'play left'", "nonsense"),
        ("legal.clear(); legal.append(777); return 777", "nonsense"),
        ("exec('while True:\\n try:\\n  pass\\n except Exception:\\n  pass')", "time"),
    ],
)
def test_a_class_that_fails_is_told_why(
    body: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guarded, "SECONDS", 0.3)
    file = tmp_path / f"bot_{why}.py"
    methods = f"    def __init__(self, game, seed): pass\n    def choose(self, view, legal): {body}\n"
    file.write_text(f"class Bad:\n{methods}", "utf-8")
    with pytest.raises(BotFailed) as failed:
        first_choice(f"{file}:Bad", "vikings_on_board")
    assert failed.value.why == why


def test_names_that_nobody_has_say_what_to_write(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_this_name\n", "utf-8")
    for name, said in (
        ("run:", "no-such-program"),
        ("run:./not_there", "no-such-program"),
        ("run:'", "no-such-program"),
        (str(tmp_path / "none.py:Bot"), "no-bot-file"),
        (f"{broken}:Bot", "bot-file-broken"),
        (f"{EXAMPLES / 'first_bot.py'}:Nobody", "no-bot-class"),
        ("nobody", "unknown-bot"),
    ):
        with pytest.raises(UserError, match=said):
            check_bot(name)


def test_ours_are_found_as_before() -> None:
    game = load_game("looot")
    state = game.new(2, resolve_options(meta("looot"), {}, 2), Search(1))
    seen = game.view(state, state.to_act), game.legal(state)
    assert not is_visitor("greedy")
    assert make_bot("greedy", game, 3).choose(*seen) == make_ours("greedy", game, 3).choose(*seen)


def test_an_installed_package_may_have_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an entry point of the group drakkar.bots."""
    from drakkar.visitors import registry

    (tmp_path / "fleet_of_bots.py").write_text((EXAMPLES / "first_bot.py").read_text("utf-8"), "utf-8")
    info = tmp_path / "fleet_of_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fleet-of-bots\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[drakkar.bots]\nvanguard = fleet_of_bots:FirstBot\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry._declared.cache_clear()
    registry._maker.cache_clear()
    try:
        assert is_visitor("vanguard")
        game = load_game("lofoten")
        state = game.new(2, resolve_options(meta("lofoten"), {}, 2), Search(1))
        assert first_choice("vanguard") in game.legal(state)
        assert state.to_act != OVER
    finally:
        registry._declared.cache_clear()
        registry._maker.cache_clear()
