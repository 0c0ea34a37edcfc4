// How a target that is no place on the board is offered: what it is called, and what is drawn beside the words.

import { type Walk, walkOf } from "../forest/routes";
import type { AnyView } from "../net/views";
import type { Target } from "../net/wire";
import { catalogue, say } from "../words/catalogue.svelte";
import type { Sentences } from "../words/sentences";

/** The drawing of what a number counts, by the verb that names it. */
const COUNTED: Record<string, string> = {
  "take-gold": "coin",
  change: "coin",
};

export function targetLabel(target: Target, view: AnyView, sentences: Sentences): string {
  const { kind, card, seat, number } = target;
  if (kind === "treasure") {
    return say("web-treasure", { number: number ?? 0, card: sentences.card(card ?? null) });
  }
  if (kind === "route") {
    const walk = walkTo(target.text, view);
    return walk ? walkLabel(walk) : target.text;
  }
  if (card) {
    return sentences.card(card);
  }
  if (seat !== undefined && seat !== null) {
    return sentences.seat(seat);
  }
  if (kind === "flag") {
    return say(number ? "web-yes" : "web-no");
  }
  const message = `${kind}-${target.text}`;
  return catalogue.has(message) ? say(message) : target.text;
}

/** The drawing beside a target: of the tool, of the nuggets that are counted. */
export function targetSign(target: Target, verb: string): string | null {
  if (target.kind === "tool") {
    return target.text;
  }
  return target.kind === "number" ? (COUNTED[verb] ?? null) : null;
}

export function walkTo(route: string, view: AnyView): Walk | null {
  const place = view.game === "lost-mines" && view.seat !== null ? view.places[view.seat] : undefined;
  return view.game === "lost-mines" && place ? walkOf(view, place, route) : null;
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
