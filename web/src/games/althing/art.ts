/** The drawings of Althing: symbols, cards, and what stands around. */

import cards from "./cards.svg?url";
import scenery from "./scenery.svg?url";
import symbols from "./symbols.svg?url";

export const SYMBOLS = [symbols];
export const DRAWINGS = [symbols, cards, scenery];
