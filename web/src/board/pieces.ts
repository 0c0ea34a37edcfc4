// What lies in the labyrinth besides cards and goals: chests, nuggets, toll figures. Read from what the modules show.

import type { SaboteurView } from "../net/wire";
import type { Sentences, Words } from "../words/sentences";
import { type Cell, readCell } from "./layout";

export interface Piece {
  cell: Cell;
  /** A drawing of icons.ts. */
  icon: string;
  /** True for a face-down card with the drawing on its back, false for something standing on a card. */
  card: boolean;
  label: string;
}

type Reader = (part: Words, sentences: Sentences) => Piece[];

const READERS: Record<string, Reader> = {
  "chest-state": (part, sentences) =>
    each(part["cells"], (cell) => ({ cell, icon: "chest", card: true, label: sentences.module("chests") })),
  "toll-state": (part, sentences) => {
    const owners = texts(part["owners"]);
    return each(part["cells"], (cell, index) => ({
      cell,
      icon: "figure",
      card: false,
      label: sentences.seat(Number(owners[index]?.slice(1))),
    }));
  },
  "nugget-state": (part, sentences) =>
    part["owner"] === "@?" && part["gone"] === "no"
      ? each([part["cell"]], (cell) => {
          const card = String(part["nugget"]);
          return { cell, icon: card, card: false, label: sentences.card(card) };
        })
      : [],
};

export function piecesOf(view: SaboteurView, sentences: Sentences): Piece[] {
  return Object.values(view.parts).flatMap((part) => READERS[String(part["is"])]?.(part, sentences) ?? []);
}

/** The card that the player has seen lying face down on each goal's cell, and still lies there. */
export function seenGoals(view: SaboteurView): Map<string, string> {
  const fresh = view.memories.filter((memory) => memory["is"] === "saw-goal" && memory["stale"] === "no");
  return new Map(fresh.map((memory) => [String(memory["cell"]), String(memory["goal"])]));
}

function texts(content: unknown): string[] {
  return Array.isArray(content) ? content.map(String) : [];
}

function each(cells: unknown, make: (cell: Cell, index: number) => Piece): Piece[] {
  return texts(cells).flatMap((text, index) => {
    const cell = readCell(text);
    return cell ? [make(cell, index)] : [];
  });
}
