/** What is pledged for a goal, as the person who pays sees it, and how it is changed. */

import type { AlthingScene, PaymentScene } from "../../generated/althing.ts";
import type { Box } from "./box.ts";

/** A card of one's hand, held or pledged. Equal ones are told apart by their number. */
export interface Held {
  card: string;
  key: string;
  pledged: boolean;
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
  const pledged = scene.active === seat ? (scene.payment?.pledged ?? []) : [];
  const cards = box.sorted([...scene.players[seat]!.hand, ...pledged], (card) => card);
  const seen = new Map<string, number>();
  const hand = cards.map((card): Held => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { card, key: `${card}:${count}`, pledged: false };
  });
  for (const card of pledged) {
    const free = hand.filter((held) => held.card === card && !held.pledged);
    (free.find(({ key }) => tapped.has(key)) ?? free.at(-1)!).pledged = true;
  }
  return hand;
}

/** To go back so many plies and do these instead. */
export interface Revision {
  undo: number;
  actions: string[];
}

const goalsOf = ({ goal, slots }: PaymentScene): string[] =>
  goal === "cross" ? ["cross"] : slots.map((slot) => `recruit ${slot}`);
const paysOf = ({ pledged }: PaymentScene): string[] => pledged.map((card) => `pay ${card}`);

/** Everything since the goal was chosen is one ply each, whatever the order. */
const pliesOf = (payment: PaymentScene): number => goalsOf(payment).length + payment.pledged.length;

export const withoutGoal = (payment: PaymentScene): Revision => ({ undo: pliesOf(payment), actions: [] });

/** The same, but for one card that is taken back. The last one pledged is one step back. */
export function withoutCard(payment: PaymentScene, card: string, last: string): Revision {
  if (last === `pay ${card}`) return { undo: 1, actions: [] };
  const pays = paysOf(payment);
  pays.splice(payment.pledged.indexOf(card), 1);
  return { undo: pliesOf(payment), actions: [...goalsOf(payment), ...pays] };
}

/** The same, but for one recruit that is not wanted any more; then what was pledged may be too much. */
export function withoutSlot(payment: PaymentScene, slot: number, last: string): Revision {
  if (last === `recruit ${slot}`) return { undo: 1, actions: [] };
  const goals = goalsOf(payment).filter((goal) => goal !== `recruit ${slot}`);
  return { undo: pliesOf(payment), actions: goals.length > 0 ? goals : [] };
}
