/** Where somebody plays from: from the list of choices, or on the board. What is elsewhere on the page changes neither. */

let fromList = false;

window.addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(".table-page .choices")) fromList = true;
    else if (target.closest("[data-board]")) fromList = false;
  },
  { capture: true },
);

/** Who chose from the list last has it before their eyes: no board may scroll the page away from it. */
export const playsFromList = (): boolean => fromList;
