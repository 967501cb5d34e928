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
  | Pong;
export type ClientMessage =
  Act | Undo | AskTakeback | AnswerTakeback | AskPreviews | AskRoutes | AskHint | AskWhy | Say | Look | Ping;

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
export interface ProvenanceRecord {
  section: string;
  id: string;
  summary: string;
  source: string;
  strength: string;
  where: string;
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
 * The rules of a game in one language.
 */
export interface RulesBook {
  game: string;
  language: string;
  preface: string;
  sections: SectionText[];
  notes: string;
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
 */
export interface SeatWish {
  kind: "bot" | "device" | "friend" | "me";
  name: string;
  bot: string;
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
 */
export interface SeatInfo {
  index: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  present: boolean;
  away: boolean;
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
 * `hints`: whether the coach gives them here, by the policy and who sits at the table.
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
  rematch: string;
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
 * Go on from a ply of a table or replay as a new table with these seats.
 */
export interface NewBranch {
  ply: number;
  seats: SeatWish[];
}
/**
 * One ply as this viewer may know it: what was done and the events that followed.
 *
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
 * To follow: keep the first `ply - len(entries)` plies of the log and append `entries`. `seq` only grows.
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
}
/**
 * The first message on a connection, the answer to `look`, and what everybody gets when play begins.
 *
 * While the table is waiting, `stage` and `frame` are null. A frame in it holds the whole log.
 */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  stage: unknown;
  frame: Frame | null;
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
 * An option as the coach sees it: the chance of winning that it leaves, with its standard error.
 *
 * `visits` says how often the search tried it.
 */
export interface Advice {
  action: string;
  chance: number;
  error: number;
  visits: number;
}
/**
 * The answer to `ask-hint`: the best options, the one with the best chance first.
 */
export interface Hint {
  type: "hint";
  ply: number;
  choices: Advice[];
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
export interface Ping {
  type: "ping";
}
/**
 * A ply of a finished match with the position after it.
 */
export interface ReplayPly {
  entry: LogEntry | null;
  scene: unknown;
  score: ScoreTable;
  decision_seat: number;
}
/**
 * A finished match, or one's own view of an open one, for the replay page.
 */
export interface ReplayInfo {
  table: TableInfo;
  viewer: number;
  viewers: number[];
  stage: unknown;
  log: LogEntry[];
  plies: number;
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
 * A sentence, `coach-why-` and the key; `events` are told in it, as the variable of that name.
 */
export interface ReasonLine {
  key: string;
  params: {
    [k: string]: string | number;
  };
  events: {}[];
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
