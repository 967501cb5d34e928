/** What this device knows of what its player knows of a game, kept in localStorage. */

export interface Memory {
  /** The first match played here: in it the helper speaks without being asked. */
  first: string;
  /** The match in which `told` was told. */
  table: string;
  told: string[];
  /** Kinds that the player has done without being told any more. */
  done: string[];
}

const keyOf = (game: string): string => `drakkar.helper.${game}`;
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** What was stored, for a match; whatever makes no sense is forgotten. */
export function read(text: string | null, table: string): Memory {
  let stored: Record<string, unknown> | null;
  try {
    stored = JSON.parse(text ?? "null") as Record<string, unknown> | null;
  } catch {
    stored = null;
  }
  const first = typeof stored?.first === "string" ? stored.first : table;
  const told = stored?.table === table ? strings(stored.told) : [];
  return { first, table, told, done: strings(stored?.done) };
}

export const recall = (game: string, table: string): Memory => read(localStorage.getItem(keyOf(game)), table);

export const keep = (game: string, memory: Memory): void =>
  localStorage.setItem(keyOf(game), JSON.stringify(memory));
