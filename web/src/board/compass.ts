/** Where an arrow key leads on a board. */

export interface At {
  x: number;
  y: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const HEADING: Record<Arrow, At> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export const isArrow = (key: string): key is Arrow => key in HEADING;

/** The nearest point in the direction of an arrow key; straying sideways costs half as much again. -1 at the edge. */
export function neighbour(points: readonly At[], from: number, arrow: Arrow): number {
  const start = points[from]!;
  const heading = HEADING[arrow];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const [dx, dy] = [point.x - start.x, point.y - start.y];
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y - dy * heading.x);
    const cost = Math.hypot(dx, dy) + aside / 2;
    if (index !== from && ahead > 1 && aside <= Math.sqrt(3) * ahead + 1 && cost < least) {
      best = index;
      least = cost;
    }
  });
  return best;
}
