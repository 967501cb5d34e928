import { drawn, illustrated } from "../drawn.ts";
import type { GameArt } from "../registry.ts";
import { DRAWINGS, SYMBOLS } from "./art.ts";
import { ALTHING } from "./facts.ts";

export const althing: GameArt = {
  board: drawn(illustrated(() => import("./Board.svelte"), DRAWINGS)),
  cover: () => import("./Cover.svelte"),
  path: illustrated(() => import("./Campaign.svelte"), SYMBOLS),
  record: () => import("./Record.svelte"),
  facts: ALTHING,
};
