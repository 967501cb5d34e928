import type { AlthingScene } from "../../generated/althing.ts";
import { CAMPAIGN } from "./campaign.ts";
import { named, type TableFacts } from "../facts.ts";

export const ALTHING: TableFacts = {
  counts: {
    key: "cards-count",
    of: (scene) => (scene as AlthingScene).players.map(({ hand }) => hand.length),
  },
  evidence: { steps: named("step-crossed") },
  drawsFirst: true,
  guide: CAMPAIGN,
  alone: {
    figure: "game-figure",
    lost: "match-lost",
    mode: "thorfinn",
    beside: ["twins"],
  },
  primary: { confirm: "board-do-confirm", draw: "board-do-draw", end: "board-do-end" },
};
