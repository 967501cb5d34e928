"""How the command behaves as a whole: its help and its errors in the reader's language, one line an error."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from drakkar.kernel.errors import UserError

BAD_INPUT: Final = 2
LOCALE: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")

# The words of the call; what language they ask for is found out when something is to be said.
_call: ContextVar[Sequence[str]] = ContextVar("call", default=())


def spoken() -> str:
    """The language of help and errors, known even where the arguments are not understood."""
    from drakkar.words import best_language, languages

    args = _call.get()
    for index, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            asked = value or (args[index + 1] if index + 1 < len(args) else "")
            if asked in languages():
                return asked
    return best_language(*(os.environ.get(name) for name in LOCALE))


def language(asked: str | None) -> str:
    """The language asked for by a command, or else that of the whole call."""
    from drakkar.words import languages

    if asked is None:
        return spoken()
    if asked not in languages():
        raise UserError("unknown-language", language=asked, known=languages())
    return asked


class Command(TyperCommand):
    """One command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest: list[str] = super().parse_args(ctx, args)
        if ctx.args:
            raise UserError("unexpected-argument", found=" ".join(ctx.args))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)


class Group(TyperGroup):
    """The whole of drakkar: every error ends here."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        words = list(sys.argv[1:] if args is None else args)
        _call.set(words)
        extra["standalone_mode"] = False
        try:
            code = super().main(words, *rest, **extra)
        except UserError as error:
            code = _complain(error)
        except TyperException as error:
            code = _complain(_usage(error))
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise UserError("unknown-command", command=args[0], known=tuple(self.commands))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)


def _complain(error: UserError) -> int:
    from drakkar.words import Catalogue, error_text

    line = " ".join(error_text(Catalogue(spoken()), error).splitlines())
    typer.echo(line, err=True)
    return BAD_INPUT


def _usage(error: TyperException) -> UserError:
    """Typer's own complaints in our words, told apart by the name of their class."""
    flag = str(getattr(error, "option_name", ""))
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return UserError("unknown-flag", flag=flag)
    if kind == "MissingParameter":
        param = getattr(error, "param", None)
        return UserError("missing-argument", name=str(getattr(param, "metavar", None) or param))
    if kind == "BadOptionUsage":
        return UserError("bad-flag-use", flag=flag)
    return UserError("bad-usage", found=error.message)


def _write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, purpose, arguments, options and commands, from the words files."""
    from drakkar.words import Catalogue

    words = Catalogue(spoken())
    commands = getattr(command, "commands", {})
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.get_params(ctx) if param.param_type_name == "option"]
    pieces = [param.metavar if param.required else f"[{param.metavar}]" for param in arguments]
    pieces = [*(["COMMAND"] if commands else pieces), f"[{words.text('help-options')}]"]
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words.text("help-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(words.text(f"help-command-{command.name}"))
    rows = {
        "help-commands": [(name, words.text(f"help-command-{name}")) for name in commands],
        "help-arguments": [(param.metavar, _help(words, command, param)) for param in arguments],
        "help-options-title": [(_flags(param), _help(words, command, param)) for param in options],
    }
    for title, records in rows.items():
        if records:
            with formatter.section(words.text(title)):
                formatter.write_dl(records)


def _flags(param: Any) -> str:
    return f"{param.opts[-1]} {param.metavar}" if param.metavar else str(param.opts[-1])


def _help(words: Any, command: Any, param: Any) -> str:
    """What a parameter means: in this command if it has a meaning of its own there."""
    own = f"help-{command.name}-{param.name}".replace("_", "-")
    return str(words.text(own if words.has(own) else f"help-param-{param.name}".replace("_", "-")))
