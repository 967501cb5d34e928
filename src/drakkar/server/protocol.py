"""What client and server say to each other. The client's types are generated from this module.

What the table makes is taken as it is, and named here at its place.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from drakkar.kernel import game, marks
from drakkar.table import frames, guiding, refusals, seating, undoing
from drakkar.words import rules_text
from drakkar.words import tables as component_tables

# ---------------------------------------------------------------- words

Phrase = game.Phrase
Refusal = refusals.Refusal


# ---------------------------------------------------------------- the catalogue


class OptionInfo(Struct):
    name: str
    values: list[str]
    default: str
    clause: str


class ExclusionInfo(Struct):
    """Values of options by name that are refused together, with any number of seats or with those named.

    Why is said by the game's words `exclusion-` and the key.
    """

    clause: str
    key: str
    seats: list[int]
    options: dict[str, str]


class PresetInfo(Struct):
    """Values of options by name that are chosen together; the others are then as usual.

    What it is called is said by the game's words, as of a value of an option named `rules`.
    """

    name: str
    clause: str
    options: dict[str, str]


class IdleInfo(Struct):
    """Options that have no effect where `option` has one of these values, or with so many seats, or where
    both is so.

    Why is said by the game's words `idle-` and the key.
    """

    clause: str
    key: str
    options: list[str]
    option: str
    values: list[str]
    seats: list[int]


class LessonInfo(Struct):
    """A lesson of a game: its name and what it is about are the game's words `lesson-ID`, `lesson-ID-what`.

    `options` and `seats` are those of a match that one is ready for afterwards.
    """

    id: str
    minutes: int
    options: dict[str, str]
    seats: int


class GameInfo(Struct):
    """A game as the home page shows it. Its sentences are in the words files."""

    name: str
    title: str
    seats: list[int]
    minutes: int
    age: int
    maturity: str
    has_secrets: bool
    authors: list[str]
    artists: list[str]
    publisher: str
    year: int
    options: list[OptionInfo]
    exclusions: list[ExclusionInfo]
    presets: list[PresetInfo]
    idle: list[IdleInfo]
    lessons: list[LessonInfo]
    # How many there are.
    puzzles: int


class BotInfo(Struct):
    """A level; the usual one sits down where nobody says which."""

    name: str
    usual: bool


class Catalogue(Struct):
    version: str
    engine: str
    games: list[GameInfo]
    bots: list[BotInfo]
    phrases: list[str]


class ProvenanceRecord(Struct):
    """Where the data of a piece come from; `strength` is how sure its guesses are.

    `guessed` and `invented` are the values in doubt, as lines of a components file.
    """

    section: str
    id: str
    summary: str
    source: str
    strength: str
    where: str
    guessed: list[str]
    invented: list[str]


MarkCount = marks.MarkCount


class ClauseText(Struct):
    id: str
    number: str
    text: str
    examples: list[str]


class SectionText(Struct):
    number: str
    title: str
    clauses: list[ClauseText]


FirstMatch = rules_text.FirstMatch
ComponentTable = component_tables.ComponentTable


class RulesBook(Struct):
    """The rules of a game in one language."""

    game: str
    language: str
    preface: str
    first_match: FirstMatch | None
    sections: list[SectionText]
    notes_title: str
    notes: str
    tables: list[ComponentTable]
    # By clause, and for the page of the first match: how many examples have a board.
    boards: dict[str, int]


class ExampleStep(Struct):
    """A position of a worked example, and what was done and told before it, in the reader's language."""

    done: str
    told: list[str]
    scene: Any
    to_act: int


class ExampleBoard(Struct):
    """A worked example as the game's board draws it; the first step is the position before."""

    players: list[str]
    viewer: int
    stage: Any
    steps: list[ExampleStep]


class LessonStep(Struct):
    """A step of a lesson. What it says are messages `lesson-ID-` and `say`, `wrong` or one of the `tips`.

    `at` is what it is about: targets as of a choice, `piece:NAME`, or a part of the table as `ui:log`.
    """

    kind: Literal["talk", "do", "others", "free"]
    say: str
    wrong: str
    tips: list[str]
    at: list[str]
    show: Literal["", "scores"]


class LessonBook(Struct):
    """What a lesson says, step by step. Its words are the file of `/api/lessons/GAME/words/LANGUAGE`."""

    id: str
    minutes: int
    steps: list[LessonStep]


class LessonTaken(Struct):
    """A lesson as a guest has taken it: whether it is done, and the table where they may go on with it."""

    id: str
    done: bool
    table: str


class GameWords(Struct):
    """The words of a game in one language, as the Fluent file that they are."""

    text: str


# ---------------------------------------------------------------- people and tables

SeatKind = Literal["person", "open", "bot"]
# turn: own last plies, up to a draw, a revelation or another seat's ply; ask: that, and further when the
# others accept; free: as far as one likes; none: never. Practice (one person) is free unless
# the policy is none.
UndoPolicy = Literal["turn", "ask", "free", "none"]
WatchPolicy = Literal["anyone", "nobody"]
# Who to act may ask the coach for a hint: alone: where one person plays, with bots or without; always; never.
CoachPolicy = Literal["alone", "always", "never"]
TableStatus = Literal["waiting", "playing", "over"]


class Me(Struct):
    """Who this browser is: a guest with a nickname."""

    nickname: str


class ModeRecord(Struct):
    """What a guest has come to alone in one mode of a game: matches played to their end, those won, and the
    round of the quickest victory, 0 without one."""

    mode: str
    played: int = 0
    won: int = 0
    best: int = 0


SeatWish = seating.SeatWish


class NewTable(Struct):
    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    undo: UndoPolicy = "turn"
    watch: WatchPolicy = "anyone"
    coach: CoachPolicy = "alone"


class SeatInfo(Struct):
    """A seat as everybody sees it. `away` means that a bot plays for the person who holds it.

    `paintable`: who asks may choose its colour, until play begins.
    """

    index: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    present: bool
    away: bool
    colour: str
    paintable: bool


class Invitation(Struct):
    """What a seat link leads to: the seat, by whose name it is held, if it is, and by whom one is invited.

    Where it `moves`, who takes it takes it away from the device that holds it, unless they come along.
    """

    table: str
    game: str
    seat: int
    name: str
    host: str
    mine: bool
    moves: bool


class SeatLink(Struct):
    """A secret link that gives (or gives back) a seat. Only the host and the seat's holder see it.

    Once a seat is held, a game with secrets keeps its link from the host too.
    """

    seat: int
    url: str


class PastInfo(Struct):
    """A match that was begun by other rules or with other components: what there is to say of it.

    `shown` is the last of its `plies` that can be shown, -1 if none can; if it `stopped` there, nobody can
    go on.
    """

    plies: int
    shown: int
    stopped: bool
    told: list[Phrase]


class TableInfo(Struct):
    """`hints`: whether the coach gives them here, by the policy and who sits at the table. `past` is there if
    the match was begun by other rules or with other components. One that is over without totals was ended.
    `lesson_done`: whether its last step was reached, or the end of the match. `alone`: whether the bots play
    on while nobody is here."""

    id: str
    game: str
    status: TableStatus
    options: dict[str, str]
    seats: list[SeatInfo]
    undo: UndoPolicy
    watch: WatchPolicy
    coach: CoachPolicy
    hints: bool
    alone: bool
    host: bool
    practice: bool
    ply: int
    to_act: int
    created: float
    changed: float
    seed_commitment: str
    seed: str
    winners: list[int]
    totals: list[int]
    past: PastInfo | None
    rematch: str
    lesson: str
    lesson_done: bool
    branch_of: str
    branch_ply: int
    url: str
    links: list[SeatLink]


class BotSwitch(Struct):
    """Whether a bot is to play a seat for its absent person."""

    on: bool


class Kept(Struct):
    """What is kept about a guest: since when (0: nothing yet), how many tables and lessons. After how many
    days without any use it goes by itself (0: never): tables, and guests who have none."""

    nickname: str
    since: float
    tables: int
    lessons: int
    table_days: int
    guest_days: int


class AloneSwitch(Struct):
    """Whether the bots are to play on while nobody is at the table."""

    on: bool


class SeatColour(Struct):
    """The colour that a seat is to have."""

    colour: str


class NewBranch(Struct):
    """Go on from a ply of a table or replay as a new table with these seats."""

    ply: int
    seats: list[SeatWish]


# ---------------------------------------------------------------- the match, server to client

LogEntry = frames.LogEntry
Choice = frames.Choice
Decision = frames.Decision
UndoState = undoing.UndoState
ScoreTable = frames.ScoreTable
Frame = frames.Frame


class Welcome(Struct, tag="welcome"):
    """The first message on a connection, the answer to `look`, and what everybody gets when play begins.

    While the table is waiting, `stage`, `frame` and `marks` are null. A frame in it holds the whole log.
    """

    table: TableInfo
    stage: Any
    frame: Frame | None
    marks: MarkCount | None


class TableChanged(Struct, tag="table"):
    table: TableInfo


PreviewOf = frames.PreviewOf


class Previews(Struct, tag="previews"):
    ply: int
    previews: list[PreviewOf]


RouteOf = frames.RouteOf


class Routes(Struct, tag="routes"):
    """The answer to `ask-routes`: shorter routes first, each one's beginnings among them."""

    ply: int
    first: str
    routes: list[RouteOf]


class ReasonLine(Struct):
    """A sentence, `coach-why-` and the key, or `coach-for-` in a hint.

    `events` are told in it, as the variable of that name.
    """

    key: str
    params: dict[str, str | int]
    events: list[dict[str, Any]]


class Advice(Struct):
    """An option as the coach sees it: the chance of winning that it leaves, with its standard error.

    `visits` says how often the search tried it; `why` what speaks for it, beside the `other` of the hint.
    """

    action: str
    chance: float
    error: float
    visits: int
    why: list[ReasonLine]


class Hint(Struct, tag="hint"):
    """The answer to `ask-hint`: the options that are recommended, the one with the best chance first.

    None are where all are equal, as far as the search can tell. `other` is the best of those that are surely
    worse; `untold` more were tried too little to say whether they are.
    """

    ply: int
    choices: list[Advice]
    other: Advice | None
    untold: int


class Why(Struct, tag="why"):
    """Why an action is not allowed; `refusal` is null when it is."""

    action: str
    refusal: Refusal | None


class Done(Struct, tag="done"):
    """A request was carried out that led to no new frame: one that changes no position, or one sent again."""

    key: str
    ply: int


class Refused(Struct, tag="refused"):
    """A request was not carried out."""

    key: str
    refusal: Refusal


class Said(Struct, tag="said"):
    """A quick phrase of a seat, by its key in the words files."""

    seat: int
    phrase: str


class TakebackAsked(Struct, tag="takeback"):
    """A seat asks to go back to a ply; the people at the other seats may accept.

    `waiting` are the seats that have not answered; empty when the request is settled.
    """

    seat: int
    ply: int
    waiting: list[int]


LessonAt = guiding.LessonAt


class LessonPage(Struct, tag="lesson"):
    """Another step of a lesson, at the same ply; with a frame, it stands in that."""

    at: LessonAt


class Pong(Struct, tag="pong"):
    pass


ServerMessage = (
    Welcome
    | Frame
    | TableChanged
    | Previews
    | Routes
    | Hint
    | Why
    | Done
    | Refused
    | Said
    | TakebackAsked
    | LessonPage
    | Pong
)


# ---------------------------------------------------------------- the match, client to server


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Do an action. `expect` is the ply the client sees; `key` makes sending it twice harmless."""

    action: str
    expect: int
    key: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last ply; `turn` goes back as far as is free."""

    expect: int
    key: str
    turn: bool = False


class AskTakeback(Struct, tag="ask-takeback", forbid_unknown_fields=True):
    expect: int
    key: str


class AnswerTakeback(Struct, tag="answer-takeback", forbid_unknown_fields=True):
    accept: bool
    key: str


class AskPreviews(Struct, tag="ask-previews", forbid_unknown_fields=True):
    expect: int


class AskRoutes(Struct, tag="ask-routes", forbid_unknown_fields=True):
    """What would come of an option (or of none, if empty), and then of up to `length` of these steps."""

    expect: int
    first: str
    steps: list[str]
    length: int


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What would the coach do? It thinks for a while; a new position ends that."""

    expect: int


class AskWhy(Struct, tag="ask-why", forbid_unknown_fields=True):
    action: str


class Say(Struct, tag="say", forbid_unknown_fields=True):
    phrase: str


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """See through another of this device's seats, after the hand-over screen."""

    seat: int


class GoTo(Struct, tag="go-to", forbid_unknown_fields=True):
    """Go to a step of the lesson: read on, go back, or skip ahead."""

    step: int


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    Act
    | Undo
    | AskTakeback
    | AnswerTakeback
    | AskPreviews
    | AskRoutes
    | AskHint
    | AskWhy
    | Say
    | Look
    | GoTo
    | Ping
)


# ---------------------------------------------------------------- replay

ReplayPly = frames.ReplayPly


class ReplayInfo(Struct):
    """A finished match, or one's own view of an open one, for the replay page.

    `score` is how it ended, or how it stands; of a match that cannot be shown to its end, as it was recorded.
    """

    table: TableInfo
    viewer: int
    viewers: list[int]
    stage: Any
    marks: MarkCount
    log: list[LogEntry]
    plies: int
    score: ScoreTable
    verified: bool


# ---------------------------------------------------------------- analysis of a finished match


class Judged(Struct):
    """A choice of an analysed decision, in words, with what the search found of it."""

    label: Phrase
    chance: float
    error: float
    visits: int


class AnalysedPly(Struct):
    """The decision that led to a ply, judged by what its player knew.

    `chances` and their standard errors are by seat, before it. `better` is null where nothing surely is.
    """

    ply: int
    seat: int
    chances: list[float]
    errors: list[float]
    luck: bool
    played: Judged
    better: Judged | None
    why: list[ReasonLine]


class Question(Struct):
    """A decision of a finished match that could have been better: the position before it, as its player saw
    it, with all options. `right` are those surely better than what was `played`, the best chance first;
    `tried` is what the search found of each option that it looked at."""

    ply: int
    scene: Any
    decision: Decision
    played: Advice
    right: list[str]
    tried: list[Advice]
    better: Advice
    why: list[ReasonLine]


class Praise(Struct):
    """A player's best decision, which led to this ply, and the best of what else there was."""

    ply: int
    scene: Any
    played: Judged
    next: Judged


class Questions(Struct):
    """What a player is asked about a match. `plies` are their decisions; the questions come with the last of
    them."""

    plies: int
    questions: list[Question]
    praise: Praise | None


class SwingInfo(Struct):
    """At this ply the chance of a seat changed by so much: by its choice, or by luck."""

    ply: int
    kind: Literal["choice", "luck"]
    seat: int
    change: float
    error: float


class Analysis(Struct):
    """Some plies of a match. `swings` are the greatest of all that are analysed so far; `end` are the chances
    after the last ply: those of who has won."""

    plies: int
    judged: list[AnalysedPly]
    swings: list[SwingInfo]
    end: list[float]


# ---------------------------------------------------------------- puzzles


class PuzzleInfo(Struct):
    """A puzzle of a game; `difficulty` is from 1 to 5: one more than the levels of bots that fail it."""

    id: str
    difficulty: int
    seats: int


class PuzzleChoice(Struct):
    """What the search found of a choice of a puzzle, and why the solution is better than it, in the words of
    an analysis; of a solution, why it is better than the best of the others."""

    action: str
    right: bool
    chance: float
    error: float
    visits: int
    why: list[ReasonLine]


class PuzzleBoard(Struct):
    """A puzzle as a table shows it to the seat that is to decide, `viewer`, with all that is to be said of
    each choice: who has it needs no network to solve it.

    One may answer `tries` times; `fails` are the levels that do not find it. `choices` begin with the best,
    and `decision` has the same ones as the rules list them.
    """

    game: str
    id: str
    difficulty: int
    fails: list[str]
    tries: int
    seats: int
    options: dict[str, str]
    viewer: int
    stage: Any
    scene: Any
    decision: Decision
    previews: list[PreviewOf]
    log: list[LogEntry]
    score: ScoreTable
    choices: list[PuzzleChoice]
