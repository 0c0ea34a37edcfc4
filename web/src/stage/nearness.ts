// The moment when the labyrinth comes beside a goal for the first time in a round.

import { readCell } from "../board/layout";
import type { Words } from "../words/sentences";

function isBeside(one: string, other: string): boolean {
  const [here, there] = [readCell(one), readCell(other)];
  return here !== null && there !== null && Math.abs(here[0] - there[0]) + Math.abs(here[1] - there[1]) === 1;
}

/** The cells of the tunnels that were dug in the round that goes on. */
function dugInRound(events: Words[]): string[] {
  const begun = events.findLastIndex(({ is }) => is === "round-began");
  return events
    .slice(begun + 1)
    .filter(({ is }) => is === "tunnel-dug")
    .map(({ cell }) => String(cell));
}

/** The goals that what just happened has come beside, if nobody had come beside any; none where one turns over already. */
export function firstBeside(log: Words[], fresh: Words[], goals: string[]): string[] {
  const touched = (cells: string[]): string[] =>
    goals.filter((goal) => cells.some((cell) => isBeside(cell, goal)));
  const before = dugInRound(log.slice(0, log.length - fresh.length));
  const turned = fresh.some(({ is }) => is === "goal-revealed" || is === "round-began");
  return turned || touched(before).length > 0 ? [] : touched(dugInRound(fresh));
}
