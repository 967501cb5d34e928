/** What the table around a board must know about a game to show its scores, log and choices. */

import type { GameEvent } from "../table/log.ts";

/** A path through a game, part by part: one of its options, whose values are the parts. */
export interface Guide {
  option: string;
  parts: readonly string[];
  /** The value that is no part, but a match of one's own. */
  free: string;
  /** The key of a part's title, or of what is new in it. */
  words: (part: string, seats: number, what: "title" | "new") => string;
  /** The key of the words that lead on, to a part named by `label`. */
  onward: string;
  /** The part that follows; "" after a match of one's own. */
  next: (part: string, seats: number) => string;
}

/** How one plays alone: against a figure that has no seat. */
export interface Alone {
  /** The words for its name, and for a match that it wins. */
  figure: string;
  lost: string;
  /** The option that says how strong it is. */
  mode: string;
  /** Options that are chosen beside it, where they count. */
  beside: readonly string[];
}

export interface TableFacts {
  /** Shown beside a player's score: the words and the number. */
  counts?: { key: string; of: (scene: unknown) => number[] };
  /** By category of the score sheet: which events made its points. */
  evidence: Record<string, (event: GameEvent) => boolean>;
  /** Choices that the brass button offers, the first one open, with the words on it. */
  primary?: Readonly<Record<string, string>>;
  guide?: Guide;
  alone?: Alone;
  /** Who begins is drawn, always or with this option: it is not the first seat. */
  drawsFirst?: true | { option: string; value: string };
}

export const named =
  (...names: string[]) =>
  (event: GameEvent): boolean =>
    names.includes(event.event);
