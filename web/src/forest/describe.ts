// What is to be read about a cell or an edge of the forest.

import { edgeSpot, spotKey } from "../board/layout";
import type { LostMinesView } from "../net/wire";
import { say } from "../words/catalogue.svelte";
import type { Sentences } from "../words/sentences";
import { knownMines } from "./known";
import { tokenSpots } from "./routes";

export function describeSpot(key: string, view: LostMinesView, sentences: Sentences): string {
  const things = edgeSpot(key) ? onEdge(key, view, sentences) : onCell(key, view, sentences);
  return say("web-cell", {
    cell: edgeSpot(key) ? sentences.edge(key) : sentences.place(key),
    things: things.filter(Boolean).join(", ") || say("web-empty"),
  });
}

function onEdge(key: string, view: LostMinesView, sentences: Sentences): string[] {
  const token = tokenSpots(view).find(({ spot }) => spotKey(spot) === key);
  if (!token) {
    return [];
  }
  return [
    token.owner === null
      ? sentences.card("forest-trap")
      : say("web-troll-of", { name: sentences.seat(token.owner) }),
  ];
}

function onCell(key: string, view: LostMinesView, sentences: Sentences): string[] {
  const laid = view.board.find((card) => card.cell.join() === key);
  const mine = view.mines.find((one) => one.cell.join() === key && one.card === null);
  const seen = knownMines(view).get(key);
  const dwarfs = view.places.flatMap((place, seat) =>
    place.join() === key ? [say("web-dwarf-of", { name: sentences.seat(seat) })] : [],
  );
  return [
    laid ? sentences.wholeCard(laid.card, laid.turned) : "",
    mine ? `${sentences.mine(key)}, ${say("web-hidden-mine")}` : "",
    mine && seen ? say("web-seen-here", { card: sentences.card(seen) }) : "",
    view.tools.some((cell) => cell.join() === key) ? say("web-with-tool") : "",
    ...dwarfs,
  ];
}
