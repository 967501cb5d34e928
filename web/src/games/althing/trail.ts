/** What was chosen step by step and is told to nobody yet: how it is taken back, and done again without a part of it. */

import type { LogEntry } from "../../generated/protocol.ts";

/** To go back so many plies and do these instead. */
export interface Revision {
  undo: number;
  actions: string[];
}

const VERBS: Record<string, ReadonlySet<string>> = {
  paying: new Set(["cross", "recruit", "pay", "reward"]),
  demobilising: new Set(["give", "take"]),
  composing: new Set(["pick"]),
};

/** The choices behind what a phase shows, in their order: the last plies of the log that belong to it. */
export function trailOf(log: readonly LogEntry[], phase: string): string[] {
  const verbs = VERBS[phase];
  if (!verbs) return [];
  const actions = log.map(({ action }) => action);
  const before = actions.findLastIndex((action) => !verbs.has(action.split(" ")[0]!));
  return actions.slice(before + 1);
}

export const withoutAll = (trail: readonly string[]): Revision => ({ undo: trail.length, actions: [] });

/** All but some of it; only what came after the first of these is taken back. */
export function without(trail: readonly string[], unwanted: readonly string[]): Revision {
  const left = [...trail];
  for (const action of unwanted) {
    const at = left.lastIndexOf(action);
    if (at >= 0) left.splice(at, 1);
  }
  const same = trail.findIndex((action, at) => action !== left[at]);
  const kept = same < 0 ? trail.length : same;
  return { undo: trail.length - kept, actions: left.slice(kept) };
}
