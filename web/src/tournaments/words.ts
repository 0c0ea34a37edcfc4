// What rounds and players of a tournament are called.

import type { TournamentRound, TournamentShown } from "../net/wire";
import { catalogue, say } from "../words/catalogue.svelte";

type Stage = TournamentShown["stage"];

/** What a round is called: `Round 2`, `Semifinals`, `Final`. */
export function roundName(stage: Stage, number: number): string {
  if (stage === "round") {
    return say("cup-round", { number: number + 1 });
  }
  return stage === "semifinal" ? say("cup-semifinals") : say("cup-the-final");
}

/** The last round there is, with its number. */
export function lastRound(shown: TournamentShown): { round: TournamentRound; number: number } | null {
  const round = shown.rounds.at(-1);
  return round ? { round, number: shown.rounds.length - 1 } : null;
}

export function isOver(round: TournamentRound): boolean {
  return round.begun && round.tables.every((table) => table.gold !== null);
}

/** Whether a pairing has somebody at a table or gives them a bye. */
export function isIn(round: TournamentRound, player: string): boolean {
  return round.byes.includes(player) || round.tables.some((table) => table.players.includes(player));
}

/** Everybody's name by their number. */
export function namesIn(shown: TournamentShown): Map<string, string> {
  return new Map(shown.players.map(({ player, name }) => [player, name]));
}

export function figure(number: number): string {
  return new Intl.NumberFormat(catalogue.language, { maximumFractionDigits: 1 }).format(number);
}
