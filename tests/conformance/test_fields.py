"""Every field that a game lists in state.py is copied, told by the key, and shown or kept from the view."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any, Protocol

import pytest

from drakkar.games.registry import OURS, part_of
from drakkar.kernel.game import SPECTATOR, State
from drakkar.kernel.pool import Pool
from scripts.make_positions import SETTING, TO_ACT, Field, read
from tests.conformance.cases import CASES, loaded, positions

# Of a match at random: far enough in for most fields to have left their first values.
DECISIONS = 40

every_field = pytest.mark.parametrize(
    ("name", "field"),
    [pytest.param(name, field, id=f"{name}-{field.name}") for name in OURS for field in read(name).fields],
)


class Keyed(Protocol):
    def key(self) -> tuple[object, ...]: ...


@cache
def in_play(name: str) -> State:
    """A position from the middle of a match with the usual options."""
    case = next(case for case in CASES if case.game == name)
    return [state.clone() for state in islice(positions(loaded(name), case, 1), DECISIONS)][-1]


@cache
def beginnings(name: str) -> list[State]:
    """The first positions of matches with other options and numbers of players."""
    return [next(positions(loaded(name), case, 2)) for case in CASES if case.game == name]


def another(name: str, field: Field, value: Any) -> Any:
    """A value for the field that is not equal to this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Pool):
        return Pool((*value.items, 0), value.source)
    if isinstance(value, bytes | bytearray):
        return value + b"\0"
    if isinstance(value, list | tuple):
        return type(value)([*value, *(value[:1] or [0])])
    known = key_of(value)
    found = [getattr(state, field.name) for state in beginnings(name)]
    return next(record for record in found if key_of(record) != known)


def key_of(record: Keyed | None) -> object:
    return None if record is None else record.key()


def changed(name: str, field: Field) -> tuple[State, Any]:
    """A position that differs from the one in play in this field alone, and its value there."""
    state = in_play(name).clone()
    value = another(name, field, getattr(state, field.name))
    setattr(state, field.name, value)
    return state, value


def is_copy(copy: object, value: object) -> bool:
    """Whether it is the same, but no change of the one is a change of the other."""
    return copy == value and type(copy) is type(value) and (copy is not value or not mutable(value))


def mutable(value: object) -> bool:
    return isinstance(value, list | bytearray)


@every_field
def test_a_clone_has_a_field_of_its_own_and_a_key_tells_it(name: str, field: Field) -> None:
    state, value = changed(name, field)
    assert state.key() != in_play(name).key()
    assert is_copy(getattr(state.clone(), field.name), value)


@every_field
def test_a_field_is_shown_to_all_and_can_be_had_back_unless_it_is_secret(name: str, field: Field) -> None:
    made = part_of(name, "position")
    view_of = getattr(made, read(name).name.removesuffix("State") + "OpenView")
    assert isinstance(loaded(name).view(in_play(name), 0), view_of)
    state, value = changed(name, field)
    for viewer in (SPECTATOR, 0, 1):
        view = view_of(state, viewer)
        if field.secret:
            assert not hasattr(view, field.name)
        else:
            assert not mutable(getattr(view, field.name))
            assert view != view_of(in_play(name), viewer)
            assert is_copy(getattr(made.position_from(view), field.name), value)


@pytest.mark.parametrize("name", OURS)
def test_what_is_listed_is_all_there_is(name: str) -> None:
    listed = {field.name for field in read(name).fields}
    assert {SETTING, TO_ACT} <= listed
    with pytest.raises(AttributeError):
        setattr(in_play(name), "luck", 0)  # noqa: B010
