/** Which options go together: what a game excludes is not offered, and the words say why. */

import type { ExclusionInfo, GameInfo } from "../generated/protocol.ts";
import { tg } from "./words.svelte.ts";

export type Chosen = Readonly<Record<string, string>>;

/** Every option with its value, chosen or usual. */
export const complete = (game: GameInfo, chosen: Chosen): Chosen => ({
  ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  ...chosen,
});

const applies = ({ seats, options }: ExclusionInfo, all: Chosen, count: number): boolean =>
  (seats.length === 0 || seats.includes(count)) &&
  Object.entries(options).every(([name, value]) => all[name] === value);

/** Why these options do not go with so many seats; "" when they do. */
export function whyNot(game: GameInfo, chosen: Chosen, seats: number): string {
  const all = complete(game, chosen);
  const found = game.exclusions.find((exclusion) => applies(exclusion, all, seats));
  return found ? tg(game.name, `exclusion-${found.key}`) : "";
}
