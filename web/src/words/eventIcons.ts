// The drawing beside a line of the log: that of the card it is about, or of the sort of thing that happened.

import { ICONS, iconsOf } from "../art/icons";
import type { Stroke } from "../art/strokes";
import type { Sentences, Words } from "./sentences";

/** What is never told in the log: it happens all the time, or says nothing to a player. */
export const QUIET = new Set([
  "announced",
  "answer-given",
  "card-drawn",
  "deck-shuffled",
  "game-began",
  "hand-dealt",
  "supply-shuffled",
  "turn-began",
]);

const BY_WORD: [RegExp, string][] = [
  [/dragon/, "dragon"],
  [/troll/, "troll"],
  [/trap-/, "forest-trap"],
  [/dwarf-(walked|stayed)/, "boot"],
  [/path-laid|forest/, "path"],
  [/mine-|expedition/, "dig"],
  [/treasure/, "chest"],
  [/points|game-won/, "star"],
  [/clans|roles/, "blue-clan"],
  [/gold|tokens|nugget/, "coin"],
  [/dwarf|winners/, "miner"],
  [/goal/, "treasure"],
  [/tunnel|round/, "dig"],
  [/passed|card|hand/, "cards"],
];

export function eventIcon(event: Words, sentences: Sentences): Stroke[] {
  const card = sentences.cardIn(event);
  const data = card ? sentences.cardData(card) : undefined;
  const own = data && data.tunnels.length === 0 ? iconsOf(data.name, data.tags)[0] : undefined;
  const name = String(event["is"]);
  const word = BY_WORD.find(([pattern]) => pattern.test(name))?.[1] ?? "lantern";
  return own ?? ICONS[word] ?? [];
}
