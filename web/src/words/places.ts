// Where something is, in words: from the start, before a goal, by the name of a goal or mine. Directions are those of the
// screen: where the mine is dug upwards, what the rules call east is up, and what they call south is to the right.

import type { Cell } from "../board/layout";
import { onScreen, type Way } from "../board/turning";
import { gameOf } from "../games/games";
import type { AnyView } from "../net/views";
import { say } from "./catalogue.svelte";

type StartName = "start" | "blue" | "yellow";
type Direction = "east" | "west" | "left" | "right" | "up" | "down";

/** What places are told by. */
export interface Ground {
  way: Way;
  starts: { cell: Cell; name: StartName }[];
  goals: Cell[];
  mines: Cell[];
}

const STARTS: Record<string, StartName> = { start: "start", "blue-start": "blue", "yellow-start": "yellow" };
const GOALS = ["first", "second", "middle", "fourth", "last"];
/** Which of the five names goals have, by how many there are. */
const GOAL_NAMES: Record<number, number[]> = {
  1: [2],
  2: [0, 4],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
};
const MOST_MINES = 4;

export function groundOf(view: AnyView | null, way: Way): Ground {
  const game = view && gameOf(view);
  const starts = (view?.board ?? []).flatMap(({ card, cell }) => {
    const name = STARTS[card];
    return name ? [{ cell: cellOf(cell), name }] : [];
  });
  return {
    way: game?.sideways ? "east" : way,
    starts: starts.length > 0 ? starts : [{ cell: [0, 0], name: "start" }],
    goals: view && game ? game.goals(view).map(({ cell }) => cellOf(cell)) : [],
    mines: view && game ? game.mines(view).map(({ cell }) => cellOf(cell)) : [],
  };
}

function cellOf([x = 0, y = 0]: readonly number[]): Cell {
  return [x, y];
}

function same(one: Cell, other: Cell): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Say where a cell is, so that it can stand after a verb: "two cards east of the start, one up". */
export function placeOf(cell: Cell, ground: Ground): string {
  const start = nearestStart(cell, ground);
  if (same(start.cell, cell)) {
    return say(start.name === "start" ? "place-start" : `place-start-${start.name}`);
  }
  const goal = ground.goals.find((other) => same(other, [cell[0] + 1, cell[1]]));
  if (goal) {
    return say("place-before-goal", { goal: goalName(goal, ground, "before") });
  }
  return fromStart([cell[0] - start.cell[0], cell[1] - start.cell[1]], start.name, ground.way);
}

function nearestStart([x, y]: Cell, { starts }: Ground): Ground["starts"][number] {
  const far = ({ cell }: Ground["starts"][number]): number => Math.abs(cell[0] - x) + Math.abs(cell[1] - y);
  return [...starts].sort((one, other) => far(one) - far(other))[0] ?? { cell: [0, 0], name: "start" };
}

function fromStart(step: Cell, name: StartName, way: Way): string {
  const [right, down] = onScreen(step, way);
  const [onward, back]: Direction[] = way === "up" ? ["right", "left"] : ["east", "west"];
  const across = [Math.abs(right), right > 0 ? onward : back] as const;
  const along = [Math.abs(down), down > 0 ? "down" : "up"] as const;
  const steps = (way === "up" ? [along, across] : [across, along]).filter(([far]) => far > 0);
  const [first, second] = steps;
  if (!first) {
    return say("place-start");
  }
  const start = say("place-from", { start: name });
  const place = say(`place-${first[1]}`, { steps: say("place-steps", { n: first[0] }), start });
  return second
    ? say(`place-and-${second[1]}`, { place, number: say("place-number", { n: second[0] }) })
    : place;
}

/** Say where the edge between two neighbours is. */
export function edgePlace([one, other]: readonly [Cell, Cell], ground: Ground): string {
  const [right, down] = onScreen([other[0] - one[0], other[1] - one[1]], ground.way);
  const side = right !== 0 ? "east" : down > 0 ? "down" : "up";
  return say(`place-edge-${side}`, { place: placeOf(one, ground) });
}

/** What a goal is called by where it lies among the others: "the middle goal"; `before` is the form after "before". */
export function goalName(cell: Cell, ground: Ground, form: "nom" | "before" = "nom"): string {
  const rows = [...ground.goals].sort((one, other) => one[1] - other[1]);
  const at = rows.findIndex((goal) => same(goal, cell));
  const name = GOALS[GOAL_NAMES[rows.length]?.[at] ?? -1];
  return name
    ? say(`web-goal-${name}`, { way: ground.way, case: form })
    : say("web-goal-cell", { place: placeOf(cell, { ...ground, goals: [] }) });
}

export function mineName(cell: Cell, ground: Ground, form: "nom" | "acc" = "nom"): string {
  const rows = [...ground.mines].sort((one, other) => one[1] - other[1]);
  const at = rows.findIndex((mine) => same(mine, cell));
  return at >= 0 && rows.length === MOST_MINES
    ? say(`web-mine-${at + 1}`, { case: form })
    : say("web-mine-cell", { place: placeOf(cell, ground) });
}

export function isMine(cell: Cell, ground: Ground): boolean {
  return ground.mines.some((mine) => same(mine, cell));
}

export function isGoal(cell: Cell, ground: Ground): boolean {
  return ground.goals.some((goal) => same(goal, cell));
}
