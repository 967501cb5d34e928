/** Moments and numbers as the reader's language writes them. */

import { words } from "./words.svelte.ts";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `3 hours ago`; `at` and `now` are seconds since 1970. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  const seconds = Math.max(0, now - at);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "minute");
}

export const exact = (at: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeStyle: "short" }).format(at * 1000);

/** A number of points with a true minus sign. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
