/**
 * What the board would look like after a choice: the events of its preview, carried out on the picture. No rules are
 * known here: what does not happen in an event does not happen.
 */

import { happenings, number, text, type Happening } from "../../board/happenings.ts";
import type { LofotenScene, PlayerScene, ShipScene, TileScene } from "../../generated/lofoten.ts";
import type { Phrase, PreviewOf } from "../../generated/protocol.ts";

export interface Ghost {
  seat: number;
  /** The seat's fleet as it would be; null while it would stay as it is. */
  fleet: { area: number; ships: ShipScene[] } | null;
  /** Whether the wheel would turn or go on. */
  moves: boolean;
  /** By area: what would come there, or null for what would leave. */
  areas: Map<number, TileScene | null>;
  /** By warehouse: what would be stored there, of which good it would be from then on. */
  stored: Map<number, TileScene[]>;
  opened: Map<number, string>;
  /** A card would go to this end of the hand. */
  put: string;
  /** By seat, and the reserve: coins more or less. */
  coins: number[];
  reserve: number;
  /** In words, the steps that matter. */
  notes: Phrase[];
}

const SLOTS = ["top", "right", "bottom", "left"];

const tileOf = (event: Happening): TileScene => ({
  good: text(event, "good"),
  value: number(event, "value"),
  buckler: text(event, "buckler"),
  flipped: false,
});
const tileWords = ({ good, value, buckler }: TileScene): Phrase["params"] => ({ good, value, buckler });

/** The ships after a quarter turn; clockwise, the left one comes to the top. */
export function turned(ships: readonly ShipScene[], sense: string): ShipScene[] {
  const from = sense === "cw" ? 3 : 1;
  return SLOTS.map((slot, at) => ({ ...ships[(at + from) % 4]!, slot }));
}

class Projection {
  #area: number;
  #ships: ShipScene[];
  #changed = false;
  #moves = false;
  readonly #areas = new Map<number, TileScene | null>();
  readonly #stored = new Map<number, TileScene[]>();
  readonly #opened = new Map<number, string>();
  #put = "";
  readonly #coins = [0, 0];
  #reserve = 0;
  readonly #notes: Phrase[] = [];
  /** Unloaded, and no event has said yet where it goes. */
  #landed: TileScene[] = [];
  readonly #seat: number;

  constructor(player: PlayerScene, seat: number) {
    this.#seat = seat;
    this.#area = player.area;
    this.#ships = player.ships;
  }

  #ship(name: string, change: (ship: ShipScene) => Partial<ShipScene>): void {
    this.#changed = true;
    this.#ships = this.#ships.map((ship) => (ship.longship === name ? { ...ship, ...change(ship) } : ship));
  }

  #note(key: string, params: Phrase["params"]): void {
    this.#notes.push({ key, params });
  }

  #paid(coins: number, other: boolean): void {
    this.#coins[this.#seat]! -= coins;
    if (other) this.#coins[1 - this.#seat]! += coins;
    else this.#reserve += coins;
  }

  readonly #effects: Record<string, (event: Happening) => void> = {
    "fleet-shifted": (event) => {
      this.#area = number(event, "area");
      this.#changed = this.#moves = true;
      this.#note("board-ghost-shift", { area: this.#area });
    },
    "fleet-turned": (event) => {
      this.#ships = turned(this.#ships, text(event, "sense"));
      this.#changed = this.#moves = true;
      this.#note("board-ghost-turn", { top: text(event, "top"), bottom: text(event, "bottom") });
    },
    "order-placed": (event) =>
      this.#ship(text(event, "longship"), () => ({
        order: { good: text(event, "good"), value: number(event, "value") },
      })),
    "tile-loaded": (event) => {
      const tile = tileOf(event);
      this.#areas.set(number(event, "area"), null);
      this.#ship(text(event, "longship"), ({ cargo }) => ({ cargo: [...cargo, tile] }));
      this.#note("board-ghost-load", tileWords(tile));
    },
    "order-fulfilled": (event) => {
      const longship = text(event, "longship");
      this.#landed = this.#ships.find((ship) => ship.longship === longship)?.cargo ?? [];
      this.#ship(longship, () => ({ order: null, cargo: [] }));
    },
    "warehouse-opened": (event) => void this.#opened.set(number(event, "warehouse"), text(event, "good")),
    "tile-stored": (event) => {
      const tile = tileOf(event);
      const warehouse = number(event, "warehouse");
      this.#stored.set(warehouse, [...(this.#stored.get(warehouse) ?? []), tile]);
      const at = this.#landed.findIndex(({ good, value }) => good === tile.good && value === tile.value);
      this.#landed = this.#landed.filter((_, index) => index !== at);
      this.#note("board-ghost-unload", { ...tileWords(tile), warehouse });
    },
    "tile-discarded": (event) => void this.#areas.set(number(event, "area"), null),
    "tile-placed": (event) => void this.#areas.set(number(event, "area"), tileOf(event)),
    "four-alike": (event) => {
      this.#areas.set(number(event, "area"), null);
      this.#areas.set(number(event, "other_area"), null);
    },
    "card-put": (event) => void (this.#put = text(event, "side")),
    "longship-upgraded": (event) => this.#ship(text(event, "longship"), () => ({ upgraded: true })),
    "coins-paid": (event) => this.#paid(number(event, "coins"), false),
    "coins-given": (event) => this.#paid(number(event, "coins"), true),
    "coin-taken": (event) => this.#paid(-1, text(event, "origin") === "rival"),
  };

  see(event: Happening): void {
    if (event.seat === undefined || event.seat === this.#seat) this.#effects[event.event]?.(event);
  }

  ghost(open: boolean): Ghost {
    for (const tile of this.#landed) this.#note("board-ghost-choose", tileWords(tile));
    if (open && this.#moves) this.#note("board-ghost-more", {});
    return {
      seat: this.#seat,
      fleet: this.#changed ? { area: this.#area, ships: this.#ships } : null,
      moves: this.#moves,
      areas: this.#areas,
      stored: this.#stored,
      opened: this.#opened,
      put: this.#put,
      coins: this.#coins,
      reserve: this.#reserve,
      notes: this.#notes,
    };
  }
}

/** The ghost of a choice of that seat; null without a preview. */
export function ghostOf(scene: LofotenScene, seat: number, preview: PreviewOf | undefined): Ghost | null {
  const player = scene.players[seat];
  if (!preview || !player) return null;
  const projection = new Projection(player, seat);
  for (const event of happenings(preview)) projection.see(event);
  return projection.ghost(preview.luck);
}

/** How far a side card could bring the fleet: by area, the steps to it; by longship, the quarter turns to the top. */
export interface Reach {
  areas: Map<number, number>;
  ships: Map<string, number>;
  side: string;
}

export function reachOf(scene: LofotenScene, seat: number, preview: PreviewOf | undefined): Reach | null {
  const played = happenings(preview).find(({ event }) => event === "side-card-played");
  const player = scene.players[seat];
  if (!played || !player) return null;
  const side = text(played, "side");
  const moves = number(played, "moves");
  // The other seat sits opposite: its right is this one's left.
  const step = (side === "right") === (seat === 0) ? 1 : -1;
  const reach: Reach = { areas: new Map(), ships: new Map(), side };
  let ships = player.ships;
  for (let count = 1; count <= moves; count += 1) {
    const area = player.area + step * count;
    if (area >= 1 && area <= scene.market.length) reach.areas.set(area, count);
    ships = turned(ships, side === "right" ? "cw" : "ccw");
    if (count < 4) reach.ships.set(ships[0]!.longship, count);
  }
  return reach;
}
