// The text of a clause for people: shapes are drawn, and cells are told in words. Experts may have it as it is written.

import { settings } from "../state/settings.svelte";
import { type Ground, placeOf } from "./places";

/** Words, or the shape of a card that is drawn in their place. */
export type ClausePart = { text: string } | { tunnels: string[]; dead_ends: string };

const SIGN = /(?:\[[NESW]+\])+|\b[NESW](?:\|[NESW])+(?![A-Za-z])|\(-?\d+,-?\d+\)/g;
const SABOTEUR: Ground = { way: "east", starts: [{ cell: [0, 0], name: "start" }], goals: [], mines: [] };
const LOST_MINES: Ground = {
  ...SABOTEUR,
  starts: [
    { cell: [1, 2], name: "blue" },
    { cell: [1, 4], name: "yellow" },
  ],
};

export function clauseParts(id: string, text: string): ClausePart[] {
  if (settings.notation) {
    return [{ text }];
  }
  const parts: ClausePart[] = [];
  let read = 0;
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    parts.push({ text: text.slice(read, index) }, partOf(sign, id.startsWith("LM") ? LOST_MINES : SABOTEUR));
    read = index + sign.length;
  }
  return [...parts, { text: text.slice(read) }];
}

function partOf(sign: string, ground: Ground): ClausePart {
  if (sign.startsWith("(")) {
    const [x = 0, y = 0] = sign.slice(1, -1).split(",").map(Number);
    return { text: `(${placeOf([x, y], ground)})` };
  }
  return sign.startsWith("[")
    ? { tunnels: sign.slice(1, -1).split("]["), dead_ends: "" }
    : { tunnels: [], dead_ends: sign.replaceAll("|", "") };
}
