// How a card of the forest looks: the way over it, as drawTile lays it out, and what grows beside the way.
// Nothing here knows a rule; the same card always gives the same drawing.

import { between, type Random, seeded } from "./random";
import type { Shape, Side } from "./tile";

export interface Plant {
  sort: "fir" | "oak" | "bush" | "fern" | "mushroom";
  x: number;
  y: number;
  size: number;
}

type Spot = readonly [number, number];

const CORNERS: Spot[] = [
  [15, 26],
  [85, 26],
  [15, 134],
  [85, 134],
];
const BESIDE: Record<Side, Spot[]> = {
  N: [[50, 30]],
  E: [
    [84, 66],
    [86, 98],
  ],
  S: [[50, 136]],
  W: [
    [16, 66],
    [14, 98],
  ],
};
const UNDER: Spot[] = [
  [17, 54],
  [84, 52],
  [18, 106],
  [83, 110],
];

function grown(sorts: Plant["sort"][], [x, y]: Spot, random: Random, size: number): Plant {
  return {
    sort: sorts[Math.floor(random() * sorts.length)] ?? "fir",
    x: x + between(random, -5, 5),
    y: y + between(random, -4, 4),
    size: size * between(random, 0.85, 1.15),
  };
}

/** What grows on a card: trees in the corners and where no way leads out, small things beside the way. */
export function plants(name: string, shape: Shape): Plant[] {
  const random = seeded(name);
  const open = new Set(shape.tunnels.flat());
  const sides: Side[] = ["N", "E", "S", "W"];
  const trees = [...CORNERS, ...sides.filter((side) => !open.has(side)).flatMap((side) => BESIDE[side])];
  return [
    ...trees.map((spot) => grown(["fir", "fir", "oak"], spot, random, 1)),
    ...UNDER.map((spot) => grown(["bush", "fern", "fern", "mushroom"], spot, random, 0.6)),
  ].sort((one, other) => one.y - other.y);
}

/** The wood that stands where nobody has laid a way yet. */
export function wood(cell: string): Plant[] {
  const random = seeded(`wood ${cell}`);
  const spots = [24, 62, 100, 138].flatMap((y): Spot[] => [
    [between(random, 10, 38), y],
    [between(random, 50, 92), y - 16],
  ]);
  return spots
    .map((spot) => grown(["fir", "fir", "fir", "oak", "bush"], spot, random, 1))
    .sort((one, other) => one.y - other.y);
}
