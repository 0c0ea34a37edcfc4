// Where the buttons stand for looking closer: on nothing that may be chosen. All lengths are pixels.

import type { Way } from "./turning";
import type { Bounds } from "./viewport.svelte";

/** Three buttons with gaps between them: in a row, or in a column where the board is upright. */
const SIZES = { east: { width: 144, height: 44 }, up: { width: 44, height: 144 } };
const MARGIN = 8;

export type Side = "left" | "right";

/** The lower corner of the window where nothing lit lies; null where something does in both. */
export function sideOfTools(lit: Bounds[], window: { width: number; height: number }, way: Way): Side | null {
  const { width, height } = SIZES[way];
  const bottom = window.height - MARGIN;
  const corners: Record<Side, number> = { left: MARGIN, right: window.width - MARGIN - width };
  const free = (["left", "right"] as const).filter((side) => {
    const tools = { left: corners[side], right: corners[side] + width, top: bottom - height, bottom };
    return !lit.some((area) => overlap(area, tools));
  });
  return free[0] ?? null;
}

function overlap(one: Bounds, other: Bounds): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
