"""Records of before, read by rules and with components that have changed since."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from drakkar.games.registry import OURS, load_game, meta
from drakkar.kernel.chance import Chance
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Reason, ScoreSheet, State, View
from drakkar.kernel.meta import Meta
from drakkar.kernel.options import Option
from drakkar.play.boxes import components_of, earlier_box, played_with
from drakkar.play.match import Match, start_match
from drakkar.play.past import about_past, told_past
from drakkar.play.replay import Followed, follow, read, replay
from drakkar.play.saga import Saga, dump, parse
from drakkar.words import Catalogue, error_text, languages
from tests.old_matches.fixtures import SAGAS
from tests.own.mimir.game import Mimir
from tests.own.mimir.state import MimirState

FILES = sorted(SAGAS.glob("*.saga"))
BOXES = {
    "looot": "057ba72c9585ae92",
    "vikings_on_board": "5bcde4172bddc47b",
    "lofoten": "f051fdac8b435e35",
    "althing": "f5c518e462a04f88",
}


def saga(name: str) -> Saga:
    return parse((SAGAS / f"{name}.saga").read_text("utf-8"), name)


def seen(record: Saga) -> Followed:
    header = record.header
    played = played_with(header.game, header.components, header.kept)
    return read(played.game, meta(header.game), record, "old", played.origin != "unknown")


# ---- components


@pytest.mark.parametrize("game", OURS)
def test_the_boxes_of_then_are_still_here(game: str) -> None:
    assert earlier_box(game, BOXES[game])
    assert played_with(game, BOXES[game]).origin in ("box", "earlier")


@pytest.mark.parametrize("game", OURS)
def test_the_box_of_today_is_kept_for_tomorrow(game: str) -> None:
    assert earlier_box(game, load_game(game).components_digest) == components_of(game)


@pytest.mark.parametrize("digest", ["", "../components", "/etc/passwd", "0" * 16])
def test_no_other_file_is_taken_for_a_box(digest: str) -> None:
    assert earlier_box("looot", digest) == ""
    assert played_with("looot", digest).origin == "unknown"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_saga_of_then_is_true_as_far_as_it_is_shown(file: Path) -> None:
    """With the box it names; of the others, nobody has the components but who made them."""
    record = parse(file.read_text("utf-8"), file.stem)
    followed = seen(record)
    if "-own" in file.stem:
        assert played_with(record.header.game, record.header.components).origin == "unknown"
        assert followed.stop is not None
        return
    assert followed.shown >= 0
    if record.header.rules_version == load_game(record.header.game).rules_version:
        assert followed.stop is None


@pytest.mark.parametrize("game", ["looot", "mimir"])
def test_components_of_ones_own_go_with_the_saga_from_now_on(game: str) -> None:
    override = ("my.toml", (SAGAS / f"{game}-own.toml").read_text("utf-8"))
    rules = load_game(game, override)
    kept = components_of(game, override)
    match = start_match(rules, meta(game), ["a", "b"], seed="x", kept=kept)
    for _ in range(6):
        match.play(match.state.to_act, match.legal()[-1])
    record = parse(match.save(), "own")
    played = played_with(game, record.header.components, record.header.kept)
    assert played.origin == "own"
    followed = read(played.game, meta(game), record, "own")
    assert followed.stop is None
    assert followed.match.state.key() == match.state.key()
    assert dump(record) == match.save()


def test_components_that_are_not_those_that_a_saga_names_are_refused() -> None:
    lines = dump(replace(saga("mimir-finished"))).splitlines()
    header = json.loads(lines[0])
    header["kept"] = json.loads(components_of("mimir"))
    header["kept"]["stone"][0][1]["worth"] = 99
    with pytest.raises(UserError) as caught:
        parse("\n".join([json.dumps(header), *lines[1:]]), "forged")
    assert caught.value.params["reason"] == "components"
    for language in languages():
        assert "\n" not in error_text(Catalogue(language), caught.value)


@pytest.mark.parametrize(
    "kept", ["stones", [], {"stone": 3}, {"stone": [[1, {}]]}, {"stone": [["a", {"b": 0.5}]]}]
)
def test_what_is_no_box_is_refused_in_a_line(kept: object) -> None:
    lines = dump(saga("mimir-finished")).splitlines()
    header = json.loads(lines[0]) | {"kept": kept}
    with pytest.raises(UserError) as caught:
        parse("\n".join([json.dumps(header), *lines[1:]]), "broken")
    for language in languages():
        assert "\n" not in error_text(Catalogue(language), caught.value)


def test_what_rules_ask_for_besides_is_taken_from_the_box_of_today() -> None:
    data = json.loads(components_of("looot"))
    del data["values"]
    del data["longship"][0][1]["bonus"]
    data["of another game"] = [["x", {"y": 1}]]
    game = load_game("looot", ("older", json.dumps(data)))
    assert game.components_digest == load_game("looot").components_digest


# ---- rules that have changed: a later release of Mimir's Well


@cache
def record() -> Saga:
    """A match of today's Mimir's Well, to the end."""
    return saga("mimir-finished")


def as_game(rules: Mimir) -> Game[State, View]:
    return rules  # type: ignore[return-value]


class Later(Mimir):
    """The next version of the rules. Here nothing has changed but its number."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2


def read_by(rules: Mimir, facts: Meta | None = None, of: Saga | None = None) -> Followed:
    return read(as_game(rules), facts or meta("mimir"), of or record(), "old")


def reasons(followed: Followed, rules: Mimir) -> list[str]:
    past = told_past(followed, played_with("mimir", followed.saga.header.components))
    past = replace(past, rules_now=rules.rules_version)
    return [key for key, _ in about_past(past, over=True)]


def test_a_record_that_is_still_true_is_accepted_with_a_note() -> None:
    followed = read_by(Later())
    assert (followed.stop, followed.shown, followed.earlier) == (None, 30, True)
    assert reasons(followed, Later()) == ["past-rules", "past-true"]
    with pytest.raises(UserError, match="saga-rules-version"):
        replay(as_game(Later()), meta("mimir"), record(), "old")


def test_by_the_same_rules_it_has_to_be_true_to_its_end() -> None:
    class Other(Mimir):
        def apply(
            self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None
        ) -> None:
            super().apply(state, action, chance, sink)
            state.points[0] += 1

    with pytest.raises(UserError, match="saga-edited"):
        read_by(Other())
    # What a server has kept it shows all the same.
    assert follow(as_game(Other()), meta("mimir"), record(), "kept").shown == 0


def test_later_rules_than_ours_are_refused() -> None:
    of_tomorrow = replace(record(), header=replace(record().header, rules_version=3))
    with pytest.raises(UserError, match="saga-rules-version"):
        read_by(Later(), of=of_tomorrow)


def test_where_the_rules_differ_everything_before_is_true() -> None:
    class Generous(Later):
        """The first stone of the second half is worth a point more."""

        def apply(
            self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None
        ) -> None:
            half = len(state.bag) == 6
            super().apply(state, action, chance, sink)
            if half:
                state.points[0] += 1

    followed = read_by(Generous())
    assert followed.stop is not None
    assert followed.stop.reason == "position"
    assert 0 < followed.shown < 30
    assert followed.match.ply == followed.shown == followed.stop.ply - 1
    true = follow(as_game(Mimir()), meta("mimir"), record(), "old").match
    assert followed.match.events == true.events[: followed.shown]
    assert reasons(followed, Generous())[-2:] == ["past-stopped", "past-result-stands"]


def test_what_is_forbidden_now_stops_it_with_the_clause() -> None:
    class NoAside(Later):
        def why_not(self, state: MimirState, action: int) -> Reason | None:
            if self.space.notation(action).startswith("aside"):
                return Reason("mimir-3.1", "not-held", {"rune": "fehu"})
            return super().why_not(state, action)

    followed = read_by(NoAside())
    assert followed.stop is not None
    assert followed.stop.reason == "forbidden"
    assert followed.stop.found.endswith("mimir-3.1")


def test_a_result_that_would_be_counted_otherwise_stands() -> None:
    class Doubled(Later):
        def score(self, state: MimirState) -> ScoreSheet:
            sheet = super().score(state)
            return replace(sheet, totals=tuple(2 * total for total in sheet.totals))

    followed = read_by(Doubled())
    assert followed.stop is not None
    assert (followed.stop.ply, followed.stop.reason, followed.shown) == (31, "result", 30)
    assert followed.saga.totals == record().totals
    assert "past-other-result" in reasons(followed, Doubled())


def test_a_set_up_that_differs_leaves_nothing_to_show() -> None:
    class Bigger(Later):
        def new(
            self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
        ) -> MimirState:
            state = super().new(seats, options, chance, sink)
            chance.index(3, "weather")
            return state

    followed = read_by(Bigger())
    assert (followed.shown, followed.match.ply) == (-1, 0)
    assert reasons(followed, Bigger())[-2:] == ["past-nothing-shown", "past-result-stands"]


def test_luck_that_is_not_the_seeds_is_found_wherever_the_rules_stop() -> None:
    class Bigger(Later):
        def new(
            self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
        ) -> MimirState:
            chance.index(3, "weather")
            return super().new(seats, options, chance, sink)

    entries = list(record().entries)
    draw = entries[5].draws[0]
    entries[5] = replace(entries[5], draws=(draw._replace(outcome=(draw.outcome + 1) % draw.n),))
    with pytest.raises(UserError) as caught:
        read_by(Bigger(), of=replace(record(), entries=entries))
    assert (caught.value.params["reason"], caught.value.params["ply"]) == ("stream", 6)


# ---- positions that have more fields now


class Windy(MimirState):
    """A position with two fields more, each at its place among the others."""

    __slots__ = ("wind",)

    wind: int

    def clone(self) -> Windy:
        other = super().clone()
        other.wind = self.wind
        return other

    def key(self) -> tuple[object, ...]:
        to_act, bag, hands, points, top = super().key()
        return to_act, self.wind, bag, hands, points, False, top


class WithWind(Later):
    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> MimirState:
        plain = super().new(seats, options, chance, sink)
        state = Windy()
        for name in ("to_act", "stones", "bag", "hands", "points", "top"):
            setattr(state, name, getattr(plain, name))
        state.wind = 0
        return state

    def apply(self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        super().apply(state, action, chance, sink)
        assert isinstance(state, Windy)
        state.wind += 1


def test_checksums_of_before_a_position_had_all_of_its_fields_are_compared_without_them() -> None:
    followed = read_by(WithWind())
    assert (followed.stop, followed.shown) == (None, 30)


def test_added_fields_excuse_nothing_else() -> None:
    class WithStorm(WithWind):
        def apply(
            self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None
        ) -> None:
            super().apply(state, action, chance, sink)
            assert isinstance(state, Windy)
            if state.wind == 9:
                state.points[1] += 1

    followed = read_by(WithStorm())
    assert followed.stop is not None
    assert (followed.stop.ply, followed.stop.reason) == (9, "position")


def test_a_match_that_went_on_by_later_rules_has_their_checksums_from_there() -> None:
    begun = replace(record(), entries=record().entries[:10], totals=(), winners=(), seed=record().seed)
    followed = read_by(WithWind(), of=begun)
    match = followed.match
    while not match.over:
        match.play(match.state.to_act, match.legal()[0])
    both = parse(match.save(), "both")
    assert both.header.rules_version == 1
    assert [entry.checksum for entry in both.entries[:10]] == [entry.checksum for entry in begun.entries]
    again = read_by(WithWind(), of=both)
    assert (again.stop, again.shown) == (None, match.ply)


class Rewritten(MimirState):
    """A position with a name for who is to act, where there was a number."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return (f"seat {self.to_act}", *super().key()[1:])


class Renamed(Later):
    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> MimirState:
        plain = super().new(seats, options, chance, sink)
        state = Rewritten()
        for name in ("to_act", "stones", "bag", "hands", "points", "top"):
            setattr(state, name, getattr(plain, name))
        return state


def test_where_positions_cannot_be_compared_all_else_has_to_agree() -> None:
    followed = read_by(Renamed())
    assert (followed.stop, followed.shown, followed.blind) == (None, 30, True)
    assert reasons(followed, Renamed()) == ["past-rules", "past-blind"]


def test_another_result_shows_that_positions_must_have_differed() -> None:
    class Richer(Renamed):
        def apply(
            self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None
        ) -> None:
            super().apply(state, action, chance, sink)
            if len(state.bag) == 6:
                state.points[0] += 1

    followed = read_by(Richer())
    assert followed.stop is not None
    assert (followed.stop.reason, followed.blind) == ("result", True)
    assert reasons(followed, Richer())[-2:] == ["past-other-result", "past-result-stands"]


def test_other_components_are_no_reason_to_leave_checksums_aside() -> None:
    unknown = read(as_game(Renamed()), meta("mimir"), record(), "old", components_known=False)
    assert (unknown.shown, unknown.blind) == (-1, False)


# ---- options that there were not


class Optional(Later):
    """Points count double by default now; as an option they count as before."""

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> MimirState:
        state = super().new(seats, options, chance, sink)
        self.double = options["points"] == "double"
        return state

    def apply(self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        before = list(state.points)
        super().apply(state, action, chance, sink)
        if self.double:
            state.points = [2 * now - then for now, then in zip(state.points, before, strict=True)]


def with_option(*values: str) -> Meta:
    return replace(meta("mimir"), options=(Option("points", values, "mimir-3.2"),))


def test_a_new_option_has_the_value_by_which_the_record_is_true() -> None:
    followed = read_by(Optional(), with_option("double", "once"))
    assert (followed.stop, followed.shown) == (None, 30)
    assert followed.match.options == {"points": "once"}
    assert followed.saga.header.options == {}


def test_options_that_are_gone_are_no_obstacle() -> None:
    of = replace(record(), header=replace(record().header, options={"fog": "thick"}))
    assert read_by(Later(), of=of).stop is None
    with pytest.raises(UserError, match="saga-edited"):
        read_by(Mimir(), of=of)


# ---- what is a note


def test_a_clock_that_goes_back_makes_no_saga_false() -> None:
    entries = [replace(entry, at=100.0 - 7.5 * ply) for ply, entry in enumerate(record().entries)]
    back = replace(record(), entries=entries)
    assert min(entry.at for entry in entries) < 0
    again = parse(dump(back), "back")
    assert again.entries == entries
    match = replay(as_game(Mimir()), meta("mimir"), again, "back")
    assert match.over


def test_the_score_sheet_is_kept_and_has_to_be_right() -> None:
    match: Match = follow(as_game(Mimir()), meta("mimir"), record(), "old").match
    kept = parse(match.save(), "new")
    assert kept.sheet == {"wisdom": record().totals}
    assert record().sheet == {}
    wrong = replace(kept, sheet={"wisdom": tuple(total + 1 for total in kept.totals)})
    with pytest.raises(UserError) as caught:
        replay(as_game(Mimir()), meta("mimir"), wrong, "wrong")
    assert caught.value.params["reason"] == "result"
