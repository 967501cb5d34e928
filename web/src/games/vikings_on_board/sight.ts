/**
 * Where the parts of the board lie one above the other it is longer than the screen: the part that a question is about
 * comes into sight by itself, unless it is answered from the list.
 */

import { playsFromList } from "../../board/playing.ts";
import { motion } from "../../lib/settings.svelte.ts";

const PARTS: Record<string, string> = {
  choosing: ".town",
  chest: ".sign",
  sharing: ".pool",
  boxing: ".pool",
  price: ".stores",
};
const HARBOUR = ".haven";
/** As in the board's container queries. */
const SIDE_BY_SIDE = 700;

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 1 && inner.right <= outer.right + 1;

export function bringIntoSight(board: HTMLElement | undefined, phase: string): void {
  if (!board || board.clientWidth >= SIDE_BY_SIDE || playsFromList()) return;
  const behavior = motion() === 0 ? "auto" : "smooth";
  const part = PARTS[phase] ?? HARBOUR;
  const berths = [...board.querySelectorAll(".berth")].filter((berth) => berth.querySelector(".legal"));
  // Two rows of ships may be longer than the screen: the first that is asked for comes first.
  const first = part === HARBOUR ? berths[0] : undefined;
  board.querySelector(part)?.scrollIntoView({ block: "nearest", behavior });
  first?.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
  const list = board.querySelector(".berths");
  if (!first || !list || list.scrollWidth <= list.clientWidth) return;
  const window = list.getBoundingClientRect();
  if (berths.some((berth) => isInside(berth.getBoundingClientRect(), window))) return;
  list.scrollBy({ left: first.getBoundingClientRect().left - window.left, behavior });
}
