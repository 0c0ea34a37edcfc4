// What can be asked about on a cell or an edge of the forest.

import { spotKey } from "../board/layout";
import type { LostMinesView } from "../net/wire";
import { type About, cardThing, hiddenThing, pieceThing, type Thing } from "../words/about";
import { say } from "../words/catalogue.svelte";
import type { Sentences } from "../words/sentences";
import { knownMines } from "./known";
import { tokenSpots } from "./routes";
import { toolOn } from "./tools";

/** Everything that lies or stands there, the card first. */
export function thingsAt(
  key: string,
  view: LostMinesView,
  sentences: Sentences,
  looks: Map<string, number[]>,
): Thing[] {
  const laid = view.board.filter(({ cell }) => cell.join() === key);
  const hidden = laid.length === 0 && view.mines.some(({ cell }) => cell.join() === key);
  return [
    ...laid.map(({ card, turned }) => cardThing(card, turned ?? false, sentences)),
    ...(hidden
      ? [
          hiddenThing(
            sentences.mine(key),
            hiddenMine(),
            knownMines(view).get(key),
            looks.get(key) ?? [],
            sentences,
          ),
        ]
      : []),
    ...view.tools
      .filter((cell) => cell.join() === key)
      .map((cell) => toolThing(toolOn(cell, view, sentences), sentences)),
    ...dwarfsAt(key, view, sentences),
    ...tokensAt(key, view, sentences),
  ];
}

function hiddenMine(): About {
  return { text: say("about-hidden-mine"), clause: "LM-26" };
}

function toolThing(tool: string, sentences: Sentences): Thing {
  return pieceThing(sentences.card(tool), tool, "lying-tool", "LM-25");
}

function dwarfsAt(key: string, view: LostMinesView, sentences: Sentences): Thing[] {
  const seats = view.places.flatMap((place, seat) => (place.join() === key ? [seat] : []));
  return seats.map((seat) =>
    pieceThing(say("web-dwarf-of", { name: sentences.seat(seat) }), view.clans[seat] ?? "", "dwarf", "LM-24"),
  );
}

/** Tokens lie between two cells: asked about at a cell, all on its sides are told. */
function tokensAt(key: string, view: LostMinesView, sentences: Sentences): Thing[] {
  const near = tokenSpots(view).filter(
    ({ spot }) => spotKey(spot).split("|").includes(key) || spotKey(spot) === key,
  );
  return near.map(({ owner }) =>
    owner === null
      ? pieceThing(sentences.card("forest-trap"), "forest-trap", "forest-trap", "LM-20")
      : pieceThing(say("web-troll-of", { name: sentences.seat(owner) }), "troll", "troll", "LM-21"),
  );
}
