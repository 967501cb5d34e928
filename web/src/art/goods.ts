/** Things that look the same in every game; each is a symbol of Sprite.svelte. */
export const GOODS = [
  "wood",
  "sheep",
  "gold",
  "axe",
  "house",
  "tower",
  "castle",
  "longship",
  "trophy",
  "shield",
  "viking",
  "mead",
  "fish",
  "coffer",
] as const;
export type GoodName = (typeof GOODS)[number];

/** Whether there is a drawing of that name, for names that come from the server. */
export const isGood = (name: string): name is GoodName => (GOODS as readonly string[]).includes(name);
