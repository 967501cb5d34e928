/** Where a line finds room beside what it is about. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
/** From the edge of the screen. */
const EDGE = 8;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Below, above, right or left of it, where it covers nothing of what is to be kept free; else nowhere. */
export function spotBeside(about: Box, line: Box, free: readonly Box[], screen: Box): Box | null {
  const middle = about.x + (about.width - line.width) / 2;
  const level = about.y + (about.height - line.height) / 2;
  const inside = (x: number): number => Math.min(Math.max(x, EDGE), screen.width - line.width - EDGE);
  const spots = [
    { x: inside(middle), y: about.y + about.height + GAP },
    { x: inside(middle), y: about.y - line.height - GAP },
    { x: about.x + about.width + GAP, y: level },
    { x: about.x - line.width - GAP, y: level },
  ].map((spot) => ({ ...spot, width: line.width, height: line.height }));
  const fits = (spot: Box): boolean =>
    spot.x >= 0 &&
    spot.y >= 0 &&
    spot.x + spot.width <= screen.width &&
    spot.y + spot.height <= screen.height &&
    !free.some((box) => overlap(spot, box));
  return spots.find(fits) ?? null;
}
