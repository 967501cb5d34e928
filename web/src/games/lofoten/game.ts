import { drawn } from "../drawn.ts";
import type { GameArt } from "../registry.ts";
import { LOFOTEN } from "./facts.ts";

export const lofoten: GameArt = {
  board: drawn(() => import("./Board.svelte")),
  cover: () => import("./Cover.svelte"),
  facts: LOFOTEN,
};
