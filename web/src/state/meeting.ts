// Meeting others: which open table suits somebody who wants to play now, and sitting down there.

import { api, Failure } from "../net/api";
import type { OpenTable } from "../net/wire";
import { catalogue } from "../words/catalogue.svelte";
import { person } from "./me.svelte";
import { router } from "./router.svelte";

/** A table that begins by itself within this time is worth waiting for. */
const SOON_MS = 30_000;
/** Behind the address of a table: the player wanted to play at once, and may go to bots instead. */
const CAME_BY_PLAY_NOW = "?now";
const TAKEN = ["name-taken", "table-full", "table-closed", "seat-taken", "no-such-table"];

/** Whether people wait at a table who will play by these rules within seconds, in a language the player reads. */
export function suits(table: OpenTable, now: number, language: string, rules: string): boolean {
  const soon = table.starts !== null && table.starts - now <= SOON_MS;
  const understood = table.language === "" || table.language === language;
  return soon && understood && table.free > 0 && table.people.length > 0 && table.rules === rules;
}

/** The tables that suit, the one that begins first before the others. */
export function suitable(tables: OpenTable[], now: number, language: string, rules: string): OpenTable[] {
  return tables
    .filter((table) => suits(table, now, language, rules))
    .sort((one, other) => (one.starts ?? 0) - (other.starts ?? 0));
}

/** Sit down at a listed table and go there. Throws a Failure. */
export async function sitDown(code: string, search = ""): Promise<void> {
  await api.join(code, person.introduce(), null, !person.name);
  router.go(`/t/${code}${search}`);
}

/** Sit down with people who will play within seconds; false if nobody waits for one more. */
export async function playWithPeople(rules: string): Promise<boolean> {
  const list = await api.openTables().catch(() => null);
  for (const table of suitable(list?.tables ?? [], list?.now ?? 0, catalogue.language, rules)) {
    try {
      await sitDown(table.code, CAME_BY_PLAY_NOW);
      return true;
    } catch (error) {
      if (!(error instanceof Failure && TAKEN.includes(error.code))) {
        throw error;
      }
    }
  }
  return false;
}

/** Whether the player came to this table by wanting to play now. */
export function cameByPlayNow(): boolean {
  return router.search === CAME_BY_PLAY_NOW;
}
