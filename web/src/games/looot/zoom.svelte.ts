/** Looking closer at a drawing: buttons, wheel with Ctrl, pinch, double tap, and dragging once it is enlarged. */

import type { Attachment } from "svelte/attachments";

import type { At } from "../../board/compass.ts";
import type { Box } from "./geometry.ts";

const MOST = 4;
const STEP = 1.5;
/** A finger or mouse that moved less than this many pixels pressed; it did not drag. */
const SLIP = 8;
const DOUBLE_TAP = 300;

export class Zoom {
  /** 1 shows everything. */
  level = $state(1);
  #middle: At = $state({ x: 0.5, y: 0.5 });
  #fingers = new Map<number, At>();
  #moved = 0;
  #lastTap = 0;

  /** The part of the whole box that is shown. */
  window(whole: Box): Box {
    const width = whole.width / this.level;
    const height = whole.height / this.level;
    return {
      x: whole.x + this.#middle.x * whole.width - width / 2,
      y: whole.y + this.#middle.y * whole.height - height / 2,
      width,
      height,
    };
  }

  in(): void {
    this.#set(this.level * STEP, this.#middle);
  }

  out(): void {
    this.#set(this.level / STEP, this.#middle);
  }

  fit(): void {
    this.#set(1, { x: 0.5, y: 0.5 });
  }

  #set(level: number, middle: At): void {
    this.level = Math.min(MOST, Math.max(1, level));
    const half = 0.5 / this.level;
    const clamp = (value: number): number => Math.min(1 - half, Math.max(half, value));
    this.#middle = { x: clamp(middle.x), y: clamp(middle.y) };
  }

  /** Moves what is shown by a part of the window. */
  #pan(dx: number, dy: number): void {
    this.#set(this.level, { x: this.#middle.x - dx / this.level, y: this.#middle.y - dy / this.level });
  }

  readonly gestures: Attachment<SVGSVGElement> = (element) => {
    const share = (event: { clientX: number; clientY: number }): At => {
      const box = element.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    const towards = (at: At, level: number): void => {
      const shift = 1 / this.level - 1 / Math.min(MOST, Math.max(1, level));
      this.#set(level, {
        x: this.#middle.x + (at.x - 0.5) * shift,
        y: this.#middle.y + (at.y - 0.5) * shift,
      });
    };
    const spread = (): number => {
      const [a, b] = [...this.#fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const down = (event: PointerEvent): void => {
      if (this.#fingers.size === 0) this.#moved = 0;
      this.#fingers.set(event.pointerId, share(event));
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const apart = spread();
      const now = share(event);
      this.#fingers.set(event.pointerId, now);
      this.#moved += Math.hypot(event.movementX, event.movementY);
      if (this.#fingers.size === 2) {
        const [a, b] = [...this.#fingers.values()];
        const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 };
        if (apart > 0) towards(middle, (this.level * spread()) / apart);
      } else if (this.level > 1 && this.#moved > SLIP) this.#pan(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      // A drag that ends on a hex is not a press of that hex.
      if (this.#moved > SLIP) {
        event.stopPropagation();
        event.preventDefault();
      }
    };
    const tap = (event: PointerEvent): void => {
      if (event.pointerType !== "touch" || this.#moved > SLIP) return;
      // Two quick taps on a legal hex choose and confirm it.
      if (event.target instanceof Element && event.target.closest(".legal")) return;
      if (event.timeStamp - this.#lastTap < DOUBLE_TAP) towards(share(event), this.level > 1 ? 1 : 2);
      this.#lastTap = event.timeStamp;
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      towards(share(event), this.level * Math.exp(-event.deltaY / 200));
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", tap);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", tap);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
