/** What to call a seat. */

import { artOf } from "../games/registry.ts";
import type { Decision, Phrase, Refusal, SeatInfo, TableInfo } from "../generated/protocol.ts";
import { t, tg } from "./words.svelte.ts";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.bot ? t("bot", { bot: seat.bot }) : t("seat", { seat: seat.index + 1 });
}

/** Its name at a table, where bots of the same kind are numbered; a figure without a seat has the number after them. */
export function nameAt(table: TableInfo, index: number): string {
  const seat = table.seats[index];
  const figure = artOf(table.game).facts.alone?.figure;
  if (!seat) return figure ? tg(table.game, figure) : t("seat", { seat: index + 1 });
  const alike = table.seats.filter((other) => !other.name && other.kind === "bot" && other.bot === seat.bot);
  if (alike.length < 2 || !alike.includes(seat)) return seatName(seat);
  return t("ui-players-bot-numbered", { bot: seat.bot, number: alike.indexOf(seat) + 1 });
}

/** The mark of who has a seat, or of a figure that has none. */
export type Mark = number | "figure";

/** Whose mark a deed carries; null if it is nobody's. */
export const markOf = (seat: number, seats: number): Mark | null =>
  seat < 0 ? null : seat < seats ? seat : "figure";

/** Words with the other seat that they are about, `whom`, by its name: in the rules' sentences it is a number. */
export function named<T extends Phrase | Refusal>(said: T, nameOf: (seat: number) => string): T {
  const { whom } = said.params;
  return typeof whom === "number" ? { ...said, params: { ...said.params, whom: nameOf(whom) } } : said;
}

export const namedDecision = (decision: Decision, nameOf: (seat: number) => string): Decision => ({
  ...decision,
  prompt: named(decision.prompt, nameOf),
  options: decision.options.map((choice) => ({ ...choice, label: named(choice.label, nameOf) })),
});
