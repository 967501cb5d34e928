/** How the people and trolls on the cards look: a few parts and colours each, so that every one has a silhouette. */

export interface Person {
  /** Behind them: a god's sky, a hall, a fjord. */
  ground: "night" | "thunder" | "field" | "dawn" | "hall" | "fjord" | "snow";
  skin?: string;
  hair: string;
  cloak: string;
  locks: "long" | "braids" | "braid" | "short" | "wild" | "knot" | "crest" | "none";
  beard?: "stubble" | "full" | "long" | "forked" | "moustache";
  head?: "helmet" | "mask" | "hood" | "crown" | "band" | "pelt" | "hat" | "antlers" | "halo";
  collar?: "fur" | "brooches" | "mail" | "knot";
  mark?: "patch" | "stripe" | "dots" | "scar" | "eyes" | "freckles";
  beside?: "ravens" | "hammer" | "boar" | "axe" | "spear" | "coins" | "staff";
}

const [GOLD, RED, BROWN, BLACK, GREY, WHITE] = [
  "#e0b25a",
  "#b5562e",
  "#7a573b",
  "#33261f",
  "#9aa0a3",
  "#e6e0d2",
];

export const PEOPLE: Record<string, Person> = {
  odin: {
    ground: "night",
    hair: WHITE,
    cloak: "#27415f",
    locks: "long",
    beard: "long",
    head: "hat",
    mark: "patch",
    beside: "ravens",
  },
  thor: {
    ground: "thunder",
    hair: RED,
    cloak: "#7c2f28",
    locks: "wild",
    beard: "full",
    head: "helmet",
    collar: "fur",
    beside: "hammer",
  },
  freyr: {
    ground: "field",
    hair: GOLD,
    cloak: "#4f7a3f",
    locks: "long",
    beard: "stubble",
    head: "antlers",
    collar: "brooches",
    beside: "boar",
  },
  baldur: {
    ground: "dawn",
    hair: "#f3dc9a",
    cloak: "#f1ead9",
    locks: "short",
    head: "halo",
    collar: "brooches",
  },
  gudrid: {
    ground: "fjord",
    hair: RED,
    cloak: "#2f6f86",
    locks: "braids",
    head: "band",
    collar: "brooches",
    mark: "freckles",
  },
  floki: {
    ground: "hall",
    hair: BLACK,
    cloak: "#4a4f3a",
    locks: "crest",
    beard: "forked",
    mark: "eyes",
    beside: "axe",
  },
  sigvaar: {
    ground: "snow",
    hair: BROWN,
    cloak: "#8a6344",
    locks: "knot",
    beard: "moustache",
    collar: "mail",
    beside: "coins",
  },
  siggy: { ground: "hall", hair: GOLD, cloak: "#8c4a5a", locks: "braid", collar: "knot", mark: "freckles" },
  aslaug: {
    ground: "fjord",
    skin: "#eec4a0",
    hair: BLACK,
    cloak: "#6a3f78",
    locks: "long",
    head: "band",
    collar: "brooches",
    mark: "dots",
  },
  horik: {
    ground: "hall",
    hair: GREY,
    cloak: "#5a2b2b",
    locks: "short",
    beard: "full",
    head: "crown",
    collar: "fur",
    mark: "scar",
  },
  hild: {
    ground: "snow",
    hair: GOLD,
    cloak: "#54616b",
    locks: "braids",
    head: "mask",
    collar: "mail",
    beside: "spear",
  },
  bjorn: {
    ground: "snow",
    skin: "#e7bb93",
    hair: BROWN,
    cloak: "#5b3f2b",
    locks: "wild",
    beard: "full",
    head: "pelt",
    collar: "fur",
  },
  halldora: {
    ground: "night",
    skin: "#f3d9bd",
    hair: WHITE,
    cloak: "#3c4a5e",
    locks: "long",
    head: "hood",
    mark: "stripe",
    beside: "staff",
  },
  olaf: {
    ground: "hall",
    hair: "#d9cdb0",
    cloak: "#8f2f2a",
    locks: "long",
    beard: "long",
    head: "crown",
    collar: "fur",
  },
};

export interface TrollLooks {
  skin: string;
  shade: string;
  light: string;
  nose: "round" | "long" | "hook" | "flat";
  grows: "spruces" | "mushrooms" | "stones" | "icicles";
  eyes: 1 | 2;
  tusks: "up" | "down" | "one" | "none";
  ears: "wide" | "drooping" | "none";
}

export const TROLLS: Record<string, TrollLooks> = {
  beldurk: {
    skin: "#7f9464",
    shade: "#5c6f48",
    light: "#9fb484",
    nose: "round",
    grows: "spruces",
    eyes: 2,
    tusks: "up",
    ears: "wide",
  },
  dilbrett: {
    skin: "#a5876a",
    shade: "#7d634a",
    light: "#c2a787",
    nose: "long",
    grows: "mushrooms",
    eyes: 2,
    tusks: "one",
    ears: "drooping",
  },
  dazgul: {
    skin: "#8a949b",
    shade: "#656f76",
    light: "#aab4ba",
    nose: "flat",
    grows: "stones",
    eyes: 1,
    tusks: "up",
    ears: "none",
  },
  heskabech: {
    skin: "#6f9aa8",
    shade: "#4c7583",
    light: "#93bcc8",
    nose: "hook",
    grows: "icicles",
    eyes: 2,
    tusks: "down",
    ears: "wide",
  },
};
