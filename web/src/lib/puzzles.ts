/** Puzzles on this device: what one has solved, and those that are there without a network. */

import type { PuzzleBoard, PuzzleInfo } from "../generated/protocol.ts";
import { api, ApiError } from "./api.ts";

const KEY = "drakkar.puzzles";
const CACHE = "drakkar-puzzles";
const DAY = 86_400_000;
/** So many puzzles of the day are kept ahead. */
const AHEAD = 7;

/** By puzzle of a game, at which try it was solved; 0 if it was missed. */
export type Solved = Readonly<Record<string, number>>;

function all(): Record<string, Solved> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, Solved>;
  } catch {
    return {};
  }
}

export const solvedOf = (game: string): Solved => all()[game] ?? {};

/** The first result counts, until a puzzle that was missed is solved. */
export function keep(game: string, id: string, tries: number): Solved {
  const known = all();
  const own = { ...known[game] };
  if (!own[id]) own[id] = tries;
  localStorage.setItem(KEY, JSON.stringify({ ...known, [game]: own }));
  return own;
}

/** How many were solved, and how many of them at the first try. */
export const sumOf = (tries: readonly number[]): { solved: number; first: number } => ({
  solved: tries.filter((one) => one > 0).length,
  first: tries.filter((one) => one === 1).length,
});

/** Another one every day, by the calendar of who asks. */
export function ofTheDay<T>(puzzles: readonly T[], now: Date, ahead = 0): T | undefined {
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY + ahead;
  return puzzles[day % puzzles.length];
}

/** What the server says or, when it cannot be reached, what it said last. */
async function kept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const cache = "caches" in globalThis ? await caches.open(CACHE) : null;
  const address = `/puzzles/${name}`;
  try {
    const value = await ask();
    await cache?.put(address, Response.json(value));
    return value;
  } catch (error) {
    const known = error instanceof ApiError && error.status === 0 ? await cache?.match(address) : undefined;
    if (!known) throw error;
    return (await known.json()) as T;
  }
}

export const listOf = (game: string): Promise<PuzzleInfo[]> => kept(game, () => api.puzzles(game));
export const puzzleOf = (game: string, id: string): Promise<PuzzleBoard> =>
  kept(`${game}/${id}`, () => api.puzzle(game, id));

/** The puzzles of the next days are there even if the network is not. */
export async function keepAhead(game: string, puzzles: readonly PuzzleInfo[]): Promise<void> {
  const now = new Date();
  for (let ahead = 0; ahead < Math.min(AHEAD, puzzles.length); ahead += 1)
    await puzzleOf(game, ofTheDay(puzzles, now, ahead)!.id);
}
