/** How a game names its board, so that it is fetched when first needed. */

import type { Component } from "svelte";

import { sprites } from "../art/sprites.ts";
import type { BoardProps, GameArt } from "./registry.ts";

/** Here, and only here, a game's board meets stages and scenes whose types the table does not know. */
export const drawn = <Stage, Scene>(
  load: () => Promise<{ default: Component<BoardProps<Stage, Scene>> }>,
): GameArt["board"] => load as unknown as GameArt["board"];

/** With the drawings that it uses, fetched beside it. */
export const illustrated =
  <Loaded>(load: () => Promise<Loaded>, urls: readonly string[]) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), sprites(urls)]))[0];
