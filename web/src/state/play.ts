// The shortest way to a game: a table with bots, begun at once.

import { api } from "../net/api";
import { person } from "./me.svelte";
import { router } from "./router.svelte";
import { giveShare } from "./shares";

export const BOTS = ["apprentice", "apprentice", "apprentice", "apprentice"];

/** Sit the player down with bots and go there. Throws a Failure. */
export async function playWithBots(rules = "base"): Promise<void> {
  const { table } = await api.create({
    rules,
    seats: BOTS.length + 1,
    name: person.introduce(),
    bots: BOTS,
  });
  await giveShare(table, 0);
  const begun = await api.start(table.code);
  await giveShare(begun.table, begun.you);
  router.go(`/t/${table.code}`);
}
