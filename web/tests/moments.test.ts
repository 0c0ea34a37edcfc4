// The key moments of a finished game.

import { expect, it } from "vitest";
import { keyMoments } from "../src/charts/moments";
import type { Review } from "../src/net/wire";

function move(seq: number, round: number, observer: number[], treasure: number): Review["moves"][number] {
  return {
    seq,
    round,
    seat: 0,
    action: "pass",
    observer,
    seats: [],
    treasure,
  } as unknown as Review["moves"][number];
}

it("are the moves after which suspicion or the chance of the treasure jumped, in the order of the game", () => {
  const moves = [
    move(1, 1, [0.3, 0.3], 0.5),
    move(2, 1, [0.9, 0.3], 0.5),
    move(3, 1, [0.9, 0.35], 0.9),
    move(4, 1, [1, 0], 1),
    move(5, 2, [0.3, 0.3], 0.5),
  ];
  const found = keyMoments({ moves } as unknown as Review);
  expect(found).toEqual([
    { seq: 2, seat: 0, before: 0.3, after: 0.9 },
    { seq: 3, seat: null, before: 0.5, after: 0.9 },
  ]);
});
