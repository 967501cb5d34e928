/** A finger that stays down looks at a thing instead of pressing it. */

import type { Attachment } from "svelte/attachments";

const LONG = 500;

export const longPress =
  (look: () => void): Attachment<Element> =>
  (element) => {
    let timer = 0;
    let looked = false;
    const down = (event: Event): void => {
      looked = false;
      if ((event as PointerEvent).pointerType !== "touch") return;
      timer = window.setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    };
    const stop = (): void => clearTimeout(timer);
    const click = (event: Event): void => {
      if (!looked) return;
      looked = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      look();
    };
    element.addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel", "pointerleave", "pointermove"])
      element.addEventListener(end, stop);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointercancel", "pointerleave", "pointermove"])
        element.removeEventListener(end, stop);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
