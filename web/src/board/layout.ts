// Where cells lie in the drawing: a cell is one card, 100 wide and 150 high.

import type { SaboteurView, Target } from "../net/wire";
import type { Bounds } from "./viewport.svelte";

export const WIDE = 100;
export const HIGH = 150;
const AROUND = 14;
const NEAR = 46;

export type Cell = readonly [number, number];

export function placed([x, y]: Cell | readonly number[], turned: boolean): string {
  const left = (x ?? 0) * WIDE;
  const top = (y ?? 0) * HIGH;
  return turned ? `translate(${left + WIDE} ${top + HIGH}) rotate(180)` : `translate(${left} ${top})`;
}

/** Read a cell from its text, `3,-1`. */
export function readCell(text: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : null;
}

/** A spot on the board is a cell, or the middle of an edge: half a cell farther east or south. */
export type Spot = Cell;

/** What the small map shows of a cell. */
export interface Landmark {
  cell: Cell;
  sort: "card" | "goal" | "aim";
}

/** The cell under a point of the drawing. */
export function cellAt(x: number, y: number): Cell {
  return [Math.floor(x / WIDE), Math.floor(y / HIGH)];
}

/** The cell on which a spot lies, or north or west of it. */
export function cellOf([x, y]: Spot): Cell {
  return [Math.floor(x), Math.floor(y)];
}

/** Where a target lies, if it lies on the board. */
export function spotOf(target: Target): Spot | null {
  if (target.cell) {
    return [target.cell[0], target.cell[1]];
  }
  return target.kind === "edge" ? edgeSpot(target.text) : null;
}

/** The two cells of an edge, `3,2|4,2`. */
export function edgeCells(text: string): readonly [Cell, Cell] | null {
  const [one, other] = text.split("|").map(readCell);
  return one && other ? [one, other] : null;
}

/** The middle of an edge written with both its cells, `3,2|4,2`. */
export function edgeSpot(text: string): Spot | null {
  const cells = edgeCells(text);
  return cells && [(cells[0][0] + cells[1][0]) / 2, (cells[0][1] + cells[1][1]) / 2];
}

/** How a spot is written: a cell as `3,2`, an edge as `3,2|4,2`. */
export function spotKey([x, y]: Spot): string {
  const [left, top] = cellOf([x, y]);
  return x === left && y === top ? `${x},${y}` : `${left},${top}|${Math.ceil(x)},${Math.ceil(y)}`;
}

/** The edge near a point of the drawing, if one is near: nearer than a finger is wide. */
export function edgeAt(x: number, y: number): Spot | null {
  const across: Spot = [Math.round(x / WIDE) - 0.5, Math.floor(y / HIGH)];
  const along: Spot = [Math.floor(x / WIDE), Math.round(y / HIGH) - 0.5];
  const far = ([sx, sy]: Spot): number => Math.hypot((sx + 0.5) * WIDE - x, (sy + 0.5) * HIGH - y);
  const nearest = far(across) < far(along) ? across : along;
  return far(nearest) < NEAR ? nearest : null;
}

/** The part of the plane with all cards, goals and lit cells, and the cells around the cards, where one may dig next. */
export function wholeBounds(view: SaboteurView, aims: Target[]): Bounds {
  const around = view.board.flatMap(({ cell: [x = 0, y = 0] }): Cell[] => [
    [x - 1, y - 1],
    [x + 1, y + 1],
  ]);
  const lit = aims.map(spotOf).filter((spot) => spot !== null);
  const goals = view.goals.map((goal): Cell => [goal.cell[0] ?? 0, goal.cell[1] ?? 0]);
  return boundsOf([...around, ...goals, ...lit]);
}

/** The part of the plane with these targets and a cell of margin. */
export function targetBounds(targets: Target[]): Bounds {
  return boundsOf(
    targets.flatMap((target): Cell[] => {
      const [x, y] = spotOf(target) ?? [0, 0];
      return [
        [x - 1, y],
        [x + 1, y],
      ];
    }),
  );
}

/** The part of the drawing that a cell or the middle of an edge takes up. */
export function spotBounds([x, y]: Spot): Bounds {
  const [left, top] = [x * WIDE, y * HIGH];
  return { left, top, right: left + WIDE, bottom: top + HIGH };
}

export function boundsOf(cells: Cell[]): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(...xs) * WIDE - AROUND,
    top: Math.min(...ys) * HIGH - AROUND,
    right: (Math.max(...xs) + 1) * WIDE + AROUND,
    bottom: (Math.max(...ys) + 1) * HIGH + AROUND,
  };
}
