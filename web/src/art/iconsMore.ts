// Drawings of the expansions: Saboteur 2, the championship cards and the mini-expansions.

import { disc, dwarf, PICK, type Stroke } from "./strokes";

const CHEST: Stroke[] = [
  { d: "M8 30 C8 12 56 12 56 30 Z", paint: "ink" },
  { d: "M8 30 H56 V54 H8 Z", paint: "ink" },
  { d: "M26 26 H38 V40 H26 Z", paint: "gold" },
];
const HAT: Stroke[] = [
  { d: "M16 40 C16 18 48 18 48 40 Z", paint: "gold" },
  { d: "M8 40 H56", paint: "line" },
];
const HAND: Stroke[] = [
  {
    d: "M20 56 V36 L12 28 L18 22 L26 30 V10 H32 V28 H34 V8 H40 V28 H42 V12 H48 V42 L42 56 Z",
    paint: "paper",
  },
];
const nugget = (worth: number): Stroke[] => [
  { d: "M10 42 L18 22 L40 16 L56 34 L48 54 L20 56 Z", paint: "gold" },
  { d: Array.from({ length: worth }, (_, at) => `M${24 + at * 9} 32 V44`).join(" "), paint: "line" },
];
const bag = (worth: number): Stroke[] => [
  { d: "M24 18 L20 10 H44 L40 18 C56 30 58 56 44 58 H20 C6 56 8 30 24 18 Z", paint: "ink" },
  ...Array.from({ length: worth }, (_, at) => disc(worth === 1 ? 32 : 24 + at * 16, 42, 7, "gold")),
];

export const MORE: Record<string, Stroke[]> = {
  // Saboteur 2
  "blue-miner": dwarf("blue", { d: "M28 20 H36 M32 16 V24", paint: "line" }),
  "green-miner": dwarf("green", { d: "M28 25 L32 17 L36 25 Z", paint: "line" }),
  boss: dwarf("gold", { d: "M20 20 L18 6 L26 13 L32 4 L38 13 L46 6 L44 20 Z", paint: "gold" }),
  profiteer: dwarf("dark", disc(48, 50, 9, "gold")),
  geologist: dwarf("ink", { d: "M44 44 L52 36 L60 46 L55 60 L46 58 Z", paint: "blue" }),
  theft: [...HAND.map((part) => ({ ...part, paint: "ink" as const })), disc(46, 50, 10, "gold")],
  "hands-off": [...HAND, { d: "M10 10 L54 54", paint: "cross" }],
  trap: [
    { d: "M10 10 H54 V56 H10 Z", paint: "line" },
    { d: "M20 10 V56 M32 10 V56 M44 10 V56", paint: "line" },
    { d: "M24 30 H40 V44 H24 Z", paint: "danger" },
  ],
  free: [
    { d: "M10 10 H26 V56 H10 Z M18 10 V56", paint: "line" },
    { d: "M30 34 H52 L44 24 M52 34 L44 44", paint: "line" },
    disc(38, 34, 5, "gold"),
  ],
  inspection: [
    { d: "M28 28 m-18 0 a18 18 0 1 0 36 0 a18 18 0 1 0 -36 0 Z", paint: "paper" },
    { d: "M42 42 L56 56", paint: "line" },
    { d: "M16 28 C22 18 34 18 40 28 C34 38 22 38 16 28 Z", paint: "line" },
    disc(28, 28, 4, "ink"),
  ],
  "swap-hats": [
    ...HAT,
    { d: "M14 54 H46 L40 48 M50 54", paint: "line" },
    { d: "M46 12 H18 L24 6", paint: "line" },
  ],
  "swap-hands": [
    { d: "M8 14 H26 V40 H8 Z", paint: "paper" },
    { d: "M38 24 H56 V50 H38 Z", paint: "ink" },
    { d: "M30 14 H50 L44 8 M34 50 H14 L20 56", paint: "line" },
  ],
  // Championship
  "greedy-dwarf": dwarf("dark", disc(27, 36, 4, "gold"), disc(37, 36, 4, "gold")),
  "goal-swap": [
    { d: "M6 16 H26 V46 H6 Z", paint: "ink" },
    { d: "M38 16 H58 V46 H38 Z", paint: "ink" },
    {
      d: "M16 10 C24 2 40 2 48 10 M48 10 L42 10 M48 10 L48 4 M48 54 C40 62 24 62 16 54 M16 54 L22 54",
      paint: "line",
    },
  ],
  vault: [
    { d: "M8 8 H56 V56 H8 Z", paint: "ink" },
    disc(32, 32, 16, "paper"),
    { d: "M32 18 V46 M18 32 H46", paint: "line" },
    disc(32, 32, 5, "gold"),
  ],
  veto: [disc(32, 32, 24, "danger"), { d: "M18 26 H46 V38 H18 Z", paint: "paper" }],
  "change-of-direction": [{ d: "M50 24 A20 20 0 1 0 52 40 M50 24 L52 10 M50 24 L37 22", paint: "line" }],
  handyman: [...PICK, { d: "M44 40 L56 52 L50 58 L38 46 Z", paint: "gold" }],
  pioneer: [
    { d: "M6 20 H28 V56 H6 Z", paint: "ink" },
    { d: "M36 20 H58 V56 H36 Z", paint: "ink" },
    { d: "M6 38 H58", paint: "line" },
    { d: "M32 4 V16 M26 10 H38", paint: "line" },
  ],
  diversion: [
    { d: "M8 10 H28 V40 H8 Z", paint: "line" },
    { d: "M36 24 H56 V54 H36 Z", paint: "ink" },
    { d: "M18 46 V56 H30 M30 56 L25 51 M30 56 L25 61", paint: "line" },
  ],
  // Mini-expansions
  "bag-1": bag(1),
  "bag-2": bag(2),
  dragon: [
    {
      d: "M6 40 C10 18 26 8 42 14 L50 6 L50 18 L60 24 L48 30 L58 38 C44 40 40 44 38 56 C24 58 10 52 6 40 Z",
      paint: "green",
    },
    disc(44, 22, 2.5, "dark"),
    { d: "M12 40 C20 44 28 44 36 40", paint: "line" },
  ],
  "giant-spider": [
    { d: "M22 26 L6 14 M22 32 H4 M22 38 L6 52 M42 26 L58 14 M42 32 H60 M42 38 L58 52", paint: "line" },
    disc(32, 36, 13, "dark"),
    disc(32, 20, 8, "ink"),
    disc(29, 19, 2, "danger"),
    disc(35, 19, 2, "danger"),
  ],
  "nugget-1": nugget(1),
  "nugget-2": nugget(2),
  "nugget-3": nugget(3),
  costume: [...HAT, { d: "M20 48 C26 56 30 50 32 48 C34 50 38 56 44 48", paint: "line" }],
  party: [
    { d: "M20 56 L32 14 L46 56 Z", paint: "danger" },
    { d: "M26 38 L40 36 M23 48 L43 46", paint: "line" },
    disc(32, 12, 5, "gold"),
    disc(10, 22, 3, "blue"),
    disc(54, 24, 3, "green"),
  ],
  chest: CHEST,
  figure: [
    disc(32, 16, 9, "danger"),
    { d: "M16 56 L24 26 H40 L48 56 Z", paint: "danger" },
    { d: "M10 34 L24 32 M54 34 L40 32", paint: "line" },
  ],
  "chest-gold": [...CHEST, disc(32, 10, 7, "gold")],
  "chest-look": [
    ...CHEST,
    { d: "M20 8 C26 0 38 0 44 8 C38 16 26 16 20 8 Z", paint: "paper" },
    disc(32, 8, 3, "ink"),
  ],
  "chest-move-goal": [...CHEST, { d: "M16 8 H46 L40 2 M46 8 L40 14", paint: "line" }],
  "chest-no-draw": [
    ...CHEST,
    { d: "M26 0 H38 V16 H26 Z", paint: "ink" },
    { d: "M20 0 L44 18", paint: "cross" },
  ],
  "chest-extra-draw": [
    ...CHEST,
    { d: "M20 0 H32 V16 H20 Z", paint: "ink" },
    { d: "M42 3 V13 M37 8 H47", paint: "line" },
  ],
  "chest-take-card": [
    ...CHEST,
    { d: "M36 0 H48 V16 H36 Z", paint: "ink" },
    { d: "M30 8 H14 M20 2 L14 8 L20 14", paint: "line" },
  ],
  "chest-three-cards": [
    ...CHEST,
    { d: "M14 2 H25 V16 H14 Z M27 0 H38 V14 H27 Z M40 2 H51 V16 H40 Z", paint: "paper" },
  ],
  "chest-search-pile": [...CHEST, disc(29, 7, 7, "paper"), { d: "M34 12 L42 18", paint: "line" }],
  "chest-lose-cards": [
    ...CHEST,
    { d: "M18 0 H30 V14 H18 Z", paint: "ink" },
    { d: "M42 0 V14 M36 8 L42 14 L48 8", paint: "cross" },
  ],
  "chest-no-maps": [
    ...CHEST,
    { d: "M22 2 H42 V16 H22 Z", paint: "paper" },
    { d: "M20 0 L44 18", paint: "cross" },
  ],
};
