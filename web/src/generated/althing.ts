// Made by scripts/make_types.py from the Python types: do not edit.

/**
 * `type` is player, viking, jotunn, fjord_troll or troll; `currency` nuggets, wood_bones or "" for what
 * cannot be recruited; `universal` so much of one type of one's choice; `owner` the seat of a Troll, else
 * -1.
 */
export interface CardInfo {
  id: string;
  type: string;
  cost: number;
  currency: string;
  nuggets: number;
  wood: number;
  bones: number;
  universal: number;
  symbols: string[];
  owner: number;
  source: string;
  strength: string;
}
/**
 * `family` is ruse, dodge, event, providence, malediction or, of Thorfinn's cards, shortage; `answer` the
 * symbol that stops it, "" if nothing does in this match; `in_force` is false for an icon that the scenario
 * leaves out.
 */
export interface SymbolInfo {
  id: string;
  family: string;
  answer: string;
  in_force: boolean;
}
/**
 * A Hela card: the symbols of its two sides, and by how much each changes nuggets, wood and bones.
 */
export interface HelaInfo {
  id: string;
  left: string[];
  right: string[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  left_shift: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  right_shift: number[];
  source: string;
  strength: string;
}
/**
 * A card of Thorfinn's deck: how many he recruits, what he does by your position (axe, troll,
 * shortage_nuggets …), how far he climbs, and whether it shows a shield or a detroll. `replaces` is the card
 * whose twin a legend's card is, else "".
 */
export interface ThorfinnInfo {
  id: string;
  recruits: number;
  rows: string[][];
  climb: number;
  shield: boolean;
  detroll: boolean;
  replaces: string;
  source: string;
  strength: string;
}
/**
 * What stays the same for the whole match. `cards` are the kinds that can turn up in it; `teams` the
 * seats that play together, () without teams; `reserve` is off, hidden or open. `layout` of the epic is
 * straight, six or eight; `deck` classic, baldur, own or own_loki. `hela` are all Hela cards, () without
 * them. `mode` is that of Thorfinn and `thorfinn` his cards, "" and () if he does not play; `trolls` are
 * those a player starts with.
 */
export interface AlthingStage {
  scenario: string;
  seats: number;
  first: number;
  teams: number[][];
  cards: CardInfo[];
  symbols: SymbolInfo[];
  layout: string;
  deck: string;
  hela: HelaInfo[];
  mode: string;
  thorfinn: ThorfinnInfo[];
  slots: number;
  trolls: number;
  storms: boolean;
  reserve: string;
  seasoned_limit: number;
  cowardly_troll: boolean;
  dodge_the_counter: boolean;
  round_cap: number;
  action_cap: number;
}
/**
 * A card of the epic. `role` is start, step, thing or althing; `next` are the places that one goes to
 * from here, two at a fork, the left one first; `branch` is left, right or "" where all pass.
 *
 * `left` and `right` are the Hela cards that show beside it, "" without. `nuggets`, `wood` and `bones` are
 * what it asks for with them, `printed` without; `symbols` are its own and theirs: sacred_ground, seasoned,
 * hela, illness_zone, cursed_troll_zone, curse_zone, resource_shift or ovedur_zone.
 */
export interface StepScene {
  place: number;
  position: number;
  id: string;
  face: string;
  role: string;
  next: number[];
  branch: string;
  left: string;
  right: string;
  nuggets: number;
  wood: number;
  bones: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  printed: number[];
  symbols: string[];
  source: string;
  strength: string;
}
/**
 * A goal and what is pledged for it so far; only who pays sees it.
 *
 * `goal` is recruit or cross; `slots` and `cards` those to be recruited; `currency` nuggets or wood_bones,
 * "" for a step. `cost` is the sum asked for in that currency, of a step the sum of its three. `nuggets`,
 * `wood`, `bones` and `universal` are what the pledged cards and the borrowed one give in all; `missing` is
 * what is still short, the universal ones used as well as can be; `enough` that it can be confirmed. `place`
 * is that of the step to be crossed onto, 0 for recruits. `reward` is the card played for that symbol, from
 * the hand, the stone or borrowed, and `doubled` that whose nuggets count twice; "" without.
 */
export interface PaymentScene {
  goal: string;
  place: number;
  slots: number[];
  cards: string[];
  currency: string;
  cost: number;
  pledged: string[];
  reward: string;
  doubled: string;
  nuggets: number;
  wood: number;
  bones: number;
  universal: number;
  missing: number;
  enough: boolean;
}
/**
 * The card in use that is not one's own: `origin` is hand, reserve or assembly, which has `owner` -1.
 */
export interface BorrowedScene {
  card: string;
  origin: string;
  owner: number;
}
/**
 * A symbol that was played and is not yet resolved.
 *
 * `seat` played `card` for `symbol`, at `target` (-1 without one, or not yet chosen), at its `reserve`.
 * What Thorfinn does (`seat` 1) and what a cursed step does (`seat` is `target`) has no card: "".
 * `answer` is the symbol that the seat to act is asked for, "" when none is. `counter` is the seat whose
 * counter-attack with `counter_card` may now be dodged (option dodge_the_counter), else -1 and "".
 */
export interface AnnouncedScene {
  seat: number;
  card: string;
  symbol: string;
  target: number;
  reserve: boolean;
  answer: string;
  counter: number;
  counter_card: string;
}
/**
 * The reorganiser's cards: `cards` looked at and `returned` from the assembly, both not yet stacked;
 * `brought` is chosen for the assembly; `stacked` in the order in which they will be drawn; `side` is above,
 * below or "". Others see `number` alone.
 */
export interface LookedScene {
  number: number;
  cards: string[];
  returned: string[];
  brought: string;
  stacked: string[];
  side: string;
}
/**
 * A deck being composed, or waiting for those of the others; only its player sees it. It will have `size`
 * cards: `picked` so far, and `left` to pick from by kind, whether they may still be picked or not; nothing
 * is left once the deck is confirmed.
 */
export interface ComposedScene {
  size: number;
  picked: string[];
  left: {
    [k: string]: number;
  };
}
/**
 * An exchange by demobilised; only its player sees it: the card `given` ("" before it is chosen), the
 * slots and `cards` taken so far, and the `value` still left of its cost.
 */
export interface DemobilisedScene {
  given: string;
  slots: number[];
  cards: string[];
  value: number;
}
/**
 * The assembly deck: all its cards, and those of them that were put on top (the next one first) and
 * underneath (the next one first), "" where the viewer does not know which.
 */
export interface DeckScene {
  number: number;
  top: string[];
  bottom: string[];
}
/**
 * A storm Troll before a seat: `face` is stormur or ovedur.
 */
export interface StormScene {
  owner: number;
  face: string;
}
/**
 * An invocation stone: `laid` lies on `card`, "" while it is being chosen; `ready` if the seat may invoke
 * it in its own phase already.
 */
export interface StoneScene {
  card: string;
  laid: string;
  ready: boolean;
}
/**
 * Thorfinn: where he stands, his card of the round (troll if it is one of yours, "" before the first),
 * his hand, which is open to you, his Trolls at home; `deck` are his cards still to be revealed, in no
 * order, after `deck_trolls` of your Trolls. `shortage` are the resources that count nothing in this phase.
 */
export interface ThorfinnScene {
  place: number;
  position: number;
  card: string;
  hand: string[];
  trolls: number;
  deck: string[];
  deck_trolls: number;
  shortage: string[];
}
/**
 * A seat's own area.
 *
 * `hand` has every card, "" where unknown; of another seat the ones that all know come first. `hand_limit`
 * is what it draws up to, `limit_grows` if that is more from the end of its next phase. `deck` counts its
 * cards, `deck_trolls` are those known to be on top, the next one first. `discard` has every card. `reserve`
 * is the card there, "" if unknown or none; `reserve_full` tells these two apart. `trolls` and `storm_ready`
 * are its own Trolls and storm Troll at hand; `storms` those that lie before it. `owned` counts all cards of
 * its deck, hand, discard pile, reserve and stone by kind, wherever they are: that is public. `cursed` if
 * its step forbids ruses, dodges and events; `ill` if its illness lies on the assembly, or will at its
 * phase's end.
 */
export interface PlayerScene {
  place: number;
  position: number;
  sacred: boolean;
  finished: boolean;
  hand: string[];
  hand_limit: number;
  limit_grows: boolean;
  deck: number;
  deck_trolls: string[];
  discard: string[];
  reserve: string;
  reserve_full: boolean;
  stone: StoneScene | null;
  cursed: boolean;
  ill: boolean;
  trolls: number;
  storm_ready: boolean;
  storms: StormScene[];
  owned: {
    [k: string]: number;
  };
  points: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What changes from ply to ply. `track` are the cards of the epic by place.
 *
 * `active` is the seat whose phase it is, -1 at the end; who is to act may be another one, answering.
 * `crossed` if it has crossed in this phase; `actions_left` before only `end` is left (clause 5.6).
 * `plotted` is the first slot of a plot, which only who plots sees, else 0. `assembly` is by slot, "" where
 * empty.
 * `ending` if a seat stands on the last card and the round is being completed. `guest` is the card of slot
 * 6, "" without one; `size` what the row is filled up to. `hela` is the card that the active seat has to
 * place; `cleared` if fair weather lets it recruit where its step forbids it; `out` counts the cards out of
 * the game.
 */
export interface AlthingScene {
  phase: string;
  round: number;
  active: number;
  crossed: boolean;
  actions_left: number;
  ending: boolean;
  payment: PaymentScene | null;
  borrowed: BorrowedScene | null;
  announced: AnnouncedScene | null;
  looked: LookedScene | null;
  composed: ComposedScene | null;
  demobilised: DemobilisedScene | null;
  hela: string;
  cleared: boolean;
  plotted: number;
  track: StepScene[];
  assembly: string[];
  guest: string;
  size: number;
  deck: DeckScene;
  out: {
    [k: string]: number;
  };
  thorfinn: ThorfinnScene | null;
  players: PlayerScene[];
}
