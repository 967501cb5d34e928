/** The games that have a board of their own, each under its name. */

export { looot } from "./looot/game.ts";
export { vikings_on_board } from "./vikings_on_board/game.ts";
export { lofoten } from "./lofoten/game.ts";
export { althing } from "./althing/game.ts";
