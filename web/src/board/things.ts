// What can be asked about on a cell of the labyrinth.

import type { SaboteurView } from "../net/wire";
import { type About, cardThing, hiddenThing, pieceThing, type Thing } from "../words/about";
import { say } from "../words/catalogue.svelte";
import type { Sentences } from "../words/sentences";
import { piecesOf, seenGoals } from "./pieces";

const PIECES: Record<string, [string, string]> = {
  chest: ["chest", "CHEST-2"],
  figure: ["toll-figure", "TOLL-3"],
};

/** Everything that lies on a cell, the card first. */
export function thingsAt(
  key: string,
  view: SaboteurView,
  sentences: Sentences,
  looks: Map<string, number[]>,
): Thing[] {
  const laid = view.board.filter(({ cell }) => cell.join() === key);
  const hidden = view.goals.some(({ cell, card }) => cell.join() === key && card === null);
  const pieces = piecesOf(view, sentences).filter(({ cell }) => cell.join() === key);
  return [
    ...laid.map(({ card, turned }) => cardThing(card, turned ?? false, sentences)),
    ...(hidden && laid.length === 0
      ? [
          hiddenThing(
            sentences.goal(key),
            hiddenGoal(),
            seenGoals(view).get(key),
            looks.get(key) ?? [],
            sentences,
          ),
        ]
      : []),
    ...pieces.map(({ icon, label }) => {
      const [about, clause] = PIECES[icon] ?? ["nugget", "NUGGET-2"];
      return pieceThing(label, icon, about, clause);
    }),
  ];
}

function hiddenGoal(): About {
  return { text: say("about-hidden-goal"), clause: "BASE-18" };
}
