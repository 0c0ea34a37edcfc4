// What the end of a round brought somebody, read from what happened: nuggets, gold cards whose worth the reader may not
// know, or points.

import { say } from "./catalogue.svelte";
import type { Words } from "./sentences";

export interface Gain {
  nuggets: number;
  /** Gold cards of others: only their holders know what they are worth. */
  cards: number;
  points: number;
}

/** What lies in a field: its number, or null where the reader may not know it. */
function known(content: unknown): number | null {
  return content === "?" ? null : Number(content);
}

/** By event: the field with the nuggets of its seat. */
const NUGGETS: Record<string, string> = {
  "gold-taken": "value",
  "gold-awarded": "cards",
  "gold-card-gained": "value",
  "tokens-gained": "amount",
  "share-paid": "gold",
  "crystals-paid": "gold",
};
const STOLEN = 1;

export function gainOf(events: Words[], seat: number): Gain {
  const gain: Gain = { nuggets: 0, cards: 0, points: 0 };
  const me = `@${seat}`;
  for (const event of events) {
    const name = String(event["is"]);
    const field = NUGGETS[name];
    if (field && event["seat"] === me) {
      for (const worth of [event[field]].flat().map(known)) {
        gain.nuggets += worth ?? 0;
        gain.cards += worth === null ? 1 : 0;
      }
    } else if (name === "gold-stolen") {
      gain.nuggets += event["seat"] === me ? STOLEN : event["victim"] === me ? -STOLEN : 0;
    } else if (name === "points-scored") {
      gain.points += known((event["gained"] as unknown[])[seat]) ?? 0;
    }
  }
  return gain;
}

/** The heading of a round's end: who won, and what the reader gets, as far as it is known while gold is being divided. */
export function endTitle({ nuggets, cards }: Gain, won: "yes" | "no", dividing: boolean): string {
  if (nuggets === 0 && cards > 0) {
    return say("web-end-cards", { won, cards });
  }
  return dividing && nuggets === 0 ? say("web-end-open", { won }) : say("web-end-title", { won, nuggets });
}
