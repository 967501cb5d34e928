/** The live connection of a browser to a table: holds the last truth the server told, and sends wishes. */

import type {
  Act,
  ClientMessage,
  Frame,
  Hint,
  LessonAt,
  LogEntry,
  MarkCount,
  PreviewOf,
  Refusal,
  RouteOf,
  Said,
  ServerMessage,
  TableInfo,
  TakebackAsked,
  Undo,
  AskTakeback,
  AnswerTakeback,
  Welcome,
  Why,
} from "../generated/protocol.ts";
import { address } from "../lib/api.ts";
import { named, namedDecision, nameAt } from "../lib/seats.ts";
import { merge, SET_UP } from "./log.ts";

export type Connection = "connecting" | "open" | "lost";

/** What must reach the server exactly once: it keeps its key until it is answered. */
type Keyed = Act | Undo | AskTakeback | AnswerTakeback;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const SILENCE_LIMIT = 45_000;

export class TableLink {
  connection = $state<Connection>("connecting");
  attempts = $state(0);
  table = $state.raw<TableInfo | null>(null);
  stage = $state.raw<unknown>(null);
  /** How much of what is played with is guessed or invented. */
  marks = $state.raw<MarkCount | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The plies that came with the last frame, for the board to animate. */
  fresh = $state.raw<LogEntry[]>([]);
  previews = $state.raw<Map<string, PreviewOf>>(new Map());
  /** By the action that they begin with, "" for none: the answers to `askRoutes` at this ply. */
  routes = $state.raw<Map<string, RouteOf[]>>(new Map());
  /** What the coach would do at this ply; `hinting` while it thinks. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  why = $state.raw<Why | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Where in a lesson, if one is taken here. */
  lesson = $state.raw<LessonAt | null>(null);
  takeback = $state.raw<TakebackAsked | null>(null);
  /** When `why` or `refusal` was last answered. */
  explained = 0;
  pending = $state.raw<Keyed | null>(null);

  onsaid: (said: Said) => void = () => {};
  onframe: (frame: Frame, first: boolean) => void = () => {};
  onrefused: (refusal: Refusal) => void = () => {};

  readonly #id: string;
  #socket: WebSocket | null = null;
  #retry = 0;
  #heartbeat = 0;
  #heard = 0;
  #closed = false;

  constructor(id: string) {
    this.#id = id;
  }

  open(): void {
    if (this.#closed) return;
    this.#connect();
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  act(action: string): void {
    this.#keyed({ type: "act", action, expect: this.#ply, key: newKey() });
  }

  undo(turn: boolean): void {
    this.#keyed({ type: "undo", expect: this.#ply, key: newKey(), turn });
  }

  askTakeback(): void {
    this.#keyed({ type: "ask-takeback", expect: this.#ply, key: newKey() });
  }

  answerTakeback(accept: boolean): void {
    this.takeback = null;
    this.#keyed({ type: "answer-takeback", accept, key: newKey() });
  }

  askPreviews(): void {
    this.#send({ type: "ask-previews", expect: this.#ply });
  }

  askRoutes(first: string, steps: string[], length: number): void {
    this.#send({ type: "ask-routes", expect: this.#ply, first, steps, length });
  }

  askHint(): void {
    if (this.hinting) return;
    this.hinting = true;
    this.#send({ type: "ask-hint", expect: this.#ply });
  }

  /** Nothing more of the hint is shown, nor waited for. */
  closeHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  askWhy(action: string): void {
    this.#send({ type: "ask-why", action });
  }

  say(phrase: string): void {
    this.#send({ type: "say", phrase });
  }

  /** To a step of the lesson. */
  goTo(step: number): void {
    this.#send({ type: "go-to", step });
  }

  look(seat: number): void {
    this.#send({ type: "look", seat });
  }

  /** Forget the last answer to "why not" and the last refusal. */
  dismiss(): void {
    this.why = null;
    this.refusal = null;
  }

  readonly #nameOf = (seat: number): string => nameAt(this.table!, seat);

  get #ply(): number {
    return this.frame?.ply ?? 0;
  }

  /** Tries to connect at once instead of waiting. */
  readonly hurry = (): void => {
    if (this.connection === "lost" && document.visibilityState === "visible") {
      this.attempts = 0;
      this.#connect();
    }
  };

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#socket !== null && this.#socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(address.socket(this.#id));
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#heartbeat);
    if (this.#closed) return;
    this.connection = "lost";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "frame":
        return this.#show(message, false);
      case "table":
        this.table = message.table;
        return;
      case "previews":
        if (message.ply === this.#ply) {
          this.previews = new Map(message.previews.map((preview) => [preview.action, preview]));
        }
        return;
      case "routes":
        if (message.ply === this.#ply) this.routes = new Map(this.routes).set(message.first, message.routes);
        return;
      case "hint":
        if (message.ply !== this.#ply || !this.hinting) return;
        this.hinting = false;
        this.hint = message;
        return;
      case "why":
        this.why = { ...message, refusal: message.refusal && named(message.refusal, this.#nameOf) };
        this.explained = Date.now();
        return;
      case "done":
        if (this.pending?.key === message.key) this.pending = null;
        return;
      case "refused":
        if (this.pending?.key === message.key) this.pending = null;
        this.hinting = false;
        this.refusal = named(message.refusal, this.#nameOf);
        this.explained = Date.now();
        this.onrefused(this.refusal);
        return;
      case "said":
        this.onsaid(message);
        return;
      case "takeback":
        this.takeback = message.waiting.length > 0 ? message : null;
        return;
      case "lesson":
        this.lesson = message.at;
        return;
      case "pong":
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.connection = "open";
    this.attempts = 0;
    this.table = message.table;
    this.stage = message.stage;
    this.marks = message.marks;
    this.takeback = null;
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => this.#beat(), PING_EVERY);
    if (message.frame === null) {
      this.frame = null;
      this.log = [];
    } else {
      this.#show(message.frame, true);
    }
    if (this.pending !== null) this.#send(this.pending);
  }

  #show(frame: Frame, first: boolean): void {
    if (!first && this.frame !== null && frame.seq <= this.frame.seq) return;
    // To other eyes, and at the end, everything is told again: news is only what came after the last frame.
    // Who comes before the first decision sees how it was laid out.
    const opens = first && this.frame === null && frame.ply === SET_UP;
    const other = first || this.frame?.viewer !== frame.viewer;
    const before = opens ? SET_UP - 1 : other ? frame.ply : this.frame!.ply;
    this.log = first ? frame.entries : merge(this.log, frame);
    this.fresh = frame.entries.filter((entry) => entry.ply > before);
    this.previews = new Map();
    this.routes = new Map();
    this.why = null;
    this.takeback = null;
    this.closeHint();
    this.lesson = frame.lesson;
    this.frame = { ...frame, decision: frame.decision && namedDecision(frame.decision, this.#nameOf) };
    if (frame.done !== "" && frame.done === this.pending?.key) this.pending = null;
    this.onframe(this.frame, first);
    if ((frame.decision?.options.length ?? 0) > 0) this.askPreviews();
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_LIMIT) {
      this.#socket?.close();
    } else {
      this.#send({ type: "ping" });
    }
  }

  #keyed(message: Keyed): void {
    if (this.pending !== null) return;
    this.pending = message;
    this.dismiss();
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
