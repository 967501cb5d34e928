/** What the cards of the epic are called and how they explain themselves, with what Hela adds to them. */

import type { AlthingScene, HelaInfo, StepScene } from "../../generated/althing.ts";
import type { Phrase } from "../../generated/protocol.ts";
import { join } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";
import type { Box } from "./box.ts";
import { changesOf, SIDES, spellOf, type Side, type Spell } from "./epic.ts";
import { ta, type NameOf } from "./pieces.ts";
import { THORFINN } from "./foe.ts";

const MARK_CLAUSES: Record<string, string> = {
  sacred_ground: "6.2",
  seasoned: "5.8",
  hela: "14.4",
  illness_zone: "14.5",
  cursed_troll_zone: "14.6",
  curse_zone: "14.7",
  resource_shift: "14.8",
  ovedur_zone: "14.9",
};
const HELA_STEPS = new Set(["stridur", "bolvun"]);
const asked = ({ nuggets, wood, bones }: StepScene) => ({ nuggets, wood, bones });
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

/** What a side of a Hela card does, in words. */
export const spellWords = ({ symbols, shift }: Spell): string =>
  join([
    ...symbols.filter((mark) => mark !== "resource_shift").map((mark) => ta("mark", { mark })),
    ...shift.map(({ resource, change }) =>
      ta("board-shift", { change: signed(change), count: Math.abs(change), resource }),
    ),
  ]);

/** Everybody on a place, Thorfinn too. */
export const standingOn = (scene: AlthingScene, place: number): number[] => [
  ...scene.players.flatMap((player, seat) => (player.place === place ? [seat] : [])),
  ...(scene.thorfinn?.place === place ? [THORFINN] : []),
];

function textOf({ id, role, symbols, next }: StepScene, limit: number): Phrase {
  const [mark, ...others] = symbols;
  if (mark && others.length > 0)
    return {
      key: "board-parts",
      params: { parts: [...new Set(symbols)].map((one) => ta("board-mark", { mark: one })).join(" ") },
    };
  if (mark === "seasoned") return { key: "piece-seasoned", params: { limit } };
  if (mark) return { key: "piece-mark", params: { mark } };
  if (next.length > 1) return { key: "piece-fork", params: {} };
  if (role === "start" || HELA_STEPS.has(id)) return { key: "piece-step", params: { step: id } };
  return { key: role === "step" ? "piece-step-cross" : "piece-step-last", params: {} };
}

export function stepPiece(
  step: StepScene,
  scene: AlthingScene,
  next: boolean,
  box: Box,
  nameOf: NameOf,
): Piece {
  const { id, face, role, symbols, place, branch } = step;
  const here = standingOn(scene, place).map(nameOf);
  let label = ta(role === "start" ? "board-step-start" : "board-step", { step: id, face, ...asked(step) });
  if (branch) label = ta("board-branch", { label, side: branch });
  for (const side of SIDES) {
    const card = box.hela(step[side]);
    if (card) label = ta("board-step-hela", { label, side, symbols: spellWords(spellOf(card, side)) });
  }
  if (changesOf(step).length > 0) {
    const [nuggets = 0, wood = 0, bones = 0] = step.printed;
    label = `${label}; ${ta("board-step-printed", { nuggets, wood, bones })}`;
  }
  if (next) label = ta("board-step-next", { label });
  if (here.length > 0) label = ta("board-step-here", { label, players: join(here) });
  const mark = symbols[0];
  return {
    title: { key: "board-parts", params: { parts: label } },
    text: textOf(step, box.stage.seasoned_limit),
    clause: mark
      ? MARK_CLAUSES[mark]!
      : step.next.length > 1
        ? "15.3"
        : ({ start: "2.1", step: "5.1" }[role] ?? "11.1"),
    provenance: [HELA_STEPS.has(id) ? "hela_step" : "step", face ? `${id}-${face}` : id],
  };
}

/** A side of a step where a Hela card may be slid. */
export const spotPiece = (step: StepScene, side: Side, card: HelaInfo): Piece => ({
  title: {
    key: "board-parts",
    params: {
      parts: [
        ta("board-hela-spot", { step: step.id, face: step.face, side }),
        ta("board-hela-side", { hela: card.id, side, symbols: spellWords(spellOf(card, side)) }),
      ].join("; "),
    },
  },
  text: { key: "piece-hela-side", params: {} },
  clause: "14.2",
  provenance: ["hela", card.id],
});
