/** Events become short movements. The boards already show the position after them; this only shows how it came. */

import type { Attachment } from "svelte/attachments";

import type { LogEntry } from "../../generated/protocol.ts";
import { motion } from "../../lib/settings.svelte.ts";
import { happenings, number, text, type Happening } from "./happenings.ts";

const SVG = "http://www.w3.org/2000/svg";
/** Longest time for what arrives at once, in milliseconds. */
const LONGEST = 1500;
const HIGHLIGHT = 400;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Move {
  time: number;
  /** Starts it; returns what is now running. */
  start: (time: number) => Animation[];
}

export class Stage {
  #root: HTMLElement | undefined;
  #running = new Set<Animation>();
  #flyers = new Set<Element>();
  #played: LogEntry[] = [];
  #generation = 0;

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
    this.#generation++;
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    for (const flyer of this.#flyers) flyer.remove();
    this.#flyers.clear();
  }

  /** Shows the plies just received, one event after another. */
  play(entries: LogEntry[]): void {
    if (entries === this.#played || entries.length === 0) return;
    this.#played = entries;
    this.skip();
    const speed = motion();
    const events = entries.flatMap(happenings);
    if (speed === 0) {
      for (const event of events) this.#highlight(event);
      return;
    }
    const moves = events.flatMap((event) => this.#moves(event));
    const total = moves.reduce((sum, move) => sum + move.time, 0) / speed;
    const pace = Math.max(1, total / LONGEST) * speed;
    void this.#run(moves, pace, this.#generation);
  }

  async #run(moves: Move[], pace: number, generation: number): Promise<void> {
    // Pieces that arrive later wait out of sight until their turn.
    for (const move of moves) {
      if (generation !== this.#generation) return;
      const animations = move.start(move.time / pace);
      for (const animation of animations) this.#running.add(animation);
      await Promise.allSettled(animations.map((animation) => animation.finished));
      for (const animation of animations) this.#running.delete(animation);
    }
  }

  #find(attribute: "at" | "piece", id: string): Element | undefined {
    const found = this.#root?.querySelectorAll(`[data-${attribute}="${CSS.escape(id)}"]`) ?? [];
    return [...found].find((element) => element.getBoundingClientRect().width > 0);
  }

  #highlight(event: Happening): void {
    const place = this.#place(event);
    const animation = place?.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: HIGHLIGHT });
    if (animation) this.#running.add(animation);
  }

  /** The piece that an event brought or changed. */
  #place(event: Happening): Element | undefined {
    const seat = number(event, "seat");
    const fjord = (space: string): Element | undefined => this.#find("piece", `space:${seat}:${space}`);
    switch (event.event) {
      case "viking-placed":
        return this.#find("piece", `viking:${text(event, "hex")}:${seat}`);
      case "tile-laid":
      case "longship-laid":
        return fjord(text(event, "space"));
      case "longship-drawn":
        return this.#find("piece", `sea:${number(event, "slot") - 1}`);
      case "shield-raised":
      case "shield-lowered":
        return this.#find("at", `shield:${seat}:${text(event, "shield")}`);
      default:
        return undefined;
    }
  }

  #moves(event: Happening): Move[] {
    const seat = number(event, "seat");
    const tray = (): Element | undefined => this.#find("at", "loot") ?? this.#find("at", `seat:${seat}`);
    const piece = this.#place(event);
    switch (event.event) {
      case "viking-placed":
        return piece ? [this.#drop(piece)] : [];
      case "resource-gained":
        return [
          this.#fly(
            `tile:${text(event, "tile")}`,
            () => this.#find("at", `hex:${text(event, "hex")}`),
            tray,
            260,
          ),
        ];
      case "building-captured":
        return [
          this.#fly(
            `tile:${text(event, "tile")}`,
            () => this.#find("at", `hex:${text(event, "hex")}`),
            tray,
            450,
          ),
        ];
      case "tile-laid":
      case "longship-laid":
        return piece ? [this.#arrive(piece, tray)] : [];
      case "longship-completed":
      case "site-finished":
        return [this.#flip(seat, text(event, "longship") || text(event, "site"))];
      case "trophy-claimed":
        return [
          this.#fly(
            "trophy",
            () => this.#find("at", `trophy:${number(event, "axes")}`),
            () => this.#find("at", `seat:${seat}`),
            500,
          ),
        ];
      case "longship-drawn":
        return piece ? [this.#sail(piece)] : [];
      case "shield-raised":
        return piece ? [this.#lift(piece)] : [];
      default:
        return [];
    }
  }

  /** A heavy piece comes down and settles. */
  #drop(piece: Element): Move {
    const frames = [
      { transform: "translateY(-46px) scale(1.15)", opacity: 0 },
      { transform: "translateY(3px)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ];
    return { time: 280, start: (time) => [piece.animate(frames, { duration: time, easing: EASE })] };
  }

  /** A new longship sails in from the open sea. */
  #sail(piece: Element): Move {
    const frames = [
      { transform: "translateX(70px)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return { time: 300, start: (time) => [piece.animate(frames, { duration: time, easing: EASE })] };
  }

  #lift(piece: Element): Move {
    const frames = [{ transform: "none" }, { transform: "translateY(-8px)" }, { transform: "none" }];
    return { time: 200, start: (time) => [piece.animate(frames, { duration: time, easing: "ease-out" })] };
  }

  /** A completed longship or finished site turns over and shines. */
  #flip(seat: number, id: string): Move {
    return {
      time: 500,
      start: (time) => {
        const piece = this.#root?.querySelector(`[data-owner="${CSS.escape(`${seat}:${id}`)}"]`);
        if (!piece) return [];
        const frames = [
          { transform: "scaleX(1)", filter: "brightness(1)" },
          { transform: "scaleX(0)", filter: "brightness(1.6)" },
          { transform: "scaleX(1.08)", filter: "brightness(1.4)" },
          { transform: "scaleX(1)", filter: "brightness(1)" },
        ];
        return [piece.animate(frames, { duration: time, easing: "ease-in-out" })];
      },
    };
  }

  /** The piece itself travels from somewhere to where it now is. */
  #arrive(piece: Element, from: () => Element | undefined): Move {
    return {
      time: 260,
      start: (time) => {
        const start = from()?.getBoundingClientRect();
        const end = piece.getBoundingClientRect();
        const matrix = (piece as SVGGraphicsElement).getScreenCTM();
        if (!start || !matrix) return [];
        const dx = (start.x + start.width / 2 - end.x - end.width / 2) / matrix.a;
        const dy = (start.y + start.height / 2 - end.y - end.height / 2) / matrix.d;
        const frames = [{ transform: `translate(${dx}px, ${dy}px) scale(0.8)` }, { transform: "none" }];
        return [piece.animate(frames, { duration: time, easing: EASE })];
      },
    };
  }

  /** A drawing travels across the boards and is gone. */
  #fly(art: string, from: () => Element | undefined, to: () => Element | undefined, time: number): Move {
    return {
      time,
      start: (duration) => {
        const start = from()?.getBoundingClientRect();
        const end = to()?.getBoundingClientRect();
        if (!this.#root || !start || !end) return [];
        const size = Math.max(28, Math.min(56, start.width * 0.8));
        const flyer = this.#flyer(art, size);
        const at = (box: DOMRect): string =>
          `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size / 2}px)`;
        const animation = flyer.animate(
          [{ transform: `${at(start)} scale(1.15)` }, { transform: `${at(end)} scale(0.8)` }],
          { duration, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
        );
        animation.addEventListener("finish", () => {
          flyer.remove();
          this.#flyers.delete(flyer);
        });
        return [animation];
      },
    };
  }

  #flyer(art: string, size: number): SVGSVGElement {
    const [kind, name = ""] = art.split(":");
    const flyer = document.createElementNS(SVG, "svg");
    flyer.setAttribute("class", "flyer");
    flyer.setAttribute("viewBox", "0 0 32 32");
    flyer.setAttribute("width", String(size));
    flyer.setAttribute("height", String(size));
    flyer.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", kind === "tile" ? `#good-${name}` : `#good-${kind}`);
    flyer.append(use);
    this.#root!.append(flyer);
    this.#flyers.add(flyer);
    return flyer;
  }
}
