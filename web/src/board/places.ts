/** Where pieces are on the screen, to show how they came there after the board was drawn again. */

/** By the name of a piece. */
export type Places = ReadonlyMap<string, DOMRect>;

export function placesIn(root: ParentNode | undefined): Places {
  const found = root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
  return new Map([...found].map((piece) => [piece.dataset.piece!, piece.getBoundingClientRect()]));
}
