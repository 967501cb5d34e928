"""Facts about a game that can be read without loading its rules, and the choice of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from drakkar.kernel import colours
from drakkar.kernel.errors import UserError
from drakkar.kernel.options import PRESET, Exclusion, Idle, Option, Preset, renamed


@dataclass(frozen=True)
class Credits:
    """Whose game it is."""

    authors: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int


@dataclass(frozen=True)
class Meta:
    """The catalogue entry of a game. Sentences about it are in its words files.

    `teams` are the seats that win together, in a match of as many seats as they name.
    `mode` is the option that says how strong the figure is that one plays against alone, if there is one.
    `presets` are ways to play that set several options at once, the usual one first.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    age: int
    maturity: Literal["complete", "preview"]
    has_secrets: bool
    credits: Credits
    options: tuple[Option, ...]
    exclusions: tuple[Exclusion, ...] = ()
    idle: tuple[Idle, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    mode: str = ""
    presets: tuple[Preset, ...] = ()


def options_of_today(meta: Meta, given: Mapping[str, str]) -> dict[str, str]:
    """Of options that were chosen by earlier rules, those that there still are, and the colours."""
    allowed = {option.name: option.values for option in meta.options}
    return {
        name: value
        for name, value in renamed(meta.options, given).items()
        if name == colours.OPTION or value in allowed.get(name, ())
    }


def resolve_options(meta: Meta, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options with their values: those given, checked, then those of the preset that is asked for, and
    the defaults of the others. Of the preset itself nothing is left; the colours of the seats are among them
    if they are not the usual ones."""
    given = renamed(meta.options, given)
    names = [option.name for option in meta.options] + ([PRESET] if meta.presets else [])
    for name in given:
        if name not in names and name != colours.OPTION:
            raise UserError("unknown-option", option=name, known=", ".join(names))
    usual = _preset_values(meta, given)
    chosen: dict[str, str] = {}
    for option in meta.options:
        value = given.get(option.name, usual.get(option.name, option.default))
        if value not in option.values:
            raise UserError(
                "bad-option-value", option=option.name, value=value, allowed=", ".join(option.values)
            )
        chosen[option.name] = value
    for exclusion in meta.exclusions:
        if exclusion.applies(chosen, seats):
            refused = ", ".join([f"{name}={value}" for name, value in exclusion.options])
            raise UserError("excluded-options", options=refused, seats=seats, clause=exclusion.clause)
    own = colours.chosen_colours(given.get(colours.OPTION, ""), seats)
    if own:
        chosen[colours.OPTION] = own
    return chosen


def _preset_values(meta: Meta, given: Mapping[str, str]) -> Mapping[str, str]:
    """What the preset that is asked for sets; nothing if none is."""
    if PRESET not in given:
        return {}
    for preset in meta.presets:
        if preset.name == given[PRESET]:
            return dict(preset.options)
    allowed = ", ".join([preset.name for preset in meta.presets])
    raise UserError("bad-option-value", option=PRESET, value=given[PRESET], allowed=allowed)


def preset_of(meta: Meta, options: Mapping[str, str]) -> Preset | None:
    """The preset by which complete options are played, whatever is chosen where no preset has a say."""
    ruled = {name for preset in meta.presets for name, _ in preset.options}
    for preset in meta.presets:
        values = dict(preset.options)
        if all(
            options[option.name] == values.get(option.name, option.default)
            for option in meta.options
            if option.name in ruled
        ):
            return preset
    return None


def choose_options(meta: Meta, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options of a new match: what is given and would have no effect is refused, not swallowed.

    Matches on record are read without this, as they may have been begun with anything.
    """
    chosen = resolve_options(meta, given, seats)
    usual = {option.name: option.default for option in meta.options}
    for idle in meta.idle:
        if idle.applies(chosen, seats):
            useless = [f"{name}={chosen[name]}" for name in idle.options if chosen[name] != usual[name]]
            if useless:
                raise UserError(
                    "idle-options",
                    options=", ".join(useless),
                    count=len(useless),
                    where=f"{idle.option}={chosen[idle.option]}" if idle.option else "seats",
                    seats=seats,
                    clause=idle.clause,
                )
    return chosen
