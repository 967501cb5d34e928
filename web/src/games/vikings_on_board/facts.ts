import type { VikingsOnBoardScene } from "../../generated/vikings_on_board.ts";
import type { GameEvent } from "../../table/log.ts";
import { named, type TableFacts } from "../facts.ts";

/** Through eyes that may not know a chest's good, it may be one of these. */
const chest =
  (good: string) =>
  (event: GameEvent): boolean =>
    event.event === "chest-taken" && (event.good === good || event.good === "");

export const VIKINGS_ON_BOARD: TableFacts = {
  counts: {
    key: "chests-won",
    of: (scene) => (scene as VikingsOnBoardScene).players.map((player) => player.chests),
  },
  evidence: {
    furs: chest("furs"),
    grain: chest("grain"),
    metal: chest("metal"),
    barrels: named("barrel-won"),
  },
};
