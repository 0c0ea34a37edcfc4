// How a target that is no place on the board is offered: what it is called, and what is drawn beside the words.

import type { Walk } from "../forest/routes";
import { gameOf } from "../games/games";
import type { AnyView } from "../net/views";
import type { Option, Target } from "../net/wire";
import { catalogue, say } from "../words/catalogue.svelte";
import type { Sentences } from "../words/sentences";

/** Where and how targets of each kind are shown. */
export type Shown = "board" | "player" | "card" | "words" | "way";

const SHOWN: Record<string, Shown> = {
  cell: "board",
  place: "board",
  edge: "board",
  walk: "board",
  route: "way",
  seat: "player",
  card: "card",
  "spare-card": "card",
  treasure: "card",
  tool: "words",
  flag: "words",
};

/** What a number means, by the verb that names it: nuggets on a gold card. Numbers of treasures have a kind of their own. */
const NUGGETS = ["take-gold", "change-gold"];

export function shownAs(target: Target, verb: string): Shown | null {
  return target.kind === "number" && NUGGETS.includes(verb) ? "words" : (SHOWN[target.kind] ?? null);
}

/** The question in words. A pioneer with no open place for a tunnel card can only ask for the toll (WC-2022, TOLL-4). */
export function questionText(ask: string, options: Option[]): string {
  const mustAsk =
    ask === "pioneer-digs" && options.length > 0 && options.every(({ verb }) => verb === "ask-toll");
  return say(mustAsk ? "ask-pioneer-asks" : `ask-${ask}`);
}

/** What is to be said about the next target of a verb: its own words, or those of what it is. */
export function targetHint(verb: string, step: number, target: Target): string {
  if (target.kind === "flag") {
    return ""; // the question itself and the answers say it
  }
  const own = `aim-${verb}-${step + 1}`;
  return say(catalogue.has(own) ? own : `web-pick-${KINDS[target.kind] ?? target.kind}`);
}

/** Kinds that a player need not tell apart. */
const KINDS: Record<string, string> = { place: "cell" };

export function targetLabel(target: Target, view: AnyView, sentences: Sentences): string {
  const { kind, card, seat, number } = target;
  if (kind === "treasure") {
    return say("web-treasure", { number: (number ?? 0) + 1, card: sentences.card(card ?? null) });
  }
  if (kind === "route") {
    const walk = gameOf(view).walk(target.text, view);
    return walk ? walkLabel(walk) : target.text;
  }
  if (card) {
    return sentences.card(card);
  }
  if (seat !== undefined && seat !== null) {
    return sentences.seat(seat);
  }
  if (kind === "number") {
    return say("web-gold", { gold: number ?? 0 });
  }
  if (kind === "flag") {
    return say(number ? "web-yes" : "web-no");
  }
  const message = `${kind}-${target.text}`;
  return catalogue.has(message) ? say(message) : target.text;
}

/** The drawing beside a target that is said in words: the tool, the nuggets. */
export function targetSign(target: Target): string | null {
  return target.kind === "tool" ? target.text : target.kind === "number" ? "coin" : null;
}

/** How far a walk is, over how many traps, and for a mine that turns with the way in, from which side. */
export function walkLabel({ cells, traps, from }: Walk): string {
  const walk = say("web-walk", { steps: cells.length - 1, traps });
  return from ? say("web-walk-from", { walk, from: say(`web-from-${from}`) }) : walk;
}

/** A walk with what it costs. */
export function walkCost(walk: Walk): string {
  return say("web-walk-cost", { walk: walkLabel(walk), traps: walk.traps });
}
