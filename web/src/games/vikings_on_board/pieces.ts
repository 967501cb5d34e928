/** What each thing on the board is called and how it explains itself. */

import type {
  BarrelScene,
  BetScene,
  BodyCard,
  BodyScene,
  Influence,
  PlayerScene,
  ShipScene,
  VikingsOnBoardScene,
  VikingsOnBoardStage,
} from "../../generated/vikings_on_board.ts";
import type { Phrase } from "../../generated/protocol.ts";
import { join, tg } from "../../lib/words.svelte.ts";
import type { Piece } from "../registry.ts";

type NameOf = (seat: number) => string;

/** The clause that says what a building does. */
const BUILDING_CLAUSES: Record<string, string> = {
  first_player: "4.1",
  promotion: "5.2",
  change_ship: "5.3",
  tavern_1: "6.1",
  warehouse_1: "7.1",
  market: "7.6",
  move: "5.4",
  tavern_2: "6.5",
  warehouse_2: "7.2",
  departure: "8.1",
  swap: "5.5",
};

/** `seat` has its viking there on the side that vikings go to, or nobody has (-1). */
export function buildingPiece(building: string, seat: number, nameOf: NameOf): Piece {
  return {
    title:
      seat < 0
        ? { key: "board-building-free", params: { building } }
        : { key: "board-building-taken", params: { building, player: nameOf(seat) } },
    text: { key: "building-effect", params: { building } },
    clause: BUILDING_CLAUSES[building]!,
    provenance: ["building", building],
  };
}

export const chiefPiece: Piece = {
  title: { key: "board-chief", params: {} },
  text: { key: "piece-chief", params: {} },
  clause: "3.6",
};

/** What two neighbours in the order of influence have level, if they have: who is ahead is nearer the bow. */
export const isLevel = (order: readonly Influence[], at: number): boolean =>
  at > 0 && order[at]!.shields === order[at - 1]!.shields;

const colourName = (colour: string): string => tg("vikings_on_board", "colour-name", { colour });

const ranks = (order: readonly Influence[]): string =>
  order.length > 0
    ? join(order.map(({ colour, shields }) => tg("vikings_on_board", "influence-item", { colour, shields })))
    : tg("vikings_on_board", "influence-none");

/** Which colours are level, and why one is ahead of the other. */
export function ties(order: readonly Influence[]): Phrase | undefined {
  const at = order.findIndex((_, index) => isLevel(order, index));
  if (at < 0) return undefined;
  const [first, second] = [order[at - 1]!, order[at]!].map(({ colour }) => colourName(colour));
  return { key: "board-influence-tie", params: { first: first!, second: second! } };
}

/** The chests, those of one good counted together. */
function chestsOf(chests: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const good of chests) counts.set(good, (counts.get(good) ?? 0) + 1);
  return join([...counts].map(([good, count]) => tg("vikings_on_board", "chests-of", { good, count })));
}

export function shipPiece(ship: ShipScene, leaving: boolean): Piece {
  if (!ship.docked && !leaving)
    return {
      title: { key: "board-ship-left", params: { ship: ship.ship } },
      text: { key: "piece-ship-left", params: {} },
      clause: "9.11",
    };
  const params = {
    ship: ship.ship,
    bodies: tg("vikings_on_board", "bodies-count", { count: ship.bodies.length }),
    chests: chestsOf(ship.chests) || tg("vikings_on_board", "chests-count", { count: 0 }),
  };
  return {
    title: leaving
      ? { key: "board-ship-leaving", params: { ship: ship.ship } }
      : { key: "board-ship", params },
    text: { key: "piece-ship", params: {} },
    clause: "9.1",
  };
}

export const influencePiece = (ship: ShipScene): Piece => ({
  title: { key: "board-influence-of", params: { ship: ship.ship, influence: ranks(ship.influence) } },
  text: ties(ship.influence) ?? { key: "piece-influence", params: {} },
  clause: "9.4",
});

export function bodyPiece(
  ship: number,
  place: number,
  { bonus }: BodyScene,
  { colour, shields }: BodyCard,
  neutral: boolean,
): Piece {
  return {
    title: { key: bonus ? "board-body-bonus" : "board-body", params: { ship, place, colour, shields } },
    text: { key: bonus ? "piece-body-bonus" : neutral ? "piece-body-neutral" : "piece-body", params: {} },
    clause: bonus ? "8.2" : neutral ? "2.1" : "9.3",
    provenance: ["body", colour],
  };
}

export function zonePiece(ship: ShipScene, colour: string, bet: BetScene | undefined, nameOf: NameOf): Piece {
  const params = { ship: ship.ship, colour };
  if (!bet)
    return {
      title: { key: ship.docked ? "board-zone-free" : "board-zone-closed", params },
      ...(ship.docked ? { text: { key: "piece-zone", params: {} } } : {}),
      clause: "6.3",
    };
  const barrel = { ...params, player: nameOf(bet.seat), value: bet.value };
  return {
    title: { key: ship.docked ? "board-zone-barrel" : "board-zone-lost", params: barrel },
    text: { key: ship.docked ? "piece-zone-barrel" : "piece-zone-lost", params: {} },
    clause: ship.docked ? "6.2" : "9.6",
    provenance: ["barrels", ""],
  };
}

export function pricePiece(good: string, price: number, top: boolean): Piece {
  return {
    title: { key: top ? "board-price-top" : "board-price", params: { good, points: price } },
    text: { key: "piece-price", params: {} },
    clause: "10.2",
    provenance: ["market", ""],
  };
}

export function warehousePiece(number: 1 | 2, scene: VikingsOnBoardScene): Piece {
  const count = number === 1 ? scene.warehouse_1 : scene.warehouse_2;
  const known = number === 2 && scene.bottom.some((good) => good !== "");
  const goods = join(scene.bottom.map((good) => tg("vikings_on_board", "board-bottom-item", { good })));
  return {
    title: { key: `board-warehouse-${number}`, params: { count } },
    text: known
      ? { key: "board-bottom", params: { goods } }
      : { key: `piece-warehouse-${number}`, params: {} },
    clause: known ? "7.3" : number === 1 ? "7.1" : "7.2",
    provenance: ["stacks", ""],
  };
}

export function sternsPiece(scene: VikingsOnBoardScene, nameOf: NameOf): Piece {
  return {
    title: { key: "board-sterns", params: { left: scene.sterns_left } },
    text:
      scene.stern < 0
        ? { key: "piece-sterns", params: {} }
        : { key: "board-stern-taken", params: { player: nameOf(scene.stern) } },
    clause: "8.1",
    provenance: ["box", "sterns"],
  };
}

export function boxPiece(scene: VikingsOnBoardScene): Piece {
  const goods = Object.entries(scene.boxed)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => tg("vikings_on_board", "chests-of", { good, count }));
  return {
    title:
      goods.length > 0
        ? { key: "board-box", params: { goods: join(goods) } }
        : { key: "board-box-empty", params: {} },
    text: { key: "piece-box", params: {} },
    clause: "9.8",
  };
}

export const drawnPiece = (number: number, good: string): Piece => ({
  title: { key: "board-drawn-number", params: { number, good } },
  text: { key: "piece-bow", params: {} },
  clause: "7.2",
});

export const sharePiece = (good: string, count: number): Piece => ({
  title: { key: "board-share", params: { good, count } },
  text: { key: "piece-chest", params: {} },
  clause: "9.7",
  provenance: ["chest", good],
});

export function barrelPiece({ barrel, value, place, ship, colour }: BarrelScene): Piece {
  const title = {
    hand: { key: "board-barrel-hand", params: { barrel, value } },
    quay: { key: "board-barrel-quay", params: { barrel, value, ship, colour } },
    won: { key: "board-barrel-won", params: { barrel, value } },
  }[place]!;
  return {
    title,
    text: { key: value === 0 ? "piece-barrel-secret" : `piece-barrel-${place}`, params: {} },
    clause: { hand: "6.1", quay: "9.5", won: "6.7" }[place]!,
    provenance: ["barrels", ""],
  };
}

/** The chests that a player has won: of one good where the viewer may know it, else all of them. */
export function wonPiece(player: PlayerScene, good: string): Piece {
  return good
    ? {
        title: { key: "board-chest-won", params: { good, count: player.goods[good] ?? 0 } },
        text: { key: "piece-chest", params: {} },
        clause: "10.2",
        provenance: ["chest", good],
      }
    : {
        title: { key: "board-chests-hidden", params: { count: player.chests } },
        text: { key: "piece-chests-hidden", params: {} },
        clause: "2.9",
      };
}

/** The seat of a colour; a neutral colour has its number, too, and so its shape. */
export const seatOf = (stage: VikingsOnBoardStage, colour: string): number => stage.colours.indexOf(colour);
