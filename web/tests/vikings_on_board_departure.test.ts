import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";

import { Playhouse } from "../src/games/vikings_on_board/playhouse.svelte.ts";
import { departures, steps, tell } from "../src/games/vikings_on_board/story.ts";
import { settings } from "../src/lib/settings.svelte.ts";
import { LEFT, NAMED, RANKED, WON, ply, sailed, scene, sharing, takes } from "./vikings_on_board_position.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.motion = 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a story tells who ranked, who won and who got what", () => {
  const story = tell([
    NAMED,
    RANKED,
    WON,
    takes(0, "furs"),
    { event: "chest-boxed", seat: 1, colour: "grey", good: "grain", ship: 4 },
    LEFT,
  ]);
  expect(story.ship).toBe(4);
  expect(story.order!.map((one) => one.colour)).toEqual(["blue", "red", "grey"]);
  expect(story.barrel).toEqual({ seat: 2, barrel: 3, value: 0 });
  expect(story.shares.map((share) => [share.to, share.seat, share.good])).toEqual([
    ["seat", 0, "furs"],
    ["neutral", 1, "grain"],
  ]);
  expect(story.left).toBe(2);
});

test("no bet is looked at where nobody is aboard, and chests that go together go one by one", () => {
  const nobody = { ...RANKED, colours: [], shields: [] };
  const rest = { event: "chests-boxed", ship: 4, goods: ["furs", "metal"] };
  expect(tell([NAMED, nobody]).settled).toBe(true);
  expect(tell([NAMED, RANKED]).settled).toBe(false);
  expect(tell(steps([NAMED, nobody, rest])).shares.map((share) => share.good)).toEqual(["furs", "metal"]);
});

test("each departure of a log is a story of its own", () => {
  const log = [ply(1, NAMED, RANKED, LEFT), ply(2, { event: "viking-sent" }), ply(3, { ...NAMED, ship: 7 })];
  expect(departures(log).map((one) => tell(one).ship)).toEqual([4, 7]);
});

test("the steps are shown one after another, the ship stays until it is shown leaving, and then the stage is free", () => {
  const play = new Playhouse();
  const all = ply(5, NAMED, RANKED, WON, takes(0, "furs"), takes(1, ""), takes(0, "metal"), LEFT);
  play.see([all], [all], scene, sailed);
  flushSync();
  expect([play.open, play.done, play.story.order]).toEqual([true, false, null]);
  expect(play.ghost!.chests).toEqual(["furs", "grain", "metal"]);
  const told: string[] = [];
  for (let step = 0; step < 7; step++) {
    told.push(play.step!.event);
    vi.runOnlyPendingTimers();
  }
  expect(told).toEqual([
    "ship-named",
    "influence-ranked",
    "barrel-won",
    "chest-taken",
    "chest-taken",
    "chest-taken",
    "ship-left",
  ]);
  expect([play.open, play.ghost]).toEqual([false, null]);
});

test("everybody saw which chest another took, though the log does not say it", () => {
  const play = new Playhouse();
  const named = ply(5, NAMED, RANKED, WON, takes(1, ""));
  play.see([named], [named], scene, sharing(["furs", "metal"]));
  while (!play.done) vi.runOnlyPendingTimers();
  expect(play.dealt).toBe("grain");
  expect(play.pool).toEqual(["furs", "metal"]);
  expect(play.story.shares[0]!.good).toBe("");
});

test("a share still to be chosen keeps the stage, also on arrival and after any input", () => {
  const play = new Playhouse();
  const log = [ply(5, NAMED, RANKED, WON)];
  play.see(log, [], scene, sharing(["furs", "metal"]));
  expect([play.open, play.done, play.pool]).toEqual([true, true, ["furs", "metal"]]);
  play.see(log, log, scene, sharing(["furs", "metal"]));
  expect(play.done).toBe(false);
  play.skip(sharing(["furs", "metal"]));
  expect([play.open, play.done]).toEqual([true, true]);
  play.see([], [], sharing(["furs"]), scene);
  expect(play.open).toBe(false);
});

test("without motion nothing is played, and what is not asked is not staged", () => {
  settings.motion = 0;
  const play = new Playhouse();
  const all = ply(5, NAMED, RANKED, WON, takes(0, "furs"), LEFT);
  play.see([all], [all], scene, sailed);
  expect([play.open, play.ghost, play.playing]).toEqual([false, null, false]);
});

test("any input ends the play at once", () => {
  const play = new Playhouse();
  const all = ply(5, NAMED, RANKED, WON, takes(0, "furs"), LEFT);
  play.see([all], [all], scene, sailed);
  play.skip(sailed);
  expect([play.open, play.ghost, play.playing]).toEqual([false, null, false]);
});
