/** The campaign: its parts in their order, and what each one brings in. */

import type { Guide } from "../facts.ts";

const PARTS = ["1a", "1b", "2", "3", "4"];
const FREE = "free";

/** Four players have a campaign of their own, of three parts; there is none for one. */
const campaignOf = (seats: number): "few" | "four" => (seats === 4 ? "four" : "few");
const wordsFor = (part: string, seats: number): string =>
  part === FREE && seats === 1 ? "one" : part === "4" ? "few" : campaignOf(seats);

/** Symbols of cards and steps that a part is the first to use. */
const NEW: Record<"few" | "four", Record<string, readonly string[]>> = {
  few: {
    "1a": ["troll", "detroll"],
    "1b": ["axe", "shield", "plot"],
    "2": ["storm", "fair_weather", "seasoned"],
    "3": ["day_labourer"],
    "4": ["rework", "reorganise"],
  },
  four: {
    "1a": ["troll", "detroll", "day_labourer"],
    "1b": ["axe", "shield", "plot"],
    "2": ["storm", "fair_weather", "seasoned"],
    "3": ["rework", "reorganise"],
  },
};
export const newIn = (part: string, seats: number): readonly string[] =>
  NEW[campaignOf(seats)][part] ?? NEW.few[part] ?? [];

export const CAMPAIGN: Guide = {
  option: "scenario",
  parts: PARTS,
  free: FREE,
  words: (part, seats, what) => `scenario-${part}-${wordsFor(part, seats)}-${what}`,
  onward: "campaign-next",
  next: (part, seats) => {
    const next = PARTS[PARTS.indexOf(part) + 1] ?? FREE;
    return part === FREE ? "" : next in NEW[campaignOf(seats)] ? next : FREE;
  },
};
