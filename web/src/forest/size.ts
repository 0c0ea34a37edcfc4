// How large the forest is. Only for drawing: what may lie where is the server's to say.

import { boundsOf, type Cell } from "../board/layout";

export const COLUMNS = 11;
export const ROWS = 7;

export function cellsOf(): Cell[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, at): Cell => [at % COLUMNS, Math.floor(at / COLUMNS)]);
}

export const BOUNDS = boundsOf([
  [0, 0],
  [COLUMNS - 1, ROWS - 1],
]);
