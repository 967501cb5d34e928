/** Which events are behind a cell of the score sheet, game by game. */

import type { GameEvent } from "./log.ts";

type Test = (event: GameEvent) => boolean;

/** Everything about a kind of tile: gaining it, laying it, losing it, and the longships that raise its worth. */
const tile =
  (kind: string): Test =>
  (event) =>
    event.tile === kind && event.event !== "viking-placed";

const named =
  (...names: string[]): Test =>
  (event) =>
    names.includes(event.event);

const EVIDENCE: Record<string, Record<string, Test>> = {
  looot: {
    castle: tile("castle"),
    tower: tile("tower"),
    house: tile("house"),
    gold: tile("gold"),
    sheep: tile("sheep"),
    wood: tile("wood"),
    sites: named("site-finished"),
    trophy: named("trophy-claimed"),
    longships: named("longship-taken", "longship-laid", "longship-completed"),
  },
};

/** Whether an event made points of that category for that seat. */
export function behind(game: string, category: string, seat: number, event: GameEvent): boolean {
  return event.seat === seat && (EVIDENCE[game]?.[category]?.(event) ?? false);
}
