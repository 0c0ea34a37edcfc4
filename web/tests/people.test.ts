import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardData, RulesData } from "../src/net/wire";
import { settings } from "../src/state/settings.svelte";
import { catalogue, LANGUAGES, type Language } from "../src/words/catalogue.svelte";
import { clauseParts } from "../src/words/clauseParts";
import { QUIET } from "../src/words/eventIcons";
import { type Ground, goalName, placeOf } from "../src/words/places";
import { clausesOf } from "../src/words/rules";
import { Sentences, type Words } from "../src/words/sentences";
import { openSides, shapeName } from "../src/words/shapes";

const LOCALE = "../src/undermine/locale/";
const { told } = JSON.parse(readFileSync("tests/prompts.json", "utf8")) as {
  told: Record<string, Record<string, string>>;
};
/** What files and the command line write: cells, edges, shapes of cards, and variables that were never filled in. */
const NOTATION = /-?\d+,-?\d+|\[[NESW]+\]|[NESW]\||180°|\{|\$/;

async function speak(language: Language): Promise<void> {
  const files = readdirSync(LOCALE + language)
    .filter((name) => !name.startsWith("rules-"))
    .map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8"));
  vi.stubGlobal("fetch", async () => new Response(files.join("\n")));
  await catalogue.load(language);
}

function tile(name: string, message: string, tunnels: string[], dead_ends = ""): CardData {
  return { name, kind: "tunnel", message, tunnels, dead_ends, tags: [], module: "dwarfs" };
}

const T_PIECE = tile("[NES]", "card-tunnel", ["NES"]);
const RULES = { cards: [T_PIECE], values: told } as unknown as RulesData;
const GROUND: Ground = {
  way: "east",
  starts: [{ cell: [0, 0], name: "start" }],
  goals: [
    [8, -2],
    [8, 0],
    [8, 2],
  ],
  mines: [],
};

function sentences(you: number | null): Sentences {
  return new Sentences(
    RULES,
    () => ["Ann", "Bob", "Cid"],
    () => ({ you, ground: GROUND }),
  );
}

const CONTENTS: Record<string, string> = {
  seat: "@0",
  card: "[NES]",
  cell: "3,-1",
  edge: "3,-1|4,-1",
  number: "2",
  flag: "yes",
  route: "EEN",
  action: "dig [NES] 3,-1 turned",
};

/** An event with something in every field, or with everything unknown that may be. */
function example(name: string, known: boolean): Words {
  const fields = Object.entries(told[name] ?? {}).map(([field, kind]): [string, unknown] => {
    const several = kind.endsWith("s") && CONTENTS[kind.slice(0, -1)] !== undefined;
    const content = CONTENTS[several ? kind.slice(0, -1) : kind];
    const hidden = !known && content === "[NES]" ? "?" : content;
    return [field, several ? [hidden, hidden, hidden] : field === "target" ? "@1" : hidden];
  });
  return { is: name, ...Object.fromEntries(fields) };
}

beforeEach(() => {
  settings.notation = false;
});

describe.each(LANGUAGES)("what happens, told in %s", (language) => {
  beforeEach(async () => speak(language));

  it.each(Object.keys(told))("has no notation in %s, for whoever reads it", (name) => {
    for (const you of [null, 0, 1, 2]) {
      for (const known of [true, false]) {
        const sentence = sentences(you).event(example(name, known));
        const memory = sentences(you).memory(example(name, known));
        expect(catalogue.has(`memory-${name}`) ? memory : sentence).not.toMatch(NOTATION);
      }
    }
  });

  it("speaks to the reader about what they did themselves", () => {
    const acts = Object.keys(told).filter((name) => told[name]?.["seat"] === "seat" && !QUIET.has(name));
    for (const name of acts) {
      expect(sentences(0).event(example(name, true)), name).not.toContain("Ann");
    }
  });
});

describe.each(LANGUAGES)("the rules, read in %s", (language) => {
  beforeEach(async () => speak(language));

  it("have their shapes drawn and their places in words", () => {
    const pages = readdirSync(LOCALE + language).filter((name) => name.startsWith("rules-"));
    const text = pages.map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf8")).join("\n");
    const read = clausesOf(text, null).map((clause) =>
      clauseParts(clause.id, clause.text)
        .map((part) => ("text" in part ? part.text : ""))
        .join(""),
    );
    expect(read.length).toBeGreaterThan(100);
    expect(read.filter((clause) => /\(-?\d+,-?\d+\)|\[[NESW]+\]|[NESW]\|/.test(clause))).toEqual([]);
  });
});

it("a shape in the rules is that of its sign", () => {
  expect(clauseParts("BASE-1", "the bridge [NS][EW], the dead end N|E.")).toEqual([
    { text: "the bridge " },
    { tunnels: ["NS", "EW"], dead_ends: "" },
    { text: ", the dead end " },
    { tunnels: [], dead_ends: "NE" },
    { text: "." },
  ]);
});

describe("places", () => {
  beforeEach(async () => speak("en"));

  it.each([
    [[0, 0], "on the start"],
    [[2, -1], "two cards east of the start, one up"],
    [[-1, 0], "one card west of the start"],
    [[0, 3], "three cards below the start"],
    [[7, 0], "right before the middle goal"],
    [[7, -1], "seven cards east of the start, one up"],
  ] as const)("%s is told from the start or a goal", (cell, place) => {
    expect(placeOf(cell, GROUND)).toBe(place);
  });

  it("are told as the screen shows them where the mine is dug upwards", () => {
    const up: Ground = { ...GROUND, way: "up" };
    expect(placeOf([2, -1], up)).toBe("two cards above the start, one to the left");
    expect(goalName([8, -2], up)).toBe("the left goal");
    expect(openSides(T_PIECE, false, "up")).toBe("up, right, left");
  });

  it("of goals have names, whichever way they have moved", () => {
    expect(GROUND.goals.map((goal) => goalName(goal, GROUND))).toEqual([
      "the upper goal",
      "the middle goal",
      "the lower goal",
    ]);
    const five = [-4, -2, 0, 2, 4].map((y) => [8, y] as const);
    expect(goalName([8, -2], { ...GROUND, goals: five })).toBe("the second goal from the top");
  });
});

describe("tunnels", () => {
  beforeEach(async () => speak("en"));

  it.each([
    [["NESW"], "", "crossing"],
    [["NES"], "", "T-piece"],
    [["NW"], "", "curve"],
    [["EW"], "", "straight"],
    [[], "NE", "dead end"],
    [["NS", "EW"], "", "bridge"],
    [["NW", "ES"], "", "double curve"],
    [["NS"], "E", "straight with a dead end"],
  ])("%s|%s is called by its shape", (tunnels, dead_ends, name) => {
    expect(shapeName({ tunnels, dead_ends })).toBe(name);
  });

  it("are named with their open sides for who does not see them", () => {
    expect(sentences(0).wholeCard("[NES]")).toBe("T-piece, open: up, right, down");
    expect(sentences(0).wholeCard("[NES]", true)).toBe("T-piece, open: up, down, left");
  });

  it("are drawn beside their names in a sentence", () => {
    const event = { is: "tunnel-dug", seat: "@1", card: "[NES]", cell: "2,-1", turned: "yes" };
    expect(sentences(0).parts(event)).toEqual([
      { text: "Bob lays a ", card: null, turned: false },
      { text: "T-piece", card: "[NES]", turned: true },
      { text: " two cards east of the start, one up.", card: null, turned: false },
    ]);
    expect(sentences(0).spotsIn(event)).toEqual(["2,-1"]);
  });

  it("are written as in files for experts who want that", () => {
    settings.notation = true;
    const event = { is: "tunnel-dug", seat: "@1", card: "[NES]", cell: "2,-1", turned: "yes" };
    expect(sentences(1).event(event)).toBe("Bob lays tunnel [NES] on 2,-1, turned by 180°.");
  });
});
