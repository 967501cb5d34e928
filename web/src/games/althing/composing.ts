/**
 * A deck being composed: cards are tapped in and out as one likes, here alone. The rules take them in an order, so
 * they are told when the deck is whole, and taken back when it is not whole any more.
 */

import type { ComposedScene } from "../../generated/althing.ts";

/** Cards by kind. */
export type Wish = Readonly<Record<string, number>>;

export const sum = (cards: Wish): number => Object.values(cards).reduce((all, count) => all + count, 0);

const counted = (cards: readonly string[]): Wish => {
  const found: Record<string, number> = {};
  for (const card of cards) found[card] = (found[card] ?? 0) + 1;
  return found;
};

/** Cards that everybody has besides: no choice of one's own. */
export const givenTo = ({ picked, left }: ComposedScene): string[] =>
  picked.filter((card) => !(card in left));

/** What the rules know to be picked. */
export const told = ({ picked, left }: ComposedScene): Wish => counted(picked.filter((card) => card in left));

/** How many of each kind there are to choose from. */
export function poolOf(composed: ComposedScene): Wish {
  const picked = told(composed);
  return Object.fromEntries(
    Object.entries(composed.left).map(([card, count]) => [card, count + (picked[card] ?? 0)]),
  );
}

/** How many one chooses. */
export const sizeOf = (composed: ComposedScene): number => composed.size - givenTo(composed).length;

/** One more of a kind, or one less. A whole deck takes no more. */
export function changed(wish: Wish, card: string, by: 1 | -1, composed: ComposedScene): Wish {
  const count = (wish[card] ?? 0) + by;
  if (count < 0 || count > (poolOf(composed)[card] ?? 0)) return wish;
  if (by > 0 && sum(wish) >= sizeOf(composed)) return wish;
  return { ...wish, [card]: count };
}

export const isWhole = (wish: Wish, composed: ComposedScene): boolean => sum(wish) === sizeOf(composed);

export const same = (one: Wish, other: Wish): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (card) => (one[card] ?? 0) === (other[card] ?? 0),
  );

/** Whether all of one is in the other. */
export const within = (one: Wish, other: Wish): boolean =>
  Object.entries(one).every(([card, count]) => count <= (other[card] ?? 0));

/** The next card to tell of a whole deck, in the order of the kinds; "" when all is told, or cannot be. */
export function nextPick(wish: Wish, composed: ComposedScene): string {
  const picked = told(composed);
  if (!isWhole(wish, composed) || !within(picked, wish)) return "";
  return Object.keys(composed.left).find((card) => (wish[card] ?? 0) > (picked[card] ?? 0)) ?? "";
}

/** So many Odin are good advice. */
export const ADVISED = 2;
