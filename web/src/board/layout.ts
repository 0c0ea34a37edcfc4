// Where cells lie in the drawing: a cell is one card, 100 wide and 150 high.

import type { ClassicView, Target } from "../net/wire";
import type { Bounds } from "./viewport.svelte";

export const WIDE = 100;
export const HIGH = 150;
const AROUND = 40;

export function placed([x, y]: readonly [number, number] | readonly number[], turned: boolean): string {
  const left = (x ?? 0) * WIDE;
  const top = (y ?? 0) * HIGH;
  return turned ? `translate(${left + WIDE} ${top + HIGH}) rotate(180)` : `translate(${left} ${top})`;
}

/** The part of the plane that holds everything there is to see. */
export function cellBounds(view: ClassicView, targets: Target[]): Bounds {
  const cells = [
    ...view.board.map((laid) => laid.cell),
    ...view.goals.map((goal) => goal.cell),
    ...targets.flatMap((target) => (target.cell ? [target.cell] : [])),
  ];
  const xs = cells.map((cell) => cell[0] ?? 0);
  const ys = cells.map((cell) => cell[1] ?? 0);
  return {
    left: Math.min(0, ...xs) * WIDE - AROUND,
    top: Math.min(0, ...ys) * HIGH - AROUND,
    right: (Math.max(0, ...xs) + 1) * WIDE + AROUND,
    bottom: (Math.max(0, ...ys) + 1) * HIGH + AROUND,
  };
}
