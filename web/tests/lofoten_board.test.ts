import { describe, expect, it } from "vitest";

import type { LofotenScene, ShipScene, TileScene } from "../src/generated/lofoten.ts";
import type { PreviewOf } from "../src/generated/protocol.ts";
import { ghostOf, reachOf, turned } from "../src/games/lofoten/ghost.ts";

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
  extra_bought: false,
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
    expect(ghost.moves).toBe(true);
    expect(ghost.areas.get(2)).toBeNull();
    expect(ghost.fleet?.ships[0]!.cargo).toEqual([fish]);
    expect(ghost.notes.map(({ key }) => key)).toEqual(["board-ghost-shift", "board-ghost-load"]);
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
    expect(stored.notes.map(({ key }) => key)).toEqual(["board-ghost-unload"]);
    const open = ghostOf(before, 0, preview(landed))!;
    expect(open.stored.size).toBe(0);
    expect(open.notes.map(({ key }) => key)).toEqual(["board-ghost-choose"]);
  });

  it("pays from the purse, and takes from the rival when the reserve is empty", () => {
    const paid = ghostOf(scene(), 1, preview({ event: "coins-paid", seat: 1, coins: 3, use: "extra" }))!;
    expect([paid.coins, paid.reserve]).toEqual([[0, -3], 3]);
    const taken = ghostOf(scene(), 1, preview({ event: "coin-taken", seat: 1, origin: "rival" }))!;
    expect([taken.coins, taken.reserve]).toEqual([[-1, 1], 0]);
  });
});

describe("the reach of a side card", () => {
  const played = (seat: number, side: string, moves: number): PreviewOf =>
    preview({ event: "side-card-played", seat, side, good: "fish", value: moves, moves });

  it("ends at the edge of the market", () => {
    const reach = reachOf(scene([player(2), player(3)]), 0, played(0, "left", 3))!;
    expect([...reach.areas]).toEqual([[1, 1]]);
    expect([...reach.ships]).toEqual([
      ["B", 1],
      ["C", 2],
      ["D", 3],
    ]);
  });

  it("is mirrored for who sits opposite", () => {
    const reach = reachOf(scene(), 1, played(1, "left", 2))!;
    expect([...reach.areas]).toEqual([
      [4, 1],
      [5, 2],
    ]);
  });

  it("is nothing for other choices", () => {
    expect(reachOf(scene(), 0, preview({ event: "coins-paid", seat: 0, coins: 2, use: "renew" }))).toBeNull();
  });
});
