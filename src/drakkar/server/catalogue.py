"""What there is to play, and the rules of it. The same for everybody."""

from __future__ import annotations

from functools import cache

from litestar import get
from litestar.params import FromPath

from drakkar import __version__
from drakkar.bots.levels import LEVELS, USUAL
from drakkar.games.registry import GAMES, package_of
from drakkar.kernel import engine
from drakkar.kernel.components import load
from drakkar.server.protocol import (
    BotInfo,
    Catalogue,
    ClauseText,
    ExclusionInfo,
    GameInfo,
    GameWords,
    OptionInfo,
    ProvenanceRecord,
    RulesBook,
    SectionText,
)
from drakkar.server.refusals import Rejected
from drakkar.table.phrases import PHRASES
from drakkar.table.refusals import Refuse
from drakkar.table.rulesets import meta_of


@get("/api/catalogue", sync_to_thread=False)
def catalogue() -> Catalogue:
    return Catalogue(
        version=__version__,
        engine="compiled" if engine.compiled() else "plain",
        games=[game_info(name) for name in GAMES],
        bots=[BotInfo(name, name == USUAL) for name in LEVELS],
        phrases=list(PHRASES),
    )


@cache
def game_info(name: str) -> GameInfo:
    meta = meta_of(name)
    return GameInfo(
        name=meta.name,
        title=meta.title,
        seats=list(meta.seats),
        minutes=meta.minutes,
        age=meta.age,
        maturity=meta.maturity,
        has_secrets=meta.has_secrets,
        authors=list(meta.credits.authors),
        artists=list(meta.credits.artists),
        publisher=meta.credits.publisher,
        year=meta.credits.year,
        options=[
            OptionInfo(option.name, list(option.values), option.default, option.clause)
            for option in meta.options
        ],
        exclusions=[
            ExclusionInfo(item.clause, item.key, list(item.seats), dict(item.options))
            for item in meta.exclusions
        ],
    )


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules_book(game: FromPath[str], language: FromPath[str]) -> RulesBook:
    from drakkar.words.rules_text import rules

    must_exist(game)
    _must_be_spoken(language)
    text = rules(game, language)
    return RulesBook(
        game=game,
        language=language,
        preface="\n\n".join(text.preface),
        sections=[
            SectionText(
                str(section.number),
                section.title,
                [
                    ClauseText(clause.id, clause.number, clause.text, list(clause.examples))
                    for clause in section.clauses
                ],
            )
            for section in text.sections
        ],
        notes="\n\n".join([f"## {text.notes_title}", *text.notes]) if text.notes else "",
    )


@get("/api/words/{game:str}/{language:str}", sync_to_thread=False)
def game_words(game: FromPath[str], language: FromPath[str]) -> GameWords:
    """The words file of a game, for a client that was built without it."""
    from drakkar.words.catalogue import game_folder

    must_exist(game)
    _must_be_spoken(language)
    return GameWords((game_folder(game) / "words" / f"{language}.ftl").read_text(encoding="utf-8"))


@get("/api/provenance/{game:str}", sync_to_thread=False)
def provenance(game: FromPath[str]) -> list[ProvenanceRecord]:
    must_exist(game)
    return [
        ProvenanceRecord(
            record.section, record.id, record.summary, record.source, record.strength, record.where
        )
        for record in load(package_of(game)).provenance()
    ]


def must_exist(game: str) -> None:
    if game not in GAMES:
        raise Rejected(Refuse("error-unknown-game", {"game": game, "known": ", ".join(GAMES)}), 404)


def _must_be_spoken(language: str) -> None:
    from drakkar.words.catalogue import languages

    if language not in languages():
        unknown: dict[str, str | int] = {"language": language, "known": ", ".join(languages())}
        raise Rejected(Refuse("error-unknown-language", unknown), 404)
