/** What each thing on the board is called and how it explains itself. */

import type {
  FjordSpace,
  LongshipCard,
  MapHex,
  PlayerScene,
  SiteCard,
  TrophyCard,
} from "../../generated/looot.ts";
import { join, tg } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";

const tileName = (tile: string): string => tg("looot", "tile", { tile });
const needsOf = (needs: readonly string[]): string => join(needs.map(tileName));

const BUILDING_CLAUSES: Record<string, string> = { house: "4.1", tower: "5.1", castle: "6.1" };
const SHIELD_CLAUSES: Record<string, string> = { second: "10.2", double: "10.3", occupied: "10.4" };

/** `players` are the names of those who stand on it. */
export function hexPiece(hex: MapHex, players: readonly string[], left: number): Piece {
  const params = { hex: hex.id, tile: hex.tile };
  if (hex.building)
    return {
      title: { key: "board-building", params: { ...params, count: left } },
      text: { key: "piece-building", params: { tile: hex.tile } },
      clause: BUILDING_CLAUSES[hex.tile]!,
    };
  return {
    title:
      players.length > 0
        ? { key: "board-hex-held", params: { ...params, player: join(players) } }
        : { key: "board-hex-free", params },
    text: { key: "piece-terrain", params: { tile: hex.tile } },
    clause: players.length > 0 ? "3.2" : "3.4",
  };
}

const shipParams = (ship: LongshipCard): Record<string, string | number> => ({
  longship: ship.id,
  target: ship.target,
  bonus: ship.bonus,
  needs: needsOf(ship.needs),
});

/** A sea hex; slots count from 1. */
export function seaPiece(slot: number, ship: LongshipCard | undefined): Piece {
  if (!ship)
    return {
      title: { key: "board-sea-empty", params: { slot } },
      text: { key: "piece-sea", params: {} },
      clause: "3.3",
    };
  return {
    title: { key: "board-sea", params: { ...shipParams(ship), slot } },
    text: { key: "piece-longship", params: {} },
    clause: "8.1",
    provenance: ["longship", ship.id],
  };
}

export function trophyPiece(trophy: TrophyCard, gone: boolean): Piece {
  return {
    title: {
      key: gone ? "board-trophy-gone" : "trophy-card",
      params: { axes: trophy.axes, points: trophy.points },
    },
    text: { key: "piece-trophy", params: {} },
    clause: "11.1",
    provenance: ["trophy", String(trophy.axes)],
  };
}

export function shieldPiece(shield: string, state: string): Piece {
  return {
    title: { key: "board-shield", params: { shield, state } },
    text: { key: "shield-effect", params: { shield } },
    clause: SHIELD_CLAUSES[shield]!,
  };
}

/** `source` is the building hex that has given the tile, if any. */
export function lootPiece(tile: string, held: boolean, source: string): Piece {
  const key = held ? "board-hand" : "board-loot";
  return {
    title: source ? { key: `${key}-from`, params: { tile, hex: source } } : { key, params: { tile } },
    text: { key: "piece-loot", params: {} },
    clause: "7.2",
  };
}

export function shipInHandPiece(ship: LongshipCard): Piece {
  return {
    title: { key: "longship-card", params: shipParams(ship) },
    text: { key: "piece-longship", params: {} },
    clause: "8.1",
    provenance: ["longship", ship.id],
  };
}

/** A space of a fjord with what lies on it. */
export function spacePiece(
  space: FjordSpace,
  player: PlayerScene,
  ships: ReadonlyMap<string, LongshipCard>,
  sites: ReadonlyMap<string, SiteCard>,
): Piece {
  const site = player.sites.find((one) => one.space === space.id);
  if (site) {
    const card = sites.get(site.id)!;
    const params = { space: space.id, kind: card.kind, points: card.points };
    return {
      title: site.done
        ? { key: "board-site-done", params }
        : { key: "board-site-open", params: { ...params, needs: needsOf(card.needs) } },
      text: { key: "piece-site", params: {} },
      clause: "9.1",
      provenance: ["site", card.id],
    };
  }
  const laid = player.laid.find((one) => one.space === space.id);
  const ship = laid ? ships.get(laid.longship) : undefined;
  if (laid && ship) {
    const { needs, ...rest } = shipParams(ship);
    return {
      title: laid.done
        ? { key: "board-space-done", params: { ...rest, space: space.id } }
        : { key: "board-space-open", params: { ...rest, needs: needs!, space: space.id } },
      text: { key: "piece-longship", params: {} },
      clause: laid.done ? "8.4" : "8.2",
      provenance: ["longship", ship.id],
    };
  }
  if (laid)
    return {
      title: { key: "board-space-tile", params: { space: space.id, tile: laid.tile } },
      text: { key: "piece-tile", params: { points: player.worth[laid.tile] ?? 0 } },
      clause: "12.2",
    };
  return {
    title: { key: "board-space-free", params: { space: space.id } },
    text: { key: "piece-space", params: {} },
    clause: "7.1",
  };
}
