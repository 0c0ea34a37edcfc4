// The way from the start to the treasure, for lighting it up when a round is over. A picture of what the server has said
// of the cards (which of their openings are joined to the start), and no judge of who has won.

import type { Side } from "../art/tile";
import type { BoardCard, CardData, SaboteurView } from "../net/wire";

const TURNED: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };
const STEP: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const SOURCES = ["start", "ladder"];

type Cards = Map<string, CardData>;

interface Step {
  cell: string;
  from: Side | null;
  before: Step | null;
}

/** The tunnels of a laid card, each as the sides it joins. */
function tunnelsOf(laid: BoardCard, cards: Cards): Side[][] {
  const tunnels = cards.get(laid.card)?.tunnels ?? [];
  return tunnels.map((sides) =>
    [...sides].map((side) => (laid.turned ? TURNED[side as Side] : (side as Side))),
  );
}

function isSource(laid: BoardCard, cards: Cards): boolean {
  const card = cards.get(laid.card);
  return SOURCES.some((tag) => card?.kind === tag || card?.tags.includes(tag));
}

/** The cells behind the openings through which a way goes on that has come to a card from a side. */
function onward(laid: BoardCard, from: Side | null, cards: Cards): { cell: string; from: Side }[] {
  const tunnels = tunnelsOf(laid, cards).filter((sides) => from === null || sides.includes(from));
  const [x = 0, y = 0] = laid.cell;
  return [...new Set(tunnels.flat())]
    .filter((side) => side !== from && (laid.lit ?? "").includes(side))
    .map((side) => ({ cell: `${x + STEP[side][0]},${y + STEP[side][1]}`, from: TURNED[side] }));
}

function walked(last: Step): string[] {
  const cells: string[] = [];
  for (let step: Step | null = last; step; step = step.before) {
    cells.unshift(step.cell);
  }
  return cells;
}

/** The cells of the shortest way to the treasure, from the start on, without cards that have this tag; none if there is none. */
export function wayToTreasure(view: SaboteurView, cards: Cards, without: string | null = null): string[] {
  const treasure = view.goals.find((goal) => goal.card?.startsWith("treasure"))?.cell.join(",");
  const passable = view.board.filter(
    (laid) => without === null || !cards.get(laid.card)?.tags.includes(without),
  );
  const laid = new Map(passable.map((card) => [card.cell.join(","), card]));
  const queue: Step[] = passable
    .filter((card) => isSource(card, cards))
    .map((card) => ({ cell: card.cell.join(","), from: null, before: null }));
  const seen = new Set<string>();
  for (let step = queue.shift(); step && treasure; step = queue.shift()) {
    const card = laid.get(step.cell);
    if (step.cell === treasure) {
      return walked(step);
    }
    if (card && !seen.has(`${step.cell} ${step.from}`)) {
      seen.add(`${step.cell} ${step.from}`);
      const before = step;
      queue.push(...onward(card, step.from, cards).map((next) => ({ ...next, before })));
    }
  }
  return [];
}

/** The ways that decided a round: where doors count, those that were open to the teams that won. */
export function decidingWays(view: SaboteurView, cards: Cards, blue: boolean, green: boolean): string[][] {
  const doorless = [blue ? "green-door" : null, green ? "blue-door" : null].filter((tag) => tag !== null);
  const ways = doorless.map((tag) => wayToTreasure(view, cards, tag)).filter((way) => way.length > 0);
  return ways.length > 0 ? ways : [wayToTreasure(view, cards)];
}
