/**
 * Fluent files as the client wants them. `?words` is a file without its comments; `?front` no more than what the home
 * page says of a game: its title, its tagline, and whom one plays against alone.
 */

import { readFile } from "node:fs/promises";

import type { Plugin } from "vite";

const FRONT = /^game-(title|tagline|figure) /;

/** The messages of a file, each with the lines that go on from its first. */
export const messagesOf = (source: string): string[] =>
  source
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .join("\n")
    .split(/\n(?=\S)(?!\})/);

export const frontOf = (source: string): string =>
  messagesOf(source)
    .filter((message) => FRONT.test(message))
    .join("\n");

export function words(): Plugin {
  return {
    name: "drakkar-words",
    enforce: "pre",
    async load(id) {
      const [path, query] = id.split("?") as [string, string | undefined];
      if (!path.endsWith(".ftl") || (query !== "words" && query !== "front")) return null;
      this.addWatchFile(path);
      const source = await readFile(path, "utf8");
      const text = query === "front" ? frontOf(source) : messagesOf(source).join("\n");
      return { code: `export default ${JSON.stringify(`${text}\n`)};`, map: null, moduleType: "js" };
    },
  };
}
