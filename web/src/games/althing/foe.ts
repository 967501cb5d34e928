/** Thorfinn, as he can be read: which row of his card counts, what came of it, and how near he is. */

import { number, text, type Happening } from "../../board/happenings.ts";
import type { AlthingScene, ThorfinnInfo, ThorfinnScene } from "../../generated/althing.ts";

/** His number, as if he had a seat. */
export const THORFINN = 1;

export interface Deed {
  symbol: string;
  /** It was kept off. */
  stopped: boolean;
}

/** The row of your position: what he did in this round, as the log tells it. */
export function deedsOf(card: ThorfinnInfo, position: number, entries: readonly Happening[][]): Deed[] {
  const events = entries.flat();
  const start = events.findLastIndex(({ event }) => event === "thorfinn-revealed");
  const stopped = events
    .slice(start + 1)
    .filter((event) => event.event === "dodge-played" && number(event, "whom") === THORFINN)
    .map((event) => text(event, "against"));
  return (card.rows[position] ?? []).map((symbol) => {
    const at = stopped.indexOf(symbol);
    if (at >= 0) stopped.splice(at, 1);
    return { symbol, stopped: at >= 0 };
  });
}

/** Where you stood when he revealed his card: you may have crossed since. */
export function stoodAt(scene: AlthingScene): number {
  const { position } = scene.players[0]!;
  return scene.crossed ? position - 1 : position;
}

/** Steps that he is ahead of you, less than 0 if behind. */
export const lead = (foe: ThorfinnScene, scene: AlthingScene): number =>
  foe.position - scene.players[0]!.position;

export const climbsLeft = (foe: ThorfinnScene, { track }: AlthingScene): number =>
  Math.max(...track.map(({ position }) => position)) - foe.position;
