"""What an event class declares about its secrets, read once and checked: what is not declared is refused."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from types import NoneType
from typing import Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from drakkar.kernel.secrecy import EVERYBODY, NOBODY, PUBLIC, Knowledge

# What a field shows to who may not know it, by its type; None if it may be that.
BLANKS: Final[dict[object, object]] = {str: "", int: 0, bool: False, tuple: ()}


class Plan(NamedTuple):
    """What redaction and telling need of a class."""

    veiled: bool  # there are viewers who may see nothing of it
    hiding: tuple[tuple[str, Any, Knowledge], ...]  # the fields that can be hidden, with their blanks
    telling: tuple[Knowledge, ...]  # what can tell something new


def read(kind: type, fact: Knowledge) -> Plan:
    hints = get_type_hints(kind, include_extras=True)
    types = {field.name: hints[field.name] for field in fields(kind)}
    declared = {name: _declared(kind, name, hint) for name, hint in types.items()}
    public = {name: get_args(types[name])[0] for name, knowledge in declared.items() if knowledge == PUBLIC}
    for name, knowledge in {**declared, "fact": fact}.items():
        for used, wanted in _used(knowledge):
            if public.get(used) is not wanted:
                raise TypeError(
                    f"{_of(kind, name)} depends on {used}, which is no public {wanted.__name__} of the event"
                )
    return Plan(
        _hides(fact),
        tuple(
            (name, _blank(kind, name, get_args(types[name])[0]), knowledge)
            for name, knowledge in declared.items()
            if _hides(knowledge)
        ),
        tuple(knowledge for knowledge in {fact, *declared.values()} if _tells(knowledge)),
    )


def _declared(kind: type, name: str, hint: Any) -> Knowledge:
    found = [extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Knowledge)]
    if len(found) != 1:
        raise TypeError(f"{_of(kind, name)} does not say who may know it, as Public[…] or Own[…] would")
    return found[0]


def _used(knowledge: Knowledge) -> Iterator[tuple[str, type]]:
    """The fields on which it depends who knows: those that name seats, and the conditions."""
    for one in knowledge.ever():
        yield from ((name, int) for name in (*one.known.named, *one.new.named))
        yield from ((name, bool) for name, _ in one.cases)


def _hides(knowledge: Knowledge) -> bool:
    return any(one.known != EVERYBODY for one in knowledge.ever())


def _tells(knowledge: Knowledge) -> bool:
    return any(one.new != NOBODY for one in knowledge.ever())


def _blank(kind: type, name: str, hint: Any) -> object:
    if NoneType in get_args(hint):
        return None
    plain = get_origin(hint) or hint
    if plain not in BLANKS:
        raise TypeError(f"{_of(kind, name)} can be hidden, but there is no blank for its type")
    return BLANKS[plain]


def _of(kind: type, name: str) -> str:
    return f"{kind.__module__}.{kind.__qualname__}.{name}"
