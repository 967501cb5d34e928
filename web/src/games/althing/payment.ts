/** What is pledged for a goal, or given in exchange, as its player sees it, and how it is changed. */

import type { AlthingScene } from "../../generated/althing.ts";
import type { Box } from "./box.ts";
import { without, type Revision } from "./trail.ts";

/** A card of one's hand, held or pledged. Equal ones are told apart by their number. */
export interface Held {
  card: string;
  key: string;
  pledged: boolean;
}

/** The card of the hand that is pledged for its reward, not for what it gives. */
export function rewardInHand({ payment, borrowed, players }: AlthingScene, seat: number): string {
  const card = payment?.reward ?? "";
  return card === borrowed?.card || card === players[seat]!.stone?.laid ? "" : card;
}

/** Cards of the seat that have left the hand for what it is paying, and those marked that are still there. */
function marked(scene: AlthingScene, seat: number): { away: readonly string[]; here: readonly string[] } {
  if (scene.active !== seat) return { away: [], here: [] };
  const reward = rewardInHand(scene, seat);
  return {
    away: [...(scene.payment?.pledged ?? []), ...(reward ? [reward] : [])],
    here: scene.demobilised?.given ? [scene.demobilised.given] : [],
  };
}

/**
 * The hand with what is pledged of it, in an order that pledging does not change. Of equal cards those that were
 * tapped are the pledged ones.
 */
export function handOf(
  scene: AlthingScene,
  seat: number,
  box: Box,
  tapped: ReadonlySet<string> = new Set(),
): Held[] {
  const { away, here } = marked(scene, seat);
  const cards = box.sorted([...scene.players[seat]!.hand, ...away], (card) => card);
  const seen = new Map<string, number>();
  const hand = cards.map((card): Held => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, key: `${card}:${count}`, pledged: false };
  });
  for (const card of [...away, ...here]) {
    const free = hand.filter((held) => held.card === card && !held.pledged);
    (free.find(({ key }) => tapped.has(key)) ?? free.at(-1)!).pledged = true;
  }
  return hand;
}

/** The same, but for one card that is taken back; a reward goes with the card that it doubles, or that brings it. */
export function withoutCard(trail: readonly string[], card: string, scene: AlthingScene): Revision {
  const { reward = "", doubled = "", pledged = [] } = scene.payment ?? {};
  if (card === reward) return without(trail, [`reward ${doubled}`]);
  const alone = pledged.filter((one) => one === card).length === 1;
  return without(trail, [...(card === doubled && alone ? [`reward ${card}`] : []), `pay ${card}`]);
}

/** The same, but for one recruit that is not wanted any more; then what was pledged may be too much. */
export function withoutSlot(trail: readonly string[], slot: number): Revision {
  if (trail.at(-1) === `recruit ${slot}`) return { undo: 1, actions: [] };
  const actions = trail.filter((action) => action.startsWith("recruit") && action !== `recruit ${slot}`);
  return { undo: trail.length, actions };
}
