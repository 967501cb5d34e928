"""Write the web client's types from the server's: msgspec → JSON Schema → TypeScript.

`python scripts/make_types.py` writes web/src/generated/*.ts; given a folder, it writes there instead.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from drakkar.games.registry import OURS, package_of
from drakkar.server import protocol

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"


def modules() -> dict[str, ModuleType]:
    """What the client gets, by the name of the file that tells it: messages, and the scenes of our games."""
    return {"protocol": protocol, **{name: scenes_of(name) for name in OURS}}


def scenes_of(game: str) -> ModuleType:
    """The types of a game's scenes: in `scene_types.py` or, where that is short, in `scene.py` itself."""
    apart = f"{package_of(game)}.scene_types"
    return import_module(apart if find_spec(apart) else f"{package_of(game)}.scene")


def types_of(module: ModuleType) -> list[Any]:
    """The structs and data classes of a module, in the order of the file; the protocol names others' too."""
    home = "drakkar." if module is protocol else module.__name__
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and value.__module__.startswith(home)
        and (is_dataclass(value) or issubclass(value, msgspec.Struct))
    ]


def schema_of(module: ModuleType) -> dict[str, Any]:
    """A JSON Schema whose definitions are the module's types, and its unions of messages."""
    types = types_of(module)
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for definition in definitions.values():
        _as_sent(definition)
    for name in ("ServerMessage", "ClientMessage"):
        if union := getattr(module, name, None):
            members = [{"$ref": f"#/$defs/{member.__name__}"} for member in union.__args__]
            definitions[name] = {"title": name, "anyOf": members}
    return {"title": "Unused", "type": "object", "additionalProperties": False, "$defs": definitions}


def _as_sent(schema: dict[str, Any]) -> None:
    """What we send is whole: every field is there, defaults included, and no other."""
    if "description" in schema:
        schema["description"] = cleandoc(schema["description"])
    properties = schema.get("properties")
    if properties is not None:
        if "enum" in properties.get("type", {}):  # what kind of message it is comes first
            schema["properties"] = properties = {"type": properties.pop("type"), **properties}
        schema["required"] = list(properties)
        schema["additionalProperties"] = False
        for field in properties.values():
            field.pop("default", None)
            # A tuple of three numbers is an array of numbers, as one of any length is.
            if (items := field.get("prefixItems")) and all(item == items[0] for item in items):
                del field["prefixItems"]
                field["items"] = items[0]


def main(target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    schemas = {name: schema_of(module) for name, module in modules().items()}
    subprocess.run(
        [sys.executable, WEB / "build.py", "npm", "run", "--silent", "types", "--", target],
        input=json.dumps(schemas),
        text=True,
        check=True,
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else WEB / "src" / "generated")
