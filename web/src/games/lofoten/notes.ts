/** In a few words, what a move would bring. */

import type { Route } from "./routes.ts";
import type { Step, Yield } from "./ghost.ts";
import { tl } from "./pieces.ts";
import { join } from "../../lib/words.svelte.ts";

/** What is loaded and unloaded. */
export const yieldNotes = ({ loads, stores }: Yield): string[] => [
  ...stores.map(({ tile: { good, value, buckler }, warehouse }) =>
    warehouse > 0
      ? tl("board-ghost-unload", { good, value, buckler, warehouse })
      : tl("board-ghost-choose", { good, value, buckler }),
  ),
  ...loads.map(({ good, value, buckler }) => tl("board-ghost-load", { good, value, buckler })),
];

/** Where a move leads, and then what it brings. */
export const stepNotes = (step: Step): string[] => [
  step.sign.startsWith("shift")
    ? tl("board-ghost-shift", { area: step.area })
    : tl("board-ghost-turn", { top: step.top, bottom: step.bottom }),
  ...yieldNotes(step),
];

const signWords = (sign: string): string => {
  const [verb, way] = sign.split("-") as [string, string];
  return verb === "shift" ? tl("board-step-shift", { side: way }) : tl("board-step-turn", { sense: way });
};

/** A whole route, to be read aloud. */
export const routeLabel = ({ ghost: { steps } }: Route): string =>
  tl("board-route", {
    steps: join(steps.map(({ sign }) => signWords(sign))),
    results: join(steps.flatMap(yieldNotes)),
  });
