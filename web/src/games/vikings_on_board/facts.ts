import type { VikingsOnBoardScene } from "../../generated/vikings_on_board.ts";
import type { GameEvent } from "../../table/log.ts";
import { named, type TableFacts } from "../facts.ts";

const chest =
  (good: string) =>
  (event: GameEvent): boolean =>
    event.event === "chest-taken" && event.good === good;

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
