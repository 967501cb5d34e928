// Made by scripts/make_types.py from the Python types: do not edit.

/**
 * A good and the power of its order cards: coin, turn, discard or shift.
 */
export interface GoodCard {
  id: string;
  power: string;
  source: string;
}
/**
 * What an upgraded longship does: points, capacity, any_good or uses, and how many.
 */
export interface LongshipCard {
  id: string;
  effect: string;
  amount: number;
  source: string;
}
/**
 * How a warehouse scores, and what it counts.
 *
 * `scoring`: majority and minority give `points` to one side, and `second` to the other side of a majority;
 * difference gives `points` for each unit of lead, up to `cap`; each gives `points` for each unit.
 * `metric`: total, printed_total, tiles, own_bucklers, rival_bucklers or buckler_pairs.
 */
export interface WarehouseCard {
  warehouse: number;
  id: string;
  level: number;
  scoring: string;
  metric: string;
  points: number;
  second: number;
  cap: number;
  source: string;
}
/**
 * What a Jarl asks for: `kind` is each_good, tiles_of, bucklers_each, pay_coins, goods, goods_of,
 * bucklers_same or coins; `good` is "" where none is meant.
 */
export interface RequirementCard {
  id: string;
  kind: string;
  good: string;
  amount: number;
  source: string;
}
/**
 * `time` is immediate, permanent or end; `effect` one of pieces.JARL_EFFECTS, with its two numbers.
 */
export interface JarlCard {
  id: string;
  time: string;
  effect: string;
  amount: number;
  other: number;
  attached: boolean;
  source: string;
  requirement: RequirementCard;
}
/**
 * Coins for a move, a new hand and an extra turn.
 */
export interface Costs {
  move: number;
  renew: number;
  extra: number;
}
/**
 * What stays the same for the whole match. `wheels` are each seat's longships clockwise.
 *
 * `piles_source` says where the sizes of the two piles come from.
 */
export interface LofotenStage {
  goods: GoodCard[];
  clans: string[];
  areas: number;
  first: number;
  wheels: string[][];
  longships: LongshipCard[];
  set_bonus: number[];
  warehouses: WarehouseCard[];
  jarls: JarlCard[];
  upgrades: boolean;
  coins: number;
  costs: Costs;
  piles_source: string;
  turn_cap: number;
}
/**
 * A merchandise tile face up, or `flipped`: then its value is that printed on the hidden side.
 */
export interface TileScene {
  good: string;
  value: number;
  buckler: string;
  flipped: boolean;
}
/**
 * An order card; "" and 0 for who may not know it.
 */
export interface CardScene {
  good: string;
  value: number;
}
/**
 * A longship in its slot: top faces the market, bottom is docked.
 */
export interface ShipScene {
  slot: string;
  longship: string;
  upgraded: boolean;
  order: CardScene | null;
  cargo: TileScene[];
}
/**
 * `good` is the back of the top tile, "" when the pile is empty.
 */
export interface PileScene {
  pile: number;
  tiles: number;
  good: string;
}
/**
 * One seat's side of a warehouse: what it counts there, bonuses included, and the points it stands at.
 */
export interface SideScene {
  tiles: TileScene[];
  count: number;
  points: number;
}
/**
 * `good` is "" while the warehouse is empty; `sides` by seat; `ahead` a seat, or -1.
 */
export interface WarehouseScene {
  warehouse: number;
  good: string;
  sides: SideScene[];
  ahead: number;
}
/**
 * How far a seat is with a Jarl's requirement.
 */
export interface ProgressScene {
  have: number;
  need: number;
  met: boolean;
}
/**
 * `owner` is a seat, or -1; `warehouse` what the Jarl is attached to, or 0; `progress` by seat.
 */
export interface JarlScene {
  id: string;
  owner: number;
  warehouse: number;
  progress: ProgressScene[];
}
/**
 * A seat's own area. `ships` are in the order top, right, bottom, left; `hand` from left to right.
 */
export interface PlayerScene {
  coins: number;
  area: number;
  ships: ShipScene[];
  hand: CardScene[];
  jarl: string;
  upgrades: number;
  costs: Costs;
  points: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What changes from ply to ply.
 *
 * `extra_turn` if this turn was bought, `extra_bought` is how many such follow it; `ending` once the market
 * cannot be refilled, `last_turn` if this turn ends with its action phase.
 * `side` is the side card's (left or right), and `moves` what is left of it; `power` is the middle card's,
 * and `uses` what is left of it. `drawn` is the card not yet put into the hand; `turned` the tile not yet on
 * the market; `storing` the tiles that wait for a warehouse; `jarl` the one being attached or seizing;
 * `upgrading` the longship being paid for. `market` is None for an empty area. `removed` counts the tiles
 * out of the game.
 */
export interface LofotenScene {
  phase: string;
  turn: number;
  extra_turn: boolean;
  extra_bought: number;
  ending: boolean;
  last_turn: boolean;
  side: string;
  moves: number;
  power: string;
  uses: number;
  drawn: CardScene | null;
  turned: TileScene | null;
  storing: TileScene[];
  jarl: string;
  upgrading: string;
  market: (TileScene | null)[];
  piles: PileScene[];
  reserve: number;
  deck: number;
  discards: number;
  removed: number;
  warehouses: WarehouseScene[];
  jarls: JarlScene[];
  players: PlayerScene[];
}
