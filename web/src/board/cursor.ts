// The keyboard's cursor on a board: where it goes from a spot.

import type { Target } from "../net/wire";
import { type Spot, spotKey, spotOf } from "./layout";

export const STEPS: Record<string, Spot> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot one step on: where edges can be chosen, the cursor stops between two cells as well. */
export function stepped([x, y]: Spot, [dx, dy]: Spot, edges: boolean): Spot {
  const between = dx === 0 ? x % 1 !== 0 : y % 1 !== 0;
  const far = edges && !between ? 0.5 : 1;
  return [x + dx * far, y + dy * far];
}

/** The lit spot after this one, the first after the last; null where nothing is lit. */
export function nextLit(aims: Target[], from: Spot | null): Spot | null {
  const spots = aims.map(spotOf).filter((spot) => spot !== null);
  const at = from ? spots.findIndex((spot) => spotKey(spot) === spotKey(from)) : -1;
  return spots[(at + 1) % spots.length] ?? null;
}
