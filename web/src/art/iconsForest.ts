// Drawings of The Lost Mines: tools, looks, tokens, treasures, mines and the dwarfs of both clans.

import { disc, dwarf, type Stroke } from "./strokes";

type Paint = Stroke["paint"];

const AXE: Stroke[] = [
  { d: "M38 14 L44 18 L22 58 L15 54 Z", paint: "wood" },
  { d: "M32 10 C42 4 54 10 58 24 C50 22 46 26 42 32 L30 24 Z", paint: "silver" },
];
const BOAT: Stroke[] = [
  { d: "M30 8 V40", paint: "line" },
  { d: "M33 10 L52 36 H33 Z", paint: "paper" },
  { d: "M6 42 H58 C56 54 48 58 42 58 H20 C12 58 8 50 6 42 Z", paint: "wood" },
];
const ROPE: Stroke[] = [
  { d: "M32 34 m-20 0 a20 16 0 1 0 40 0 a20 16 0 1 0 -40 0 Z", paint: "trail" },
  { d: "M32 34 m-9 0 a9 6 0 1 0 18 0 a9 6 0 1 0 -18 0 Z", paint: "dark" },
  {
    d: "M16 26 L24 32 M28 20 L30 27 M42 20 L38 28 M50 32 L41 34 M46 44 L38 39 M30 49 L31 41 M17 42 L24 38",
    paint: "line",
  },
  { d: "M50 42 C58 46 58 56 50 58", paint: "line" },
];
const EYE: Stroke[] = [
  { d: "M8 18 C18 4 46 4 56 18 C46 32 18 32 8 18 Z", paint: "paper" },
  disc(32, 18, 7, "blue"),
  disc(32, 18, 2.5, "dark"),
];
const MOUTH: Stroke[] = [
  { d: "M4 60 V50 C4 32 30 32 30 50 V60 Z", paint: "ink" },
  { d: "M11 60 V52 C11 44 23 44 23 52 V60 Z", paint: "dark" },
];
const COINS: Stroke[] = [disc(44, 54, 7, "gold"), disc(52, 46, 7, "gold"), disc(50, 57, 6, "gold")];
const LEFT_COINS: Stroke[] = [disc(12, 54, 7, "gold"), disc(20, 46, 7, "gold"), disc(18, 57, 6, "gold")];
const HEAD: Stroke[] = [
  { d: "M36 48 C36 34 58 34 58 48 Z", paint: "danger" },
  { d: "M39 48 H55 C55 62 39 62 39 48 Z", paint: "paper" },
];
const OR: Stroke = { d: "M35 36 L29 62", paint: "line" };

/** What tells the clans apart besides the colour: on the hat, and by itself. */
const SIGNS = {
  blue: { hat: "M28 20 H36 M32 16 V24", alone: "M18 32 H46 M32 18 V46" },
  yellow: { hat: "M32 15 L37 20 L32 25 L27 20 Z", alone: "M32 16 L46 32 L32 48 L18 32 Z" },
};

/** The ore of each kind, as it lies in the mine: bars of silver, nuggets of gold, cut gems. */
const ORE: Record<string, Stroke[]> = {
  silver: [
    { d: "M8 56 L14 40 H30 L36 56 Z", paint: "silver" },
    { d: "M30 56 L36 40 H50 L56 56 Z", paint: "silver" },
    { d: "M18 38 L24 22 H40 L46 38 Z", paint: "silver" },
    { d: "M26 26 H36 M16 44 H26 M38 44 H48", paint: "line" },
  ],
  gold: [
    { d: "M8 54 L14 40 L28 38 L34 50 L26 58 Z", paint: "gold" },
    { d: "M32 56 L38 42 L52 40 L58 52 L48 58 Z", paint: "gold" },
    { d: "M20 36 L28 20 L42 22 L46 36 L34 42 Z", paint: "gold" },
  ],
  gems: [
    { d: "M6 46 L13 38 H25 L32 46 L19 60 Z", paint: "gem" },
    { d: "M32 46 L39 38 H51 L58 46 L45 60 Z", paint: "green" },
    { d: "M18 24 L25 15 H39 L46 24 L32 40 Z", paint: "blue" },
    { d: "M18 24 H46 M6 46 H32 M32 46 H58", paint: "line" },
  ],
};

/** A treasure turned up: its ore above as many notches as it is worth. */
function worth(kind: string, value: number): Stroke[] {
  const first = 32 - (value - 1) * 5;
  const notches = Array.from({ length: value }, (_, at) => disc(first + at * 10, 8, 3.6, "gold"));
  return [...(ORE[kind] ?? []), ...notches];
}

function treasures(): Record<string, Stroke[]> {
  const made: Record<string, Stroke[]> = {};
  for (const kind of Object.keys(ORE)) {
    made[`${kind}-treasure`] = ORE[kind] ?? [];
    made[`${kind}-mine`] = ORE[kind] ?? [];
    for (let value = 1; value <= 5; value += 1) {
      made[`${kind}-${value}`] = worth(kind, value);
    }
  }
  return made;
}

/** The dwarfs of a clan: hat and sign tell the clan, what they hold or how they look tells the role. */
function clan(name: "blue" | "yellow", paint: Paint): Record<string, Stroke[]> {
  const sign: Stroke = { d: SIGNS[name].hat, paint: "line" };
  return {
    [`${name}-clan`]: dwarf(paint, sign),
    [`${name}-sign`]: [disc(32, 32, 22, "paper"), { d: SIGNS[name].alone, paint: "line" }],
    [`${name}-loyal`]: dwarf(paint, sign, {
      d: "M50 40 C46 34 38 40 50 52 C62 40 54 34 50 40 Z",
      paint: "danger",
    }),
    [`${name}-selfish`]: dwarf(
      paint,
      sign,
      { d: "M44 44 C38 54 40 62 50 62 C60 62 62 54 56 44 Z", paint: "wood" },
      disc(50, 53, 4, "gold"),
    ),
    [`${name}-saboteur`]: dwarf(
      paint,
      sign,
      { d: "M20 32 H44 V38 C38 42 34 38 32 36 C30 38 26 42 20 38 Z", paint: "dark" },
      {
        d: "M24 35 H28 M36 35 H40",
        paint: "cross",
      },
    ),
  };
}

export const FOREST: Record<string, Stroke[]> = {
  path: [
    { d: "M6 6 H58 V58 H6 Z", paint: "green" },
    { d: "M22 58 C22 40 44 36 40 6 H54 C58 44 38 44 38 58 Z", paint: "trail" },
    { d: "M16 34 L24 18 L32 34 Z", paint: "leaf" },
  ],
  boot: [
    { d: "M18 6 H38 V34 C46 38 58 40 58 50 V56 H18 Z", paint: "wood" },
    { d: "M16 56 H58", paint: "line" },
    { d: "M30 16 H38 M30 24 H38", paint: "line" },
  ],
  axe: AXE,
  boat: BOAT,
  rope: ROPE,
  "look-mine-treasure": [...EYE, ...MOUTH, OR, ...COINS],
  "look-mine-dwarf": [...EYE, ...MOUTH, OR, ...HEAD],
  "look-treasure-dwarf": [...EYE, ...LEFT_COINS, OR, ...HEAD],
  "forest-trap": [
    {
      d: "M6 40 C6 16 58 16 58 40 L52 40 L48 30 L43 39 L37 28 L32 38 L27 28 L21 39 L16 30 L12 40 Z",
      paint: "silver",
    },
    {
      d: "M6 44 C6 62 58 62 58 44 L52 44 L48 53 L43 45 L37 55 L32 46 L27 55 L21 45 L16 53 L12 44 Z",
      paint: "silver",
    },
    disc(5, 42, 4, "dark"),
    disc(59, 42, 4, "dark"),
  ],
  troll: [
    { d: "M14 30 C14 6 50 6 50 30 L54 46 C50 62 14 62 10 46 Z", paint: "green" },
    { d: "M14 26 L2 18 L10 36 Z M50 26 L62 18 L54 36 Z", paint: "green" },
    disc(24, 28, 4.5, "paper"),
    disc(40, 28, 4.5, "paper"),
    disc(24, 29, 1.6, "dark"),
    disc(40, 29, 1.6, "dark"),
    { d: "M17 20 L29 23 M47 20 L35 23", paint: "line" },
    { d: "M28 38 C30 42 34 42 36 38 Z", paint: "green" },
    { d: "M18 48 C26 54 38 54 46 48 Z", paint: "dark" },
    { d: "M22 50 L24 42 L28 51 Z M36 51 L40 42 L42 50 Z", paint: "paper" },
  ],
  storm: [
    { d: "M14 34 C2 34 2 18 14 18 C16 6 36 4 40 14 C54 10 62 26 52 34 Z", paint: "silver" },
    { d: "M34 30 L22 46 H31 L25 62 L44 40 H34 L42 30 Z", paint: "gold" },
    { d: "M12 42 L8 50 M50 42 L46 50 M58 40 L55 46", paint: "line" },
  ],
  ...treasures(),
  ...clan("blue", "clan-blue"),
  ...clan("yellow", "clan-yellow"),
};
