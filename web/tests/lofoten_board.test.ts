import { describe, expect, it } from "vitest";

import type { LofotenScene, ShipScene, TileScene } from "../src/generated/lofoten.ts";
import type { PreviewOf, RouteOf } from "../src/generated/protocol.ts";
import { happenings } from "../src/board/happenings.ts";
import { ghostOf as ghostOfEvents, turned, type Ghost } from "../src/games/lofoten/ghost.ts";
import { afterCard, fromHere, reachOf, worthwhile } from "../src/games/lofoten/routes.ts";

const fish: TileScene = { good: "fish", value: 2, buckler: "raven", flipped: false };
const SLOTS = ["top", "right", "bottom", "left"];
const ships = (): ShipScene[] =>
  ["A", "B", "C", "D"].map((longship, at) => ({
    slot: SLOTS[at]!,
    longship,
    upgraded: false,
    order: null,
    cargo: [],
  }));

const player = (area: number, fleet = ships()) => ({
  coins: 2,
  area,
  ships: fleet,
  hand: [],
  jarl: "",
  upgrades: 0,
  costs: { move: 1, renew: 2, extra: 3 },
  points: {},
  total: 0,
});

const scene = (players = [player(3), player(3)]): LofotenScene => ({
  phase: "moving",
  turn: 1,
  extra_turn: false,
  extra_bought: 0,
  ending: false,
  last_turn: false,
  side: "left",
  moves: 2,
  power: "",
  uses: 0,
  drawn: null,
  turned: null,
  storing: [],
  jarl: "",
  upgrading: "",
  market: [null, null, fish, null, null],
  piles: [],
  reserve: 4,
  deck: 20,
  discards: 0,
  removed: 0,
  warehouses: [],
  jarls: [],
  players,
});

const preview = (...events: Record<string, unknown>[]): PreviewOf => ({
  action: "turn cw",
  points: 0,
  events,
  luck: false,
});

const ghostOf = (now: LofotenScene, seat: number, shown: PreviewOf | undefined): Ghost | null =>
  ghostOfEvents(now, seat, shown && happenings(shown), shown?.luck ?? false);

const named = (list: readonly ShipScene[]): string => list.map(({ longship }) => longship).join("");

describe("the ghost of a move", () => {
  it("turns the wheel as its owner sees it", () => {
    expect(named(turned(ships(), "cw"))).toBe("DABC");
    expect(named(turned(ships(), "ccw"))).toBe("BCDA");
    expect(turned(ships(), "cw").map(({ slot }) => slot)).toEqual(SLOTS);
  });

  it("is not there before the preview is", () => {
    expect(ghostOf(scene(), 0, undefined)).toBeNull();
  });

  it("moves the fleet, loads what the events load and says so", () => {
    const ghost = ghostOf(
      scene(),
      0,
      preview(
        { event: "fleet-shifted", seat: 0, side: "left", area: 2 },
        { event: "tile-loaded", seat: 0, longship: "A", ...fish, area: 2 },
      ),
    )!;
    expect(ghost.fleet?.area).toBe(2);
    expect(ghost.steps.map(({ sign, area }) => [sign, area])).toEqual([["shift-left", 2]]);
    expect(ghost.areas.get(2)).toBeNull();
    expect(ghost.fleet?.ships[0]!.cargo).toEqual([fish]);
    expect(ghost.leaves.get(2)).toBe(1);
    expect([ghost.steps[0]!.loads, ghost.still.loads]).toEqual([[fish], []]);
  });

  it("unloads into a warehouse, or asks for one", () => {
    const loaded = ships().map((ship) =>
      ship.longship === "C" ? { ...ship, order: { good: "fish", value: 1 }, cargo: [fish] } : ship,
    );
    const before = scene([player(3, loaded), player(3)]);
    const landed = { event: "order-fulfilled", seat: 0, longship: "C", good: "fish", value: 1 };
    const stored = ghostOf(
      before,
      0,
      preview(landed, { event: "tile-stored", seat: 0, longship: "C", ...fish, warehouse: 4 }),
    )!;
    expect(stored.stored.get(4)).toEqual([fish]);
    expect(stored.fleet?.ships[2]).toMatchObject({ order: null, cargo: [] });
    expect(stored.still.stores).toEqual([{ tile: fish, warehouse: 4 }]);
    const open = ghostOf(before, 0, preview(landed))!;
    expect(open.stored.size).toBe(0);
    expect(open.still.stores).toEqual([{ tile: fish, warehouse: 0 }]);
  });

  it("pays from the purse, and takes from the rival when the reserve is empty", () => {
    const paid = ghostOf(scene(), 1, preview({ event: "coins-paid", seat: 1, coins: 3, use: "extra" }))!;
    expect([paid.coins, paid.reserve]).toEqual([[0, -3], 3]);
    const taken = ghostOf(scene(), 1, preview({ event: "coin-taken", seat: 1, origin: "rival" }))!;
    expect([taken.coins, taken.reserve]).toEqual([[-1, 1], 0]);
  });
});

const shifted = (side: string, area: number) => ({ event: "fleet-shifted", seat: 0, side, area });
const turnedTo = (sense: string, top: string, bottom: string) => ({
  event: "fleet-turned",
  seat: 0,
  sense,
  top,
  bottom,
});
const loaded = (longship: string, area: number) => ({
  event: "tile-loaded",
  seat: 0,
  longship,
  ...fish,
  area,
});
const route = (steps: string[], ...events: Record<string, unknown>[]): RouteOf => ({
  steps,
  points: 0,
  events,
  luck: false,
});
const played: PreviewOf = {
  ...preview({ event: "side-card-played", seat: 0, side: "left", good: "fish", value: 3, moves: 3 }),
  action: "play left",
};

describe("what is asked about the ways of a card", () => {
  it("follows from its end and its moves, or from its power and its uses", () => {
    expect(afterCard(played)).toEqual({ first: "play left", steps: ["shift left", "turn ccw"], length: 3 });
    const order = { event: "order-placed", seat: 0, longship: "A", good: "fish", value: 1, uses: 9 };
    expect(afterCard(preview({ ...order, power: "shift" }))).toEqual({
      first: "turn cw",
      steps: ["shift left", "shift right"],
      length: 5,
    });
    expect(afterCard(preview({ ...order, power: "coin" }))).toBeNull();
    expect(afterCard(preview())).toBeNull();
  });

  it("goes on from where the fleet is, for coins when the card is used up", () => {
    expect(fromHere(scene(), 0, [])).toMatchObject({
      first: "",
      steps: ["shift left", "turn ccw"],
      length: 2,
    });
    expect(fromHere({ ...scene(), moves: 0 }, 0, [])).toMatchObject({ length: 2 });
    expect(fromHere({ ...scene(), phase: "power", side: "", power: "turn", uses: 1 }, 0, [])).toMatchObject({
      steps: ["turn ccw", "turn cw"],
      length: 1,
    });
    expect(fromHere({ ...scene(), phase: "power", side: "", power: "discard", uses: 1 }, 0, [])).toBeNull();
    expect(fromHere({ ...scene(), phase: "drawing" }, 0, ["put left", "put right"])).toBeNull();
  });

  it("is asked later in the turn as well, where a move may still be bought", () => {
    const offered = ["shift right", "turn cw", "put left", "put right"];
    const late = { ...scene(), phase: "drawing", side: "", moves: 0 };
    expect(fromHere(late, 0, offered)).toMatchObject({ steps: ["shift right", "turn cw"], length: 2 });
    expect(fromHere({ ...late, phase: "closing" }, 0, ["turn ccw", "end"])).toMatchObject({
      steps: ["shift left", "turn ccw"],
    });
  });
});

describe("the ways worth going", () => {
  const routes = [
    route(["shift left"], shifted("left", 2)),
    route(["turn ccw"], turnedTo("ccw", "B", "D")),
    route(["shift left", "shift left"], shifted("left", 1), loaded("A", 1)),
    route(["shift left", "turn ccw"], turnedTo("ccw", "B", "D"), loaded("B", 2)),
    route(["turn ccw", "shift left"], shifted("left", 2), loaded("B", 2)),
  ];

  it("bring something with their last step, and of two that bring the same there is one", () => {
    const ways = worthwhile(scene(), 0, played, routes);
    expect(ways.map(({ actions }) => actions)).toEqual([
      ["play left", "shift left", "shift left"],
      ["play left", "shift left", "turn ccw"],
    ]);
    expect(ways[0]!.ghost.steps.map(({ area }) => area)).toEqual([2, 1]);
    expect([...ways[0]!.ghost.leaves]).toEqual([[1, 2]]);
  });

  it("are told apart by what they load, and the best comes first", () => {
    const sheep = { ...fish, good: "sheep" };
    const both = [
      ...routes.slice(0, 3),
      { ...route(["turn ccw", "turn ccw"], { ...loaded("C", 3), ...sheep }), points: 4 },
    ];
    expect(worthwhile(scene(), 0, undefined, both).map(({ actions, points }) => [actions, points])).toEqual([
      [["turn ccw", "turn ccw"], 4],
      [["shift left", "shift left"], 0],
    ]);
  });

  it("reach as far as moves of one kind go", () => {
    const reach = reachOf(routes)!;
    expect([...reach.areas].map(([area, { steps, sign }]) => [area, steps, sign])).toEqual([
      [2, 1, "shift-left"],
      [1, 2, "shift-left"],
    ]);
    expect([...reach.ships].map(([longship, { steps }]) => [longship, steps])).toEqual([["B", 1]]);
    expect(reachOf([])).toBeNull();
  });
});
