/** Events as they arrive in log entries and previews. */

import type { LogEntry, PreviewOf } from "../generated/protocol.ts";

export type Happening = Readonly<Record<string, unknown>> & { readonly event: string };

export const happenings = (of: LogEntry | PreviewOf | undefined): Happening[] =>
  (of?.events ?? []) as unknown as Happening[];

export const text = (happening: Happening, field: string): string => String(happening[field] ?? "");
export const number = (happening: Happening, field: string): number => Number(happening[field] ?? 0);
