// The shape of a tunnel card as drawing instructions. A card is 100 wide and 150 high; nothing here knows a rule.

import { between, type Random, seeded } from "./random";

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 150;

export type Side = "N" | "E" | "S" | "W";

export interface Shape {
  /** Tunnels, each the sides it joins. */
  tunnels: Side[][];
  /** Openings that end in rock. */
  deadEnds: Side[];
}

export interface Stone {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn: number;
}

export interface TileDrawing {
  cracks: string[];
  boulders: string[];
  /** One path for each tunnel; drawn as wide strokes. */
  tunnels: string[];
  blind: string[];
  rubble: Stone[];
  pebbles: Stone[];
  crossing: boolean;
}

type Point = readonly [number, number];

const CENTRE: Point = [50, 75];
const MOUTH: Record<Side, Point> = { N: [50, -8], E: [108, 75], S: [50, 158], W: [-8, 75] };
const STOP: Record<Side, Point> = { N: [50, 44], E: [72, 75], S: [50, 106], W: [28, 75] };

const OPPOSITE: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

function near([x, y]: Point, random: Random, spread: number): Point {
  return [x + between(random, -spread, spread), y + between(random, -spread, spread)];
}

function point([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function bend(from: Side, to: Side, random: Random, pull: number): string {
  const middle = near(CENTRE, random, 3);
  const [fx, fy] = MOUTH[from];
  const [tx, ty] = MOUTH[to];
  const one: Point = [fx + (middle[0] - fx) * pull, fy + (middle[1] - fy) * pull];
  const two: Point = [tx + (middle[0] - tx) * pull, ty + (middle[1] - ty) * pull];
  return `M${point(MOUTH[from])} C${point(one)} ${point(two)} ${point(MOUTH[to])}`;
}

function straight(from: Side, to: Side, random: Random): string {
  const middle = near(CENTRE, random, 4);
  return `M${point(MOUTH[from])} Q${point(middle)} ${point(MOUTH[to])}`;
}

function spokes(sides: Side[], random: Random): string {
  const hub = near(CENTRE, random, 3);
  return sides.map((side) => `M${point(MOUTH[side])} L${point(hub)}`).join(" ");
}

function tunnel(sides: Side[], random: Random, tight: boolean): string {
  const [first, second] = sides;
  if (first === undefined) {
    return "";
  }
  if (second === undefined) {
    return `M${point(MOUTH[first])} L${point(near(CENTRE, random, 2))}`;
  }
  if (sides.length > 2) {
    return spokes(sides, random);
  }
  return OPPOSITE[first] === second
    ? straight(first, second, random)
    : bend(first, second, random, tight ? 0.62 : 0.86);
}

function heap(side: Side, random: Random): Stone[] {
  const [x, y] = STOP[side];
  const across = side === "N" || side === "S";
  return Array.from({ length: 7 }, (_, index) => {
    const along = between(random, -15, 15);
    const depth = between(random, -6, 7) + (index > 4 ? 4 : 0);
    return {
      x: x + (across ? along : depth),
      y: y + (across ? depth : along),
      rx: between(random, 4.5, 8.5),
      ry: between(random, 3.5, 6.5),
      turn: between(random, 0, 180),
    };
  });
}

function crack(random: Random): string {
  let x = between(random, 4, 96);
  let y = between(random, 4, 146);
  let path = `M${x.toFixed(1)},${y.toFixed(1)}`;
  for (let step = 0; step < 3; step += 1) {
    x += between(random, -12, 12);
    y += between(random, -10, 14);
    path += ` L${x.toFixed(1)},${y.toFixed(1)}`;
  }
  return path;
}

function boulder(random: Random): string {
  const x = between(random, 0, 100);
  const y = between(random, 0, 150);
  const size = between(random, 9, 20);
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI + between(random, -0.3, 0.3);
    const reach = size * between(random, 0.75, 1.1);
    return point([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8]);
  });
  return `M${corners.join(" L")} Z`;
}

function pebbles(shape: Shape, random: Random): Stone[] {
  const open = shape.tunnels.flat();
  return open.flatMap((side) => {
    const [mx, my] = MOUTH[side];
    return Array.from({ length: 2 }, () => {
      const way = between(random, 0.25, 0.95);
      return {
        x: mx + (CENTRE[0] - mx) * way + between(random, -8, 8),
        y: my + (CENTRE[1] - my) * way + between(random, -8, 8),
        rx: between(random, 1, 2.4),
        ry: between(random, 0.8, 1.7),
        turn: between(random, 0, 180),
      };
    });
  });
}

/** Work out how a card looks; the same name always gives the same drawing. */
export function drawTile(name: string, shape: Shape): TileDrawing {
  const random = seeded(name);
  const crossing = shape.tunnels.length > 1;
  return {
    boulders: Array.from({ length: 9 }, () => boulder(random)),
    cracks: Array.from({ length: 5 }, () => crack(random)),
    tunnels: shape.tunnels.map((sides) => tunnel(sides, random, crossing)),
    blind: shape.deadEnds.map((side) => `M${point(MOUTH[side])} L${point(STOP[side])}`),
    rubble: shape.deadEnds.flatMap((side) => heap(side, random)),
    pebbles: pebbles(shape, random),
    crossing,
  };
}

/** Turn a shape by 180 degrees. */
export function turned(shape: Shape): Shape {
  return {
    tunnels: shape.tunnels.map((sides) => sides.map((side) => OPPOSITE[side])),
    deadEnds: shape.deadEnds.map((side) => OPPOSITE[side]),
  };
}
