/** A table that is none: of a position that nobody plays, as a board takes it. */

import { COLOURS } from "../art/shapes.ts";
import type { TableInfo } from "../generated/protocol.ts";

/** `viewer` is the seat whose eyes these are. */
export function stagedTable(
  game: string,
  names: readonly string[],
  viewer: number,
  toAct: number,
  options: TableInfo["options"] = {},
): TableInfo {
  return {
    id: "",
    game,
    status: "playing",
    options,
    seats: names.map((name, index) => ({
      index,
      kind: "person",
      name,
      bot: "",
      mine: index === viewer,
      present: true,
      away: false,
      colour: COLOURS[index]!,
      paintable: false,
    })),
    undo: "none",
    watch: "nobody",
    coach: "never",
    hints: false,
    alone: false,
    host: false,
    practice: false,
    ply: 0,
    to_act: toAct,
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
