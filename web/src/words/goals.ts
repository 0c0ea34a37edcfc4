// What a goal is called: by where it lies, where three lie below each other, else by its cell.

import type { Goal } from "../net/wire";
import { say } from "./catalogue.svelte";

const NAMES = ["web-goal-north", "web-goal-middle", "web-goal-south"];

export function goalName(cell: readonly number[], goals: readonly Goal[]): string {
  const column = goals.filter((goal) => goal.cell[0] === cell[0]).sort((a, b) => a.cell[1] - b.cell[1]);
  const place = column.findIndex((goal) => goal.cell[1] === cell[1]);
  const name = column.length === NAMES.length && goals.length === NAMES.length ? NAMES[place] : undefined;
  return name ? say(name) : say("web-goal-cell", { cell: cell.join(",") });
}
