/** Where an action is done on the board: the id of the piece that is pressed for it. */

import type { AlthingScene } from "../../generated/althing.ts";
import type { Choice, Decision } from "../../generated/protocol.ts";

const IN_ROW = new Set(["recruit", "hire", "against", "plot", "take", "spread"]);
const IN_HAND = new Set(["pay", "answer", "drop", "give", "lay"]);
const LOOKED_AT = new Set(["bring", "stack"]);
const ALONE: Record<string, string> = {
  confirm: "pay:confirm",
  let: "answer:let",
  decline: "borrowed:decline",
  above: "deck:above",
  below: "deck:below",
  end: "phase:end",
  draw: "deck:own",
};

export function placeOf(action: string): string {
  const [verb, ...what] = action.split(" ") as [string, ...string[]];
  if (verb === "cross") return `step:${what[0] ?? "next"}`;
  if (verb === "target" && what[1] === "reserve") return `reserve:${what[0]}`;
  if (verb === "target" || verb === "return") return `seat:${what[0]}`;
  if (IN_ROW.has(verb)) return `assembly:${what[0]}`;
  if (IN_HAND.has(verb)) return `hand:${what[0]}`;
  if (LOOKED_AT.has(verb)) return `looked:${what[0]}`;
  return ALONE[verb] ?? [verb, ...what].join(":");
}

export const byPlace = (decision: Decision | null): Map<string, Choice> =>
  new Map((decision?.options ?? []).map((choice) => [placeOf(choice.action), choice]));

/** What a slot of the assembly is pressed for, by phase. */
const ROW_VERBS: Record<string, string> = {
  hiring: "hire",
  exchanging: "against",
  plotting: "plot",
  demobilising: "take",
  ailing: "spread",
};
export const rowAction = (phase: string, slot: number): string => `${ROW_VERBS[phase] ?? "recruit"} ${slot}`;

/** What a card of the hand is pressed for, by phase; "" where that opens what it can be used for. */
const HAND_VERBS: Record<string, string> = {
  paying: "pay",
  answering: "answer",
  reworking: "drop",
  arranging: "drop",
  demobilising: "give",
  invoking: "lay",
};
export const handAction = (phase: string, card: string): string =>
  phase in HAND_VERBS ? `${HAND_VERBS[phase]} ${card}` : "";

/** Told to nobody, and so taken back as easily as done: goals and what is pledged for them, what is dropped. */
const LIGHT = new Set(["cross", "recruit", "pay", "reward", "drop", "bring", "give", "take", "pick"]);
export const isLight = (action: string, { phase }: AlthingScene): boolean =>
  LIGHT.has(action.split(" ")[0]!) && phase !== "reworking";
