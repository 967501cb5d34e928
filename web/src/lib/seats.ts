/** What to call a seat. */

import type { SeatInfo } from "../generated/protocol.ts";
import { t } from "./words.svelte.ts";

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.bot ? t("bot", { bot: seat.bot }) : t("seat", { seat: seat.index + 1 });
}
