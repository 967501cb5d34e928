/** On a phone the board is longer than the screen: the part that a question is about comes into sight by itself. */

import { playsFromList } from "../../board/playing.ts";
import type { AlthingScene } from "../../generated/althing.ts";
import { motion } from "../../lib/settings.svelte.ts";

const PARTS: Record<string, string> = {
  targeting: ".others",
  borrowed: ".gathering",
  hiring: ".gathering",
  plotting: ".gathering",
  exchanging: ".gathering",
  reorganising: ".gathering",
  demobilising: ".gathering",
  ailing: ".gathering",
  shaping: ".epic",
  placing: ".epic",
  composing: ".own",
};
const PHONE = "(max-width: 767px)";

export function bringIntoSight(board: HTMLElement | undefined, { phase, payment }: AlthingScene): void {
  const part = payment?.goal === "recruit" ? ".gathering" : PARTS[phase];
  if (!board || !part || !matchMedia(PHONE).matches || playsFromList()) return;
  board
    .querySelector(part)
    ?.scrollIntoView({ block: "nearest", behavior: motion() === 0 ? "auto" : "smooth" });
}
