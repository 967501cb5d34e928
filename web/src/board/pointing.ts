/** Pointing at places of the screen: where they are just now, and whether they can be seen there. */

/** What is pointed at, by selectors: the first that finds something on the screen. */
export interface Pointer {
  label: string;
  places: readonly string[];
}

/** A box around it. `before` counts others around the same thing. */
export interface Ring {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  before: number;
}

/** A thing that may be chosen on a board, by a target of the choice. */
export const atTarget = (id: string): string => `[data-target="${CSS.escape(id)}"]`;
/** A choice in the list of all of them. */
export const inList = (action: string): string => `[data-action="${CSS.escape(action)}"]`;

const scrollers = new WeakMap<Element, Element[]>();

/** What cuts off an element that is scrolled out of it. */
function scrollersOf(element: Element): Element[] {
  let found = scrollers.get(element);
  if (!found) {
    found = [];
    for (let above = element.parentElement; above; above = above.parentElement)
      if (getComputedStyle(above).overflow !== "visible") found.push(above);
    scrollers.set(element, found);
  }
  return found;
}

const holds = (outer: DOMRect, x: number, y: number): boolean =>
  x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom;

/** Whether the middle of it is not scrolled away. */
function isInSight(element: Element, box: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return scrollersOf(element).every((outer) => holds(outer.getBoundingClientRect(), x, y));
}

/** The first that is on the screen, scrolled away or not. */
export function shownAt(places: readonly string[]): Element | undefined {
  for (const place of places) {
    const found = [...document.querySelectorAll(place)].find((one) => one.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return undefined;
}

export function ringsOf(pointers: readonly Pointer[]): Ring[] {
  const rings: Ring[] = [];
  const ringed: Element[] = [];
  for (const { label, places } of pointers) {
    const element = shownAt(places);
    if (!element) continue;
    const box = element.getBoundingClientRect();
    if (!isInSight(element, box)) continue;
    const before = ringed.filter((other) => other === element).length;
    rings.push({ label, x: box.x, y: box.y, width: box.width, height: box.height, before });
    ringed.push(element);
  }
  return rings;
}
