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

const SLOTS = [5, 4, 3, 2, 1];

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
    default:
      return [];
  }
}
