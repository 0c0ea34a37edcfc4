// What has happened at a table, read from what the server told: when a round has ended, what a player has missed, who was
// sent away.

import type { AnyView } from "../net/views";
import type { Situation, Table, Talk, Unmasking } from "../net/wire";
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

/** Whether a round of the game is over. */
export function hasEndedRound(now: Situation | null, log: LogLine[]): boolean {
  return (now?.view.round ?? 0) > 1 || log.some(({ event }) => endsRound(event));
}

function endsRound(event: Words): boolean {
  return ROUND_ENDED.includes(String(event["is"]));
}

/** Collects what happens from the end of a round's play on, until the game goes on. */
export class RoundEnds {
  #ending = false;

  /** What has happened since the round ended, with one event more: the last of them is that with which the game goes on. */
  collected(event: Words, before: Words[] | null): Words[] | null {
    const ends = endsRound(event);
    const belongs = this.#ending && before !== null;
    this.#ending = ends || (this.#ending && !goesOn(event));
    if (ends) {
      return [event];
    }
    return belongs ? [...before, event] : before;
  }
}

/** Whether the game goes on with this event, or is over. */
export function goesOn(event: Words): boolean {
  return GOES_ON.includes(String(event["is"]));
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

/** Whether a player, who has not got up, sits at the table no more. */
export function hasLostSeat(before: Table | null, seat: number | null, now: Table): boolean {
  const name = seat === null ? undefined : before?.seats[seat]?.name;
  return name !== undefined && (now.removed ?? []).includes(name);
}

/** The end of a round that is to be looked at: where the game waits for that, or as long as nobody has looked. */
export function endOf(
  now: Situation | null,
  told: Unmasking | null,
  events: Words[] | null,
): RoundEnd | null {
  if (told?.now) {
    return { events: told.events ?? [], view: told.now.view };
  }
  const waits = now?.ask?.name === UNMASKING;
  return events && now && (waits || !now.view.over) ? { events, view: now.view } : null;
}

/** What somebody hears: all claims of people, which are part of the game, and all that others say who are not muted. */
export function heardBy(talk: Talk[], table: Table | null, muted: number[]): Talk[] {
  return talk.filter(({ seat, claim }) => (claim && !table?.seats[seat]?.bot) || !muted.includes(seat));
}
