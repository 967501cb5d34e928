/** A scene in words, as the terminal tells it, too (cli/boards/listed.py). */

import { join, t, tg, words } from "../../lib/words.svelte.ts";

/** The field of a scene that has an item for every seat. */
export const PLAYERS = "players";

type Leaf = string | number | boolean;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * A field in words: by the message `scene-NAME` if the game has one, else its name and its value. The items of a list
 * are said by `item-NAME`, if there is one.
 */
export function told(game: string, name: string, value: unknown): string[] {
  const key = name.replaceAll("_", "-");
  if (Array.isArray(value)) {
    if (value.some(isObject)) return value.flatMap((item) => told(game, name, item));
    if (value.length > 0 && words.knows(game, `item-${key}`))
      return told(game, name, join(value.map((item: Leaf) => tg(game, `item-${key}`, { value: item }))));
  } else if (isObject(value)) {
    const fields = Object.entries(value).filter(([field]) => field !== PLAYERS);
    return fields.flatMap(([field, item]) => told(game, field, item));
  }
  const said = (value ?? "") as Leaf | Leaf[];
  const plain = typeof said === "object" ? said.join(", ") : said;
  if (words.knows(game, `scene-${key}`)) return [tg(game, `scene-${key}`, { value: plain })];
  return plain === "" ? [] : [t("named", { name: name.replaceAll("_", " "), text: plain })];
}

/** By seat, what each player has. */
export function toldOf(game: string, scene: unknown): string[][] {
  const players = (scene as Record<string, unknown>)[PLAYERS];
  return Array.isArray(players) ? players.map((player) => told(game, "", player)) : [];
}
