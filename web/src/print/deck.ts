// The cards that are printed, copy by copy, and what each of them has on its back.

import type { CardData, Components } from "../net/wire";

/** A card with its face: one of the rules, or a gold card, of which only the value counts. */
export interface Printed {
  face: { card: CardData } | { gold: number };
  /** Which back it has: cards with the same one cannot be told apart from behind. */
  back: string;
}

/** Cards of the deck, whatever they are for: all have the same back. */
const OF_THE_DECK = ["tunnel", "action"];
/** In The Lost Mines the back of a treasure shows its kind, the back of a dwarf its clan; these have drawings of their own. */
const NAMED_BACKS: Record<string, string> = { treasure: "treasure", dwarf: "clan" };
/** Tunnel cards that lie under chests have a dark back. */
const DARK = "dark-";

function backOf(card: CardData, backs: Set<string>): string {
  const named = `${card.tags[0]}-${NAMED_BACKS[card.kind]}`;
  if (backs.has(named)) {
    return named;
  }
  if (card.name.startsWith(DARK)) {
    return "dark";
  }
  return OF_THE_DECK.includes(card.kind) ? "deck" : card.kind;
}

/** All cards of a box, copies of a card beside each other. */
export function printedOf({ cards, backs, gold }: Components): Printed[] {
  const named = new Set(backs.map((back) => back.name));
  const copies = <Thing>(thing: Thing, count: number): Thing[] => Array.from({ length: count }, () => thing);
  return [
    ...cards.flatMap(({ card, copies: count }) =>
      copies({ face: { card }, back: backOf(card, named) }, count),
    ),
    ...gold.flatMap(({ value, copies: count }) => copies({ face: { gold: value }, back: "gold" }, count)),
  ];
}
