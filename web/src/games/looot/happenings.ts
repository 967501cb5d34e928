/** What a preview of Looot promises. */

import { happenings, text } from "../../board/happenings.ts";
import type { PreviewOf } from "../../generated/protocol.ts";

/** What an action would gain, as the board shows it. */
export interface Gain {
  points: number;
  /** Resources from the hex itself. */
  resources: string[];
  /** Building tiles by the hex they come from. */
  captured: Map<string, number>;
  /** Longships and sites that it would complete. */
  completes: string[];
}

export function gainOf(preview: PreviewOf | undefined): Gain {
  const gain: Gain = { points: preview?.points ?? 0, resources: [], captured: new Map(), completes: [] };
  for (const happening of happenings(preview)) {
    if (happening.event === "resource-gained") gain.resources.push(text(happening, "tile"));
    if (happening.event === "building-captured") {
      const hex = text(happening, "hex");
      gain.captured.set(hex, (gain.captured.get(hex) ?? 0) + 1);
    }
    if (happening.event === "longship-completed") gain.completes.push(text(happening, "longship"));
    if (happening.event === "site-finished") gain.completes.push(text(happening, "site"));
  }
  return gain;
}
