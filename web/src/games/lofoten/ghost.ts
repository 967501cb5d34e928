/**
 * What the board would look like after a choice, or after several: the events of their previews, carried out on the
 * picture. No rules are known here: what does not happen in an event does not happen.
 */

import { number, text, type Happening } from "../../board/happenings.ts";
import type { LofotenScene, PlayerScene, ShipScene, TileScene } from "../../generated/lofoten.ts";

/** What is loaded and unloaded: into a warehouse, or 0 while there is none for it. */
export interface Yield {
  loads: TileScene[];
  stores: { tile: TileScene; warehouse: number }[];
}

/** One move of the fleet, and what it brings. */
export interface Step extends Yield {
  /** As in the sprite: shift-left, turn-cw. */
  sign: string;
  /** Where the fleet is after it, and which longships then face the market and are docked. */
  area: number;
  top: string;
  bottom: string;
}

export interface Ghost {
  seat: number;
  /** The seat's fleet as it would be; null while it would stay as it is. */
  fleet: { area: number; ships: ShipScene[] } | null;
  /** The moves of the wheel, one after another. */
  steps: Step[];
  /** By area: what would come there, or null for what would leave, and with which step. */
  areas: Map<number, TileScene | null>;
  leaves: Map<number, number>;
  /** By warehouse: what would be stored there, of which good it would be from then on. */
  stored: Map<number, TileScene[]>;
  opened: Map<number, string>;
  /** A card would go to this end of the hand. */
  put: string;
  /** By seat, and the reserve: coins more or less. */
  coins: number[];
  reserve: number;
  /** What would happen without a move. */
  still: Yield;
  /** Luck would then decide more. */
  open: boolean;
}

const SLOTS = ["top", "right", "bottom", "left"];

export const tileOf = (event: Happening): TileScene => ({
  good: text(event, "good"),
  value: number(event, "value"),
  buckler: text(event, "buckler"),
  flipped: false,
});

/** The ships after a quarter turn; clockwise, the left one comes to the top. */
export function turned(ships: readonly ShipScene[], sense: string): ShipScene[] {
  const from = sense === "cw" ? 3 : 1;
  return SLOTS.map((slot, at) => ({ ...ships[(at + from) % 4]!, slot }));
}

class Projection {
  #area: number;
  #ships: ShipScene[];
  #changed = false;
  readonly #steps: Step[] = [];
  readonly #areas = new Map<number, TileScene | null>();
  readonly #leaves = new Map<number, number>();
  readonly #stored = new Map<number, TileScene[]>();
  readonly #opened = new Map<number, string>();
  #put = "";
  readonly #coins = [0, 0];
  #reserve = 0;
  readonly #still: Yield = { loads: [], stores: [] };
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

  get #yield(): Yield {
    return this.#steps.at(-1) ?? this.#still;
  }

  #move(sign: string): void {
    this.#changed = true;
    const [top, , bottom] = this.#ships as [ShipScene, ShipScene, ShipScene, ShipScene];
    this.#steps.push({
      sign,
      area: this.#area,
      top: top.longship,
      bottom: bottom.longship,
      loads: [],
      stores: [],
    });
  }

  #paid(coins: number, other: boolean): void {
    this.#coins[this.#seat]! -= coins;
    if (other) this.#coins[1 - this.#seat]! += coins;
    else this.#reserve += coins;
  }

  readonly #effects: Record<string, (event: Happening) => void> = {
    "fleet-shifted": (event) => {
      this.#area = number(event, "area");
      this.#move(`shift-${text(event, "side")}`);
    },
    "fleet-turned": (event) => {
      this.#ships = turned(this.#ships, text(event, "sense"));
      this.#move(`turn-${text(event, "sense")}`);
    },
    "order-placed": (event) =>
      this.#ship(text(event, "longship"), () => ({
        order: { good: text(event, "good"), value: number(event, "value") },
      })),
    "tile-loaded": (event) => {
      const tile = tileOf(event);
      this.#areas.set(number(event, "area"), null);
      this.#leaves.set(number(event, "area"), this.#steps.length);
      this.#ship(text(event, "longship"), ({ cargo }) => ({ cargo: [...cargo, tile] }));
      this.#yield.loads.push(tile);
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
      this.#yield.stores.push({ tile, warehouse });
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
    for (const tile of this.#landed) this.#yield.stores.push({ tile, warehouse: 0 });
    return {
      seat: this.#seat,
      fleet: this.#changed ? { area: this.#area, ships: this.#ships } : null,
      steps: this.#steps,
      areas: this.#areas,
      leaves: this.#leaves,
      stored: this.#stored,
      opened: this.#opened,
      put: this.#put,
      coins: this.#coins,
      reserve: this.#reserve,
      still: this.#still,
      open,
    };
  }
}

/** The ghost of what that seat would do; null without events. */
export function ghostOf(
  scene: LofotenScene,
  seat: number,
  events: Happening[] | undefined,
  open: boolean,
): Ghost | null {
  const player = scene.players[seat];
  if (!events || !player) return null;
  const projection = new Projection(player, seat);
  for (const event of events) projection.see(event);
  return projection.ghost(open);
}
