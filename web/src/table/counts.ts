/** What each game shows beside a player's score: the words and the number. */

import type { LoootScene } from "../generated/looot.ts";

interface Counts {
  key: string;
  of: (scene: unknown) => number[];
}

const COUNTS: Record<string, Counts> = {
  looot: {
    key: "vikings-left",
    of: (scene) => (scene as LoootScene).players.map((player) => player.vikings),
  },
};

export function countsOf(game: string, scene: unknown): { key: string; counts: number[] } | null {
  const counts = COUNTS[game];
  return counts ? { key: counts.key, counts: counts.of(scene) } : null;
}
