/** The campaign: its parts in their order. */

import type { Guide } from "../facts.ts";

const PARTS = ["1a", "1b", "2", "3", "4"];
const FREE = "free";
/** Four players are through sooner. */
const LAST_OF_FOUR = "3";

/** Four players have a campaign of their own, of three parts; there is none for one. */
const campaignOf = (seats: number): "few" | "four" => (seats === 4 ? "four" : "few");
const wordsFor = (part: string, seats: number): string =>
  part === FREE && seats === 1 ? "one" : part === "4" ? "few" : campaignOf(seats);

export const CAMPAIGN: Guide = {
  option: "scenario",
  parts: PARTS,
  free: FREE,
  words: (part, seats, what) => `scenario-${part}-${wordsFor(part, seats)}-${what}`,
  onward: "campaign-next",
  next: (part, seats) => {
    if (part === FREE) return "";
    if (part === LAST_OF_FOUR && campaignOf(seats) === "four") return FREE;
    return PARTS[PARTS.indexOf(part) + 1] ?? FREE;
  },
};
