// Where the dwarfs stand in the drawing: several on one card stand in rows, so that each can be seen.

import { type Cell, HIGH, WIDE } from "../board/layout";

export interface Point {
  x: number;
  y: number;
}

const ABREAST = 3;
const APART = 33;
const BEHIND = 44;
const FOOT = 102;

/** The foot of each dwarf, by seat. */
export function stands(places: readonly Cell[]): Point[] {
  return places.map((place, seat) => {
    const together = places.flatMap((other, at) => (other.join() === place.join() ? [at] : []));
    return standing(place, together.indexOf(seat), together.length);
  });
}

function standing(cell: Cell, rank: number, count: number): Point {
  const rows = Math.ceil(count / ABREAST);
  const row = Math.floor(rank / ABREAST);
  const inRow = Math.min(ABREAST, count - row * ABREAST);
  const { x, y } = centre(cell);
  return {
    x: x + ((rank % ABREAST) - (inRow - 1) / 2) * APART,
    y: y + FOOT - HIGH / 2 + (row - (rows - 1) / 2) * BEHIND,
  };
}

export function centre([x, y]: Cell): Point {
  return { x: (x + 0.5) * WIDE, y: (y + 0.5) * HIGH };
}
