/** The facts of the position that matter at a building: what there is to move, bet, draw or raise. */

import type { VikingsOnBoardScene, VikingsOnBoardStage } from "../../generated/vikings_on_board.ts";
import { join, tg } from "../../lib/words.svelte.ts";

const count = (key: string, number: number): string => tg("vikings_on_board", key, { count: number });

export function fitsIn(
  building: string,
  stage: VikingsOnBoardStage,
  scene: VikingsOnBoardScene,
  seat: number,
): string[] {
  const aboard = scene.ships
    .filter((ship) => ship.docked)
    .flatMap((ship) => ship.bodies)
    .map((body) => stage.bodies.find((card) => card.id === body.id)!);
  const own = aboard.filter((card) => card.colour === stage.colours[seat]);
  const barrels = scene.players[seat]?.barrels ?? [];
  const lying = (place: string): number => barrels.filter((barrel) => barrel.place === place).length;
  const prices = Object.entries(scene.market).map(([good, price]) =>
    tg("vikings_on_board", "price-item", { good, price }),
  );
  const facts: Record<string, () => string[]> = {
    promotion: () => [count("bodies-count", own.length)],
    change_ship: () => [count("bodies-count", own.length)],
    move: () => [count("bodies-count", aboard.length)],
    swap: () => [count("bodies-count", aboard.length)],
    tavern_1: () => [count("barrels-hand", lying("hand"))],
    tavern_2: () => [count("barrels-hand", lying("hand")), count("barrels-quay", lying("quay"))],
    warehouse_1: () => [count("stack-left", scene.warehouse_1)],
    warehouse_2: () => [count("stack-left", scene.warehouse_2)],
    market: () => [join(prices)],
    departure: () => [count("sterns-left", scene.sterns_left)],
  };
  return facts[building]?.() ?? [];
}
