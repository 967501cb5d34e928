/** Departures told from the log: what happened to a ship from the moment it was named until it left. */

import { happenings, number, text, type Happening } from "../../board/happenings.ts";
import type { LogEntry } from "../../generated/protocol.ts";
import type { Influence } from "../../generated/vikings_on_board.ts";

/** A chest dealt: to a seat, or to the box for a neutral colour or because nobody is due any more. */
export interface Share {
  to: "seat" | "neutral" | "box";
  /** Who takes it, or who picks it for a neutral colour; -1 for the box. */
  seat: number;
  /** The neutral colour whose share it is; else empty. */
  colour: string;
  /** Empty where the viewer may not know it. */
  good: string;
}

export interface Story {
  ship: number;
  /** Null until the colours are ranked. */
  order: Influence[] | null;
  /** The barrel won, or null: not settled yet, or (`settled`) none was. */
  barrel: { seat: number; barrel: number; value: number } | null;
  settled: boolean;
  shares: Share[];
  /** Which departure it was; 0 until the ship has left. */
  left: number;
}

const PARTS = new Set([
  "ship-named",
  "influence-ranked",
  "barrel-won",
  "no-barrel-won",
  "chest-taken",
  "chest-boxed",
  "chests-boxed",
  "ship-left",
]);

/** The steps of a departure in the order they are shown; a chest that goes with others is a step of its own. */
export function steps(events: readonly Happening[]): Happening[] {
  return events
    .filter((event) => PARTS.has(event.event))
    .flatMap((event) =>
      event.event === "chests-boxed"
        ? (event.goods as string[]).map((good) => ({ ...event, goods: [good] }))
        : [event],
    );
}

const share = (event: Happening): Share => {
  const seat = number(event, "seat");
  if (event.event === "chest-taken") return { to: "seat", seat, colour: "", good: text(event, "good") };
  if (event.event === "chest-boxed")
    return { to: "neutral", seat, colour: text(event, "colour"), good: text(event, "good") };
  return { to: "box", seat: -1, colour: "", good: (event.goods as string[])[0]! };
};

export function tell(parts: readonly Happening[]): Story {
  const story: Story = { ship: 0, order: null, barrel: null, settled: false, shares: [], left: 0 };
  for (const event of parts) {
    switch (event.event) {
      case "ship-named":
        story.ship = number(event, "ship");
        break;
      case "influence-ranked": {
        const shields = event.shields as number[];
        story.order = (event.colours as string[]).map((colour, at) => ({ colour, shields: shields[at]! }));
        // Where nobody is aboard, no bet is looked at.
        story.settled = story.order.length === 0;
        break;
      }
      case "barrel-won":
        story.barrel = {
          seat: number(event, "seat"),
          barrel: number(event, "barrel"),
          value: number(event, "value"),
        };
        story.settled = true;
        break;
      case "no-barrel-won":
        story.settled = true;
        break;
      case "ship-left":
        story.left = number(event, "number");
        break;
      default:
        story.shares.push(share(event));
    }
  }
  return story;
}

/** The steps of every departure so far, the last one perhaps unfinished. */
export function departures(log: readonly LogEntry[]): Happening[][] {
  const found: Happening[][] = [];
  for (const step of log.flatMap((entry) => steps(happenings(entry)))) {
    if (step.event === "ship-named") found.push([]);
    found.at(-1)?.push(step);
  }
  return found;
}
