/** What the table around a board must know about a game to show its scores, log and choices. */

import type { GameEvent } from "../table/log.ts";

export interface TableFacts {
  /** Shown beside a player's score: the words and the number. */
  counts: { key: string; of: (scene: unknown) => number[] };
  /** By category of the score sheet: which events made its points. */
  evidence: Record<string, (event: GameEvent) => boolean>;
  /** Choices that the brass button offers, the first one open, with the words on it. */
  primary?: Readonly<Record<string, string>>;
}

export const named =
  (...names: string[]) =>
  (event: GameEvent): boolean =>
    names.includes(event.event);
