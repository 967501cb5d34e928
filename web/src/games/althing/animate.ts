/** How the events of Althing move: pawns and cards of the row glide, what changes hands flies. */

import { number, text, type Happening } from "../../board/happenings.ts";
import type { Places } from "../../board/places.ts";
import {
  drop,
  flip,
  glide,
  lift,
  sailIn,
  together,
  type Find,
  type Move,
  type Theatre,
} from "../../board/theatre.ts";

const SLOTS = [6, 5, 4, 3, 2, 1];

export function movesOf(theatre: Theatre, event: Happening, places: Places): Move[] {
  const seat = number(event, "seat");
  const whom = number(event, "whom");
  const piece =
    (name: string): Find =>
    () =>
      theatre.find("piece", name);
  const at =
    (name: string): Find =>
    () =>
      theatre.find("at", name);
  const [hand, deck, discard, reserve] = ["hand", "deck", "discard", "reserve"].map((place) =>
    at(`${place}:${seat}`),
  ) as [Find, Find, Find, Find];
  const card = (from: Find, to: Find, time = 240): Move => theatre.fly("#al-card", from, to, time);
  const sign = (symbol: string, to: Find): Move => theatre.fly(`#al-${symbol}`, hand, to, 420);
  switch (event.event) {
    case "epic-laid":
      return [together((event["steps"] as string[]).map((step) => sailIn(piece(`step:${step}`))))];
    case "step-crossed":
      return [glide(piece(`pawn:${seat}`), () => places.get(`pawn:${seat}`), 600)];
    case "cards-recruited":
      return [card(at("row"), discard, 320)];
    case "assembly-refilled":
      return [together(SLOTS.map((slot) => sailIn(piece(`slot:${slot}`))))];
    case "cards-plotted":
      return [card(at("row"), at("assembly:deck"), 320)];
    case "card-exchanged":
      return [flip(piece(`slot:${number(event, "slot")}`))];
    case "cards-drawn":
      return [card(deck, hand)];
    case "card-dropped":
      return [card(hand, discard)];
    case "symbol-played":
      return [sign(text(event, "symbol"), at("tray"))];
    case "dodge-played":
    case "counter-played":
      return [sign(text(event, "symbol"), at("tray"))];
    case "card-stolen":
      return [card(event.reserve ? at(`reserve:${whom}`) : at(`hand:${whom}`), at("tray"), 400)];
    case "stolen-card-unused":
      return [card(at("tray"), at(`discard:${whom}`), 320)];
    case "troll-placed":
      return [theatre.fly("#al-troll-head", at(`trolls:${seat}`), at(`deck:${whom}`), 500)];
    case "troll-sent-home":
    case "troll-fled":
      return [theatre.fly("#al-troll-head", deck, at(`trolls:${whom}`), 500)];
    case "storm-raised":
      return [
        theatre.fly("#al-stormur", at(`storm-of:${seat}`), at(`storm:${whom}`), 500),
        drop(at(`storm:${whom}`)),
      ];
    case "storm-turned":
      return [flip(at(`storm:${whom}`))];
    case "storm-passed":
      return [theatre.fly("#al-ovedur", at(`hand:${whom}`), at(`storm-of:${seat}`), 400)];
    case "labourer-hired":
      return [theatre.fly("#al-day_labourer", at("row"), at("tray"), 320)];
    case "card-stored":
      return [card(hand, reserve)];
    case "reserve-fetched":
    case "reserve-swapped":
      return [card(reserve, hand)];
    case "reserve-traded":
      return [card(at(`reserve:${whom}`), hand)];
    case "deck-reshuffled":
      return [lift(deck)];
    case "thorfinn-reshuffled":
      return [lift(at("deck:1"))];
    case "thorfinn-climbed":
    case "thorfinn-arrived":
      // In his first turn, before anything was on the screen, he just arrives.
      return [
        places.has("pawn:1")
          ? glide(piece("pawn:1"), () => places.get("pawn:1"), 600)
          : drop(piece("pawn:1")),
      ];
    case "thorfinn-revealed":
      return [flip(at("foe:card"))];
    case "thorfinn-recruited":
      return [card(at("row"), at("hand:1"), 320)];
    case "card-struck":
      return [card(at(`hand:${whom}`), at(`discard:${whom}`), 400)];
    case "shortage-struck":
      return [theatre.fly(`#al-shortage_${text(event, "resource")}`, at("hand:1"), at(`hand:${whom}`), 420)];
    case "shortage-lifted":
      return [theatre.fly(`#al-shortage_${text(event, "resource")}`, hand, at("hand:1"), 420)];
    case "troll-cursed":
      return [theatre.fly("#al-troll-head", at(`trolls:${whom}`), at(`deck:${whom}`), 500)];
    case "hela-revealed":
      return [theatre.fly("#al-hela", deck, event.fate === "assembly" ? at("assembly:deck") : discard, 500)];
    case "guest-came":
      return [sailIn(piece("slot:6"))];
    case "guest-left":
    case "assembly-shrunk":
    case "illness-spread":
      return [card(at("row"), at("assembly:deck"), 320)];
    case "cards-demobilised":
      return [card(hand, at("row"), 280), card(at("row"), hand, 280)];
    case "hand-renewed":
      return [card(hand, discard, 320)];
    case "stone-laid":
      return [card(hand, at(`stone:${seat}`), 320)];
    case "symbol-invoked":
      return [theatre.fly(`#al-${text(event, "symbol")}`, at(`stone:${seat}`), at("tray"), 420)];
    case "step-turned":
      return [flip(piece(`step:${text(event, "step")}`))];
    case "steps-switched":
      return [
        together([text(event, "step"), text(event, "other_step")].map((step) => drop(piece(`step:${step}`)))),
      ];
    default:
      return [];
  }
}
