/** A pointer that rests means nothing, whatever comes to lie under it: entering a thing counts once it has moved. */

/** Listens on the whole page; returns how to stop. */
export function ignoreResting(): () => void {
  /** Not known before it has moved: one that rests where a page opens has not pointed at anything either. */
  let [x, y] = [-1, -1];
  let moving = false;
  /** What came under the resting pointer. */
  let waiting: Element[] = [];
  const enter = (event: PointerEvent): void => {
    const known = x >= 0;
    const rests = !moving && (!known || (event.clientX === x && event.clientY === y));
    if (event.pointerType !== "mouse" || !rests) return;
    event.stopImmediatePropagation();
    waiting.push(event.target as Element);
  };
  const move = (event: PointerEvent): void => {
    [x, y] = [event.clientX, event.clientY];
    const entered = waiting.filter((element) => element.matches(":hover"));
    waiting = [];
    moving = true;
    for (const element of entered)
      element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    moving = false;
  };
  window.addEventListener("pointerenter", enter, { capture: true });
  window.addEventListener("pointermove", move, { capture: true });
  return () => {
    window.removeEventListener("pointerenter", enter, { capture: true });
    window.removeEventListener("pointermove", move, { capture: true });
  };
}
