"""Write games/NAME/position.py, all that is done field by field, from the one list of fields in state.py.

`python -m scripts.make_positions` writes what is stale; with `--check` it only tells, and leaves with 1.
The list is the class of state.py whose base is State. A type says how its values are copied; `Secret[…]`
keeps a field from the view; a paragraph headed `# Together` is one tuple of key(), other fields stand alone.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "drakkar" / "games"
KERNEL = {"View": "drakkar.kernel.game", "compiled": "drakkar.kernel.engine"}
HEADER = "Made from state.py by scripts/make_positions.py (`make fix`): all that is done field by field."
TOGETHER = "# Together"
SETTING = "setting"
# Declared by the base class; listed again only where its place in the key is not right after the setting.
TO_ACT = "to_act"


class Manner(NamedTuple):
    """How values of some type are copied: the words of a clone, of a key, of a view and of the way back."""

    clone: str
    key: str
    view: str
    back: str
    viewed_as: str


class Field(NamedTuple):
    name: str
    type: str
    secret: bool
    together: int  # the line of the heading that it stands under, or 0

    @property
    def manner(self) -> Manner:
        return manner_of(self.type)


class Position(NamedTuple):
    """What state.py lists, and where the types in it are from."""

    game: str
    name: str
    fields: list[Field]
    imports: dict[str, str]

    @property
    def open(self) -> list[Field]:
        return [field for field in self.fields if not field.secret]


IMMUTABLE = ("int", "bool", "bytes", "tuple")
SHARED = Manner("{}", "{}", "{}", "{}", "{}")
# Through `[:]`, which copies nothing, mypyc makes a bytearray twice as fast.
BYTES = Manner("{}.copy()", "bytes({})", "bytes({})", "bytearray({}[:])", "bytes")
LIST = Manner("{}.copy()", "tuple({})", "tuple({})", "list({})", "tuple[{}, ...]")
# Never changed in place, so that clones share it; what it is made of tells it from others.
RECORD = SHARED._replace(key="{}.key()")
PERHAPS = SHARED._replace(key="{0}.key() if {0} is not None else ()")
BY_TYPE = {
    "bytearray": BYTES,
    "AsBytes[list[int]]": LIST._replace(key="bytes({})", viewed_as="tuple[int, ...]"),
    "Pool": SHARED._replace(key="{}.items"),
    "list[Pool]": LIST._replace(key="tuple([pool.items for pool in {}])"),
}


def manner_of(type: str) -> Manner:
    items = re.fullmatch(r"list\[(.*)\]", type)
    if items and _immutable(items[1]):
        return LIST._replace(viewed_as=LIST.viewed_as.format(items[1]))
    if _immutable(type):
        return SHARED._replace(viewed_as=type)
    if type in BY_TYPE:
        return BY_TYPE[type]
    if re.fullmatch(r"[A-Z]\w*", type):
        return RECORD._replace(viewed_as=type)
    if re.fullmatch(r"[A-Z]\w* \| None", type):
        return PERHAPS._replace(viewed_as=type)
    raise SystemExit(f"make_positions: no manner is known to copy a {type}")


def _immutable(type: str) -> bool:
    return all(word in IMMUTABLE for word in re.findall(r"\w+", type))


# ---- reading


def read(game: str) -> Position:
    text = (GAMES / game / "state.py").read_text("utf-8")
    tree = ast.parse(text)
    imports = {
        alias.name: statement.module
        for statement in tree.body
        if isinstance(statement, ast.ImportFrom) and statement.module
        for alias in statement.names
    }
    for listed in tree.body:
        if isinstance(listed, ast.ClassDef) and [ast.unparse(base) for base in listed.bases] == ["State"]:
            return Position(game, listed.name, _fields(listed, text.splitlines()), imports)
    raise SystemExit(f"make_positions: no class of {game}/state.py has the base State")


def _fields(body: ast.ClassDef, lines: list[str]) -> list[Field]:
    fields = []
    for statement in body.body:
        if isinstance(statement, ast.AnnAssign):
            name, written = ast.unparse(statement.target), ast.unparse(statement.annotation)
            type = written.removeprefix("Secret[")
            secret = type != written
            if "Pool" in type and not secret:
                raise SystemExit(
                    f"make_positions: {name} is a Pool, so a Secret[…]: views show what is in it"
                )
            together = _heading(lines, statement.lineno)
            fields.append(Field(name, type[:-1] if secret else type, secret, together))
    if not fields or fields[0].name != SETTING:
        raise SystemExit(f"make_positions: {body.name} does not begin with its {SETTING}")
    if TO_ACT not in [field.name for field in fields]:
        fields.insert(1, Field(TO_ACT, "int", False, 0))
    return fields


def _heading(lines: list[str], line: int) -> int:
    """The number of the line that begins the paragraph, if it is a heading of what stands together."""
    while lines[line - 2].strip():
        line -= 1
    return line if lines[line - 1].strip().startswith(TOGETHER) else 0


# ---- writing


def module(position: Position) -> str:
    """The text of position.py, to be formatted."""
    state, made, view = _names(position)
    shown = [field for field in position.open if field.name != TO_ACT]
    return f'''"""{HEADER}"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

{_imports(position)}

@final
class {made}({state}):
    """A position that can be copied and told from others."""

    __slots__ = ()

    def clone(self) -> {made}:
        other = {made}(self.{SETTING})
{_assignments("other", "self", position.fields, "clone")}
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return {made}, (self.{SETTING},), self.__getstate__()

    def key(self) -> tuple[object, ...]:
        return ({_key(position.fields)},)


# Else what is made without its `__init__`, as a pickled one is made again, could not be made at all.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class {view}(View):
    """What is the same for all viewers; fields are explained in the state."""

    # A dictionary of so many attributes is slow to fill. Compiled there is none, and slots forbid subclasses.
    __slots__ = () if compiled() else {_slots(shown)}

{_lines([f"{field.name}: {field.manner.viewed_as}" for field in shown], 4)}

    def __init__(self, state: {state}, viewer: int) -> None:
        self.viewer = viewer
        self.seats = state.{SETTING}.seats
        self.{SETTING} = state.{SETTING}
{_assignments("self", "state", position.open, "view")}


def position_from(view: {view}) -> {made}:
    """The position again, but for what is Secret."""
    state = {made}(view.{SETTING})
{_assignments("state", "view", position.open, "back", 4)}
    return state
'''


def _names(position: Position) -> tuple[str, str, str]:
    stem = position.name.removesuffix("State")
    return position.name, f"{stem}Position", f"{stem}OpenView"


def _imports(position: Position) -> str:
    needed = {position.name: f"drakkar.games.{position.game}.state"} | KERNEL
    for field in position.open:
        for name in re.findall(r"[A-Z]\w+", field.manner.viewed_as.replace("None", "")):
            needed[name] = position.imports[name]
    return "\n".join(f"from {needed[name]} import {name}" for name in sorted(needed, key=needed.__getitem__))


def _slots(fields: list[Field]) -> str:
    return "(" + "".join(f'"{name}", ' for name in sorted(field.name for field in fields)) + ")"


def _assignments(to: str, of: str, fields: list[Field], way: str, indent: int = 8) -> str:
    return _lines(
        [
            f"{to}.{field.name} = {getattr(field.manner, way).format(f'{of}.{field.name}')}"
            for field in fields
            if field.name != SETTING
        ],
        indent,
    )


def _key(fields: list[Field]) -> str:
    parts = [f"*self.{SETTING}.key()"]
    for heading, group in groupby(fields[1:], key=lambda field: field.together):
        told = [field.manner.key.format(f"self.{field.name}") for field in group]
        parts += [f"({', '.join(told)}{',' * (len(told) == 1)})"] if heading else told
    return ", ".join(parts)


def _lines(lines: list[str], indent: int) -> str:
    return "\n".join(" " * indent + line for line in lines)


# ---- the command


def made(game: str) -> str:
    """What position.py should be, formatted as everything is."""
    file = GAMES / game / "position.py"
    return subprocess.run(
        [Path(sys.executable).with_name("ruff"), "format", "--stdin-filename", file, "-"],
        input=module(read(game)),
        text=True,
        capture_output=True,
        check=True,
        cwd=ROOT,
    ).stdout


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/state.py"))


def stale() -> dict[Path, str]:
    """The files that are not what they should be, with what they should be."""
    wanted = {GAMES / game / "position.py": made(game) for game in games()}
    return {
        file: text for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="make_positions")
    parser.add_argument("--check", action="store_true", help="write nothing, tell what is stale")
    check = parser.parse_args().check
    found = stale()
    for file, text in found.items():
        if check:
            print(f"{file.relative_to(ROOT)} is stale: run `make fix`")
        else:
            file.write_text(text, "utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
