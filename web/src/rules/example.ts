/** How a worked example is laid out in its place. */

/** Narrower than this a board shows its parts one below the other, which is not what a picture is for. */
const NARROW = 780;
const WIDE = 1080;

/** How wide a board is laid out, and by how much it is then made smaller to fit its place. */
export function fitted(place: number): { width: number; zoom: number } {
  const width = place < NARROW / 1.5 ? NARROW : WIDE;
  return { width, zoom: place / width };
}
