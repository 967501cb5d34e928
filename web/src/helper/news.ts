/** What is worth a word of the helper: kinds of deeds that are new to who plays. */

import type { Choice, LogEntry } from "../generated/protocol.ts";
import { isNews, type GameEvent } from "../table/log.ts";
import type { Memory } from "./memory.ts";

/** Something that has become possible, or that somebody else has just done. */
export type News = { kind: string } & ({ option: Choice } | { event: GameEvent });

/** Of several new deeds of others, the last ones. */
const DEEDS = 2;

const verbOf = (action: string): string => action.split(" ", 1)[0]!;
const possible = (action: string): string => `can:${verbOf(action)}`;
const deed = (event: GameEvent): string => `did:${event.event}`;

const deedsOf = (entry: LogEntry): GameEvent[] =>
  (entry.events as GameEvent[]).filter((event) => isNews(event) && event.seat === entry.seat);

/** The kinds that a player has done in these plies. */
export const doneBy = (seat: number, entries: readonly LogEntry[]): string[] =>
  entries
    .filter((entry) => entry.seat === seat)
    .flatMap((entry) => [possible(entry.action), ...deedsOf(entry).map(deed)]);

/** What others did comes first; each kind once, and none that was told or done. */
export function newsOf(
  seat: number,
  entries: readonly LogEntry[],
  options: readonly Choice[],
  memory: Memory,
): News[] {
  const known = new Set([...memory.told, ...memory.done]);
  const isNew = ({ kind }: News): boolean => !known.has(kind) && known.add(kind).size > 0;
  const deeds = entries
    .filter((entry) => entry.seat !== seat && entry.seat >= 0)
    .flatMap(deedsOf)
    .map((event): News => ({ kind: deed(event), event }))
    .filter(isNew);
  const choices = options.map((option): News => ({ kind: possible(option.action), option })).filter(isNew);
  return [...deeds.slice(-DEEDS), ...choices];
}
