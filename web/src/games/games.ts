// The games by name. Everything that differs between them is asked here; no other file compares the game's name.

import type { AnyView } from "../net/views";
import type { GameDescription } from "./description";
import { lostMines } from "./lostMines";
import { saboteur } from "./saboteur";

const GAMES: { [Name in AnyView["game"]]: GameDescription<Extract<AnyView, { game: Name }>> } = {
  saboteur,
  "lost-mines": lostMines,
};

/** Return the description of the game that a view shows. A view goes with the description of its own name only. */
export function gameOf(view: AnyView): GameDescription<AnyView> {
  return GAMES[view.game] as GameDescription<AnyView>;
}
