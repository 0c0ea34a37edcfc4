import type { SaboteurView } from "../net/wire";
import type { GameDescription } from "./description";

export const saboteur: GameDescription<SaboteurView> = {
  lays: "dig",
  claims: ["looked", "trust", "suspect", "repair-me"],
  sideways: false,
  passesAhead: true,
  points: false,
  boardInExamples: false,
  lies: ({ board, parts }) => [board, parts],
  goals: ({ goals }) => goals,
  mines: () => [],
  lying: ({ before }, seat) => before[seat] ?? [],
  scores: ({ wealth }) => wealth,
  lastDug: ({ last_dug }) => last_dug,
  seen: (options) => options,
  walk: () => null,
};
