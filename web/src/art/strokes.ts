// What every drawing is made of: strokes and fills in a square of 64, and the few shapes that several drawings share.

export interface Stroke {
  d: string;
  /** How it is painted: filled with one of the mine's colours, or only drawn ("line", and "cross" in red). */
  paint:
    | "ink"
    | "gold"
    | "danger"
    | "line"
    | "paper"
    | "blue"
    | "green"
    | "dark"
    | "cross"
    | "wood"
    | "trail"
    | "leaf"
    | "silver"
    | "gem"
    | "clan-blue"
    | "clan-yellow";
}

export const PICK: Stroke[] = [
  { d: "M30 22 L40 28 L20 58 L12 54 Z", paint: "ink" },
  { d: "M10 20 C24 6 44 6 58 26 C46 18 36 16 30 18 C22 17 16 18 10 20 Z", paint: "ink" },
];
export const LANTERN: Stroke[] = [
  { d: "M22 22 H42 L46 52 H18 Z", paint: "line" },
  { d: "M26 22 C26 8 38 8 38 22", paint: "line" },
  { d: "M32 30 C38 38 38 46 32 48 C26 46 26 38 32 30 Z", paint: "gold" },
  { d: "M16 52 H48 V58 H16 Z", paint: "ink" },
];
export const CART: Stroke[] = [
  { d: "M8 22 H56 L48 46 H16 Z", paint: "ink" },
  { d: "M14 20 L22 12 L30 18 L40 10 L50 20 Z", paint: "gold" },
  { d: "M22 54 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0", paint: "ink" },
  { d: "M42 54 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0", paint: "ink" },
];
export const CROSS_OUT: Stroke = { d: "M10 10 L54 54 M54 10 L10 54", paint: "cross" };
export const MENDED: Stroke = { d: "M34 46 L42 54 L58 34", paint: "gold" };

/** A dwarf's head under a hat of that colour; `more` is drawn on top. */
export function dwarf(hat: Stroke["paint"], ...more: Stroke[]): Stroke[] {
  return [
    { d: "M16 30 C16 10 48 10 48 30 Z", paint: hat },
    { d: "M20 30 H44 V36 C44 60 20 60 20 36 Z", paint: "paper" },
    { d: "M20 38 C22 64 42 64 44 38 C38 46 26 46 20 38 Z", paint: "ink" },
    { d: "M12 30 H52", paint: "line" },
    { d: "M27 35 V37 M37 35 V37", paint: "line" },
    ...more,
  ];
}

/** A disc, for coins, eyes and wheels. */
export function disc(x: number, y: number, r: number, paint: Stroke["paint"]): Stroke {
  return { d: `M${x} ${y} m-${r} 0 a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 -${2 * r} 0 Z`, paint };
}
