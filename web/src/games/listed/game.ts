import type { GameArt } from "../registry.ts";

/** Any game: its scene as a list, beside the choices, the log and the scores that all games have. */
export const listed: GameArt = { board: () => import("./Board.svelte"), facts: { evidence: {} } };
