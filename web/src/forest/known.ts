// What the player knows in The Lost Mines beyond what everybody sees: mines, treasures and dwarf cards looked at.

import type { LostMinesView } from "../net/wire";

function seen(view: LostMinesView, name: string, of: string, card: string): [string, string][] {
  return view.memories
    .filter((memory) => memory["is"] === name)
    .map((memory) => [String(memory[of]), String(memory[card])]);
}

/** The mine that the player has seen lying face down on each cell. */
export function knownMines(view: LostMinesView): Map<string, string> {
  return new Map(seen(view, "saw-mine", "cell", "mine"));
}

/** The treasures that the player has seen, by number. */
export function knownTreasures(view: LostMinesView): Map<number, string> {
  return new Map(
    seen(view, "saw-treasure", "number", "treasure").map(([number, card]) => [Number(number), card]),
  );
}

/** Everybody's dwarf card as far as the player knows it: their own, what they have seen, and all when they are shown. */
export function knownDwarfs(view: LostMinesView): (string | null)[] {
  const looks = new Map(seen(view, "saw-role", "target", "role"));
  return view.dwarfs.map((dwarf, seat) => dwarf ?? looks.get(`@${seat}`) ?? null);
}
