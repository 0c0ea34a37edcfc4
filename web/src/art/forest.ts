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

/** How each plant is drawn, standing on its foot at 0 0: strokes by their paint, of points only. */
const STROKES: Record<Plant["sort"], Record<string, string>> = {
  fir: {
    trunk: "M-2 0 L-2 -6 L2 -6 L2 0 Z",
    fir: "M0 -34 L7 -22 L4 -22 L10 -13 L6 -13 L12 -4 L-12 -4 L-6 -13 L-10 -13 L-4 -22 L-7 -22 Z",
    light: "M-1 -30 L-6 -22 M-3 -20 L-8 -13 M-5 -11 L-10 -5",
  },
  oak: {
    trunk: "M-2.5 0 L-2.5 -10 L2.5 -10 L2.5 0 Z",
    oak: "M-11 -12 C-15 -20 -9 -27 -4 -26 C-2 -33 8 -32 9 -25 C15 -24 15 -14 9 -11 C5 -7 -7 -7 -11 -12 Z",
    light: "M-8 -17 C-8 -22 -4 -24 -1 -23",
  },
  bush: {
    bush: "M-12 0 C-15 -8 -8 -12 -5 -11 C-3 -17 6 -16 6 -10 C13 -11 14 -3 11 0 Z",
    berries: "M-5 -5 L-5 -4.9 M2 -8 L2 -7.9 M6 -4 L6 -3.9",
  },
  fern: {
    fern: "M0 0 C-3 -8 -8 -11 -13 -11 M0 0 C-1 -9 -3 -14 -6 -18 M0 0 C1 -9 3 -14 6 -18 M0 0 C3 -8 8 -11 13 -11",
  },
  mushroom: {
    stem: "M-2 0 L-2 -8 L2 -8 L2 0 Z",
    cap: "M-8 -7 C-8 -16 8 -16 8 -7 Z",
    dots: "M-3 -10 L-3 -9.9 M3 -11 L3 -10.9",
  },
};
/** From what lies below to what lies above. */
const PAINTS = ["fern", "trunk", "bush", "berries", "oak", "fir", "light", "stem", "cap", "dots"];

/** All plants as one path for each paint. */
export function painted(plants: Plant[]): { paint: string; d: string }[] {
  return PAINTS.map((paint) => ({
    paint,
    d: plants.map((plant) => moved(STROKES[plant.sort][paint] ?? "", plant)).join(""),
  })).filter(({ d }) => d !== "");
}

function moved(d: string, { x, y, size }: Plant): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, across, down) => `${(x + size * Number(across)).toFixed(1)} ${(y + size * Number(down)).toFixed(1)}`,
  );
}

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
  ];
}

/** The wood that stands on a cell where nobody has laid a way yet; (left, top) is the cell's corner. */
export function wood(cell: string, left: number, top: number): Plant[] {
  const random = seeded(`wood ${cell}`);
  const spots = [24, 62, 100, 138].flatMap((y): Spot[] => [
    [left + between(random, 10, 38), top + y],
    [left + between(random, 50, 92), top + y - 16],
  ]);
  return spots.map((spot) => grown(["fir", "fir", "fir", "oak", "bush"], spot, random, 1));
}
