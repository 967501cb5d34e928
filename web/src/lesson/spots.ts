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

/** Of what is pressed in one place and answers for more, all of it: a ship is its whole berth. */
const wholeOf = (element: Element): Element =>
  element.closest(`[data-whole="${CSS.escape(element.getAttribute("data-target") ?? "")}"]`) ?? element;

/** So much room is left around what is ringed. */
const ROOM = 5;

export function spotOf({ element, pressed }: Meant): Spot {
  const { x, y, width, height } = wholeOf(element).getBoundingClientRect();
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

/** Below this a ring is a line. */
const LEAST = 20;

/** Sheets lie upon one another; so many at most. */
const SHEETS = 4;

/** What lies upon an element at that point, if anything does. */
function coverAt(x: number, y: number, element: Element): DOMRect | null {
  const there = document.elementFromPoint(x, Math.min(Math.max(y, 0), window.innerHeight - 1));
  const cover = there && lifted(there);
  return cover && cover !== lifted(element) && !cover.contains(element)
    ? cover.getBoundingClientRect()
    : null;
}

/** From there upwards, the first that nothing lies upon. */
function above(x: number, from: number, element: Element): number {
  let y = Math.min(from, window.innerHeight);
  for (let sheet = 0; sheet < SHEETS; sheet++) y = coverAt(x, y - 1, element)?.top ?? y;
  return y;
}

/** As much of it as no sheet and no bar covers: a ring around the rest would lie upon them. */
export function uncovered(spot: Spot, element: Element): Spot {
  if (spot.round || spot.height < LEAST) return spot;
  const x = spot.x + spot.width / 2;
  const y = Math.max(spot.y, 0, coverAt(x, spot.y + 1, element)?.bottom ?? 0);
  const height = above(x, spot.y + spot.height, element) - y;
  return height < LEAST ? spot : { ...spot, y, height };
}

const CLOSE = 4;
const near = (one: number, other: number): boolean => Math.abs(one - other) < 2;

/** One spot around both, if they stand in a row or a column without a gap, and neither is to be pressed. */
function together(one: Spot, other: Spot): Spot | null {
  if ([one, other].some(({ pressed, round }) => pressed || round) || one.onBoard !== other.onBoard)
    return null;
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  const height = Math.max(one.y + one.height, other.y + other.height) - y;
  const row = near(one.y, other.y) && near(one.height, other.height);
  const column = near(one.x, other.x) && near(one.width, other.width);
  const gap = row ? width - one.width - other.width : height - one.height - other.height;
  return (row || column) && gap < CLOSE ? { ...one, x, y, width, height } : null;
}

/** Neighbours that are only spoken of get one ring. */
export function joined(spots: readonly Spot[]): Spot[] {
  return spots.reduce<Spot[]>((rings, spot) => {
    const last = rings.at(-1);
    const both = last && together(last, spot);
    return both ? [...rings.slice(0, -1), both] : [...rings, spot];
  }, []);
}

/** So much of what is below it is seen as well. */
const BELOW = 24;

/** Where one sees, from the bar on top down to the sheets. */
function viewAt(element: Element): { ceiling: number; floor: number } {
  const bar = document.querySelector(".table-page .top")?.getBoundingClientRect().bottom ?? 0;
  return {
    ceiling: Math.max(bar, 0) + ROOM,
    floor: above(middleOf(element).x, window.innerHeight, element) - BELOW,
  };
}

/** Whether all of it is seen, or as much as there is room for. */
function isWhole(element: Element): boolean {
  const spot = spotOf({ element, pressed: false });
  const { ceiling, floor } = viewAt(element);
  const enough = Math.min(spot.height, floor - ceiling) - ROOM;
  return isInSight(element) && uncovered(spot, element).height > enough;
}

/** Scrolls until it is seen, and no further, so that what is around it is seen, too. */
export function bring(element: Element): void {
  if (isWhole(element)) return;
  const whole = wholeOf(element);
  whole.scrollIntoView({ block: "nearest", inline: "center" });
  const { ceiling, floor } = viewAt(element);
  const { top, bottom } = whole.getBoundingClientRect();
  if (top < ceiling) window.scrollBy(0, top - ceiling);
  else if (bottom > floor) window.scrollBy(0, Math.min(bottom - floor, top - ceiling));
}
