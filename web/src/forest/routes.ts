// Walks and tokens as things to draw: the cells of a route, the traps on it, and the options of The Lost Mines put so that
// a player chooses what they see (a cell to walk to, a treasure on display). No rules: every option is the server's.

import { type Cell, type Spot, spotKey } from "../board/layout";
import type { LostMinesView, Option, Target } from "../net/wire";
import type { Words } from "../words/sentences";
import { knownTreasures } from "./known";

const STEPS: Record<string, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

/** A walk over these cells and traps; `from` is the side by which it enters a face-down mine, which turns to fit. */
export interface Walk {
  cells: Cell[];
  traps: number;
  from: string;
}

/** The cells of a route written by its steps, `EEN`, the first of them where it begins. */
export function routeCells(start: Cell, route: string): Cell[] {
  const cells: Cell[] = [start];
  for (const letter of route) {
    const [x, y] = cells[cells.length - 1] ?? start;
    const [dx, dy] = STEPS[letter] ?? [0, 0];
    cells.push([x + dx, y + dy]);
  }
  return cells;
}

/** Where the tokens lie: the spot of each edge, and whose troll stands there (nobody's: a trap). */
export function tokenSpots(view: LostMinesView): { spot: Spot; owner: number | null }[] {
  return view.tokens.map(({ cells: [one, other], owner }) => ({ spot: between(one, other), owner }));
}

export function between(one: Cell, other: Cell): Spot {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

export function walkOf(view: LostMinesView, start: Cell, route: string): Walk {
  const traps = new Set(
    tokenSpots(view)
      .filter(({ owner }) => owner === null)
      .map(({ spot }) => spotKey(spot)),
  );
  const cells = routeCells(start, route);
  const crossed = cells
    .slice(1)
    .filter((cell, step) => traps.has(spotKey(between(cells[step] ?? cell, cell))));
  const mine = view.mines.some(({ cell, card }) => card === null && cell.join() === cells.at(-1)?.join());
  const from = mine ? (OPPOSITE[route.at(-1) ?? ""] ?? "").toLowerCase() : "";
  return { cells, traps: crossed.length, from };
}

/** The options as they are chosen on the board of the forest. */
export function seenOptions(options: Option[], view: LostMinesView): Option[] {
  const place = view.seat === null ? undefined : view.places[view.seat];
  const treasures = options.map((option) => ({
    ...option,
    targets: (option.targets ?? []).map((target) => asTreasure(option.verb, target, view)),
  }));
  return place ? asWalks(treasures, place) : treasures;
}

/** A route is chosen by the cell where it ends; where several end there, by the route as well. */
function asWalks(options: Option[], start: Cell): Option[] {
  const ends = options.map((option) => endOf(option, start));
  return options.map((option, place) => {
    const end = ends[place];
    const route = option.targets?.[0];
    if (!end || !route) {
      return option;
    }
    const cell: Target = { kind: "walk", text: end.join(","), cell: [end[0], end[1]] };
    const shared = ends.filter((other) => other?.join() === end.join()).length > 1;
    return { ...option, targets: shared ? [cell, route] : [cell] };
  });
}

function endOf(option: Option, start: Cell): Cell | null {
  const route = routeOf(option);
  return route === null ? null : (routeCells(start, route).at(-1) ?? null);
}

/** The route that an option walks, as the server writes it. */
export function routeOf(option: Option | null): string | null {
  return option?.verb === "move" ? (option.action.split(" ")[1] ?? null) : null;
}

/** Treasures on display have numbers; what is seen of them is the back, or the front if the player has looked. */
function asTreasure(verb: string, target: Target, view: LostMinesView): Target {
  const number = target.kind === "number" && verb.endsWith("-treasure") ? target.number : null;
  const treasure = number === null || number === undefined ? undefined : view.treasures[number];
  if (!treasure) {
    return target;
  }
  return { ...target, kind: "treasure", card: knownTreasures(view).get(number ?? -1) ?? treasure.back };
}

/** The cells of the walk that brought a dwarf to where it stands now; none if it came there in another way. */
export function lastWalk(view: LostMinesView, happened: Words[], seat: number): Cell[] {
  const walked = happened.findLast((event) => event["is"] === "dwarf-walked" && event["seat"] === `@${seat}`);
  const end = view.places[seat];
  if (!walked || !end || String(walked["cell"]) !== end.join(",")) {
    return [];
  }
  const back = [...String(walked["route"])].reverse().map((letter) => OPPOSITE[letter] ?? "");
  return routeCells(end, back.join("")).reverse();
}
