/** What the coach says of a choice, as sentences. */

import type { Advice, Choice, ReasonLine } from "../generated/protocol.ts";
import { atTarget, inList, type Pointer } from "../board/pointing.ts";
import { tg } from "../lib/words.svelte.ts";
import { isNews, lineOf, type GameEvent } from "../table/log.ts";

type NameOf = (seat: number) => string;

/** What happens at once, in the words of the log; that a turn passes only where nothing else does. */
function told(game: string, events: GameEvent[], nameOf: NameOf): string {
  const news = events.filter(isNews);
  return (news.length > 0 ? news : events)
    .map((event) => lineOf(game, event, nameOf))
    .map((line) => tg(game, line.key, line.params))
    .join(" ");
}

/** `why` another choice than the played one was better, or what is `for` one. */
export function because(game: string, kind: "why" | "for", line: ReasonLine, nameOf: NameOf): string {
  const events = told(game, line.events as GameEvent[], nameOf);
  return tg(game, `coach-${kind}-${line.key}`, { ...line.params, ...(events && { events }) });
}

/** Where an option is pressed: at what it alone is about, else at what it shares, else in the list. */
export function placesOf(option: Choice, options: readonly Choice[]): string[] {
  const sharing = (target: string): number =>
    options.filter(({ targets }) => targets.includes(target)).length;
  const targets = option.targets.toSorted((one, other) => sharing(one) - sharing(other));
  return [...targets.map(atTarget), inList(option.action)];
}

/** What is recommended, numbered at its place. */
export function pointersOf(choices: readonly Advice[], options: readonly Choice[]): Pointer[] {
  return choices.flatMap(({ action }, at) => {
    const option = options.find((one) => one.action === action);
    return option ? [{ label: String(at + 1), places: placesOf(option, options) }] : [];
  });
}
