/** What each thing on the board is called and how it explains itself. */

import type {
  CardScene,
  Costs,
  JarlCard,
  JarlScene,
  LofotenScene,
  LofotenStage,
  PileScene,
  ShipScene,
  SideScene,
  TileScene,
  WarehouseCard,
  WarehouseScene,
} from "../../generated/lofoten.ts";
import { join, tg, type Params } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";

type NameOf = (seat: number) => string;

export const tl = (key: string, params: Params = {}): string => tg("lofoten", key, params);

const tileParams = ({ good, value, buckler }: TileScene) => ({ good, value, buckler });
export const tileName = (tile: TileScene): string =>
  tile.flipped ? tl("board-tile-flipped", { good: tile.good }) : tl("tile", tileParams(tile));
const tileSource = ({ good, value }: TileScene | CardScene): string => `${good}-${value}`;

/** Whoever faces an area says so in its title. */
function faced(label: string, area: number, scene: LofotenScene, nameOf: NameOf): Piece["title"] {
  const seats = [0, 1].filter((seat) => scene.players[seat]!.area === area);
  if (seats.length === 2) return { key: "board-area-faced-both", params: { label } };
  const params = (seat: number) => ({
    label,
    player: nameOf(seat),
    longship: scene.players[seat]!.ships[0]!.longship,
  });
  return { key: "board-area-faced", params: params(seats[0]!) };
}

export function areaPiece(area: number, scene: LofotenScene, nameOf: NameOf): Piece {
  const tile = scene.market[area - 1];
  const title: Piece["title"] = tile
    ? { key: "board-area-tile", params: { area, ...tileParams(tile) } }
    : { key: "board-area-empty", params: { area } };
  const isFaced = scene.players.some((player) => player.area === area);
  return {
    title: isFaced ? faced(tl(title.key, title.params), area, scene, nameOf) : title,
    text: { key: !tile ? "piece-area-empty" : isFaced ? "piece-area" : "piece-tile", params: {} },
    clause: tile ? "6.2" : "8.1",
    ...(tile ? { provenance: ["tile", tileSource(tile)] as [string, string] } : {}),
  };
}

export function pilePiece({ pile, tiles, good }: PileScene): Piece {
  return {
    title:
      tiles > 0
        ? { key: "board-pile", params: { pile, good, count: tiles } }
        : { key: "board-pile-empty", params: { pile } },
    text: { key: tiles > 0 ? "piece-pile" : "piece-pile-empty", params: {} },
    clause: tiles > 0 ? "2.4" : "9.1",
    provenance: ["piles", ""],
  };
}

export const turnedPiece = (tile: TileScene): Piece => ({
  title: { key: "board-turned", params: tileParams(tile) },
  text: { key: "piece-tile", params: {} },
  clause: "8.1",
  provenance: ["tile", tileSource(tile)],
});

export const removedPiece = (count: number): Piece => ({
  title: { key: "board-removed", params: { count } },
  text: { key: "piece-removed", params: {} },
  clause: "8.3",
});

const contentOf = ({ order, cargo }: ShipScene): string => {
  if (!order) return tl("board-ship-free");
  if (cargo.length === 0) return tl("board-ship-order", { good: order.good });
  return tl("board-ship-loaded", { good: order.good, tiles: join(cargo.map(tileName)) });
};

/** The clause of what an upgraded longship does. */
const UPGRADE_CLAUSES: Record<string, string> = {
  points: "13.5",
  capacity: "13.6",
  any_good: "13.7",
  uses: "13.8",
};

export function shipPiece(stage: LofotenStage, ship: ShipScene): Piece {
  const { slot, longship, upgraded } = ship;
  const card = stage.longships.find(({ id }) => id === longship)!;
  const title = {
    key: "board-ship",
    params: { longship, upgraded: upgraded ? "yes" : "no", slot, content: contentOf(ship) },
  };
  if (stage.upgrades)
    return {
      title,
      text: { key: "piece-longship", params: { effect: card.effect, amount: card.amount } },
      clause: UPGRADE_CLAUSES[card.effect]!,
      provenance: ["longship", longship],
    };
  const acts = slot === "top" || slot === "bottom";
  return {
    title,
    text: ship.order && !acts ? { key: "piece-order", params: {} } : { key: "piece-slot", params: { slot } },
    clause: slot === "bottom" ? "6.4" : ship.order && !acts ? "4.2" : slot === "top" ? "6.2" : "2.5",
    ...(ship.order ? { provenance: ["order", tileSource(ship.order)] as [string, string] } : {}),
  };
}

/** The two answers to whether an upgraded longship loads a tile of another good. */
export const loadPiece = (answer: "load" | "leave"): Piece => ({
  title: { key: `board-answer-${answer}`, params: {} },
  clause: "13.7",
});

export const slotPiece = (slot: string): Piece => ({
  title: { key: "board-slot", params: { slot } },
  text: { key: "piece-slot", params: { slot } },
  clause: "2.5",
});

export const shiftPiece = (side: string): Piece => ({
  title: { key: "board-shift", params: { side } },
  clause: "3.4",
});
export const turnPiece = (sense: string): Piece => ({
  title: { key: "board-turn-fleet", params: { sense } },
  clause: "3.3",
});

export function cardPiece(position: string, { good, value }: CardScene): Piece {
  return {
    title: { key: "board-card", params: { position, good, value } },
    text: good ? { key: "piece-card", params: { position } } : { key: "piece-card-hidden", params: {} },
    clause: !good ? "2.9" : position === "middle" ? "4.1" : "3.2",
    ...(good ? { provenance: ["order", tileSource({ good, value })] as [string, string] } : {}),
  };
}

export const endPiece = (side: string): Piece => ({
  title: { key: "board-hand-end", params: { side } },
  text: { key: "piece-hand-end", params: {} },
  clause: "7.2",
});

export function drawnPiece({ good, value }: CardScene, player: string): Piece {
  return {
    title: good
      ? { key: "board-drawn", params: { good, value } }
      : { key: "board-drawn-hidden", params: { player } },
    text: { key: good ? "piece-hand-end" : "piece-card-hidden", params: {} },
    clause: "7.1",
  };
}

export const deckPiece = (count: number): Piece => ({
  title: { key: "board-deck", params: { count } },
  text: { key: "piece-deck", params: {} },
  clause: "7.3",
});
export const discardsPiece = (count: number): Piece => ({
  title: { key: "board-discards", params: { count } },
  text: { key: "piece-discards", params: {} },
  clause: "2.9",
});

export const coinsPiece = (coins: number, player: string): Piece => ({
  title: { key: "board-coins", params: { coins, player } },
  text: { key: "piece-coins", params: {} },
  clause: "5.1",
  provenance: ["coins", ""],
});
export const reservePiece = (coins: number): Piece => ({
  title: { key: "board-reserve", params: { coins } },
  text: { key: "piece-reserve", params: {} },
  clause: "5.1",
  provenance: ["box", "coins"],
});
export function buyPiece(use: "move" | "renew" | "extra", costs: Costs): Piece {
  return {
    title: { key: `board-buy-${use}`, params: { coins: costs[use] } },
    text: { key: `piece-buy-${use}`, params: {} },
    clause: { move: "5.2", renew: "5.3", extra: "5.4" }[use],
    provenance: ["coins", ""],
  };
}

/** The clause of how a warehouse scores. */
const SCORING_CLAUSES: Record<string, string> = {
  majority: "11.3",
  minority: "11.6",
  difference: "11.5",
  each: "11.4",
};
const scoringParams = ({ scoring, metric, points, second, cap }: WarehouseCard) => ({
  scoring,
  metric,
  points,
  second,
  cap,
});

export function warehousePiece(card: WarehouseCard, { warehouse, good }: WarehouseScene): Piece {
  const params = { warehouse, good, ...scoringParams(card) };
  const plain = good ? { key: "board-warehouse", params } : { key: "board-warehouse-empty", params };
  return {
    title:
      card.level > 1
        ? { key: "board-warehouse-name", params: { card: card.id, label: tl(plain.key, params) } }
        : plain,
    text:
      card.level > 1
        ? { key: "piece-warehouse-scoring", params: scoringParams(card) }
        : { key: good ? "piece-warehouse" : "piece-warehouse-empty", params: {} },
    clause: card.level > 1 ? SCORING_CLAUSES[card.scoring]! : good ? "10.1" : "6.6",
    provenance: ["warehouse", card.id],
  };
}

export function storedPiece(tile: TileScene): Piece {
  return tile.flipped
    ? {
        title: { key: "board-tile-flipped", params: { good: tile.good } },
        text: { key: "piece-flipped", params: {} },
        clause: "13.3",
      }
    : {
        title: { key: "tile", params: tileParams(tile) },
        text: { key: "piece-tile", params: {} },
        clause: "6.5",
        provenance: ["tile", tileSource(tile)],
      };
}

/** One side of a warehouse in words: what it counts there and the points it stands at. */
export const sideTitle = (card: WarehouseCard, side: SideScene, player: string): string =>
  side.tiles.length === 0 && side.count === 0
    ? tl("board-side-none", { player })
    : tl("board-side", { player, metric: card.metric, count: side.count, points: side.points });

export const requirementParams = ({ requirement }: JarlCard) => ({
  requirement: requirement.kind,
  amount: requirement.amount,
  good: requirement.good,
});

const JARL_CLAUSES: Record<string, string> = { immediate: "12.8", permanent: "12.9", end: "12.10" };

export function jarlPiece(card: JarlCard, jarl: JarlScene): Piece {
  const { effect, amount, other } = card;
  return {
    title: { key: "board-jarl", params: { jarl: card.id, effect, amount, other } },
    text: {
      key: jarl.owner < 0 ? "piece-jarl" : jarl.warehouse > 0 ? "piece-jarl-attached" : "piece-jarl-claimed",
      params: {},
    },
    clause: jarl.owner < 0 ? "12.3" : JARL_CLAUSES[card.time]!,
    provenance: ["jarl", card.id],
  };
}

export const requirementPiece = (card: JarlCard): Piece => ({
  title: { key: "board-jarl-free", params: requirementParams(card) },
  text: { key: "piece-requirement", params: {} },
  clause: "12.4",
  provenance: ["requirement", card.requirement.id],
});

export const bonusPiece = (count: number, points: number): Piece => ({
  title: { key: "set-bonus", params: { count, points } },
  text: { key: count === 0 ? "piece-upgrade" : "piece-set-bonus", params: {} },
  clause: count === 0 ? "13.1" : "13.9",
  provenance: ["set_bonus", ""],
});

export const firstPiece = (player: string): Piece => ({
  title: { key: "board-first", params: { player } },
  text: { key: "piece-first", params: {} },
  clause: "2.8",
});

/** Which animal is whose: the buckler of one clan on the tiles. */
export const clanPiece = (buckler: string, player: string): Piece => ({
  title: { key: "board-clan", params: { buckler, player } },
  text: { key: "piece-clan", params: { buckler } },
  clause: "2.2",
});

/** Whose turn, and what is special about it. */
export function turnPieceOf(scene: LofotenScene, player: string): Piece {
  const kind = `${scene.extra_turn ? "-extra" : ""}${scene.last_turn ? "-last" : ""}`;
  return {
    title: { key: `board-turn${kind}`, params: { turn: scene.turn, player } },
    text: {
      key: scene.ending ? "piece-ending" : scene.extra_turn ? "piece-extra" : "piece-first",
      params: {},
    },
    clause: scene.ending ? "9.2" : scene.extra_turn ? "5.5" : "1.2",
  };
}
