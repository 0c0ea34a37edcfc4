import { seenOptions, walkOf } from "../forest/routes";
import type { LostMinesView } from "../net/wire";
import type { GameDescription } from "./description";

export const lostMines: GameDescription<LostMinesView> = {
  lays: "lay",
  // Nobody's tools break here, and nobody may tell what a look showed (LM-37).
  claims: ["trust", "suspect"],
  sideways: true,
  passesAhead: false,
  points: true,
  boardInExamples: true,
  lies: ({ board, mines, places, tokens }) => [board, mines, places, tokens],
  goals: () => [],
  mines: ({ mines }) => mines,
  lying: () => [],
  scores: ({ points }) => points,
  lastDug: () => null,
  seen: seenOptions,
  walk(route, view) {
    const place = view.seat === null ? undefined : view.places[view.seat];
    return place ? walkOf(view, place, route) : null;
  },
};
