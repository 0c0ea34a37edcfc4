// A table for people who share this browser, begun at once.

import { api } from "../net/api";
import type { NewTable } from "../net/wire";
import { giveShare } from "../state/shares";
import { say } from "../words/catalogue.svelte";
import { hold } from "./heldSeats";

/** Nobody is hurried where the device goes round: a question is open until its last answer, a round's end until the longest wait is over. */
const OPTIONS: NonNullable<NewTable["options"]> = { reaction_seconds: 0, unmasking_seconds: 60 };

/** What everybody is called: who gave no name is numbered. */
export function called(names: string[]): string[] {
  return names.map((name, place) => name.trim() || say("room-player", { number: place + 1 }));
}

/** Sit these people down, with bots beside them, begin, and return the code of their table. Throws a Failure. */
export async function beginHere(
  rules: string,
  names: string[],
  bots: string[],
  covered: boolean,
): Promise<string> {
  const [first = "", ...others] = called(names);
  const { table } = await api.create({
    rules,
    seats: names.length + bots.length,
    name: first,
    bots,
    options: OPTIONS,
  });
  const seats = [{ seat: 0, token: "" }];
  for (const name of others) {
    seats.push(await api.seatGuest(table.code, name));
  }
  await giveShare((await api.table(table.code)).table, 0);
  const begun = await api.start(table.code);
  await giveShare(begun.table, begun.you);
  hold(table.code, { seats, covered });
  return table.code;
}
