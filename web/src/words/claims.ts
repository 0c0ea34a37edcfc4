// What somebody says at a table, in words: a text as it is, a claim in the reader's language. Dwarfs of the cast speak in
// their own manner.

import { type Temperament, temperamentOf } from "../art/faces";
import type { Remark, Seat, Talk } from "../net/wire";
import { catalogue, say } from "./catalogue.svelte";
import type { Sentences } from "./sentences";

type Spoken = Pick<Talk | Remark, "text" | "claim">;

/** How a seat talks; null for people. */
export function mannerOf(seat: Seat | undefined): Temperament | null {
  return seat?.bot ? temperamentOf(seat.name) : null;
}

export function spokenText(
  { text, claim }: Spoken,
  sentences: Sentences | null,
  manner: Temperament | null = null,
): string {
  if (!claim) {
    return text ?? "";
  }
  if (claim.is === "looked") {
    return say("web-claim-looked", {
      goal: sentences?.goal(claim.cell.join(",")) ?? "",
      card: sentences?.card(claim.card) ?? "",
      which: claim.card,
    });
  }
  const kind = claim.is === "passing" ? `passing-${claim.why}` : claim.is;
  const own = `says-${manner}-${kind}`;
  const name = "seat" in claim ? (sentences?.seat(claim.seat) ?? "") : "";
  return say(manner && catalogue.has(own) ? own : `web-claim-${kind}`, { name });
}
