/** Where on the screen is what a lesson speaks of. */

import { atTarget, inList, shownAt } from "../board/pointing.ts";

/** The parts of the table around the board, by the names that lessons have for them. */
const PARTS: Record<string, string> = {
  board: ".room",
  prompt: ".prompt",
  options: ".choices",
  players: ".players",
  log: ".log-area",
  undo: "[data-testid=undo]",
  hint: "[data-testid=hint]",
};

/** What a lesson speaks of; `pressed` if it is to be pressed now. */
export interface Meant {
  element: Element;
  pressed: boolean;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A space of a drawing is ringed by an ellipse, a thing of the page by a frame. */
  round: boolean;
  /** Whether it is on the board; else it is around it. */
  onBoard: boolean;
  /** What it is called in the page, if anything. */
  name: string;
  pressed: boolean;
}

const firstOf = (...selectors: string[]): Element | null =>
  shownAt(selectors.map((one) => `.table-page ${one}`)) ?? null;

/** A target of a choice, `piece:NAME`, or `ui:NAME`. */
export function find(target: string): Element | null {
  const kind = target.slice(0, target.indexOf(":"));
  const name = target.slice(kind.length + 1);
  if (kind === "ui") return firstOf(PARTS[name]!);
  const piece = CSS.escape(name);
  if (kind === "piece") return firstOf(`[data-piece="${piece}"]`, `[data-at="${piece}"]`);
  return firstOf(atTarget(target), `[data-at="${CSS.escape(target)}"]`);
}

/** What does an action when it is pressed: several things if they are alike. */
export const findDoing = (action: string): Element[] =>
  [...document.querySelectorAll(`.room [data-does="${CSS.escape(action)}"]`)].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );

/** Its button in the list of choices. */
export const findChoice = (action: string): Element | null => firstOf(inList(action));

/** The button that confirms, ends and the like. */
export const findPrimary = (): Element | null => firstOf("[data-testid=primary]");

const NAMES = ["data-does", "data-target", "data-piece", "data-testid"];

/** So much room is left around what is ringed. */
const ROOM = 5;

export function spotOf({ element, pressed }: Meant): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const drawn = element instanceof SVGElement;
  const room = drawn ? 0 : ROOM;
  return {
    x: x - room,
    y: y - room,
    width: width + 2 * room,
    height: height + 2 * room,
    round: drawn && Math.max(width, height) < 2 * Math.min(width, height),
    onBoard: element.closest(".room") !== null && !element.matches(".room"),
    name: NAMES.map((attribute) => element.getAttribute(attribute)).find((name) => name) ?? "",
    pressed,
  };
}

/** What does not scroll with the page around it: the bars, and sheets of boards. */
function lifted(element: Element): Element | null {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (["sticky", "fixed"].includes(getComputedStyle(one).position)) return one;
  }
  return null;
}

const middleOf = (element: Element): { x: number; y: number } => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** Whether one sees it: not scrolled away, and nothing that stays in place lies upon it. */
export function isInSight(element: Element): boolean {
  const { x, y } = middleOf(element);
  const board = element.closest(".board, .side")?.getBoundingClientRect();
  if (board && (y < board.top || y > board.bottom || x < board.left || x > board.right)) return false;
  const there = document.elementFromPoint(x, y);
  return there !== null && lifted(there) === lifted(element);
}

/** Those that one sees, so that no ring lies upon what covers them; what is to be pressed is never all left out. */
export function seen(meant: Meant[]): Meant[] {
  const visible = meant.filter(({ element }) => element.matches(".room") || isInSight(element));
  return visible.some(({ pressed }) => pressed) ? visible : [...visible, ...hidden(meant, visible)];
}

const hidden = (meant: Meant[], visible: Meant[]): Meant[] =>
  meant.filter((one) => one.pressed && !visible.includes(one));

/** Scrolls until it is seen, if it is not. */
export function bring(element: Element): void {
  if (isInSight(element)) return;
  element.scrollIntoView({ block: "center", inline: "center" });
  if (isInSight(element)) return;
  // A sheet covers the middle: as high as the bar on top allows.
  const top = document.querySelector(".table-page .top")?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, element.getBoundingClientRect().top - top - ROOM);
}
