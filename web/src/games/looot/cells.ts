/** What can be pointed at on a board of hexes: a place with its words and the action that pressing it asks for. */

import type { At } from "../../board/compass.ts";
import type { Thing } from "../../board/hand.ts";

export interface Cell extends At, Thing {
  /** What animations call the place, where that is not its id. */
  at?: string;
}
