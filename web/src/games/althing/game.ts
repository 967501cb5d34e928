import { drawn, illustrated } from "../drawn.ts";
import type { GameArt } from "../registry.ts";
import { DRAWINGS } from "./art.ts";
import { ALTHING } from "./facts.ts";

export const althing: GameArt = {
  board: drawn(illustrated(() => import("./Board.svelte"), DRAWINGS)),
  cover: () => import("./Cover.svelte"),
  record: () => import("./Record.svelte"),
  facts: ALTHING,
};
