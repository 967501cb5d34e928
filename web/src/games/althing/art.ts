/** The drawings of Althing: symbols, cards, what stands around, and what its modules add. */

import cards from "./cards.svg?url";
import modules from "./modules.svg?url";
import scenery from "./scenery.svg?url";
import symbols from "./symbols.svg?url";

export const DRAWINGS = [symbols, cards, scenery, modules];
