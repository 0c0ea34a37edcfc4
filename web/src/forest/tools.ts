// Which tool lies on an obstacle.

import type { CardData, LostMinesView } from "../net/wire";

const TOOLS: Record<string, string> = { tree: "axe", lake: "boat", ditch: "rope" };

interface Cards {
  cardData(name: string): CardData | undefined;
}

/** The tool that lies on a cell: the one that its obstacle needs. */
export function toolOn(cell: readonly number[], view: LostMinesView, cards: Cards): string {
  const laid = view.board.find((card) => card.cell.join() === cell.join());
  return TOOLS[cards.cardData(laid?.card ?? "")?.tags[0] ?? ""] ?? "axe";
}
