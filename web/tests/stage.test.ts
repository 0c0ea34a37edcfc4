// Every act of every module is seen where it happens: none is without a trace.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstBeside } from "../src/stage/nearness";
import { looksIn, mendedAt, ownLook, type Trace, tracesOf } from "../src/stage/traces";
import { QUIET } from "../src/words/eventIcons";
import type { Words } from "../src/words/sentences";

const { told } = JSON.parse(readFileSync("tests/prompts.json", "utf8")) as {
  told: Record<string, Record<string, string>>;
};
const MEMORIES = /^memory-([a-z-]+) =/gm;
const files = ["base", "saboteur2", "mini", "championship", "lost-mines"];
const texts = files.map((name) => readFileSync(`../src/undermine/locale/en/${name}.ftl`, "utf8")).join("\n");
const memories = new Set([...texts.matchAll(MEMORIES)].map(([, name]) => name));
const EVENTS = Object.keys(told).filter((name) => !memories.has(name));
const CONTENTS: Record<string, unknown> = {
  seat: "@0",
  card: "map",
  cell: "3,-1",
  cells: ["3,-1", "4,0"],
  edge: "3,-1|4,-1",
};

function example(name: string): Words {
  const fields = Object.entries(told[name] ?? {}).map(([field, kind]): [string, unknown] => [
    field,
    kind === "seat" && field !== "seat" ? "@1" : (CONTENTS[kind] ?? "1"),
  ]);
  return { is: name, ...Object.fromEntries(fields) };
}

function traces(name: string): Trace[] {
  return tracesOf(example(name), told[name] ?? {});
}

describe("what happens", () => {
  it.each(EVENTS.filter((name) => !QUIET.has(name)))("leaves a trace: %s", (name) => {
    expect(traces(name)).not.toEqual([]);
  });

  it.each(EVENTS.filter((name) => !QUIET.has(name) && told[name]?.["seat"]))(
    "is told at the place of whoever did it: %s",
    (name) => {
      expect(traces(name)).toContainEqual({ is: "bubble", seat: 0 });
    },
  );

  it.each(EVENTS.filter((name) => !QUIET.has(name) && told[name]?.["cell"]))(
    "is marked where it happened: %s",
    (name) => {
      expect(traces(name)).toContainEqual(expect.objectContaining({ is: "mark", spot: "3,-1" }));
    },
  );

  it.each(["tool-repaired", "player-freed", "theft-stopped"])(
    "flies to the card that it takes away: %s",
    (name) => {
      const flight = { is: "flight", from: { seat: 0 }, to: { seat: 1, card: "map" } };
      expect(traces(name)).toContainEqual(expect.objectContaining(flight));
      expect(mendedAt(traces(name), 1)).toEqual(["map"]);
      expect(mendedAt(traces(name), 0)).toEqual([]);
    },
  );

  it("flies to one's own tool too", () => {
    const event = { ...example("tool-repaired"), target: "@0" };
    expect(mendedAt(tracesOf(event, told["tool-repaired"] ?? {}), 0)).toEqual(["map"]);
  });

  it.each(["tool-broken", "trap-laid", "played-at", "tokens-paid"])(
    "flies to whom it is meant for: %s",
    (name) => {
      const flight = { is: "flight", from: { seat: 0 }, to: { seat: 1 } };
      expect(traces(name)).toContainEqual(expect.objectContaining(flight));
    },
  );

  it.each([
    ["passed", "flight", { from: { seat: 0 }, to: "pile" }],
    ["gold-taken", "flight", { from: "pile", to: { seat: 0 } }],
    ["gold-stolen", "flight", { from: { seat: 1 }, to: { seat: 0 } }],
    ["goal-seen", "mark", { how: "look" }],
    ["rock-fell", "mark", { how: "break" }],
    ["goal-revealed", "mark", { how: "turn" }],
    ["storm-raged", "mark", { how: "break" }],
    ["mine-revealed", "mark", { how: "turn" }],
  ])("%s shows as it should", (name, is, more) => {
    expect(traces(name)).toContainEqual(expect.objectContaining({ is, ...more }));
  });

  it("leaves an eye of everybody who looked at a goal, until the next round", () => {
    const look = (seat: string): Words => ({ is: "goal-seen", seat, cell: "8,0" });
    expect(looksIn([look("@1"), look("@3"), look("@1")])).toEqual(new Map([["8,0", [1, 3]]]));
    expect(looksIn([look("@1"), { is: "round-began" }])).toEqual(new Map());
  });

  it("leaves eyes at treasures and dwarfs too, until a dwarf is another one", () => {
    const seen = [
      { is: "treasure-seen", seat: "@0", number: "2" },
      { is: "role-seen", seat: "@1", target: "@2" },
      { is: "dwarf-seen", seat: "@0", target: "@3" },
    ];
    expect(looksIn(seen)).toEqual(
      new Map([
        ["#2", [0]],
        ["@2", [1]],
        ["@3", [0]],
      ]),
    );
    const swapped = { is: "dwarf-exchanged", seat: "@3" };
    expect(looksIn([...seen, swapped]).has("@3")).toBe(false);
    expect([...looksIn([...seen, { is: "dwarfs-dealt-anew" }]).keys()]).toEqual(["#2"]);
  });
});

describe("what the player has looked at", () => {
  const look = { is: "goal-seen", seat: "@0", card: "map", cell: "8,0", goal: "treasure" };

  it("is shown to them", () => {
    expect(ownLook([{ is: "turn-began", seat: "@0" }, look], 0)?.card).toBe("treasure");
  });

  it.each([
    ["to others", [look], 1],
    ["to those who watch", [look], null],
    ["where it is not known", [{ ...look, goal: "?" }], 0],
  ])("is not shown %s", (_, events, you) => {
    expect(ownLook(events, you)).toBeNull();
  });
});

describe("the first step beside a goal", () => {
  const goals = ["8,-2", "8,0"];
  const dug = (cell: string): Words => ({ is: "tunnel-dug", seat: "@1", cell });

  it("is a moment of its own", () => {
    expect(firstBeside([dug("6,0"), dug("7,0")], [dug("7,0")], goals)).toEqual(["8,0"]);
  });

  it.each([
    ["if somebody was there before", [dug("7,0"), dug("7,-2")], [dug("7,-2")]],
    [
      "if the goal turns over already",
      [dug("7,0"), { is: "goal-revealed" }],
      [dug("7,0"), { is: "goal-revealed" }],
    ],
    ["farther away", [dug("6,0")], [dug("6,0")]],
  ])("is none %s", (_, log, fresh) => {
    expect(firstBeside(log, fresh, goals)).toEqual([]);
  });

  it("comes again in the next round", () => {
    const log = [dug("7,0"), { is: "round-began" }, dug("7,-2")];
    expect(firstBeside(log, [dug("7,-2")], goals)).toEqual(["8,-2"]);
  });
});
