/** The colours of seats, in their usual order. Each goes with a shape, so that nobody has to tell colours apart. */
export const COLOURS = ["blue", "red", "yellow", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

/** The shapes on a 16 × 16 grid, to stand on a seat's colour. */
export const SHAPES: Record<Colour, string> = {
  blue: "M8 2a6 6 0 1 1 0 12A6 6 0 1 1 8 2z",
  red: "M2.500 2.500h11v11h-11z",
  yellow: "M8 1.500 15 14H1z",
  grey: "M8 1.200 14 4.600v6.800L8 14.800 2 11.400V4.600z",
};
