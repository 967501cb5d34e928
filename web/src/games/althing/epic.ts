/** The epic as a map: where its cards lie, which ways lead on, and what Hela adds to a step. */

import type { AlthingScene, HelaInfo, StepScene } from "../../generated/althing.ts";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];
const RESOURCES = ["nuggets", "wood", "bones"] as const;

/** The columns of a map on a screen, wide or narrow. */
const WIDE = 6;
const NARROW = 3;

/** Where a card lies, as lines of a grid: two rows where ways part, of which a card that all pass fills both. */
export function cellOf(step: StepScene, columns: number): string {
  const band = Math.floor(step.position / columns) * 2 + 1;
  const column = (step.position % columns) + 1;
  const row = step.branch === "right" ? band + 1 : band;
  const height = step.branch ? 1 : 2;
  return `${row} / ${column} / span ${height} / span 1`;
}
export const wideCell = (step: StepScene): string => cellOf(step, WIDE);
export const narrowCell = (step: StepScene): string => cellOf(step, NARROW);

/** The rows of a narrow map: those where ways part have a card each. */
export function narrowRows(track: readonly StepScene[]): string {
  const bands = Math.floor(Math.max(...track.map(({ position }) => position)) / NARROW) + 1;
  return Array.from({ length: bands }, (_, band) =>
    track.some(({ position, branch }) => branch && Math.floor(position / NARROW) === band)
      ? "86px 86px"
      : "48px 48px",
  ).join(" ");
}

/** How the place is reached from where the seat stands: by the only way, on the left or on the right; "" if not. */
export function wayTo(scene: AlthingScene, seat: number, place: number): "" | "next" | Side {
  const ways = scene.track[scene.players[seat]?.place ?? -1]?.next ?? [];
  const at = ways.indexOf(place);
  if (at < 0) return "";
  return ways.length === 1 ? "next" : SIDES[at]!;
}

/** The action that leads that way. */
export const crossing = (way: "" | "next" | Side): string =>
  way === "" ? "" : way === "next" ? "cross" : `cross ${way}`;

/** What a side of a Hela card shows, and what it changes: only resources that are changed. */
export interface Spell {
  symbols: readonly string[];
  shift: readonly { resource: string; change: number }[];
}

export function spellOf(card: HelaInfo, side: Side): Spell {
  const shift = side === "left" ? card.left_shift : card.right_shift;
  return {
    symbols: side === "left" ? card.left : card.right,
    shift: RESOURCES.map((resource, at) => ({ resource: resource as string, change: shift[at] ?? 0 })).filter(
      ({ change }) => change !== 0,
    ),
  };
}

/** What a step asks for otherwise than is printed on it. */
export const changesOf = (step: StepScene): { resource: string; change: number }[] =>
  RESOURCES.map((resource, at) => ({
    resource: resource as string,
    change: step[resource] - (step.printed[at] ?? 0),
  })).filter(({ change }) => change !== 0);

/** Its own symbols: those of the Hela cards beside it are shown with them. */
export function ownSymbols(step: StepScene, hela: readonly HelaInfo[]): string[] {
  const own = [...step.symbols];
  for (const side of SIDES) {
    const card = hela.find(({ id }) => id === step[side]);
    for (const symbol of card ? spellOf(card, side).symbols : []) {
      const at = own.lastIndexOf(symbol);
      if (at >= 0) own.splice(at, 1);
    }
  }
  return own;
}

/** What all steps that one may come across ask for together: a fork counts by its first way. */
export function askedInAll({ track }: AlthingScene): Record<(typeof RESOURCES)[number], number> {
  const way = track.filter(({ branch }) => branch !== "right");
  const all = (type: (typeof RESOURCES)[number]): number => way.reduce((sum, step) => sum + step[type], 0);
  return { nuggets: all("nuggets"), wood: all("wood"), bones: all("bones") };
}
