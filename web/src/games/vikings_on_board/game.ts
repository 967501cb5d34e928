import { drawn } from "../drawn.ts";
import type { GameArt } from "../registry.ts";
import { VIKINGS_ON_BOARD } from "./facts.ts";

export const vikings_on_board: GameArt = {
  board: drawn(() => import("./Board.svelte")),
  cover: () => import("./Cover.svelte"),
  facts: VIKINGS_ON_BOARD,
};
