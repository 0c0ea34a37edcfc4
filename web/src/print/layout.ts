// How cards lie on sheets of paper. All lengths are millimetres.

export const PAPERS = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;
export const SIZES = { "44x67": { width: 44, height: 67 }, "63x88": { width: 63, height: 88 } } as const;
export type Size = keyof typeof SIZES;

/** No printer reaches the edge of the paper; the marks stand here, too. */
const MARGIN = 8;
const MARK_LENGTH = 4;
/** Between the mark and the outermost drawing. */
const MARK_GAP = 1;

export interface Format {
  paper: Paper;
  size: Size;
  /** How far drawings go beyond the cut, on every side. */
  bleed: number;
}

export interface Mark {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** The corner of the first card, where it is cut. */
  left: number;
  top: number;
  /** From one card to the next. */
  stepX: number;
  stepY: number;
}

/** As many cards as the paper holds, in the middle of it. */
export function gridOf({ paper, size, bleed }: Format): Grid {
  const { width, height } = PAPERS[paper];
  const [stepX, stepY] = [SIZES[size].width + 2 * bleed, SIZES[size].height + 2 * bleed];
  const columns = Math.floor((width - 2 * MARGIN) / stepX);
  const rows = Math.floor((height - 2 * MARGIN) / stepY);
  const left = (width - columns * stepX) / 2 + bleed;
  const top = (height - rows * stepY) / 2 + bleed;
  return { columns, rows, left, top, stepX, stepY };
}

/** Marks where to cut, all of them outside the cards and what goes beyond them. */
export function marksOf(format: Format): Mark[] {
  const grid = gridOf(format);
  const { width, height } = SIZES[format.size];
  const { left, top } = { left: grid.left - format.bleed, top: grid.top - format.bleed };
  const right = left + grid.columns * grid.stepX;
  const bottom = top + grid.rows * grid.stepY;
  const across = cuts(grid.left, grid.stepX, width, grid.columns).flatMap((x) => [
    { x1: x, x2: x, y1: top - MARK_GAP - MARK_LENGTH, y2: top - MARK_GAP },
    { x1: x, x2: x, y1: bottom + MARK_GAP, y2: bottom + MARK_GAP + MARK_LENGTH },
  ]);
  const down = cuts(grid.top, grid.stepY, height, grid.rows).flatMap((y) => [
    { y1: y, y2: y, x1: left - MARK_GAP - MARK_LENGTH, x2: left - MARK_GAP },
    { y1: y, y2: y, x1: right + MARK_GAP, x2: right + MARK_GAP + MARK_LENGTH },
  ]);
  return [...across, ...down];
}

/** Where cards begin and end along one side of the paper; cards that touch share a cut. */
function cuts(first: number, step: number, length: number, count: number): number[] {
  const edges = Array.from({ length: count }, (_, place) => [
    first + place * step,
    first + place * step + length,
  ]);
  return [...new Set(edges.flat().map((edge) => Math.round(edge * 1000) / 1000))];
}

/** Things in the order in which they lie on sheets: row by row, sheet by sheet. */
export function sheetsOf<Thing>(things: Thing[], { columns, rows }: Grid): Thing[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(things.length / each) }, (_, sheet) =>
    things.slice(sheet * each, (sheet + 1) * each),
  );
}

/** Where a card lies. On the back of a sheet that is turned over its long side, columns go the other way. */
export function placeOf(place: number, grid: Grid, mirrored: boolean): { x: number; y: number } {
  const column = place % grid.columns;
  const across = mirrored ? grid.columns - 1 - column : column;
  return { x: grid.left + across * grid.stepX, y: grid.top + Math.floor(place / grid.columns) * grid.stepY };
}
