// Whatever lies in the labyrinth can be asked about: goals and pieces, not only cards.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { thingsAt } from "../src/board/things";
import type { RulesData, SaboteurView } from "../src/net/wire";
import { cardAbout } from "../src/words/about";
import { catalogue } from "../src/words/catalogue.svelte";
import { groundOf } from "../src/words/places";
import { Sentences } from "../src/words/sentences";

const VIEW = {
  game: "saboteur",
  seat: 0,
  board: [{ cell: [1, 0], card: "[EW]", turned: true }],
  goals: [{ cell: [8, 0], card: null }],
  memories: [],
  parts: {
    chests: { is: "chest-state", cells: ["3,1"] },
    toll: { is: "toll-state", cells: ["2,0"], owners: ["@1"] },
  },
} as unknown as SaboteurView;
const straight = {
  name: "[EW]",
  kind: "tunnel",
  message: "card-tunnel",
  tunnels: ["EW"],
  dead_ends: "",
  tags: [],
  module: "base",
};
const sentences = new Sentences(
  { cards: [straight], values: {} } as unknown as RulesData,
  () => ["Ann", "Bob"],
  () => ({ you: 0, ground: groundOf(VIEW, "east") }),
);
const looks = new Map([["8,0", [1]]]);

beforeAll(async () => {
  const files = ["base", "mini", "web", "web-about", "web-told"].map((name) =>
    readFileSync(`../src/undermine/locale/en/${name}.ftl`, "utf8"),
  );
  vi.stubGlobal("fetch", async () => new Response(files.join("\n")));
  await catalogue.load("en");
});

describe("what lies in the labyrinth", () => {
  it.each([
    ["1,0", "straight, open: right, left", "BASE-15", "Lay it next to the tunnels"],
    ["3,1", "Treasure Chests", "CHEST-2", "Whoever digs up to it opens it"],
    ["2,0", "Bob", "TOLL-3", "pays 1 gold to the owner"],
    ["8,0", "the middle goal", "BASE-18", "Looked at by Bob."],
  ])("is explained: %s", (cell, title, clause, text) => {
    const [thing] = thingsAt(cell, VIEW, sentences, looks);
    expect([thing?.title, thing?.clause]).toEqual([title, clause]);
    expect(thing?.text).toContain(text);
  });

  it("is the camp of a clan where the forest is played", () => {
    expect(cardAbout({ ...straight, name: "blue-start", kind: "start" })).toEqual({
      text: "The camp of a clan: its dwarfs set out from here.",
      clause: "LM-8",
    });
  });

  it("is nothing where nothing lies", () => {
    expect(thingsAt("5,5", VIEW, sentences, looks)).toEqual([]);
  });
});
