import { drawn } from "../drawn.ts";
import type { GameArt } from "../registry.ts";
import { LOOOT } from "./facts.ts";

export const looot: GameArt = {
  board: drawn(() => import("./Board.svelte")),
  cover: () => import("./Cover.svelte"),
  facts: LOOOT,
};
