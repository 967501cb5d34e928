/** What to call a seat. */

import type { SeatInfo, TableInfo } from "../generated/protocol.ts";
import { t } from "./words.svelte.ts";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.bot ? t("bot", { bot: seat.bot }) : t("seat", { seat: seat.index + 1 });
}

/** Its name at a table, where bots of the same kind are numbered. */
export function nameAt(table: TableInfo, index: number): string {
  const seat = table.seats[index];
  if (!seat) return t("seat", { seat: index + 1 });
  const alike = table.seats.filter((other) => !other.name && other.kind === "bot" && other.bot === seat.bot);
  if (alike.length < 2 || !alike.includes(seat)) return seatName(seat);
  return t("ui-players-bot-numbered", { bot: seat.bot, number: alike.indexOf(seat) + 1 });
}
