// How the board lies on the screen. The rules dig from west to east; on a screen that is high and narrow the drawing is
// turned so that the mine is dug upwards. Only the picture is turned: cells, spots and what is sent stay those of the rules.

import type { Bounds } from "./viewport.svelte";

/** Which way the mine is dug on the screen. */
export type Way = "east" | "up";
type Vector = readonly [number, number];

/** How the drawing of the board is turned. */
export const TURNING: Record<Way, string> = { east: "", up: "rotate(-90)" };
/** By how much a drawing on the board is turned back so that it stands upright. */
export const UPRIGHT: Record<Way, string> = { east: "0deg", up: "90deg" };

/** A point or step of the board as the screen shows it: to the right and down. */
export function onScreen([x, y]: Vector, way: Way): Vector {
  return way === "up" ? [y, 0 - x] : [x, y];
}

/** A point or step of the screen as the board has it: to the east and south. */
export function onBoard([x, y]: Vector, way: Way): Vector {
  return way === "up" ? [0 - y, x] : [x, y];
}

/** A part of the board as it lies on the screen. */
export function boundsOnScreen({ left, top, right, bottom }: Bounds, way: Way): Bounds {
  const [x1, y1] = onScreen([left, top], way);
  const [x2, y2] = onScreen([right, bottom], way);
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}
