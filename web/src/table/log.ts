/** What happened, ply by ply, made into the lines of the log. */

import type { Frame, LogEntry } from "../generated/protocol.ts";
import { markOf, type Mark } from "../lib/seats.ts";
import { join, tg, words, type Params } from "../lib/words.svelte.ts";

/** An event as the server tells it: its name, as in the words files, and its fields. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

export interface Line {
  key: string;
  params: Params;
  seat: number;
  event: GameEvent;
}

/** Lines that follow one another, or one that stands apart: it opens a turn, or ends the match. */
export interface Part {
  heading: boolean;
  lines: Line[];
}

/** A ply of the log: what was done and what followed, in its order. */
export interface Paragraph {
  ply: number;
  seat: number;
  parts: Part[];
}

/** The ply that is nobody's, before the first one. */
export const SET_UP = 0;

const OPENINGS = new Set(["turn-began", "round-began", "phase-began"]);
const HEADINGS = new Set([...OPENINGS, "match-ended"]);
const QUIET = new Set(["turn-ended"]);

/** The log after a frame: plies that were taken back are gone, new ones are there. */
export function merge(log: LogEntry[], frame: Frame): LogEntry[] {
  const first = frame.entries[0]?.ply ?? frame.ply + 1;
  return [...log.filter((entry) => entry.ply < first && entry.ply <= frame.ply), ...frame.entries];
}

/** The lists of an event, each joined from the words for its items, which may use lists of the same length. */
function listsOf(game: string, event: GameEvent): Params {
  const lists = Object.entries(event).filter((field): field is [string, string[]] => Array.isArray(field[1]));
  const params: Params = lists.length > 0 ? { listed: lists.every(([, items]) => items.length > 0) } : {};
  for (const [name, items] of lists) {
    if (!words.knows(game, `item-${name}`)) continue;
    const level = lists.filter(([, others]) => others.length === items.length);
    const say = (_: string, at: number): string =>
      tg(game, `item-${name}`, Object.fromEntries(level.map(([other, all]) => [other, all[at]!])));
    params[name] = join(items.map(say));
  }
  return params;
}

/** The sentence of an event; seats become names, and lists are joined. */
export function lineOf(game: string, event: GameEvent, nameOf: (seat: number) => string): Line {
  const params: Params = listsOf(game, event);
  for (const [field, value] of Object.entries(event)) {
    if (field === "seat") params.player = nameOf(value as number);
    else if (field === "whom") params.whom = nameOf(value as number);
    else if (field === "winners") {
      const seats = value as number[];
      params.winners = join(seats.map(nameOf));
      params.shared = seats.length > 1;
    } else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      params[field] = value;
  }
  const seat = typeof event.seat === "number" ? event.seat : -1;
  return { key: `event-${event.event}`, params, seat, event };
}

/** Whether an event has a line of its own in the log. */
export const isSaid = (event: unknown): boolean => !QUIET.has((event as GameEvent).event);

/** Whether an event opens a turn or ends the match: its line stands apart. */
export const isHeading = (event: GameEvent): boolean => HEADINGS.has(event.event);

/** Whether an event says more than that a turn or round passes. */
export const isNews = (event: GameEvent): boolean => !QUIET.has(event.event) && !OPENINGS.has(event.event);

export function paragraph(game: string, entry: LogEntry, nameOf: (seat: number) => string): Paragraph {
  const lines = (entry.events as GameEvent[]).filter(isSaid).map((event) => lineOf(game, event, nameOf));
  const parts: Part[] = [];
  for (const line of lines) {
    const heading = isHeading(line.event);
    const last = parts.at(-1);
    if (last && !heading && !last.heading) last.lines.push(line);
    else parts.push({ heading, lines: [line] });
  }
  return { ply: entry.ply, seat: entry.seat, parts };
}

/** A ply in one breath; that a turn passes only where nothing else happens. */
export function inShort({ parts }: Paragraph): Line[] {
  const news = parts.filter(({ heading }) => !heading);
  return (news.length > 0 ? news : parts).flatMap(({ lines }) => lines);
}

/** Whose mark a line carries: that of who acted on the first, a figure's on its deeds, in the set-up everybody's. */
export function markOfLine({ ply, seat }: Paragraph, line: Line, first: boolean, seats: number): Mark | null {
  const doer = markOf(line.seat, seats);
  if (doer === "figure" || ply === SET_UP) return doer;
  return first ? seat : null;
}

/** The plies after which another seat is to act: the marks of the scrubber. */
export function turnPlies(log: LogEntry[]): number[] {
  const plies = log.filter(({ ply }) => ply !== SET_UP);
  return plies
    .filter((entry, at) => at > 0 && entry.seat !== plies[at - 1]!.seat)
    .map((entry) => entry.ply - 1);
}
