/** On a phone the board is longer than the screen: the part that a question is about comes into sight by itself. */

import { motion } from "../../lib/settings.svelte.ts";

const PARTS: Record<string, string> = {
  choosing: ".town",
  chest: ".town",
  sharing: ".town",
  boxing: ".town",
  price: ".stores",
};
const HARBOUR = ".harbour";
const PHONE = "(max-width: 767px)";

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 1 && inner.right <= outer.right + 1;

export function bringIntoSight(board: HTMLElement | undefined, phase: string): void {
  if (!board || !matchMedia(PHONE).matches) return;
  const behavior = motion() === 0 ? "auto" : "smooth";
  const part = PARTS[phase] ?? HARBOUR;
  board.querySelector(part)?.scrollIntoView({ block: "nearest", behavior });
  if (part !== HARBOUR) return;
  const list = board.querySelector(".berths");
  const berths = [...board.querySelectorAll(".berth")].filter((berth) => berth.querySelector(".legal"));
  if (!list || berths.length === 0) return;
  const window = list.getBoundingClientRect();
  if (berths.some((berth) => isInside(berth.getBoundingClientRect(), window))) return;
  list.scrollBy({ left: berths[0]!.getBoundingClientRect().left - window.left, behavior });
}
