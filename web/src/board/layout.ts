// Where cells lie in the drawing: a cell is one card, 100 wide and 150 high.

import type { ClassicView, Target } from "../net/wire";
import type { Bounds } from "./viewport.svelte";

export const WIDE = 100;
export const HIGH = 150;
const AROUND = 14;

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

/** The cell under a point of the drawing. */
export function cellAt(x: number, y: number): Cell {
  return [Math.floor(x / WIDE), Math.floor(y / HIGH)];
}

/** The part of the plane with all cards and goals, and the cells around the cards, where one may dig next. */
export function wholeBounds(view: ClassicView): Bounds {
  const around = view.board.flatMap(({ cell: [x = 0, y = 0] }): Cell[] => [
    [x - 1, y - 1],
    [x + 1, y + 1],
  ]);
  return boundsOf([...around, ...view.goals.map((goal): Cell => [goal.cell[0] ?? 0, goal.cell[1] ?? 0])]);
}

/** The part of the plane with these targets and a cell of margin. */
export function targetBounds(targets: Target[]): Bounds {
  return boundsOf(
    targets.flatMap(({ cell }): Cell[] => {
      const [x = 0, y = 0] = cell ?? [];
      return [
        [x - 1, y],
        [x + 1, y],
      ];
    }),
  );
}

function boundsOf(cells: Cell[]): Bounds {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return {
    left: Math.min(...xs) * WIDE - AROUND,
    top: Math.min(...ys) * HIGH - AROUND,
    right: (Math.max(...xs) + 1) * WIDE + AROUND,
    bottom: (Math.max(...ys) + 1) * HIGH + AROUND,
  };
}
