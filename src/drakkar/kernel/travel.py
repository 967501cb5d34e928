"""What lets positions, views and games be copied, pickled and sent to another process, plain or compiled."""

# mypyc: skip

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any


def values_of(thing: object) -> dict[str, Any]:
    """Its attributes by name, wherever its classes keep them: in slots, in a dictionary or in C."""
    names: list[str] = []
    for kind in type(thing).__mro__:
        own = vars(kind)
        slots = own.get("__slots__", ())
        names += own.get("__mypyc_attrs__", (slots,) if isinstance(slots, str) else slots)
    kept = {name: getattr(thing, name) for name in names if name[:2] != "__" and hasattr(thing, name)}
    return kept | getattr(thing, "__dict__", {})


def restored(kind: Any, values: dict[str, Any]) -> object:
    """One of this class with these attributes, made without asking its `__init__`."""
    thing = kind.__new__(kind)
    for name, value in values.items():
        setattr(thing, name, value)
    return thing


def record(thing: Any) -> tuple[Any, ...]:
    """What `__reduce__` of a frozen dataclass says: its class, and what to call it with."""
    return type(thing), tuple(getattr(thing, field.name) for field in fields(thing))


def loaded_again(package: str, override: tuple[str, str] | None) -> object:
    """A game's components: those that this process has loaded already, if it has."""
    return import_module(f"{package}.components").load(override)


def game_again(module: str, override: tuple[str, str] | None) -> object:
    """A game from the module that it is in."""
    return import_module(module).load_game(override)
