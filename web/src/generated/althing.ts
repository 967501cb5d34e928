// Made by scripts/make_types.py from the Python types: do not edit.

/**
 * `type` is player, viking, fjord_troll or troll; `currency` nuggets, wood_bones or "" for what cannot be
 * recruited; `universal` so much of one type of one's choice; `owner` the seat of a Troll, else -1.
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
 * `family` is ruse, dodge, event or providence; `answer` the symbol that stops it, "" if nothing does in
 * this match; `in_force` is false for an icon that the scenario leaves out.
 */
export interface SymbolInfo {
  id: string;
  family: string;
  answer: string;
  in_force: boolean;
}
/**
 * A card of the track: `role` is start, step, thing or althing; `symbols` sacred_ground or seasoned.
 */
export interface StepInfo {
  position: number;
  id: string;
  face: string;
  role: string;
  nuggets: number;
  wood: number;
  bones: number;
  symbols: string[];
  source: string;
  strength: string;
}
/**
 * What stays the same for the whole match. `cards` are the kinds that can turn up in it; `teams` the
 * seats that play together, () without teams; `reserve` is off, hidden or open.
 */
export interface AlthingStage {
  scenario: string;
  seats: number;
  first: number;
  teams: number[][];
  cards: CardInfo[];
  symbols: SymbolInfo[];
  track: StepInfo[];
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
 * A goal and what is pledged for it so far; only who pays sees it.
 *
 * `goal` is recruit or cross; `slots` and `cards` those to be recruited; `currency` nuggets or wood_bones,
 * "" for a step. `cost` is the sum asked for in that currency, of a step the sum of its three. `nuggets`,
 * `wood`, `bones` and `universal` are what the pledged cards and the borrowed one give in all; `missing` is
 * what is still short, the universal ones used as well as can be; `enough` that it can be confirmed.
 */
export interface PaymentScene {
  goal: string;
  slots: number[];
  cards: string[];
  currency: string;
  cost: number;
  pledged: string[];
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
 * A seat's own area.
 *
 * `hand` has every card, "" where unknown; of another seat the ones that all know come first. `hand_limit`
 * is what it draws up to, `limit_grows` if that is more from the end of its next phase. `deck` counts its
 * cards, `deck_trolls` are those known to be on top, the next one first. `discard` has every card. `reserve`
 * is the card there, "" if unknown or none; `reserve_full` tells these two apart. `trolls` and `storm_ready`
 * are its own Trolls and storm Troll at hand; `storms` those that lie before it. `owned` counts all cards of
 * its deck, hand, discard pile and reserve by kind, wherever they are: that is public.
 */
export interface PlayerScene {
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
 * What changes from ply to ply.
 *
 * `active` is the seat whose phase it is, -1 at the end; who is to act may be another one, answering.
 * `crossed` if it has crossed in this phase; `actions_left` before only `end` is left (clause 5.6).
 * `plotted` is the first slot of a plot, which only who plots sees, else 0. `assembly` is by slot, "" where
 * empty. `ending` if a seat stands on the last card and the round is being completed.
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
  plotted: number;
  assembly: string[];
  deck: DeckScene;
  players: PlayerScene[];
}
