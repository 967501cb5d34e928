/** On a phone the board is longer than the screen: the part that a question is about comes into sight by itself. */

import { playsFromList } from "../../board/playing.ts";
import { motion } from "../../lib/settings.svelte.ts";

const PARTS: Record<string, string> = {
  storing: ".warehouse:has(> .legal)",
  attaching: ".warehouse:has(> .legal)",
  flipping: ".warehouse:has(.stored.legal)",
  // Of the strait only if no Jarl may be claimed.
  closing: ".jarls:has(.legal)",
};
const PHONE = "(max-width: 767px)";

export function bringIntoSight(board: HTMLElement | undefined, phase: string): void {
  if (!board || !matchMedia(PHONE).matches || playsFromList()) return;
  const behavior = motion() === 0 ? "auto" : "smooth";
  const part = board.querySelector(PARTS[phase] ?? "none");
  // Of the strait, one's own fleet and the market come first.
  if (part) part.scrollIntoView({ block: "nearest", behavior });
  else board.querySelector(".strait")?.scrollIntoView({ block: "end", behavior });
}
