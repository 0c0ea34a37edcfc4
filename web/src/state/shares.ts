// The player's shares in deals: a secret number for every table, promised by its fingerprint before the game, and shown
// when nobody can choose another number any more. The server cannot choose a deal while one player does this.

import { api, nonce } from "../net/api";
import type { Seated, Table } from "../net/wire";

const KEY = "undermine-share-";
const asked = new Set<string>();

/** Fingerprints need a page that came over https, or from this machine. */
async function fingerprint(share: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(share));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The number that this browser has given for a table, for checking the deal afterwards. */
export function shareOf(code: string): string | null {
  return localStorage.getItem(KEY + code);
}

async function promise(code: string): Promise<Seated> {
  const share = nonce();
  localStorage.setItem(KEY + code, share);
  // Without fingerprints the number is given openly: better than none.
  return await api.share(code, crypto.subtle ? { promise: await fingerprint(share) } : { nonce: share });
}

async function reveal(code: string, promised: string): Promise<Seated | null> {
  const share = shareOf(code);
  const ours = share !== null && Boolean(crypto.subtle) && (await fingerprint(share)) === promised;
  return ours ? await api.share(code, { nonce: share }) : null;
}

/** Do what the table needs of the player for its deal; null if that is nothing. Another device may have promised. */
export async function giveShare(table: Table, you: number | null): Promise<Seated | null> {
  const promised = you === null ? undefined : (table.seats[you]?.promise ?? "");
  if (promised === undefined || table.status !== "open") {
    return null;
  }
  const step = `${table.code} ${table.revealing ? `shown ${promised}` : "promised"}`;
  if (asked.has(step) || Boolean(promised) !== Boolean(table.revealing)) {
    return null;
  }
  asked.add(step);
  try {
    return await (table.revealing ? reveal(table.code, promised) : promise(table.code));
  } finally {
    asked.delete(step);
  }
}
