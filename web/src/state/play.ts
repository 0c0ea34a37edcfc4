// The shortest way to a game: a table with bots, begun at once.

import { api, nonce } from "../net/api";
import { person } from "./me.svelte";
import { router } from "./router.svelte";

export const BOTS = ["apprentice", "apprentice", "apprentice", "apprentice"];

/** Sit the player down with bots and go there. Throws a Failure. */
export async function playWithBots(): Promise<void> {
  const { table } = await api.create({
    rules: "base",
    seats: BOTS.length + 1,
    name: person.introduce(),
    bots: BOTS,
    nonce: nonce(),
  });
  await api.start(table.code);
  router.go(`/t/${table.code}`);
}
