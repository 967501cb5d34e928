"""What there is to play, and the rules of it. The same for everybody."""

from __future__ import annotations

from functools import cache, lru_cache

from litestar import get
from litestar.params import FromPath

from drakkar import __version__, examples, lessons
from drakkar.bots.levels import LEVELS, USUAL
from drakkar.games.registry import GAMES, load_game, package_of
from drakkar.kernel import engine
from drakkar.kernel.components import load
from drakkar.kernel.errors import UserError
from drakkar.kernel.marks import GUESSED, INVENTED
from drakkar.lessons.form import Lesson
from drakkar.puzzles import puzzles_of
from drakkar.server.protocol import (
    BotInfo,
    Catalogue,
    ClauseText,
    ExampleBoard,
    ExampleStep,
    ExclusionInfo,
    GameInfo,
    GameWords,
    IdleInfo,
    LessonBook,
    LessonInfo,
    LessonStep,
    OptionInfo,
    PresetInfo,
    ProvenanceRecord,
    RulesBook,
    SectionText,
)
from drakkar.server.refusals import Rejected
from drakkar.table.phrases import PHRASES
from drakkar.table.refusals import Refuse, from_error
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
        presets=[PresetInfo(item.name, item.clause, dict(item.options)) for item in meta.presets],
        idle=[
            IdleInfo(
                item.clause, item.key, list(item.options), item.option, list(item.values), list(item.seats)
            )
            for item in meta.idle
        ],
        lessons=[lesson_info(name, each) for each in lessons.path_of(name)],
        puzzles=len(puzzles_of(name)),
    )


def lesson_info(game: str, name: str) -> LessonInfo:
    found = lessons.lesson(game, name)
    return LessonInfo(name, found.minutes, dict(found.then or found.options), len(found.players))


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=False)
def lesson_book(game: FromPath[str], name: FromPath[str]) -> LessonBook:
    must_exist(game)
    found = must_be_taught(game, name)
    steps = [
        LessonStep(step.kind, step.say, step.wrong, list(step.tips), list(step.at), step.show)
        for step in found.steps
    ]
    return LessonBook(name, found.minutes, steps)


@get("/api/lessons/{game:str}/words/{language:str}", sync_to_thread=False)
def lesson_words(game: FromPath[str], language: FromPath[str]) -> GameWords:
    """What the lessons of a game say, for a client that was built without it."""
    must_exist(game)
    _must_be_spoken(language)
    return GameWords(lessons.words_of(game, language) if lessons.path_of(game) else "")


@get("/api/rules/{game:str}/{language:str}", sync_to_thread=False)
def rules_book(game: FromPath[str], language: FromPath[str]) -> RulesBook:
    from drakkar.words.rules_text import rules
    from drakkar.words.tables import tables

    must_exist(game)
    _must_be_spoken(language)
    text = rules(game, language)
    return RulesBook(
        game=game,
        language=language,
        preface="\n\n".join(text.preface),
        first_match=text.first_match,
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
        notes_title=text.notes_title,
        notes="\n\n".join(text.notes),
        tables=list(tables(game, language)),
        boards=examples.boards(game),
    )


@get("/api/examples/{game:str}/{language:str}/{clause:str}/{number:int}", sync_to_thread=False)
def example_board(
    game: FromPath[str], language: FromPath[str], clause: FromPath[str], number: FromPath[int]
) -> ExampleBoard:
    """A worked example of a clause, or the picture of the page for the first match."""
    must_exist(game)
    _must_be_spoken(language)
    found = examples.example(game, clause, number)
    if found is None:
        raise Rejected(Refuse("error-unknown-clause", {"clause": clause}), 404)
    return _drawn(game, language, found)


@lru_cache(maxsize=128)
def _drawn(game: str, language: str, example: examples.Example) -> ExampleBoard:
    """Each position as the example's viewer sees it."""
    from drakkar.words import Catalogue as Words
    from drakkar.words import event_text, named

    engine, words = load_game(game), Words(language, game)
    steps = examples.play(game, example)
    views = [engine.view(step.state, example.viewer) for step in steps]

    def name(seat: int) -> str:
        return example.players[seat] if seat < len(example.players) else words.text("game-figure")

    def told(step: examples.Step) -> list[str]:
        seen = [engine.redact(event, example.viewer) for event in step.events]
        return [event_text(words, event, name) for event in seen if event is not None]

    return ExampleBoard(
        players=example.players,
        viewer=example.viewer,
        stage=engine.stage(views[0]),
        steps=[
            ExampleStep(
                done=words.text(step.phrase.key, **named(step.phrase.params, name)) if step.phrase else "",
                told=told(step),
                scene=engine.scene(view),
                to_act=step.state.to_act,
            )
            for step, view in zip(steps, views, strict=True)
        ],
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
            record.section,
            record.id,
            record.summary,
            record.source,
            record.marks.strength,
            record.where,
            list(record.values(GUESSED)),
            list(record.values(INVENTED)),
        )
        for record in load(package_of(game)).provenance()
    ]


def must_be_taught(game: str, name: str) -> Lesson:
    """The lesson of a game, or a refusal that says which there are."""
    try:
        return lessons.lesson(game, name)
    except UserError as error:
        raise Rejected(from_error(error), 404) from None


def must_exist(game: str) -> None:
    if game not in GAMES:
        raise Rejected(Refuse("error-unknown-game", {"game": game, "known": ", ".join(GAMES)}), 404)


def _must_be_spoken(language: str) -> None:
    from drakkar.words.catalogue import languages

    if language not in languages():
        unknown: dict[str, str | int] = {"language": language, "known": ", ".join(languages())}
        raise Rejected(Refuse("error-unknown-language", unknown), 404)


HANDLERS = [catalogue, rules_book, example_board, game_words, provenance, lesson_book, lesson_words]
