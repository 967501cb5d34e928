/** A position of Vikings on Board with three seats, in the middle of a round, for the tests of its board. */

import type { LogEntry } from "../src/generated/protocol.ts";
import type {
  BarrelScene,
  BetScene,
  Influence,
  ShipScene,
  VikingsOnBoardScene,
  VikingsOnBoardStage,
} from "../src/generated/vikings_on_board.ts";

const COLOURS = ["blue", "red", "yellow", "grey"];
const SHIELDS = [1, 1, 2, 2, 3, 3];

export const stage: VikingsOnBoardStage = {
  colours: COLOURS,
  neutral: ["grey"],
  buildings: [
    "first_player",
    "promotion",
    "change_ship",
    "tavern_1",
    "warehouse_1",
    "market",
    "move",
    "tavern_2",
    "warehouse_2",
    "departure",
    "swap",
  ],
  bodies: COLOURS.flatMap((colour, number) =>
    SHIELDS.map((shields, at) => ({ id: number * SHIELDS.length + at, colour, shields })),
  ),
  goods: ["furs", "grain", "metal"],
  prices: [1, 2, 3, 4],
  barrel_values: [1, 2, 3, 4],
  sterns: 7,
  places: 5,
};

function influence(bodies: readonly number[]): Influence[] {
  const sums = new Map<string, number>();
  for (const id of bodies) {
    const { colour, shields } = stage.bodies[id]!;
    sums.set(colour, (sums.get(colour) ?? 0) + shields);
  }
  return [...sums]
    .map(([colour, shields]) => ({ colour, shields }))
    .sort((one, other) => other.shields - one.shields);
}

export const ship = (
  number: number,
  bodies: number[],
  chests: string[] = [],
  bets: BetScene[] = [],
): ShipScene => ({
  ship: number,
  docked: bodies.length > 0,
  bodies: bodies.map((id) => ({ id, bonus: false })),
  chests,
  influence: influence(bodies),
  bets,
});

const barrel = (number: number, value: number, place = "hand", at = 0, colour = ""): BarrelScene => ({
  barrel: number,
  value,
  place,
  ship: at,
  colour,
});
const hidden = [1, 2, 3, 4].map((number) => barrel(number, 0));

export const scene: VikingsOnBoardScene = {
  phase: "choosing",
  round: 2,
  chief: "lower",
  upper: [-1, -1, 0, 1, -1, 2, -1, -1, -1, -1, -1],
  lower: [1, -1, -1, -1, 2, -1, -1, -1, -1, 0, -1],
  queue: [2, 3, 5],
  next_order: [1, 2, 0],
  building: "",
  body: -1,
  barrel: 0,
  drawn: [],
  stern: 0,
  sterns_left: 5,
  ships: [
    ship(1, [0, 6, 12], ["furs"], [{ colour: "blue", seat: 0, barrel: 2, value: 3 }]),
    ship(2, [7, 1], ["grain", "metal"]),
    ship(3, []),
    ship(4, [4, 10, 20], ["furs", "grain", "metal"]),
    ship(5, [5]),
    ship(6, [18]),
    ship(7, [19, 8]),
    ship(8, [14, 9]),
  ],
  market: { furs: 2, grain: 1, metal: 4 },
  warehouse_1: 3,
  warehouse_2: 5,
  bottom: ["furs", ""],
  boxed: { furs: 1, grain: 0, metal: 0 },
  players: [
    {
      barrels: [barrel(1, 1), barrel(2, 3, "quay", 1, "blue"), barrel(3, 4), barrel(4, 2, "won")],
      chests: 1,
      goods: { furs: 1, grain: 0, metal: 0 },
      barrels_won: 1,
      points: 4,
      sterns: 1,
    },
    { barrels: hidden, chests: 2, goods: {}, barrels_won: 0, points: -1, sterns: 0 },
    { barrels: hidden, chests: 0, goods: {}, barrels_won: 0, points: 0, sterns: 0 },
  ],
  departure: null,
};

type Told = { event: string } & Record<string, unknown>;
export const ply = (number: number, ...events: Told[]): LogEntry => ({
  ply: number,
  seat: 0,
  action: "",
  events,
  at: number,
});

export const NAMED = { event: "ship-named", seat: 0, ship: 4 };
export const RANKED = {
  event: "influence-ranked",
  ship: 4,
  colours: ["blue", "red", "grey"],
  shields: [3, 3, 2],
};
export const WON = { event: "barrel-won", seat: 2, barrel: 3, value: 0, ship: 4, colour: "blue" };
export const takes = (seat: number, good: string): Told => ({ event: "chest-taken", seat, good, ship: 4 });
export const LEFT = { event: "ship-left", ship: 4, number: 2 };

/** The same position once ship 4 has been named, with these chests left to share. */
export const sharing = (chests: string[], due = "blue", picker = 0): VikingsOnBoardScene => ({
  ...scene,
  phase: due === "grey" ? "boxing" : "sharing",
  ships: scene.ships.map((one) => (one.ship === 4 ? { ...one, chests } : one)),
  departure: { ship: 4, order: scene.ships[3]!.influence, due, picker, chests },
});

/** And once it has left. */
export const sailed: VikingsOnBoardScene = {
  ...scene,
  ships: scene.ships.map((one) => (one.ship === 4 ? ship(4, []) : one)),
};
