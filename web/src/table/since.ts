/** What happened since the last turn of a seat. */

import type { LogEntry } from "../generated/protocol.ts";
import { isNews, type GameEvent } from "./log.ts";

const hasNews = (entry: LogEntry): boolean => (entry.events as GameEvent[]).some(isNews);

/** The plies that others have played since; `acting`: what the seat has done by now is its present turn. */
export function sinceTurnOf(seat: number, log: readonly LogEntry[], acting: boolean): LogEntry[] {
  let end = log.length;
  while (acting && end > 0 && log[end - 1]!.seat === seat) end -= 1;
  let start = end;
  while (start > 0 && log[start - 1]!.seat !== seat) start -= 1;
  return log.slice(start, end).filter(hasNews);
}
