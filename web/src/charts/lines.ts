// The geometry of our line charts: points of a line, and names at the ends of lines that do not lie on each other.

/** A stretch of a line: where its values lie, and whether it is drawn strongly. */
export interface Part {
  places: number[];
  values: number[];
  strong: boolean;
}

export interface Series {
  name: string;
  parts: Part[];
  /** The figures for those who cannot see the line. */
  told: string[];
}

export interface Frame {
  left: number;
  top: number;
  wide: number;
  high: number;
}

/** The points of a line through values at these places, as a path. */
export function pathOf(
  { places, values }: Pick<Part, "places" | "values">,
  most: { x: number; y: number },
  frame: Frame,
): string {
  const points = values.map((value, index) => {
    const x = frame.left + (frame.wide * (places[index] ?? 0)) / Math.max(1, most.x);
    const y = frame.top + frame.high * (1 - value / Math.max(1e-9, most.y));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length > 0 ? `M${points.join(" L")}` : "";
}

/** Where names stand beside their heights, in the order given, at least so far from each other. */
export function spread(heights: number[], apart: number, lowest: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = new Array<number>(heights.length).fill(0);
  let next = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    next = Math.max(height, next + apart);
    placed[index] = next;
  }
  let limit = lowest;
  for (const { index } of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - apart;
  }
  return placed;
}
