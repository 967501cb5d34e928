/** What a building is about: the pieces that glow while it is pointed at. It says nothing of what is allowed. */

export interface Concerns {
  bodies: (colour: string) => boolean;
  zones: boolean;
  ships: boolean;
  barrels: boolean;
  prices: boolean;
  sterns: boolean;
  warehouse: 0 | 1 | 2;
}

const NOTHING: Concerns = {
  bodies: () => false,
  zones: false,
  ships: false,
  barrels: false,
  prices: false,
  sterns: false,
  warehouse: 0,
};

export function concernsOf(building: string, own: string): Concerns {
  const ownBodies = { ...NOTHING, bodies: (colour: string) => colour === own };
  const anyBody = { ...NOTHING, bodies: () => true };
  const bets = { ...NOTHING, barrels: true, zones: true };
  const all: Record<string, Concerns> = {
    promotion: ownBodies,
    change_ship: ownBodies,
    move: anyBody,
    swap: anyBody,
    tavern_1: bets,
    tavern_2: bets,
    warehouse_1: { ...NOTHING, warehouse: 1, ships: true },
    warehouse_2: { ...NOTHING, warehouse: 2, ships: true },
    market: { ...NOTHING, prices: true },
    departure: { ...NOTHING, sterns: true },
  };
  return all[building] ?? NOTHING;
}
