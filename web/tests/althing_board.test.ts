import { describe, expect, it } from "vitest";

import type { PaymentScene } from "../src/generated/althing.ts";
import type { GameInfo, LogEntry } from "../src/generated/protocol.ts";
import { naturalDelay, phaseOf, readTime } from "../src/games/althing/answers.svelte.ts";
import { Box } from "../src/games/althing/box.ts";
import { CAMPAIGN } from "../src/games/althing/campaign.ts";
import { bustOf } from "../src/games/althing/looks.ts";
import { handOf, withoutCard, withoutSlot } from "../src/games/althing/payment.ts";
import { byPlace, isLight, placeOf } from "../src/games/althing/places.ts";
import { trailOf, withoutAll } from "../src/games/althing/trail.ts";
import { askedOf } from "../src/games/althing/window.ts";
import { complete } from "../src/lib/choosing.ts";
import { named } from "../src/lib/seats.ts";
import { announced, payment, player, scene, stage } from "./althing_position.ts";

const box = new Box(stage(3));

describe("the hand while paying", () => {
  const paying = (pledged: string[], hand: string[]) =>
    scene({ payment: payment({ pledged }), players: [player(hand), player([""]), player([""])] });

  it("keeps its order, whatever is pledged of it", () => {
    const order = (pledged: string[], hand: string[]): string[] =>
      handOf(paying(pledged, hand), 0, box).map(({ key }) => key);
    const before = order([], ["odin", "odin", "thor", "freyr"]);
    expect(order(["odin"], ["odin", "thor", "freyr"])).toEqual(before);
    expect(order(["thor", "odin"], ["odin", "freyr"])).toEqual(before);
  });

  it("marks the one that was tapped among equal cards", () => {
    const held = (tapped: string[]): boolean[] =>
      handOf(paying(["odin"], ["odin", "odin"]), 0, box, new Set(tapped)).map(({ pledged }) => pledged);
    expect(held(["odin:1"])).toEqual([true, false, false]);
    expect(held(["odin:2"])).toEqual([false, true, false]);
    expect(held([])).toEqual([false, false, true]);
  });

  it("shows nothing pledged in another's hand", () => {
    const hand = handOf(paying(["odin"], ["thor"]), 1, box);
    expect(hand).toEqual([{ card: "", key: ":1", pledged: false }]);
  });
});

describe("changing one's mind", () => {
  const log = (...actions: string[]) =>
    actions.map((action, at) => ({ ply: at + 1, seat: 0, action, events: [], at: 0 }) as unknown as LogEntry);
  const paid = (given: Partial<PaymentScene>) => scene({ phase: "paying", payment: payment(given) });

  it("knows what belongs to the goal", () => {
    const actions = ["recruit 1", "pay odin", "confirm", "recruit 2", "pay thor"];
    expect(trailOf(log(...actions), "paying")).toEqual(["recruit 2", "pay thor"]);
    expect(trailOf(log("play loki demobilised", "give hild", "take 2"), "demobilising")).toEqual([
      "give hild",
      "take 2",
    ]);
    expect(trailOf(log("recruit 2"), "acting")).toEqual([]);
  });

  it("takes the last card back in one step", () => {
    const trail = ["recruit 2", "pay odin", "pay thor"];
    expect(withoutCard(trail, "thor", paid({ pledged: ["odin", "thor"] }))).toEqual({ undo: 1, actions: [] });
  });

  it("does again what came after an earlier card", () => {
    const trail = ["recruit 2", "recruit 4", "pay odin", "pay thor", "pay odin"];
    expect(withoutCard(trail, "thor", paid({ pledged: ["odin", "thor", "odin"] }))).toEqual({
      undo: 2,
      actions: ["pay odin"],
    });
  });

  it("gives up a goal, or one of several", () => {
    expect(withoutAll(["cross left", "pay odin"])).toEqual({ undo: 2, actions: [] });
    const two = ["recruit 2", "recruit 4", "pay odin"];
    expect(withoutSlot(["recruit 2", "recruit 4"], 4)).toEqual({ undo: 1, actions: [] });
    expect(withoutSlot(two, 2)).toEqual({ undo: 3, actions: ["recruit 4"] });
    expect(withoutSlot(["recruit 2", "pay odin"], 2)).toEqual({ undo: 2, actions: [] });
  });

  it("gives up a reward with the card that brings it, or the one that it doubles", () => {
    const rewarded = { reward: "loki", doubled: "hild" };
    const trail = ["recruit 2", "pay odin", "reward hild"];
    const now = paid({ ...rewarded, pledged: ["odin", "hild"] });
    expect(withoutCard(trail, "loki", now)).toEqual({ undo: 1, actions: [] });
    expect(withoutCard(trail, "hild", now)).toEqual({ undo: 1, actions: [] });
    expect(withoutCard(trail, "odin", now)).toEqual({ undo: 2, actions: ["reward hild"] });
    const two = paid({ ...rewarded, pledged: ["hild", "hild"] });
    expect(withoutCard(["recruit 2", "pay hild", "reward hild"], "hild", two)).toEqual({
      undo: 2,
      actions: ["reward hild"],
    });
  });
});

describe("what is pressed for an action", () => {
  it.each([
    ["cross", "step:next"],
    ["cross left", "step:left"],
    ["take 6", "assembly:6"],
    ["give hild", "hand:hild"],
    ["switch 2 4", "switch:2:4"],
    ["place 3 right", "place:3:right"],
    ["invoke axe", "invoke:axe"],
    ["recruit 3", "assembly:3"],
    ["plot 1", "assembly:1"],
    ["pay odin", "hand:odin"],
    ["play thor axe", "play:thor:axe"],
    ["target 2", "seat:2"],
    ["target 2 reserve", "reserve:2"],
    ["return 1", "seat:1"],
    ["swap freyr", "swap:freyr"],
    ["stack hild", "looked:hild"],
    ["let", "answer:let"],
    ["draw", "deck:own"],
  ])("%s", (action, place) => expect(placeOf(action)).toBe(place));

  it("is one thing for each choice", () => {
    const label = { key: "", params: {} };
    const options = ["play thor axe", "play thor troll", "store thor", "end"].map((action) => ({
      action,
      label,
      targets: ["hand:thor"],
    }));
    expect(byPlace({ seat: 0, prompt: label, options }).size).toBe(4);
  });

  it("is done at once only where nobody is told", () => {
    expect(isLight("pay odin", scene({ phase: "paying" }))).toBe(true);
    expect(isLight("drop odin", scene({ phase: "arranging" }))).toBe(true);
    expect(isLight("drop odin", scene({ phase: "reworking" }))).toBe(false);
    expect(isLight("confirm", scene({ phase: "paying" }))).toBe(false);
    expect(isLight("play thor axe", scene({}))).toBe(false);
  });
});

describe("who is asked", () => {
  const played = { event: "symbol-played", seat: 0 };
  const silent = (seat: number) => ({ event: "answer-declined", seat });

  it("is the target of a ruse alone", () => {
    expect(askedOf(announced({}), scene({}), 1, box, [])).toEqual([{ seat: 1, state: "now" }]);
  });

  it("is every opponent in turn for a providence, whatever they hold", () => {
    const rework = announced({ symbol: "rework", target: -1, answer: "troll" });
    const asked = (toAct: number, ...since: { event: string; seat: number }[]) =>
      askedOf(rework, scene({}), toAct, box, [[silent(1)], [played], since]);
    expect(asked(1)).toEqual([
      { seat: 1, state: "now" },
      { seat: 2, state: "later" },
    ]);
    expect(asked(2, silent(1))).toEqual([
      { seat: 1, state: "let" },
      { seat: 2, state: "now" },
    ]);
  });

  it("leaves out the partner, and says who has no card", () => {
    const rework = announced({ symbol: "rework", target: -1, answer: "troll" });
    const four = scene({ players: [player(["odin"]), player([]), player([""]), player([""])] });
    expect(askedOf(rework, four, 3, new Box(stage(4)), [[played]])).toEqual([
      { seat: 1, state: "none" },
      { seat: 3, state: "now" },
    ]);
  });

  it("is the countered player when a counter may be dodged", () => {
    const countered = announced({ symbol: "rework", target: -1, counter: 2, counter_card: "thor" });
    expect(askedOf(countered, scene({}), 0, box, [[played]])).toEqual([{ seat: 0, state: "now" }]);
  });
});

describe("answering by itself", () => {
  it("waits as long as a person might", () => {
    expect(naturalDelay(0)).toBeGreaterThanOrEqual(1000);
    expect(naturalDelay(1)).toBeGreaterThan(naturalDelay(0) + 1000);
  });

  it("has a time limit only if somebody set one", () => {
    expect(readTime(null)).toBe(0);
    expect(readTime("30")).toBe(30);
    expect(readTime("7")).toBe(0);
  });

  it("ends with the phase", () => {
    const now = phaseOf("t", 1, scene({ round: 3, active: 0 }));
    expect(phaseOf("t", 1, scene({ round: 3, active: 0, phase: "answering" }))).toBe(now);
    expect(phaseOf("t", 1, scene({ round: 3, active: 2 }))).not.toBe(now);
    expect(phaseOf("t", 1, scene({ round: 4, active: 0 }))).not.toBe(now);
    expect(phaseOf("t", 2, scene({ round: 3, active: 0 }))).not.toBe(now);
  });
});

describe("the campaign", () => {
  it("leads from part to part, and then to a match of one's own", () => {
    expect(["1a", "1b", "2", "3", "4"].map((part) => CAMPAIGN.next(part, 2))).toEqual([
      "1b",
      "2",
      "3",
      "4",
      "free",
    ]);
    expect(CAMPAIGN.next("3", 4)).toBe("free");
    expect(CAMPAIGN.next("free", 2)).toBe("");
  });

  it("is named for so many players", () => {
    expect(CAMPAIGN.words("1a", 4, "title")).toBe("scenario-1a-four-title");
    expect(CAMPAIGN.words("4", 4, "new")).toBe("scenario-4-few-new");
    expect(CAMPAIGN.words("free", 1, "title")).toBe("scenario-free-one-title");
  });
});

describe("portraits", () => {
  const CARDS =
    "odin thor freyr baldur tyr idhunn loki jotunn thorfinn gudrid floki sigvaar siggy aslaug horik hild bjorn halldora olaf";
  const all = [...CARDS.split(" "), "beldurk", "dilbrett", "dazgul", "heskabech"];

  it("are all different in shape, not in colour alone", () => {
    expect(new Set(all.map((card) => bustOf(card).parts.join(" "))).size).toBe(all.length);
  });
});

describe("words about another seat", () => {
  it("name it", () => {
    const said = { key: "prompt-stolen", params: { card: "odin", whom: 2 } };
    expect(named(said, (seat) => `seat ${seat}`).params).toEqual({ card: "odin", whom: "seat 2" });
    const plain = { key: "prompt-act", params: {} };
    expect(named(plain, String)).toBe(plain);
  });
});

describe("options", () => {
  it("are complete with their usual values", () => {
    const game = { options: [{ name: "faces", values: ["a", "b"], default: "a", clause: "" }] };
    expect(complete(game as unknown as GameInfo, { hela: "on" })).toEqual({ faces: "a", hela: "on" });
  });
});
