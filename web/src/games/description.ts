// What differs between the games, apart from their pictures: one description each, looked up by the game's name.

import type { Walk } from "../forest/routes";
import type { AnyView } from "../net/views";
import type { Claim, Goal, Option } from "../net/wire";

export type ClaimKind = Claim["claim"]["is"];

export interface GameDescription<View extends AnyView> {
  /** The verb that lays a tunnel card. */
  lays: string;
  /** What people may say at the press of a button. */
  claims: ClaimKind[];
  /** Whether the board is always dug from left to right. */
  sideways: boolean;
  /** Whether nothing is left to do for those who only pass: in the forest they still walk. */
  passesAhead: boolean;
  /** Whether the game is won by points instead of gold. */
  points: boolean;
  /** Whether an example of a clause always shows the board. */
  boardInExamples: boolean;
  /** What lies on the board, for comparing two moments. */
  lies(view: View): unknown;
  goals(view: View): Goal[];
  mines(view: View): Goal[];
  /** The cards that lie face up before a player. */
  lying(view: View, seat: number): string[];
  scores(view: View): number[];
  /** The cell of the tunnel card that was laid last, where the rules ask for it. */
  lastDug(view: View): readonly number[] | null;
  /** The options as they are chosen on the board. */
  seen(options: Option[], view: View): Option[];
  /** The walk that a route of one's own dwarf makes. */
  walk(route: string, view: View): Walk | null;
}
