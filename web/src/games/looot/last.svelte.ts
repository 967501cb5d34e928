/** What the last move changed, told from the position before it, so that it is ringed however the change came. */

import type { LoootScene } from "../../generated/looot.ts";

export class Last {
  #before: LoootScene | undefined;
  /** Kept until another viking is placed. */
  #hexes: string[] = $state.raw([]);
  /** By seat, kept until that seat lays something else. */
  #spaces: Record<number, string[]> = $state.raw({});

  /** Compares with the position seen before. Going back rings nothing. */
  see(scene: LoootScene): void {
    const before = this.#before;
    this.#before = scene;
    if (!before || before === scene) return;
    const stood = new Map(before.stands.map((stand) => [stand.hex, stand.seats.length]));
    const placed = scene.stands.filter((stand) => stand.seats.length > (stood.get(stand.hex) ?? 0));
    const back = before.stands.length > scene.stands.length;
    if (placed.length > 0 || back) this.#hexes = placed.map((stand) => stand.hex);
    scene.players.forEach((player, seat) => {
      const had = before.players[seat]?.laid ?? [];
      const laid = player.laid.filter((one) => !had.some((old) => old.space === one.space));
      if (laid.length > 0 || had.length > player.laid.length)
        this.#spaces = { ...this.#spaces, [seat]: laid.map((one) => one.space) };
    });
  }

  /** The cells to ring when this seat's fjord is shown. */
  of(seat: number): ReadonlySet<string> {
    const spaces = this.#spaces[seat] ?? [];
    return new Set([...this.#hexes.map((hex) => `hex:${hex}`), ...spaces.map((space) => `space:${space}`)]);
  }
}
