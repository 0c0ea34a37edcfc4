// A share in the deal is promised before the game and shown when the table asks for it, and only by who promised it.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { Seated, Table } from "../src/net/wire";
import { giveShare, shareOf } from "../src/state/shares";

const CODE = "SHARES";
const shared = vi.spyOn(api, "share");
const kept = new Map<string, string>();

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

function table(promise: string, revealing: boolean, status = "open"): Table {
  const seats = [{ seat: 0, name: "Ann", promise }];
  return { code: CODE, rules: "base", status, seats, commitment: "", options: {}, revealing };
}

function given(): Record<string, string | undefined> {
  return shared.mock.calls.at(-1)?.[1] as Record<string, string | undefined>;
}

beforeEach(() => {
  shared.mockReset();
  shared.mockResolvedValue({} as Seated);
});

describe("a share in the deal", () => {
  it("is promised by its fingerprint, and shown when the table asks for it", async () => {
    await giveShare(table("", false), 0);
    const { promise } = given();
    expect(promise).toMatch(/^[0-9a-f]{64}$/);
    await giveShare(table(promise ?? "", false), 0);
    expect(shared).toHaveBeenCalledTimes(1);
    await giveShare(table(promise ?? "", true), 0);
    expect(given()).toEqual({ nonce: shareOf(CODE) });
  });

  it("is another one at every table that asks again", async () => {
    await giveShare(table("", false), 0);
    const first = given();
    await giveShare(table("", false), 0);
    expect(given()).not.toEqual(first);
  });

  it("is not given for others, after the deal, or for what another device promised", async () => {
    await giveShare(table("", false), null);
    await giveShare(table("", false, "playing"), 0);
    await giveShare(table("f".repeat(64), true), 0);
    expect(shared).not.toHaveBeenCalled();
  });
});
