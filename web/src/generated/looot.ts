// Made by scripts/make_types.py from the Python types: do not edit.

/**
 * A land hex. `tile` is what it yields, or the building that stands on it.
 */
export interface MapHex {
  id: string;
  q: number;
  r: number;
  tile: string;
  building: boolean;
}
/**
 * A hex of the sea or of the trophy tile.
 */
export interface Point {
  q: number;
  r: number;
}
/**
 * A space of every fjord; `site` names the kind of construction site printed on it, if any.
 */
export interface FjordSpace {
  id: string;
  col: number;
  row: number;
  site: string;
}
export interface LongshipCard {
  id: string;
  target: string;
  bonus: number;
  needs: string[];
}
export interface SiteCard {
  id: string;
  kind: string;
  points: number;
  needs: string[];
}
export interface TrophyCard {
  axes: number;
  points: number;
}
/**
 * What stays the same for the whole match.
 */
export interface LoootStage {
  hexes: MapHex[];
  sea: Point[];
  trophy_hexes: Point[];
  spaces: FjordSpace[];
  longships: LongshipCard[];
  sites: SiteCard[];
  trophies: TrophyCard[];
  points: {
    [k: string]: number;
  };
  chain: number[];
  vikings: number;
}
/**
 * Vikings on a hex: the seats standing there, twice if two of a colour do.
 */
export interface Stand {
  hex: string;
  seats: number[];
}
/**
 * Building tiles left on a hex.
 */
export interface Stack {
  hex: string;
  left: number;
}
/**
 * Something on a fjord space: a tile, or a longship that is open or done.
 */
export interface Laid {
  space: string;
  tile: string;
  longship: string;
  done: boolean;
}
export interface SiteScene {
  id: string;
  space: string;
  done: boolean;
}
/**
 * A seat's own area. `trophy` is the axes of the claimed one, or 0.
 */
export interface PlayerScene {
  vikings: number;
  shields: {
    [k: string]: string;
  };
  laid: Laid[];
  sites: SiteScene[];
  trophy: number;
  tally: {
    [k: string]: number;
  };
  worth: {
    [k: string]: number;
  };
  points: {
    [k: string]: number;
  };
  total: number;
}
/**
 * What changes from ply to ply. `sources` are the hexes of the pending tiles, "" for a resource; `source`
 * that of the tile held.
 */
export interface LoootScene {
  phase: string;
  second: boolean;
  pending: string[];
  sources: string[];
  held: string;
  source: string;
  held_longship: string;
  stands: Stand[];
  stacks: Stack[];
  sea: string[];
  bag: number;
  trophies: number[];
  players: PlayerScene[];
}
