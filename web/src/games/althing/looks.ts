/**
 * How the people and trolls on the cards look: a few parts and colours each, so that every one has a silhouette. The
 * parts are symbols of the sprites beside this file.
 */

interface Person {
  /** Behind them: a god's sky, a hall, a fjord. */
  ground: "night" | "thunder" | "field" | "dawn" | "hall" | "fjord" | "snow";
  skin?: string;
  hair: string;
  cloak: string;
  locks: "long" | "braids" | "braid" | "short" | "wild" | "knot" | "crest";
  beard?: "stubble" | "full" | "long" | "forked" | "moustache";
  head?:
    "helmet" | "mask" | "hood" | "crown" | "band" | "pelt" | "hat" | "antlers" | "halo" | "ice" | "horns";
  collar?: "fur" | "brooches" | "mail" | "knot";
  mark?: "patch" | "stripe" | "dots" | "scar" | "eyes" | "freckles";
  beside?:
    | "ravens"
    | "hammer"
    | "boar"
    | "axe"
    | "spear"
    | "coins"
    | "staff"
    | "wolf"
    | "apples"
    | "flame"
    | "frost";
}

const [GOLD, RED, BROWN, BLACK, GREY, WHITE] = [
  "#e0b25a",
  "#b5562e",
  "#7a573b",
  "#33261f",
  "#9aa0a3",
  "#e6e0d2",
];

const PEOPLE: Record<string, Person> = {
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
  tyr: {
    ground: "snow",
    hair: GREY,
    cloak: "#3d5470",
    locks: "knot",
    beard: "forked",
    head: "band",
    collar: "mail",
    mark: "scar",
    beside: "wolf",
  },
  idhunn: {
    ground: "dawn",
    hair: "#d98a4a",
    cloak: "#4f7a3f",
    locks: "braids",
    head: "band",
    collar: "knot",
    beside: "apples",
  },
  loki: {
    ground: "night",
    skin: "#eec4a0",
    hair: RED,
    cloak: "#2f5a3c",
    locks: "crest",
    beard: "moustache",
    collar: "fur",
    mark: "eyes",
    beside: "flame",
  },
  jotunn: {
    ground: "snow",
    skin: "#9fc0d2",
    hair: "#dfeaf0",
    cloak: "#3f5f78",
    locks: "wild",
    beard: "long",
    head: "ice",
    collar: "fur",
    beside: "frost",
  },
  thorfinn: {
    ground: "thunder",
    skin: "#e7bb93",
    hair: BLACK,
    cloak: "#4a3f4f",
    locks: "long",
    beard: "full",
    head: "horns",
    collar: "fur",
    mark: "scar",
    beside: "axe",
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

interface TrollLooks {
  skin: string;
  shade: string;
  light: string;
  nose: "round" | "long" | "hook" | "flat";
  grows: "spruces" | "mushrooms" | "stones" | "icicles";
  eyes: 1 | 2;
  tusks: "up" | "down" | "one";
  ears?: "wide" | "drooping";
}

const TROLLS: Record<string, TrollLooks> = {
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

/** A part's symbol; nothing for a part that somebody does not have. */
const part = (kind: string, which: string | number | undefined): string[] =>
  which === undefined ? [] : [`${kind}-${which}`];

/** Somebody's parts from the back to the front. */
function partsOf({ ground, locks, beard, head, collar, mark, beside }: Person): string[] {
  const helmet = head === "helmet" || head === "mask" || head === "horns";
  const behind = head && ["halo", "antlers", "hood", "pelt"].includes(head);
  const plaited = locks === "braids" || locks === "braid";
  const bearded = beard && beard !== "stubble" && beard !== "moustache";
  return [
    ...part("ground", ground),
    ...part("beside", beside),
    ...(behind ? part("behind", head) : []),
    ...(locks === "long" || locks === "wild" ? part("back", locks) : []),
    "shoulders",
    ...part("collar", collar),
    ...(plaited ? [locks] : []),
    "face",
    ...(mark === "patch" ? [] : part("mark", mark)),
    ...part("beard", beard),
    "features",
    bearded ? "mouth-open" : "mouth",
    ...(mark === "patch" ? part("mark", mark) : []),
    ...(head === "hat" ? [] : part("front", plaited ? "long" : locks)),
    ...(helmet ? ["head-helmet", head === "mask" ? "visor" : "nasal", "brim"] : []),
    ...(head && (!helmet || head === "horns") && head !== "halo" ? part("head", head) : []),
  ];
}

function trollParts({ nose, grows, eyes, tusks, ears }: TrollLooks): string[] {
  const growth = part("grows", grows);
  return [
    "ground-cave",
    "hulk",
    ...part("ears", ears),
    ...(grows === "mushrooms" ? [] : growth),
    "snout",
    ...(grows === "mushrooms" ? growth : []),
    ...part("glare", eyes),
    ...(tusks === "down" ? part("tusks", tusks) : []),
    "maw",
    ...(tusks === "down" ? [] : part("tusks", tusks)),
    ...part("nose", nose),
    "moss",
  ];
}

export interface Bust {
  /** Symbols, from the back to the front. */
  parts: string[];
  /** The colours of the parts, as CSS variables. */
  colours: string;
}

const css = (colours: Record<string, string>): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/** The bust on a card; one that is not known here looks like a king. */
export function bustOf(card: string): Bust {
  const troll = TROLLS[card];
  if (troll) {
    const { skin, shade, light } = troll;
    return { parts: trollParts(troll), colours: css({ skin, shade, light }) };
  }
  const person = PEOPLE[card] ?? PEOPLE.horik!;
  const { skin = "#f0cfa8", hair, cloak, mark } = person;
  const eyes = mark === "eyes" ? "#fdf8ea" : "#14212b";
  return { parts: partsOf(person), colours: css({ skin, hair, cloak, eyes }) };
}
