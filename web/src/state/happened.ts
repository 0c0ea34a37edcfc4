// What events say of the course of a game: when a round has ended, and what a player has missed.

import type { AnyView } from "../net/views";
import type { Words } from "../words/sentences";

/** The question that nobody is asked: everybody looks at how the round ended. */
export const UNMASKING = "unmasking";

/** The end of a round: the table as it was left, and what happened from the end of play on. */
export interface RoundEnd {
  events: Words[];
  view: AnyView;
}

export interface LogLine {
  key: number;
  event: Words;
}

/** The events that end a round, in whichever game. */
const ROUND_ENDED = ["round-ended", "expedition-ended"];
/** The events with which the game goes on behind the end of a round, or is over. */
const GOES_ON = ["round-began", "game-ended", "game-won"];

export function endsRound(event: Words): boolean {
  return ROUND_ENDED.includes(String(event["is"]));
}

/** Collects what happens from the end of a round's play on, until the game goes on. */
export class RoundEnds {
  #ending = false;

  goesOn(event: Words): boolean {
    return GOES_ON.includes(String(event["is"]));
  }

  /** What has happened since the round ended, with one event more. */
  collected(event: Words, before: Words[] | null): Words[] | null {
    const ends = endsRound(event);
    this.#ending = ends || (this.#ending && !this.goesOn(event));
    return this.#ending ? [...((ends ? null : before) ?? []), event] : before;
  }
}

/** What happened since a seat's last turn ended; `asked` while its next one is under way. */
export function sinceLastTurn(lines: LogLine[], seat: number | null, asked: boolean): Words[] {
  const events = lines.map(({ event }) => event);
  const own = events.flatMap((event, place) =>
    event["is"] === "turn-began" && event["seat"] === `@${seat}` ? [place] : [],
  );
  const last = asked ? own.at(-2) : own.at(-1);
  const ended = events.findIndex(
    (event, place) => place > (last ?? -1) && event["is"] === "turn-began" && event["seat"] !== `@${seat}`,
  );
  return ended < 0 ? [] : events.slice(ended);
}
