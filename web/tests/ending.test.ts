// The end of a round as the browser tells it: what it brought whom, and the way that decided it.

import { describe, expect, it } from "vitest";
import { decidingWays, wayToTreasure } from "../src/board/lightedWay";
import type { BoardCard, CardData, SaboteurView } from "../src/net/wire";
import { gainOf } from "../src/words/gains";

function card(name: string, tunnels: string[], kind = "tunnel", tags: string[] = []): [string, CardData] {
  return [name, { name, kind, message: "", tunnels, dead_ends: "", tags, module: "base" }];
}

const cards = new Map([
  card("start", ["NESW"], "start"),
  card("straight", ["EW"]),
  card("curve", ["ES"]),
  card("blue-door-straight", ["EW"], "tunnel", ["blue-door"]),
  card("treasure", ["NESW"], "goal"),
]);

function view(board: BoardCard[], goal: [number, number]): SaboteurView {
  return { board, goals: [{ cell: goal, card: "treasure" }] } as unknown as SaboteurView;
}

function laid(x: number, y: number, name: string, lit: string, turned = false): BoardCard {
  return { cell: [x, y], card: name, lit, turned };
}

describe("the way to the treasure", () => {
  it("goes from the start card by card, as the tunnels lead", () => {
    const board = [laid(0, 0, "start", "NESW"), laid(1, 0, "straight", "EW"), laid(2, 0, "treasure", "NESW")];
    expect(wayToTreasure(view(board, [2, 0]), cards)).toEqual(["0,0", "1,0", "2,0"]);
  });

  it("follows a card that lies upside down", () => {
    const board = [
      laid(0, 0, "start", "NESW"),
      laid(1, 0, "curve", "NW", true),
      laid(1, -1, "treasure", "NESW"),
    ];
    expect(wayToTreasure(view(board, [1, -1]), cards)).toEqual(["0,0", "1,0", "1,-1"]);
  });

  it("does not go where nothing is joined to the start", () => {
    const board = [laid(0, 0, "start", "NESW"), laid(1, 0, "straight", ""), laid(2, 0, "treasure", "")];
    expect(wayToTreasure(view(board, [2, 0]), cards)).toEqual([]);
  });

  it("is the one that was open to the team that won", () => {
    const board = [
      laid(0, 0, "start", "NESW"),
      laid(1, 0, "blue-door-straight", "EW"),
      laid(2, 0, "treasure", "NESW"),
      laid(0, 1, "curve", "NE", true),
    ];
    expect(decidingWays(view(board, [2, 0]), cards, true, false)).toEqual([["0,0", "1,0", "2,0"]]);
    expect(wayToTreasure(view(board, [2, 0]), cards, "blue-door")).toEqual([]);
  });
});

describe("what a round brought somebody", () => {
  const events = [
    { is: "gold-taken", seat: "@0", value: 3 },
    { is: "gold-taken", seat: "@1", value: "?" },
    { is: "gold-awarded", seat: "@2", cards: ["?", "?"] },
    { is: "share-paid", seat: "@3", gold: 2 },
    { is: "gold-stolen", seat: "@0", victim: "@3" },
  ];

  it("is counted in nuggets where the reader may know them, else in cards", () => {
    expect(gainOf(events, 0)).toEqual({ nuggets: 4, cards: 0, points: 0 });
    expect(gainOf(events, 1)).toEqual({ nuggets: 0, cards: 1, points: 0 });
    expect(gainOf(events, 2)).toEqual({ nuggets: 0, cards: 2, points: 0 });
    expect(gainOf(events, 3)).toEqual({ nuggets: 1, cards: 0, points: 0 });
  });

  it("is counted in points in The Lost Mines", () => {
    expect(gainOf([{ is: "points-scored", gained: [2, 0, 5] }], 2).points).toBe(5);
  });
});
