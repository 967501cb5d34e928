/** How this browser answers by itself: after a time of one's choice, or at once for the rest of a phase. */

import type { AlthingScene } from "../../generated/althing.ts";

/** Seconds after which it is let happen; 0 is never. */
export const TIMES = [0, 15, 30, 60] as const;
export type Time = (typeof TIMES)[number];

const KEY = "drakkar.althing-answers";
/** So long a person would take at least, and at most, to let something happen without much thought. */
const SHORTEST = 1200;
const LONGEST = 3200;

export const readTime = (text: string | null): Time => TIMES.find((time) => String(time) === text) ?? 0;

/** The phase of a player, as one seat sees it: what is not to be asked again is not asked again in this one. */
export const phaseOf = (table: string, seat: number, { round, active }: AlthingScene): string =>
  [table, seat, round, active].join(":");

export const naturalDelay = (luck: number = Math.random()): number => SHORTEST + luck * (LONGEST - SHORTEST);

class Answers {
  time = $state<Time>(readTime(localStorage.getItem(KEY)));
  /** The phase in which everything is let happen. */
  quiet = $state("");

  keep(time: Time): void {
    this.time = time;
    localStorage.setItem(KEY, String(time));
  }
}

export const answers = new Answers();
