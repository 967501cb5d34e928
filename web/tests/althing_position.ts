/** A position of Althing, for the tests of its board: what a test does not speak of is as at the start of a match. */

import type {
  AlthingScene,
  AlthingStage,
  AnnouncedScene,
  CardInfo,
  PaymentScene,
  PlayerScene,
} from "../src/generated/althing.ts";

const card = (id: string, given: Partial<CardInfo> = {}): CardInfo => ({
  id,
  type: "viking",
  cost: 1,
  currency: "nuggets",
  nuggets: 1,
  wood: 0,
  bones: 0,
  universal: 0,
  symbols: [],
  owner: -1,
  source: "reconstructed",
  strength: "weak",
  ...given,
});

const FAMILIES: Record<string, [family: string, answer: string]> = {
  axe: ["ruse", "shield"],
  troll: ["ruse", "detroll"],
  storm: ["ruse", "fair_weather"],
  shield: ["dodge", ""],
  plot: ["event", ""],
  rework: ["providence", "troll"],
};

export const stage = (seats: number): AlthingStage => ({
  scenario: "free",
  seats,
  first: 0,
  teams:
    seats === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : [],
  cards: [card("odin"), card("thor", { symbols: ["axe", "troll"] }), card("freyr"), card("hild")],
  symbols: Object.entries(FAMILIES).map(([id, [family, answer]]) => ({ id, family, answer, in_force: true })),
  layout: "straight",
  deck: "classic",
  hela: [],
  mode: "",
  thorfinn: [],
  slots: 5,
  trolls: 2,
  storms: true,
  reserve: "hidden",
  seasoned_limit: 5,
  cowardly_troll: false,
  dodge_the_counter: false,
  round_cap: 200,
  action_cap: 40,
});

export const player = (hand: string[]): PlayerScene => ({
  place: 0,
  position: 0,
  sacred: false,
  finished: false,
  hand,
  hand_limit: 4,
  limit_grows: false,
  deck: 2,
  deck_trolls: [],
  discard: [],
  reserve: "",
  reserve_full: false,
  stone: null,
  cursed: false,
  ill: false,
  trolls: 2,
  storm_ready: true,
  storms: [],
  owned: {},
  points: {},
  total: 0,
});

export const payment = (given: Partial<PaymentScene>): PaymentScene => ({
  goal: "recruit",
  place: 0,
  slots: [2],
  cards: ["hild"],
  currency: "nuggets",
  cost: 3,
  pledged: [],
  reward: "",
  doubled: "",
  nuggets: 0,
  wood: 0,
  bones: 0,
  universal: 0,
  missing: 3,
  enough: false,
  ...given,
});

export const scene = (given: Partial<AlthingScene>): AlthingScene => ({
  phase: "acting",
  round: 1,
  active: 0,
  crossed: false,
  actions_left: 40,
  ending: false,
  payment: null,
  borrowed: null,
  announced: null,
  looked: null,
  composed: null,
  demobilised: null,
  hela: "",
  cleared: false,
  plotted: 0,
  track: [],
  assembly: [],
  guest: "",
  size: 5,
  deck: { number: 25, top: [], bottom: [] },
  out: {},
  thorfinn: null,
  players: [player(["odin"]), player([""]), player([""])],
  ...given,
});

export const announced = (given: Partial<AnnouncedScene>): AnnouncedScene => ({
  seat: 0,
  card: "thor",
  symbol: "axe",
  target: 1,
  reserve: false,
  answer: "shield",
  counter: -1,
  counter_card: "",
  ...given,
});
