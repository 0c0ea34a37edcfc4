// What a single option is told by: the words of an action as the server writes it, `repair repair-pick @2 pick`, become
// variables of its message (`action-…`).

import type { FluentVariable } from "@fluent/bundle";
import { type Cell, edgeCells, readCell } from "../board/layout";
import { catalogue, say } from "./catalogue.svelte";
import { edgePlace, type Ground, goalName, isGoal, isMine, mineName, placeOf } from "./places";

/** Who reads, who acts, and what cards and players are called. */
export interface Naming {
  you: number | null;
  doer: number | null;
  ground: Ground;
  card: (name: string) => string | null;
  seat: (seat: number) => string;
  list: (names: string[]) => string;
}

type Args = Record<string, FluentVariable>;

function flag(holds: boolean): string {
  return holds ? "yes" : "no";
}

function cardArgs(words: string[], { card, list }: Naming): Args {
  const named = words.map(card).filter((name) => name !== null);
  const [first = "", second = ""] = named;
  return { card: first, second, last: named.at(-1) ?? "", cards: list(named), count: named.length };
}

function seatArgs(word: string, { you, doer, seat }: Naming): Args {
  const target = Number(word.slice(1));
  return { seat: seat(target), self: flag(target === you), own: flag(target === doer) };
}

/** What lies at a cell, so that it can be chosen or looked at: a goal, a mine, or the spot. */
function thingAt(cell: Cell, ground: Ground): string {
  if (isGoal(cell, ground)) {
    return goalName(cell, ground);
  }
  return isMine(cell, ground)
    ? mineName(cell, ground, "acc")
    : say("action-spot", { place: placeOf(cell, ground) });
}

function cellArgs(cells: Cell[], ground: Ground): Args {
  const [cell, other] = cells;
  return {
    ...(cell && { place: placeOf(cell, ground), at: thingAt(cell, ground), goal: goalName(cell, ground) }),
    ...(other && { "other-goal": goalName(other, ground) }),
  };
}

function wordArgs(word: string, naming: Naming): Args {
  const edge = edgeCells(word);
  if (word.startsWith("@")) {
    return seatArgs(word, naming);
  }
  if (edge) {
    return { edge: edgePlace(edge, naming.ground) };
  }
  if (/^[NESW]+$/.test(word)) {
    return { steps: word.length };
  }
  if (/^\d+$/.test(word)) {
    return { number: Number(word), nth: Number(word) + 1 };
  }
  return catalogue.has(`tool-${word}`) ? { tool: say(`tool-${word}`) } : { answer: word };
}

/** The variables by which an action is told, from the words after its verb. */
export function actionArgs(words: string[], naming: Naming): Args {
  const cells = words.map(readCell).filter((cell) => cell !== null);
  const others = words.filter((word) => word !== "turned" && !readCell(word) && naming.card(word) === null);
  return Object.assign(
    { turned: flag(words.includes("turned")) },
    cardArgs(words, naming),
    cellArgs(cells, naming.ground),
    ...others.map((word) => wordArgs(word, naming)),
  );
}
