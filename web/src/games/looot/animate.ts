/** Events become short movements. The boards already show the position after them; this only shows how it came. */

import type { Attachment } from "svelte/attachments";

import type { LoootScene } from "../../generated/looot.ts";
import type { LogEntry } from "../../generated/protocol.ts";
import { motion } from "../../lib/settings.svelte.ts";
import { happenings, number, text, type Happening } from "./happenings.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Longest time for what arrives at once, in milliseconds. */
const LONGEST = 1500;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Timing {
  delay: number;
  duration: number;
}
interface Move {
  time: number;
  /** Undefined when what should move is not on the screen. */
  start: (timing: Timing) => Animation | undefined;
}
type Find = () => Element | undefined;

/** Until its turn comes, what moves waits as in its first frame. */
const timed = (timing: Timing, easing: string): KeyframeAnimationOptions => ({
  ...timing,
  easing,
  fill: "backwards",
});

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

  /** Ends everything at once: the boards are as they should be. */
  skip(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const flyer of this.#flyers) flyer.remove();
    this.#flyers.clear();
  }

  /** Shows the plies just received, one event after another; `before` is the position they started from. */
  play(entries: LogEntry[], before: LoootScene): void {
    if (entries === this.#played || entries.length === 0) return;
    this.#played = entries;
    this.skip();
    const speed = motion();
    if (speed === 0) return;
    const moves = entries.flatMap(happenings).flatMap((event) => this.#moves(event, before));
    const total = moves.reduce((sum, move) => sum + move.time, 0);
    const pace = Math.max(speed, total / LONGEST);
    let delay = 0;
    for (const move of moves) {
      const duration = move.time / pace;
      const animation = move.start({ delay, duration });
      if (!animation) continue;
      delay += duration;
      this.#running.add(animation);
      animation.addEventListener("finish", () => this.#running.delete(animation));
    }
  }

  #find(attribute: "at" | "piece" | "owner", id: string): Element | undefined {
    const found = this.#root?.querySelectorAll(`[data-${attribute}="${CSS.escape(id)}"]`) ?? [];
    return [...found].find((element) => element.getBoundingClientRect().width > 0);
  }

  #moves(event: Happening, before: LoootScene): Move[] {
    const seat = number(event, "seat");
    const chest: Find = () => this.#find("at", `seat:${seat}`);
    const tray: Find = () => this.#find("at", `loot:${seat}`) ?? chest();
    const hex: Find = () => this.#find("at", `hex:${text(event, "hex")}`);
    const slot = (at: number): Element | undefined =>
      this.#find("at", `sea:${at}`) ?? this.#find("at", `quay:${at}`);
    const fjord: Find = () => this.#find("piece", `space:${seat}:${text(event, "space")}`);
    switch (event.event) {
      case "shield-raised":
        return [this.#lift(() => this.#find("at", `shield:${seat}:${text(event, "shield")}`))];
      case "viking-placed":
        return [this.#drop(() => this.#find("piece", `viking:${text(event, "hex")}:${seat}`))];
      case "resource-gained":
        return [this.#fly(text(event, "tile"), hex, tray, 260)];
      case "building-captured":
        return [this.#fly(text(event, "tile"), hex, tray, 450)];
      case "tile-laid":
      case "longship-laid":
        return [this.#arrive(fjord, tray)];
      case "longship-taken":
        return [this.#fly("longship", () => slot(before.sea.indexOf(text(event, "longship"))), tray, 300)];
      case "longship-completed":
        return [this.#flip(() => this.#find("owner", `${seat}:${text(event, "longship")}`))];
      case "site-finished":
        return [this.#flip(() => this.#find("owner", `${seat}:${text(event, "site")}`))];
      case "trophy-claimed":
        return [this.#fly("trophy", () => this.#find("at", `trophy:${number(event, "axes")}`), chest, 500)];
      case "longship-drawn":
        return [this.#sail(() => this.#find("piece", `sea:${number(event, "slot") - 1}`))];
      default:
        return [];
    }
  }

  /** A heavy piece comes down and settles. */
  #drop(piece: Find): Move {
    const frames = [
      { transform: "translateY(-46px) scale(1.15)", opacity: 0 },
      { transform: "translateY(3px)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ];
    return { time: 280, start: (timing) => piece()?.animate(frames, timed(timing, EASE)) };
  }

  /** A new longship sails in from the open sea. */
  #sail(piece: Find): Move {
    const frames = [
      { transform: "translateX(70px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return { time: 300, start: (timing) => piece()?.animate(frames, timed(timing, EASE)) };
  }

  #lift(piece: Find): Move {
    const frames = [{ transform: "none" }, { transform: "translateY(-8px)" }, { transform: "none" }];
    return { time: 200, start: (timing) => piece()?.animate(frames, timed(timing, "ease-out")) };
  }

  /** A completed longship or finished site turns over and shines. */
  #flip(piece: Find): Move {
    const frames = [
      { transform: "scaleX(1)", filter: "brightness(1)" },
      { transform: "scaleX(0)", filter: "brightness(1.6)" },
      { transform: "scaleX(1.1)", filter: "brightness(1.4)" },
      { transform: "scaleX(1)", filter: "brightness(1)" },
    ];
    return { time: 500, start: (timing) => piece()?.animate(frames, timed(timing, "ease-in-out")) };
  }

  /** The piece itself travels from somewhere to where it now is. */
  #arrive(piece: Find, from: Find): Move {
    return {
      time: 260,
      start: (timing) => {
        const moved = piece();
        const start = from()?.getBoundingClientRect();
        const end = moved?.getBoundingClientRect();
        const matrix = moved instanceof SVGGraphicsElement ? moved.getScreenCTM() : null;
        if (!moved || !start || !end || !matrix) return undefined;
        const dx = (start.x + start.width / 2 - end.x - end.width / 2) / matrix.a;
        const dy = (start.y + start.height / 2 - end.y - end.height / 2) / matrix.d;
        const frames = [
          { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { transform: "none", opacity: 1 },
        ];
        return moved.animate(frames, timed(timing, EASE));
      },
    };
  }

  /** A good travels across the boards and is gone. */
  #fly(good: string, from: Find, to: Find, time: number): Move {
    return {
      time,
      start: (timing) => {
        const start = from()?.getBoundingClientRect();
        const end = to()?.getBoundingClientRect();
        if (!this.#root || !start || !end) return undefined;
        const size = Math.max(28, Math.min(56, start.width * 0.8));
        const flyer = this.#flyer(good, size);
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
        return animation;
      },
    };
  }

  #flyer(good: string, size: number): SVGSVGElement {
    const flyer = document.createElementNS(SVG, "svg");
    flyer.setAttribute("class", "flyer");
    flyer.setAttribute("width", String(size));
    flyer.setAttribute("height", String(size));
    flyer.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#good-${good}`);
    flyer.append(use);
    this.#root!.append(flyer);
    this.#flyers.add(flyer);
    return flyer;
  }
}
