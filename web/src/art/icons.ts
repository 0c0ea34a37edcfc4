// Small drawings for cards and signs, each a list of strokes and fills in a square of 64. All drawn by us.

export interface Stroke {
  d: string;
  /** How it is painted: filled with the ink, with gold, with the danger colour, or only drawn. */
  paint: "ink" | "gold" | "danger" | "line" | "paper";
}

const PICK: Stroke[] = [
  { d: "M30 22 L40 28 L20 58 L12 54 Z", paint: "ink" },
  { d: "M10 20 C24 6 44 6 58 26 C46 18 36 16 30 18 C22 17 16 18 10 20 Z", paint: "ink" },
];
const LANTERN: Stroke[] = [
  { d: "M22 22 H42 L46 52 H18 Z", paint: "line" },
  { d: "M26 22 C26 8 38 8 38 22", paint: "line" },
  { d: "M32 30 C38 38 38 46 32 48 C26 46 26 38 32 30 Z", paint: "gold" },
  { d: "M16 52 H48 V58 H16 Z", paint: "ink" },
];
const CART: Stroke[] = [
  { d: "M8 22 H56 L48 46 H16 Z", paint: "ink" },
  { d: "M14 20 L22 12 L30 18 L40 10 L50 20 Z", paint: "gold" },
  { d: "M22 54 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0", paint: "ink" },
  { d: "M42 54 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0", paint: "ink" },
];
const CROSS_OUT: Stroke = { d: "M10 10 L54 54 M54 10 L10 54", paint: "danger" };
const MENDED: Stroke = { d: "M34 46 L42 54 L58 34", paint: "gold" };

export const ICONS: Record<string, Stroke[]> = {
  pick: PICK,
  lantern: LANTERN,
  cart: CART,
  "broken-pick": [...PICK, CROSS_OUT],
  "broken-lantern": [...LANTERN, CROSS_OUT],
  "broken-cart": [...CART, CROSS_OUT],
  rockfall: [
    { d: "M8 50 L18 34 L30 40 L34 56 L14 58 Z", paint: "ink" },
    { d: "M34 52 L40 36 L54 40 L58 54 L44 60 Z", paint: "ink" },
    { d: "M22 30 L26 14 L40 10 L46 26 L34 34 Z", paint: "ink" },
    { d: "M12 8 L12 24 M52 10 L52 28", paint: "line" },
  ],
  map: [
    { d: "M6 14 L24 8 L40 14 L58 8 V50 L40 56 L24 50 L6 56 Z", paint: "paper" },
    { d: "M24 8 V50 M40 14 V56", paint: "line" },
    { d: "M12 44 L18 36 L26 40 L34 26", paint: "line" },
    { d: "M42 18 L52 28 M52 18 L42 28", paint: "danger" },
  ],
  miner: [
    { d: "M16 30 C16 14 48 14 48 30 Z", paint: "gold" },
    { d: "M20 30 H44 V36 C44 60 20 60 20 36 Z", paint: "paper" },
    { d: "M20 40 C24 62 40 62 44 40 C38 46 26 46 20 40 Z", paint: "ink" },
    { d: "M12 30 H52", paint: "line" },
  ],
  saboteur: [
    { d: "M16 30 C16 14 48 14 48 30 Z", paint: "danger" },
    { d: "M20 30 H44 V36 C44 60 20 60 20 36 Z", paint: "paper" },
    { d: "M20 40 C24 62 40 62 44 40 C38 46 26 46 20 40 Z", paint: "ink" },
    { d: "M24 33 L30 36 M40 33 L34 36", paint: "line" },
    { d: "M12 30 H52", paint: "line" },
  ],
  treasure: [
    { d: "M14 44 L22 28 L42 26 L52 42 L40 54 L22 54 Z", paint: "gold" },
    { d: "M22 28 L30 40 L52 42 M30 40 L22 54 M30 40 L42 26", paint: "line" },
  ],
  stone: [{ d: "M12 44 L20 26 L40 22 L54 40 L44 54 L20 54 Z", paint: "ink" }],
  hidden: [
    { d: "M24 24 C24 12 42 12 42 24 C42 32 32 32 32 42", paint: "line" },
    { d: "M32 52 m-3 0 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0", paint: "ink" },
  ],
  token: [{ d: "M32 32 m-20 0 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0", paint: "gold" }],
};

/** The drawings of a card's name: its own, those of the tools it repairs, or none. */
export function iconsOf(name: string, tags: readonly string[]): Stroke[][] {
  const own = ICONS[name] ?? ICONS[name.replace(/-(ne|nw)$/, "")];
  if (own) {
    return [own];
  }
  const tools = tags.filter((tag) => ICONS[tag]).map((tag) => ICONS[tag] ?? []);
  return name.startsWith("repair") || tools.length > 0 ? tools.map((tool) => [...tool, MENDED]) : [];
}
