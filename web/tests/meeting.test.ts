// Which open table suits somebody who wants to play now.

import { describe, expect, it } from "vitest";
import type { OpenTable } from "../src/net/wire";
import { suitable } from "../src/state/meeting";

const TABLE: OpenTable = {
  code: "AAAAAA",
  rules: "base",
  seats: 5,
  free: 2,
  people: ["Ann"],
  bots: 0,
  language: "",
  rated: false,
  turn_seconds: 0,
  turn_days: 0,
  starts: 10_000,
};

function chosen(...tables: Partial<OpenTable>[]): string[] {
  return suitable(
    tables.map((table) => ({ ...TABLE, ...table })),
    0,
    "en",
    "base",
  ).map(({ code }) => code);
}

describe("a table for somebody who wants to play now", () => {
  it("has people and begins by itself within seconds", () => {
    expect(chosen({}, { code: "LATER", starts: 300_000 }, { code: "NEVER", starts: null })).toEqual([
      "AAAAAA",
    ]);
    expect(chosen({ people: [] }, { free: 0 })).toEqual([]);
  });

  it("is the one that begins first", () => {
    expect(chosen({ code: "SECOND" }, { code: "FIRST", starts: 5000 })).toEqual(["FIRST", "SECOND"]);
  });

  it("is played by the rules asked for and in a language the player reads", () => {
    expect(chosen({ rules: "saboteur2" }, { language: "cs" })).toEqual([]);
    expect(chosen({ language: "en" })).toEqual(["AAAAAA"]);
  });
});
