// What somebody says at a table, in words: a text as it is, a claim in the reader's language.

import type { Remark, Talk } from "../net/wire";
import { say } from "./catalogue.svelte";
import type { Sentences } from "./sentences";

export function spokenText({ text, claim }: Talk | Remark, sentences: Sentences | null): string {
  switch (claim?.is) {
    case "looked":
      return say("web-claim-looked", {
        goal: sentences?.goal(claim.cell.join(",")) ?? "",
        card: sentences?.card(claim.card) ?? "",
      });
    case "trust":
    case "suspect":
      return say(`web-claim-${claim.is}`, { name: sentences?.seat(claim.seat) ?? "" });
    case "repair-me":
      return say("web-claim-repair-me");
    default:
      return text ?? "";
  }
}
