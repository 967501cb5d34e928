// Made by scripts/make_types.py from the Python types: do not edit.

export type ServerMessage =
  | Welcome
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
  | Pong;
export type ClientMessage =
  | Act
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
  | Ping;

/**
 * A key of the words files with its parameters; every reader sees it in their own language.
 */
export interface Phrase {
  key: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * Why something was not done. `clause` is set when a rule forbids it.
 *
 * A key that begins with `reason-` or `error-` is a whole key of the words files; before any other one
 * stands `refusal-`.
 */
export interface Refusal {
  key: string;
  params: {
    [k: string]: string | number;
  };
  clause: string;
}
export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  clause: string;
}
/**
 * Values of options by name that are refused together, with any number of seats or with those named.
 *
 * Why is said by the game's words `exclusion-` and the key.
 */
export interface ExclusionInfo {
  clause: string;
  key: string;
  seats: number[];
  options: {
    [k: string]: string;
  };
}
/**
 * Values of options by name that are chosen together; the others are then as usual.
 *
 * What it is called is said by the game's words, as of a value of an option named `rules`.
 */
export interface PresetInfo {
  name: string;
  clause: string;
  options: {
    [k: string]: string;
  };
}
/**
 * Options that have no effect where `option` has one of these values, or with so many seats, or where
 * both is so.
 *
 * Why is said by the game's words `idle-` and the key.
 */
export interface IdleInfo {
  clause: string;
  key: string;
  options: string[];
  option: string;
  values: string[];
  seats: number[];
}
/**
 * A lesson of a game: its name and what it is about are the game's words `lesson-ID`, `lesson-ID-what`.
 *
 * `options` and `seats` are those of a match that one is ready for afterwards.
 */
export interface LessonInfo {
  id: string;
  minutes: number;
  options: {
    [k: string]: string;
  };
  seats: number;
}
/**
 * A game as the home page shows it. Its sentences are in the words files.
 */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  minutes: number;
  age: number;
  maturity: string;
  has_secrets: boolean;
  authors: string[];
  artists: string[];
  publisher: string;
  year: number;
  options: OptionInfo[];
  exclusions: ExclusionInfo[];
  presets: PresetInfo[];
  idle: IdleInfo[];
  lessons: LessonInfo[];
  puzzles: number;
}
/**
 * A level; the usual one sits down where nobody says which.
 */
export interface BotInfo {
  name: string;
  usual: boolean;
}
export interface Catalogue {
  version: string;
  engine: string;
  games: GameInfo[];
  bots: BotInfo[];
  phrases: string[];
}
/**
 * Where the data of a piece come from; `strength` is how sure its guesses are.
 *
 * `guessed` and `invented` are the values in doubt, as lines of a components file.
 */
export interface ProvenanceRecord {
  section: string;
  id: string;
  summary: string;
  source: string;
  strength: string;
  where: string;
  guessed: string[];
  invented: string[];
}
/**
 * Of so many kinds of pieces, so many are guessed and so many invented.
 */
export interface MarkCount {
  total: number;
  guessed: number;
  invented: number;
}
export interface ClauseText {
  id: string;
  number: string;
  text: string;
  examples: string[];
}
export interface SectionText {
  number: string;
  title: string;
  clauses: ClauseText[];
}
/**
 * The page that is enough to begin with: headings as they stand in the file, and what is under them.
 */
export interface FirstMatch {
  title: string;
  aim_title: string;
  aim: string;
  turn_title: string;
  turn: string[];
  mistakes_title: string;
  mistakes: string[];
}
/**
 * All pieces of a kind, a row for each; `numbers` are the columns in which there is nothing else.
 */
export interface ComponentTable {
  name: string;
  title: string;
  headings: string[];
  rows: string[][];
  numbers: number[];
}
/**
 * The rules of a game in one language.
 */
export interface RulesBook {
  game: string;
  language: string;
  preface: string;
  first_match: FirstMatch | null;
  sections: SectionText[];
  notes_title: string;
  notes: string;
  tables: ComponentTable[];
  boards: {
    [k: string]: number;
  };
}
/**
 * A position of a worked example, and what was done and told before it, in the reader's language.
 */
export interface ExampleStep {
  done: string;
  told: string[];
  scene: unknown;
  to_act: number;
}
/**
 * A worked example as the game's board draws it; the first step is the position before.
 */
export interface ExampleBoard {
  players: string[];
  viewer: number;
  stage: unknown;
  steps: ExampleStep[];
}
/**
 * A step of a lesson. What it says are messages `lesson-ID-` and `say`, `wrong` or one of the `tips`.
 *
 * `at` is what it is about: targets as of a choice, `piece:NAME`, or a part of the table as `ui:log`.
 */
export interface LessonStep {
  kind: "do" | "free" | "others" | "talk";
  say: string;
  wrong: string;
  tips: string[];
  at: string[];
  show: "" | "scores";
}
/**
 * What a lesson says, step by step. Its words are the file of `/api/lessons/GAME/words/LANGUAGE`.
 */
export interface LessonBook {
  id: string;
  minutes: number;
  steps: LessonStep[];
}
/**
 * A lesson as a guest has taken it: whether it is done, and the table where they may go on with it.
 */
export interface LessonTaken {
  id: string;
  done: boolean;
  table: string;
}
/**
 * The words of a game in one language, as the Fluent file that they are.
 */
export interface GameWords {
  text: string;
}
/**
 * Who this browser is: a guest with a nickname.
 */
export interface Me {
  nickname: string;
}
/**
 * What a guest has come to alone in one mode of a game: matches played to their end, those won, and the
 * round of the quickest victory, 0 without one.
 */
export interface ModeRecord {
  mode: string;
  played: number;
  won: number;
  best: number;
}
/**
 * A seat of a new table: for me, somebody on this device, a friend with the link, or a bot.
 *
 * Without a colour it gets the usual one, or what the others leave.
 */
export interface SeatWish {
  kind: "bot" | "device" | "friend" | "me";
  name: string;
  bot: string;
  colour: string;
}
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: {
    [k: string]: string;
  };
  undo: "ask" | "free" | "none" | "turn";
  watch: "anyone" | "nobody";
  coach: "alone" | "always" | "never";
}
/**
 * A seat as everybody sees it. `away` means that a bot plays for the person who holds it.
 *
 * `paintable`: who asks may choose its colour, until play begins.
 */
export interface SeatInfo {
  index: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  present: boolean;
  away: boolean;
  colour: string;
  paintable: boolean;
}
/**
 * What a seat link leads to: the seat, by whose name it is held, if it is, and by whom one is invited.
 *
 * Where it `moves`, who takes it takes it away from the device that holds it, unless they come along.
 */
export interface Invitation {
  table: string;
  game: string;
  seat: number;
  name: string;
  host: string;
  mine: boolean;
  moves: boolean;
}
/**
 * A secret link that gives (or gives back) a seat. Only the host and the seat's holder see it.
 *
 * Once a seat is held, a game with secrets keeps its link from the host too.
 */
export interface SeatLink {
  seat: number;
  url: string;
}
/**
 * A match that was begun by other rules or with other components: what there is to say of it.
 *
 * `shown` is the last of its `plies` that can be shown, -1 if none can; if it `stopped` there, nobody can
 * go on.
 */
export interface PastInfo {
  plies: number;
  shown: number;
  stopped: boolean;
  told: Phrase[];
}
/**
 * `hints`: whether the coach gives them here, by the policy and who sits at the table. `past` is there if
 * the match was begun by other rules or with other components. One that is over without totals was ended.
 * `lesson_done`: whether its last step was reached, or the end of the match. `alone`: whether the bots play
 * on while nobody is here.
 */
export interface TableInfo {
  id: string;
  game: string;
  status: "over" | "playing" | "waiting";
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  undo: "ask" | "free" | "none" | "turn";
  watch: "anyone" | "nobody";
  coach: "alone" | "always" | "never";
  hints: boolean;
  alone: boolean;
  host: boolean;
  practice: boolean;
  ply: number;
  to_act: number;
  created: number;
  changed: number;
  seed_commitment: string;
  seed: string;
  winners: number[];
  totals: number[];
  past: PastInfo | null;
  rematch: string;
  lesson: string;
  lesson_done: boolean;
  branch_of: string;
  branch_ply: number;
  url: string;
  links: SeatLink[];
}
/**
 * Whether a bot is to play a seat for its absent person.
 */
export interface BotSwitch {
  on: boolean;
}
/**
 * What is kept about a guest: since when (0: nothing yet), how many tables and lessons. After how many
 * days without any use it goes by itself (0: never): tables, and guests who have none.
 */
export interface Kept {
  nickname: string;
  since: number;
  tables: number;
  lessons: number;
  table_days: number;
  guest_days: number;
}
/**
 * Whether the bots are to play on while nobody is at the table.
 */
export interface AloneSwitch {
  on: boolean;
}
/**
 * The colour that a seat is to have.
 */
export interface SeatColour {
  colour: string;
}
/**
 * Go on from a ply of a table or replay as a new table with these seats.
 */
export interface NewBranch {
  ply: number;
  seats: SeatWish[];
}
/**
 * One ply as this viewer may know it: what was done and the events that followed.
 *
 * Ply 0 is the set-up: nobody's (`seat` is -1), and what it laid out and did before the first decision.
 * `events[i].event` is the event's name, as in the key `event-viking-placed`; its other fields are what the
 * sentence needs. `at` is in seconds since the start. `action` is empty where it is another's secret.
 */
export interface LogEntry {
  ply: number;
  seat: number;
  action: string;
  events: {}[];
  at: number;
}
/**
 * One legal action: its notation, its words, and the ids of what to highlight for it.
 */
export interface Choice {
  action: string;
  label: Phrase;
  targets: string[];
}
/**
 * What the seat to act is asked. Options are only sent to who may choose.
 */
export interface Decision {
  seat: number;
  prompt: Phrase;
  options: Choice[];
}
/**
 * Whether this viewer may step back, and if not, why (`reason` is a refusal's key).
 *
 * `asking`: stepping back needs the others' consent, and they may be asked.
 */
export interface UndoState {
  allowed: boolean;
  reason: string;
  asking: boolean;
}
/**
 * Points as far as the viewer knows them: the rows of the seats in `hidden` are unknown, and all 0.
 */
export interface ScoreTable {
  categories: string[];
  points: number[][];
  totals: number[];
  winners: number[];
  hidden: number[];
}
/**
 * The position for one viewer. `entries` are the plies since the last frame; undone ones are gone.
 *
 * To follow: of the log, keep what comes before the first of the `entries` and is not after `ply`, and
 * append them. A log that is told whole begins with the set-up, which is ply 0. `seq` only grows.
 * `done` is the key of this connection's request that led to it: the frame is the answer to that request.
 */
export interface Frame {
  type: "frame";
  seq: number;
  ply: number;
  viewer: number;
  entries: LogEntry[];
  scene: unknown;
  decision: Decision | null;
  undo: UndoState;
  score: ScoreTable;
  done: string;
  lesson: LessonAt | null;
}
/**
 * Where one is in a lesson: the number of the step, from 0, and those before and after, -1 if none.
 *
 * `expected` are the actions that it waits for, `tip` is the number of the tip in free play, or -1.
 */
export interface LessonAt {
  step: number;
  back: number;
  onward: number;
  expected: string[];
  tip: number;
}
/**
 * The first message on a connection, the answer to `look`, and what everybody gets when play begins.
 *
 * While the table is waiting, `stage`, `frame` and `marks` are null. A frame in it holds the whole log.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  stage: unknown;
  frame: Frame | null;
  marks: MarkCount | null;
}
export interface TableChanged {
  type: "table";
  table: TableInfo;
}
/**
 * What an option would do, as far as it can be known.
 */
export interface PreviewOf {
  action: string;
  points: number;
  events: {}[];
  luck: boolean;
}
export interface Previews {
  type: "previews";
  ply: number;
  previews: PreviewOf[];
}
/**
 * Steps one after another: the points of all of them, and the events of the last one.
 */
export interface RouteOf {
  steps: string[];
  points: number;
  events: {}[];
  luck: boolean;
}
/**
 * The answer to `ask-routes`: shorter routes first, each one's beginnings among them.
 */
export interface Routes {
  type: "routes";
  ply: number;
  first: string;
  routes: RouteOf[];
}
/**
 * A sentence, `coach-why-` and the key, or `coach-for-` in a hint.
 *
 * `events` are told in it, as the variable of that name.
 */
export interface ReasonLine {
  key: string;
  params: {
    [k: string]: string | number;
  };
  events: {}[];
}
/**
 * An option as the coach sees it: the chance of winning that it leaves, with its standard error.
 *
 * `visits` says how often the search tried it; `why` what speaks for it, beside the `other` of the hint.
 */
export interface Advice {
  action: string;
  chance: number;
  error: number;
  visits: number;
  why: ReasonLine[];
}
/**
 * The answer to `ask-hint`: the options that are recommended, the one with the best chance first.
 *
 * None are where all are equal, as far as the search can tell. `other` is the best of those that are surely
 * worse; `untold` more were tried too little to say whether they are.
 */
export interface Hint {
  type: "hint";
  ply: number;
  choices: Advice[];
  other: Advice | null;
  untold: number;
}
/**
 * Why an action is not allowed; `refusal` is null when it is.
 */
export interface Why {
  type: "why";
  action: string;
  refusal: Refusal | null;
}
/**
 * A request was carried out that led to no new frame: one that changes no position, or one sent again.
 */
export interface Done {
  type: "done";
  key: string;
  ply: number;
}
/**
 * A request was not carried out.
 */
export interface Refused {
  type: "refused";
  key: string;
  refusal: Refusal;
}
/**
 * A quick phrase of a seat, by its key in the words files.
 */
export interface Said {
  type: "said";
  seat: number;
  phrase: string;
}
/**
 * A seat asks to go back to a ply; the people at the other seats may accept.
 *
 * `waiting` are the seats that have not answered; empty when the request is settled.
 */
export interface TakebackAsked {
  type: "takeback";
  seat: number;
  ply: number;
  waiting: number[];
}
/**
 * Another step of a lesson, at the same ply; with a frame, it stands in that.
 */
export interface LessonPage {
  type: "lesson";
  at: LessonAt;
}
export interface Pong {
  type: "pong";
}
/**
 * Do an action. `expect` is the ply the client sees; `key` makes sending it twice harmless.
 */
export interface Act {
  type: "act";
  action: string;
  expect: number;
  key: string;
}
/**
 * Take back the last ply; `turn` goes back as far as is free.
 */
export interface Undo {
  type: "undo";
  expect: number;
  key: string;
  turn: boolean;
}
export interface AskTakeback {
  type: "ask-takeback";
  expect: number;
  key: string;
}
export interface AnswerTakeback {
  type: "answer-takeback";
  accept: boolean;
  key: string;
}
export interface AskPreviews {
  type: "ask-previews";
  expect: number;
}
/**
 * What would come of an option (or of none, if empty), and then of up to `length` of these steps.
 */
export interface AskRoutes {
  type: "ask-routes";
  expect: number;
  first: string;
  steps: string[];
  length: number;
}
/**
 * What would the coach do? It thinks for a while; a new position ends that.
 */
export interface AskHint {
  type: "ask-hint";
  expect: number;
}
export interface AskWhy {
  type: "ask-why";
  action: string;
}
export interface Say {
  type: "say";
  phrase: string;
}
/**
 * See through another of this device's seats, after the hand-over screen.
 */
export interface Look {
  type: "look";
  seat: number;
}
/**
 * Go to a step of the lesson: read on, go back, or skip ahead.
 */
export interface GoTo {
  type: "go-to";
  step: number;
}
export interface Ping {
  type: "ping";
}
/**
 * A ply of a finished match with the position after it.
 */
export interface ReplayPly {
  entry: LogEntry;
  scene: unknown;
  score: ScoreTable;
  decision_seat: number;
}
/**
 * A finished match, or one's own view of an open one, for the replay page.
 *
 * `score` is how it ended, or how it stands; of a match that cannot be shown to its end, as it was recorded.
 */
export interface ReplayInfo {
  table: TableInfo;
  viewer: number;
  viewers: number[];
  stage: unknown;
  marks: MarkCount;
  log: LogEntry[];
  plies: number;
  score: ScoreTable;
  verified: boolean;
}
/**
 * A choice of an analysed decision, in words, with what the search found of it.
 */
export interface Judged {
  label: Phrase;
  chance: number;
  error: number;
  visits: number;
}
/**
 * The decision that led to a ply, judged by what its player knew.
 *
 * `chances` and their standard errors are by seat, before it. `better` is null where nothing surely is.
 */
export interface AnalysedPly {
  ply: number;
  seat: number;
  chances: number[];
  errors: number[];
  luck: boolean;
  played: Judged;
  better: Judged | null;
  why: ReasonLine[];
}
/**
 * A decision of a finished match that could have been better: the position before it, as its player saw
 * it, with all options. `right` are those surely better than what was `played`, the best chance first;
 * `tried` is what the search found of each option that it looked at.
 */
export interface Question {
  ply: number;
  scene: unknown;
  decision: Decision;
  played: Advice;
  right: string[];
  tried: Advice[];
  better: Advice;
  why: ReasonLine[];
}
/**
 * A player's best decision, which led to this ply, and the best of what else there was.
 */
export interface Praise {
  ply: number;
  scene: unknown;
  played: Judged;
  next: Judged;
}
/**
 * What a player is asked about a match. `plies` are their decisions; the questions come with the last of
 * them.
 */
export interface Questions {
  plies: number;
  questions: Question[];
  praise: Praise | null;
}
/**
 * At this ply the chance of a seat changed by so much: by its choice, or by luck.
 */
export interface SwingInfo {
  ply: number;
  kind: "choice" | "luck";
  seat: number;
  change: number;
  error: number;
}
/**
 * Some plies of a match. `swings` are the greatest of all that are analysed so far; `end` are the chances
 * after the last ply: those of who has won.
 */
export interface Analysis {
  plies: number;
  judged: AnalysedPly[];
  swings: SwingInfo[];
  end: number[];
}
/**
 * A puzzle of a game; `difficulty` is from 1 to 5: one more than the levels of bots that fail it.
 */
export interface PuzzleInfo {
  id: string;
  difficulty: number;
  seats: number;
}
/**
 * What the search found of a choice of a puzzle, and why the solution is better than it, in the words of
 * an analysis; of a solution, why it is better than the best of the others.
 */
export interface PuzzleChoice {
  action: string;
  right: boolean;
  chance: number;
  error: number;
  visits: number;
  why: ReasonLine[];
}
/**
 * A puzzle as a table shows it to the seat that is to decide, `viewer`, with all that is to be said of
 * each choice: who has it needs no network to solve it.
 *
 * One may answer `tries` times; `fails` are the levels that do not find it. `choices` begin with the best,
 * and `decision` has the same ones as the rules list them.
 */
export interface PuzzleBoard {
  game: string;
  id: string;
  difficulty: number;
  fails: string[];
  tries: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  viewer: number;
  stage: unknown;
  scene: unknown;
  decision: Decision;
  previews: PreviewOf[];
  log: LogEntry[];
  score: ScoreTable;
  choices: PuzzleChoice[];
}
