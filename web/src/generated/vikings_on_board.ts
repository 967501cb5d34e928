// Made by scripts/make_types.py from the Python types: do not edit.

/**
 * A body of a ship and the shields painted on it.
 */
export interface BodyCard {
  id: number;
  colour: string;
  shields: number;
}
/**
 * What stays the same for the whole match. Colour number s belongs to seat s; the rest are neutral.
 */
export interface VikingsOnBoardStage {
  colours: string[];
  neutral: string[];
  buildings: string[];
  bodies: BodyCard[];
  goods: string[];
  prices: number[];
  barrel_values: number[];
  sterns: number;
  places: number;
}
/**
 * A colour aboard a ship with its shields, bonus vikings included. Lists are in order of influence.
 */
export interface Influence {
  colour: string;
  shields: number;
}
/**
 * A body in its place: `id` is that of its card; `bonus` if a viking stands on it.
 */
export interface BodyScene {
  id: number;
  bonus: boolean;
}
/**
 * A barrel on a zone. `value` is 0 for who may not know it.
 */
export interface BetScene {
  colour: string;
  seat: number;
  barrel: number;
  value: number;
}
/**
 * A ship (from 1) with its bodies from the bow, its chests in the order loaded, and its quay's bets.
 *
 * A ship that has left has no bodies and chests any more, but the bets lost there.
 */
export interface ShipScene {
  ship: number;
  docked: boolean;
  bodies: BodyScene[];
  chests: string[];
  influence: Influence[];
  bets: BetScene[];
}
/**
 * One's barrel: `place` is hand, quay or won; `ship` and `colour` tell the quay's zone, else 0 and "".
 */
export interface BarrelScene {
  barrel: number;
  value: number;
  place: string;
  ship: number;
  colour: string;
}
/**
 * A seat's own area. `goods` and `points` are those the viewer may know: empty and -1 if hidden.
 */
export interface PlayerScene {
  barrels: BarrelScene[];
  chests: number;
  goods: {
    [k: string]: number;
  };
  barrels_won: number;
  points: number;
  sterns: number;
}
/**
 * A ship on its way out, while its chests are shared.
 *
 * `due` is the colour whose share comes now; `picker` the seat that chooses for it.
 */
export interface DepartureScene {
  ship: number;
  order: Influence[];
  due: string;
  picker: number;
  chests: string[];
}
/**
 * What changes from ply to ply.
 *
 * `upper` and `lower` hold, by building, the seat whose viking stands there, or -1; `chief` is upper or
 * lower, the side that vikings go to. `queue` are the buildings (from 0) whose vikings still wait, the next
 * one first; `next_order` the seats of next round as far as it is settled, one for each viking on the
 * chief's side. `building`, `body` (a body's id, or -1) and `barrel` (from 1, or 0) are what the seat to act
 * has chosen so far; `drawn` the chests just drawn, each "" for who may not know it. `bottom` are the
 * returned chests under Warehouse 2's stack, the uppermost first, each "" where the viewer did not see it.
 */
export interface VikingsOnBoardScene {
  phase: string;
  round: number;
  chief: string;
  upper: number[];
  lower: number[];
  queue: number[];
  next_order: number[];
  building: string;
  body: number;
  barrel: number;
  drawn: string[];
  stern: number;
  sterns_left: number;
  ships: ShipScene[];
  market: {
    [k: string]: number;
  };
  warehouse_1: number;
  warehouse_2: number;
  bottom: string[];
  boxed: {
    [k: string]: number;
  };
  players: PlayerScene[];
  departure: DepartureScene | null;
}
