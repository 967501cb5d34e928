import { describe, expect, it } from "vitest";

import type { ComposedScene, HelaInfo, StepScene, ThorfinnInfo } from "../src/generated/althing.ts";
import { Box } from "../src/games/althing/box.ts";
import {
  changed,
  givenTo,
  isWhole,
  nextPick,
  poolOf,
  same,
  sizeOf,
  told,
} from "../src/games/althing/composing.ts";
import {
  askedInAll,
  changesOf,
  crossing,
  narrowCell,
  narrowRows,
  ownSymbols,
  spellOf,
  wayTo,
  wideCell,
} from "../src/games/althing/epic.ts";
import { climbsLeft, deedsOf, lead, stoodAt } from "../src/games/althing/foe.ts";
import { handOf, rewardInHand } from "../src/games/althing/payment.ts";
import { askedOf } from "../src/games/althing/window.ts";
import { announced, payment, player, scene, stage } from "./althing_position.ts";

const box = new Box(stage(3));

describe("composing a deck", () => {
  const POOL = { odin: 4, thor: 1, freyr: 1, baldur: 1, tyr: 1, idhunn: 1, loki: 1 };
  const composed = (picked: string[], given: string[] = []): ComposedScene => {
    const left: Record<string, number> = { ...POOL };
    for (const card of given) delete left[card];
    for (const card of picked) left[card]! -= 1;
    return { size: 6 + given.length, picked: [...picked, ...given], left };
  };

  it("takes cards in and out in any order, as many as there are", () => {
    const now = composed([]);
    let wish = changed({}, "loki", 1, now);
    wish = changed(wish, "odin", 1, now);
    expect(wish).toEqual({ loki: 1, odin: 1 });
    expect(changed(wish, "loki", 1, now)).toBe(wish);
    expect(same(changed(wish, "loki", -1, now), { odin: 1 })).toBe(true);
    expect(changed({}, "thor", -1, now)).toEqual({});
  });

  it("is whole with six, and takes no more", () => {
    const now = composed([]);
    const six = { odin: 3, thor: 1, freyr: 1, loki: 1 };
    expect(isWhole(six, now)).toBe(true);
    expect(changed(six, "tyr", 1, now)).toBe(six);
  });

  it("tells the rules of a whole deck in the order of the kinds", () => {
    const wish = { loki: 1, tyr: 1, odin: 2, freyr: 1, idhunn: 1 };
    const picked: string[] = [];
    for (let next = nextPick(wish, composed([])); next; next = nextPick(wish, composed(picked)))
      picked.push(next);
    expect(picked).toEqual(["odin", "odin", "freyr", "tyr", "idhunn", "loki"]);
  });

  it("tells nothing of a deck that is not whole, or that the rules know otherwise", () => {
    expect(nextPick({ odin: 2 }, composed([]))).toBe("");
    expect(nextPick({ odin: 4, freyr: 1, tyr: 1 }, composed(["odin", "thor"]))).toBe("");
  });

  it("leaves the card that everybody has out of the choice", () => {
    const now = composed(["odin"], ["loki"]);
    expect(givenTo(now)).toEqual(["loki"]);
    expect(sizeOf(now)).toBe(6);
    expect(told(now)).toEqual({ odin: 1 });
    expect(poolOf(now)).toEqual({ odin: 4, thor: 1, freyr: 1, baldur: 1, tyr: 1, idhunn: 1 });
  });
});

const step = (place: number, position: number, given: Partial<StepScene> = {}): StepScene => ({
  place,
  position,
  id: `step${place}`,
  face: "a",
  role: "step",
  next: [place + 1],
  branch: "",
  left: "",
  right: "",
  nuggets: 1,
  wood: 0,
  bones: 0,
  printed: [1, 0, 0],
  symbols: [],
  source: "",
  strength: "",
  ...given,
});
/** Six steps: a fork of two ways of two, then two that all pass. */
const SIX = [
  step(0, 0, { next: [1, 3], role: "start", nuggets: 0 }),
  step(1, 1, { branch: "left" }),
  step(2, 2, { branch: "left", next: [5] }),
  step(3, 1, { branch: "right", nuggets: 2 }),
  step(4, 2, { branch: "right", nuggets: 2, next: [5] }),
  step(5, 3),
  step(6, 4),
  step(7, 5, { next: [], role: "thing" }),
];

describe("the map", () => {
  it("lays two ways above each other, and what all pass over both rows", () => {
    expect(SIX.map(wideCell)).toEqual([
      "1 / 1 / span 2 / span 1",
      "1 / 2 / span 1 / span 1",
      "1 / 3 / span 1 / span 1",
      "2 / 2 / span 1 / span 1",
      "2 / 3 / span 1 / span 1",
      "1 / 4 / span 2 / span 1",
      "1 / 5 / span 2 / span 1",
      "1 / 6 / span 2 / span 1",
    ]);
    expect(narrowCell(SIX[4]!)).toBe("2 / 3 / span 1 / span 1");
    expect(narrowCell(SIX[6]!)).toBe("3 / 2 / span 2 / span 1");
    expect(narrowRows(SIX)).toBe("86px 86px 48px 48px");
  });

  it("leads on by one way, or by two", () => {
    const at = (place: number) => scene({ track: SIX, players: [{ ...player([]), place }] });
    expect([1, 3, 2, 0].map((place) => wayTo(at(0), 0, place))).toEqual(["left", "right", "", ""]);
    expect(wayTo(at(4), 0, 5)).toBe("next");
    expect(wayTo(at(7), 0, 7)).toBe("");
    expect(["", "next", "left"].map((way) => crossing(way as "" | "next" | "left"))).toEqual([
      "",
      "cross",
      "cross left",
    ]);
  });

  it("asks in all for what one way asks", () => {
    expect(askedInAll(scene({ track: SIX }))).toEqual({ nuggets: 5, wood: 0, bones: 0 });
  });
});

describe("Hela", () => {
  const card: HelaInfo = {
    id: "nastrond",
    left: ["resource_shift"],
    right: ["hela"],
    left_shift: [2, -1, 0],
    right_shift: [0, 0, 0],
    source: "",
    strength: "",
  };

  it("shows one thing on the left and another on the right", () => {
    expect(spellOf(card, "left").shift).toEqual([
      { resource: "nuggets", change: 2 },
      { resource: "wood", change: -1 },
    ]);
    expect(spellOf(card, "right")).toEqual({ symbols: ["hela"], shift: [] });
  });

  it("adds to what a step has of its own", () => {
    const under = step(1, 1, { right: "nastrond", symbols: ["hela", "hela"] });
    expect(ownSymbols(under, [card])).toEqual(["hela"]);
    expect(ownSymbols(step(1, 1, { symbols: ["hela"] }), [card])).toEqual(["hela"]);
  });

  it("changes what a step asks for", () => {
    expect(changesOf(step(1, 1, { nuggets: 3, printed: [1, 0, 0] }))).toEqual([
      { resource: "nuggets", change: 2 },
    ]);
    expect(changesOf(step(1, 1))).toEqual([]);
  });
});

describe("a reward", () => {
  const paying = (given: object) =>
    scene({ payment: payment({ pledged: ["thor"], reward: "freyr", doubled: "thor" }), ...given });

  it("keeps its card in sight among those of the hand", () => {
    const now = paying({ players: [player(["odin"])] });
    expect(rewardInHand(now, 0)).toBe("freyr");
    expect(handOf(now, 0, box).map(({ card, pledged }) => [card, pledged])).toEqual([
      ["odin", false],
      ["thor", true],
      ["freyr", true],
    ]);
  });

  it("may come from the stone, or be borrowed", () => {
    const stone = { card: "idhunn", laid: "freyr", ready: true };
    expect(rewardInHand(paying({ players: [{ ...player([]), stone }] }), 0)).toBe("");
    const borrowed = { card: "freyr", origin: "hand", owner: 1 };
    expect(rewardInHand(paying({ borrowed, players: [player([])] }), 0)).toBe("");
  });
});

describe("an exchange", () => {
  it("marks the card that is given, which is still in the hand", () => {
    const now = scene({
      phase: "demobilising",
      demobilised: { given: "hild", slots: [], cards: [], value: 1 },
      players: [player(["hild", "odin"])],
    });
    expect(handOf(now, 0, box).map(({ card, pledged }) => [card, pledged])).toEqual([
      ["odin", false],
      ["hild", true],
    ]);
  });
});

describe("Thorfinn", () => {
  const card: ThorfinnInfo = {
    id: "la",
    recruits: 1,
    rows: [["shortage_nuggets"], ["troll", "axe"], ["axe", "axe"], [], []],
    climb: 0,
    shield: false,
    detroll: true,
    replaces: "a",
    source: "",
    strength: "",
  };
  const foe = {
    place: 5,
    position: 3,
    card: "la",
    hand: [],
    trolls: 2,
    deck: [],
    deck_trolls: 0,
    shortage: [],
  };
  const at = (position: number, crossed = false) =>
    scene({ track: SIX, crossed, thorfinn: foe, players: [{ ...player([]), position }] });

  it("acts by where you stood, not where you have crossed to since", () => {
    expect(stoodAt(at(1))).toBe(1);
    expect(stoodAt(at(2, true))).toBe(1);
    expect(deedsOf(card, 1, [])).toEqual([
      { symbol: "troll", stopped: false },
      { symbol: "axe", stopped: false },
    ]);
  });

  it("is stopped symbol by symbol, in this round", () => {
    const dodge = { event: "dodge-played", seat: 0, whom: 1, against: "axe" };
    const reveal = { event: "thorfinn-revealed", card: "la" };
    expect(deedsOf(card, 2, [[dodge, reveal], [dodge]]).map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(deedsOf(card, 2, [[dodge], [reveal]]).map(({ stopped }) => stopped)).toEqual([false, false]);
  });

  it("is ahead or behind, and has so far to go", () => {
    expect(lead(foe, at(1))).toBe(2);
    expect(lead(foe, at(4))).toBe(-1);
    expect(climbsLeft(foe, at(1))).toBe(2);
  });

  it("is answered by the one who plays", () => {
    const raid = announced({ seat: 1, card: "", symbol: "axe", target: 0 });
    expect(askedOf(raid, at(1), 0, box, [])).toEqual([{ seat: 0, state: "now" }]);
  });
});
