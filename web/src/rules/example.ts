/** A worked example as a board takes it: a table where nobody may act. */

import { COLOURS } from "../art/shapes.ts";
import type { ExampleBoard, TableInfo } from "../generated/protocol.ts";

export function tableOf(game: string, board: ExampleBoard, step: number): TableInfo {
  return {
    id: "",
    game,
    status: "playing",
    options: {},
    seats: board.players.map((name, index) => ({
      index,
      kind: "person",
      name,
      bot: "",
      mine: index === board.viewer,
      present: true,
      away: false,
      colour: COLOURS[index]!,
      paintable: false,
    })),
    undo: "none",
    watch: "nobody",
    coach: "never",
    hints: false,
    host: false,
    practice: false,
    ply: step,
    to_act: board.steps[step]!.to_act,
    created: 0,
    changed: 0,
    seed_commitment: "",
    seed: "",
    winners: [],
    totals: [],
    past: null,
    rematch: "",
    lesson: "",
    lesson_done: false,
    branch_of: "",
    branch_ply: 0,
    url: "",
    links: [],
  };
}

/** Narrower than this a board shows its parts one below the other, which is not what a picture is for. */
const NARROW = 780;
const WIDE = 1080;

/** How wide a board is laid out, and by how much it is then made smaller to fit its place. */
export function fitted(place: number): { width: number; zoom: number } {
  const width = place < NARROW / 1.5 ? NARROW : WIDE;
  return { width, zoom: place / width };
}
