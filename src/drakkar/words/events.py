"""Events in sentences: seats by name, lists item by item."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields

from drakkar.kernel.events import Event
from drakkar.words.catalogue import Catalogue, event_key


def event_text(words: Catalogue, event: Event, name: Callable[[int], str]) -> str:
    """The sentence of an event.

    A list is joined from its items, each said by the message `item-…` of that list if there is one, which may
    use what stands at the same place of the event's other lists. `listed` is no if a list is empty.
    """
    params: dict[str, object] = {field.name: getattr(event, field.name) for field in fields(event)}
    lists = {key: value for key, value in params.items() if isinstance(value, tuple)}
    if lists:
        params["listed"] = all(lists.values())
    for key in lists:
        # A list that has no words for its items cannot be said, here as in the browser.
        if words.has(f"item-{key}"):
            params[key] = _joined(words, key, lists)
        else:
            del params[key]
    seat = params.get("seat")
    if isinstance(seat, int):
        params["player"] = name(seat)
    winners = lists.get("winners")
    if isinstance(winners, tuple):
        params["winners"] = words.join(name(winner) for winner in winners)
        params["shared"] = len(winners) > 1
    return words.text(event_key(type(event).__name__), **named(params, name))


def named(params: Mapping[str, object], name: Callable[[int], str]) -> dict[str, object]:
    """Parameters with the other seat that a sentence is about, `whom`, by its display name."""
    whom = params.get("whom")
    return {**params, "whom": name(whom)} if isinstance(whom, int) else dict(params)


def _joined(words: Catalogue, key: str, lists: dict[str, tuple[object, ...]]) -> str:
    level = {name: items for name, items in lists.items() if len(items) == len(lists[key])}
    count = range(len(lists[key]))
    return words.join(
        words.text(f"item-{key}", **{name: items[at] for name, items in level.items()}) for at in count
    )
