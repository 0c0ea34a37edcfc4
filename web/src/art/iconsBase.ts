// Drawings of the base game: tools, actions, dwarfs and goals.

import { CART, CROSS_OUT, disc, dwarf, LANTERN, PICK, type Stroke } from "./strokes";

export const BASE: Record<string, Stroke[]> = {
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
    { d: "M42 18 L52 28 M52 18 L42 28", paint: "cross" },
  ],
  miner: dwarf("gold"),
  saboteur: dwarf("danger", { d: "M23 32 L30 35 M41 32 L34 35", paint: "line" }),
  treasure: [
    { d: "M14 44 L22 28 L42 26 L52 42 L40 54 L22 54 Z", paint: "gold" },
    { d: "M22 28 L30 40 L52 42 M30 40 L22 54 M30 40 L42 26", paint: "line" },
  ],
  stone: [
    { d: "M12 44 L20 26 L40 22 L54 40 L44 54 L20 54 Z", paint: "ink" },
    { d: "M20 26 L30 38 L54 40 M30 38 L20 54", paint: "line" },
  ],
  hidden: [
    { d: "M24 24 C24 12 42 12 42 24 C42 32 32 32 32 42", paint: "line" },
    { d: "M32 52 m-3 0 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0", paint: "ink" },
  ],
  coin: [disc(32, 32, 20, "gold"), { d: "M32 20 V44 M26 26 H38 M26 38 H38", paint: "line" }],
  star: [{ d: "M32 6 L40 24 L59 26 L45 39 L49 58 L32 48 L15 58 L19 39 L5 26 L24 24 Z", paint: "gold" }],
  cards: [
    { d: "M12 18 L34 10 L48 46 L26 54 Z", paint: "ink" },
    { d: "M24 12 H48 V50 H24 Z", paint: "paper" },
  ],
  dig: [
    { d: "M8 54 C14 28 24 14 34 14 C46 14 54 30 56 54 Z", paint: "ink" },
    { d: "M20 54 V40 C20 28 44 28 44 40 V54 Z", paint: "dark" },
  ],
};
