/** Which options go together: what a game excludes is not offered, and the words say why; what has one name. */

import type { ExclusionInfo, GameInfo, PresetInfo } from "../generated/protocol.ts";
import { tg } from "./words.svelte.ts";

export type Chosen = Readonly<Record<string, string>>;

/** How a preset is asked for, and the option as which the words speak of it. */
export const PRESET = "rules";

/** Every option with its value, chosen or usual. */
export const complete = (game: GameInfo, chosen: Chosen): Chosen => ({
  ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
  ...chosen,
});

const applies = ({ seats, options }: ExclusionInfo, all: Chosen, count: number): boolean =>
  (seats.length === 0 || seats.includes(count)) &&
  Object.entries(options).every(([name, value]) => all[name] === value);

/** The options that have no effect beside the others or with so many seats, and why. */
export function idleOptions(game: GameInfo, chosen: Chosen, seats: number): Record<string, string> {
  const all = complete(game, chosen);
  const idle = game.idle.filter(
    ({ option, values, seats: counts }) =>
      (counts.length === 0 || counts.includes(seats)) && (!option || values.includes(all[option]!)),
  );
  // The first reason is the one the server would give.
  return Object.fromEntries(
    idle.flatMap(({ key, options }) => options.map((name) => [name, tg(game.name, `idle-${key}`)])).reverse(),
  );
}

/** Why these options do not go with so many seats; "" when they do. */
export function whyNot(game: GameInfo, chosen: Chosen, seats: number): string {
  const all = complete(game, chosen);
  const found = game.exclusions.find((exclusion) => applies(exclusion, all, seats));
  return found ? tg(game.name, `exclusion-${found.key}`) : "";
}

/** The options in which the presets of a game have a say. */
const ruled = (game: GameInfo): Set<string> =>
  new Set(game.presets.flatMap((preset) => Object.keys(preset.options)));

/** The preset that these options amount to, whatever is chosen where no preset has a say. */
export function presetOf(game: GameInfo, chosen: Chosen): PresetInfo | undefined {
  const all = complete(game, chosen);
  const usual = complete(game, {});
  return game.presets.find(({ options }) =>
    [...ruled(game)].every((name) => all[name] === (options[name] ?? usual[name])),
  );
}

/** The options with those of a preset; where no preset has a say they stay. */
export function withPreset(game: GameInfo, chosen: Chosen, preset: string): Record<string, string> {
  const names = ruled(game);
  const others = Object.entries(chosen).filter(([name]) => !names.has(name));
  const set = game.presets.find(({ name }) => name === preset)?.options ?? {};
  return { ...Object.fromEntries(others), ...set };
}
