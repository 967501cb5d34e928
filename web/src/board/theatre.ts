/** Events become short movements. A board already shows the position after them; this only shows how it came. */

import type { Attachment } from "svelte/attachments";

import type { LogEntry } from "../generated/protocol.ts";
import { motion } from "../lib/settings.svelte.ts";
import { happenings, type Happening } from "./happenings.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Longest time for what arrives at once, in milliseconds. */
const LONGEST = 1500;
/** Above the board, at the corner of the screen, from where it is moved. */
const FLYING = { position: "fixed", inset: "0 auto auto 0", zIndex: "30", pointerEvents: "none" };
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Timing {
  delay: number;
  duration: number;
}
export interface Move {
  time: number;
  /** Starts what moves together; nothing when what should move is not on the screen. */
  start: (timing: Timing) => Animation[];
}
export type Find = () => Element | undefined;

/** Until its turn comes, what moves waits as in its first frame. */
const timed = (timing: Timing, easing: string): KeyframeAnimationOptions => ({
  ...timing,
  easing,
  fill: "backwards",
});

const animated = (piece: Find, time: number, frames: Keyframe[], easing = EASE): Move => ({
  time,
  start: (timing) => {
    const found = piece();
    return found ? [found.animate(frames, timed(timing, easing))] : [];
  },
});

/** Movements at the same time. */
export const together = (moves: Move[]): Move => ({
  time: Math.max(0, ...moves.map((move) => move.time)),
  start: (timing) => moves.flatMap((move) => move.start(timing)),
});

/** A heavy piece comes down and settles. */
export const drop = (piece: Find): Move =>
  animated(piece, 280, [
    { transform: "translateY(-46px) scale(1.15)", opacity: 0 },
    { transform: "translateY(3px)", opacity: 1, offset: 0.7 },
    { transform: "none", opacity: 1 },
  ]);

/** It comes in from the right. */
export const sailIn = (piece: Find): Move =>
  animated(piece, 300, [
    { transform: "translateX(70px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ]);

export const lift = (piece: Find): Move =>
  animated(
    piece,
    200,
    [{ transform: "none" }, { transform: "translateY(-8px)" }, { transform: "none" }],
    "ease-out",
  );

/** It turns over and shines. */
export const flip = (piece: Find): Move =>
  animated(
    piece,
    500,
    [
      { transform: "scaleX(1)", filter: "brightness(1)" },
      { transform: "scaleX(0)", filter: "brightness(1.6)" },
      { transform: "scaleX(1.1)", filter: "brightness(1.4)" },
      { transform: "scaleX(1)", filter: "brightness(1)" },
    ],
    "ease-in-out",
  );

/** Pixels of the screen per unit of the element's own drawing. */
function unitOf(piece: Element): { x: number; y: number } {
  const matrix =
    piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? piece.getScreenCTM() : null;
  return matrix ? { x: matrix.a, y: matrix.d } : { x: 1, y: 1 };
}

/** The piece itself travels from somewhere to where it now is; `first` says how it looks at the start. */
const travel = (
  piece: Find,
  from: () => DOMRect | undefined,
  time: number,
  first: Keyframe,
  scale = "",
): Move => ({
  time,
  start: (timing) => {
    const moved = piece();
    const start = from();
    const end = moved?.getBoundingClientRect();
    if (!moved || !start || !end) return [];
    const unit = unitOf(moved);
    const dx = (start.x + start.width / 2 - end.x - end.width / 2) / unit.x;
    const dy = (start.y + start.height / 2 - end.y - end.height / 2) / unit.y;
    if (Math.hypot(dx, dy) < 1) return [];
    const frames = [
      { ...first, transform: `translate(${dx}px, ${dy}px) ${scale}` },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, transform: "none" },
    ];
    return [moved.animate(frames, timed(timing, EASE))];
  },
});

/** It comes out of somewhere. */
export const arrive = (piece: Find, from: () => DOMRect | undefined): Move =>
  travel(piece, from, 260, { opacity: 0 }, "scale(0.8)");

/** It was there before and is here now. */
export const glide = (piece: Find, from: () => DOMRect | undefined, time = 280): Move =>
  travel(piece, from, time, { opacity: 1 });

export class Theatre {
  #root: HTMLElement | undefined;
  #running = new Set<Animation>();
  #flyers = new Set<Element>();
  #played: LogEntry[] = [];

  /** Watches the board, and skips to the end on any input. */
  readonly attach: Attachment<HTMLElement> = (element) => {
    this.#root = element;
    const skip = (): void => this.skip();
    window.addEventListener("pointerdown", skip, { capture: true });
    window.addEventListener("keydown", skip, { capture: true });
    return () => {
      this.skip();
      window.removeEventListener("pointerdown", skip, { capture: true });
      window.removeEventListener("keydown", skip, { capture: true });
      this.#root = undefined;
    };
  };

  /** Ends everything at once: the board is as it should be. */
  skip(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const flyer of this.#flyers) flyer.remove();
    this.#flyers.clear();
  }

  /** Shows the plies just received, one event after another. */
  play(entries: LogEntry[], movesOf: (event: Happening) => Move[]): void {
    if (entries === this.#played || entries.length === 0) return;
    this.#played = entries;
    this.skip();
    const speed = motion();
    if (speed === 0) return;
    const moves = entries.flatMap(happenings).flatMap(movesOf);
    const total = moves.reduce((sum, move) => sum + move.time, 0);
    const pace = Math.max(speed, total / LONGEST);
    let delay = 0;
    for (const move of moves) {
      const duration = move.time / pace;
      const started = move.start({ delay, duration });
      if (started.length > 0) delay += duration;
      for (const animation of started) {
        this.#running.add(animation);
        animation.addEventListener("finish", () => this.#running.delete(animation));
      }
    }
  }

  /** The first thing on the screen with that id. */
  find(attribute: "at" | "piece" | "owner", id: string): Element | undefined {
    const found = this.#root?.querySelectorAll(`[data-${attribute}="${CSS.escape(id)}"]`) ?? [];
    return [...found].find((element) => element.getBoundingClientRect().width > 0);
  }

  /** A picture of the sprite travels across the board and is gone. */
  fly(symbol: string, from: Find, to: Find, time: number): Move {
    return {
      time,
      start: (timing) => {
        const start = from()?.getBoundingClientRect();
        const end = to()?.getBoundingClientRect();
        if (!this.#root || !start || !end) return [];
        const size = Math.max(28, Math.min(56, start.width * 0.8));
        const flyer = this.#flyer(symbol, size);
        const at = (box: DOMRect): string =>
          `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
        const animation = flyer.animate(
          [
            { transform: `${at(start)} scale(1.2)`, opacity: 0 },
            { opacity: 1, offset: 0.1 },
            { transform: `${at(end)} scale(0.8)`, opacity: 1 },
          ],
          timed(timing, "cubic-bezier(0.4, 0, 0.2, 1)"),
        );
        animation.addEventListener("finish", () => {
          flyer.remove();
          this.#flyers.delete(flyer);
        });
        return [animation];
      },
    };
  }

  #flyer(symbol: string, size: number): SVGSVGElement {
    const flyer = document.createElementNS(SVG, "svg");
    flyer.setAttribute("class", "flyer");
    flyer.setAttribute("width", String(size));
    flyer.setAttribute("height", String(size));
    flyer.setAttribute("aria-hidden", "true");
    Object.assign(flyer.style, FLYING);
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", symbol);
    flyer.append(use);
    this.#root!.append(flyer);
    this.#flyers.add(flyer);
    return flyer;
  }
}
