/**
 * The colours that seats have on the page: those of the table it shows, else the usual ones. Everything is drawn by
 * seat (the class `seat-1`, the symbol `#seat-1`); what these mean is said here, once.
 */

import { COLOURS, type Colour } from "../art/shapes.ts";

const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

/** Each seat's wish; who has none gets the usual colour or, if that is taken, the first free one. As the server does. */
export function givenOut(wishes: readonly string[]): Colour[] {
  const found: (Colour | "")[] = wishes.map((wish) => (isColour(wish) ? wish : ""));
  for (const [seat, colour] of COLOURS.entries())
    if (found[seat] === "" && !found.includes(colour)) found[seat] = colour;
  const free = COLOURS.filter((colour) => !found.includes(colour));
  return found.map((colour) => colour || free.shift()!);
}

class Palette {
  /** By seat, then those that nobody has. */
  colours = $state.raw<readonly Colour[]>(COLOURS);

  wear(seats: readonly string[]): void {
    const own = seats.filter(isColour);
    const colours = [...own, ...COLOURS.filter((colour) => !own.includes(colour))];
    if (colours.every((colour, seat) => colour === this.colours[seat])) return;
    this.colours = colours;
    const { style } = document.documentElement;
    for (const [seat, colour] of colours.entries())
      for (const part of ["", "-on", "-wash"])
        style.setProperty(`--seat-${seat}${part}`, `var(--seat-${colour}${part})`);
  }
}

export const palette = new Palette();

/** For the life of a component the seats have these colours; to be called as it is set up. */
export function wearing(colours: () => readonly string[]): void {
  $effect(() => palette.wear(colours()));
  $effect(() => () => palette.wear([]));
}
