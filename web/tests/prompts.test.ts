// Every question of every module, whichever game it is of, has a prompt that fits: words in all languages, and targets
// that are shown as what they are. prompts.json is written from the engine (tests/locale/prompts.py).
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ICONS, iconsOf } from "../src/art/icons";
import { seenOptions } from "../src/forest/routes";
import type { LostMinesView, Option, RulesData, Target } from "../src/net/wire";
import { shownAs, targetHint, targetLabel, targetSign } from "../src/table/targets";
import { catalogue, LANGUAGES } from "../src/words/catalogue.svelte";
import { Sentences } from "../src/words/sentences";
import prompts from "./prompts.json";

const LOCALE = "../src/undermine/locale/";
const VERBS = Object.entries(prompts.verbs as Record<string, string[]>);
const ASKS = Object.entries(prompts.asks);

/** One target of each kind, as the server writes it. */
const TARGETS: Record<string, Target> = {
  cell: { kind: "cell", text: "3,2", cell: [3, 2] },
  place: { kind: "place", text: "3,2 turned", cell: [3, 2], turned: true },
  edge: { kind: "edge", text: "3,2|4,2" },
  route: { kind: "route", text: "EEN" },
  seat: { kind: "seat", text: "@1", seat: 1 },
  card: { kind: "card", text: "map", card: "map" },
  "spare-card": { kind: "spare-card", text: "map", card: "map" },
  tool: { kind: "tool", text: "pick" },
  number: { kind: "number", text: "0", number: 0 },
  flag: { kind: "flag", text: "yes", number: 1 },
};
const FITTING: Record<string, string> = {
  cell: "board",
  place: "board",
  edge: "board",
  walk: "board",
  route: "way",
  seat: "player",
  card: "card",
  "spare-card": "card",
  treasure: "card",
  tool: "words",
  flag: "words",
  number: "words",
};
const FOREST = {
  game: "lost-mines",
  seat: 0,
  places: [[1, 2]],
  mines: [],
  tokens: [],
  memories: [],
  treasures: [{ back: "gold-treasure", card: null, holder: null }],
} as unknown as LostMinesView;
const ROUTES = [TARGETS["route"], { kind: "route", text: "NEE" }] as Target[];

function card(name: string): RulesData["cards"][number] {
  return { name, kind: "", message: `card-${name}`, tunnels: [], dead_ends: "", tags: [], module: "" };
}

const sentences = new Sentences(
  { cards: [card("map"), card("gold-treasure")], values: {} } as unknown as RulesData,
  () => ["Ann", "Bob"],
);

/** The targets of a verb as a player of its game meets them. */
function targetsOf(verb: string, kinds: string[]): Target[] {
  const targets = kinds.map((kind) => TARGETS[kind] as Target);
  const options: Option[] = kinds.includes("route")
    ? ROUTES.map((route) => ({ action: `${verb} ${route.text}`, verb, targets: [route] }))
    : [{ action: verb, verb, targets }];
  return seenOptions(options, FOREST)[0]?.targets ?? [];
}

beforeAll(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    const folder = LOCALE + path.split("/")[3];
    const names = readdirSync(folder).filter((name) => !/^(rules-|cli)/.test(name));
    return new Response(names.map((name) => readFileSync(`${folder}/${name}`, "utf8")).join("\n"));
  });
});
afterAll(() => vi.unstubAllGlobals());

describe.each([...LANGUAGES])("in %s", (language) => {
  beforeAll(() => catalogue.load(language));

  it("every question and every verb has its words", () => {
    const lacking = [...ASKS.map(([ask]) => `ask-${ask}`), ...VERBS.map(([verb]) => `verb-${verb}`)].filter(
      (message) => !catalogue.has(message),
    );
    expect(lacking).toEqual([]);
  });

  it("every verb tells what it is aimed at in a sentence of its own", () => {
    for (const [verb, kinds] of VERBS) {
      const text = [verb, ...kinds.map((kind) => TARGETS[kind]?.text)].join(" ");
      const told = sentences.action(text);
      expect(catalogue.has(`action-${verb}`), verb).toBe(true);
      expect(told, verb).not.toMatch(/[{}]|undefined|action-/);
      if (kinds.includes("seat")) {
        expect(told, verb).toContain("Bob");
      }
    }
  });

  it("every verb says at every step what is to be chosen, and calls it by its name", () => {
    const nameless = VERBS.flatMap(([verb, kinds]) =>
      targetsOf(verb, kinds).filter((target, step) => {
        const hint = targetHint(verb, step, target);
        const label = shownAs(target, verb) === "board" ? "" : targetLabel(target, FOREST, sentences);
        return /^(web|aim)-/.test(hint) || /^[\d@]+$|^[a-z]+-/.test(label);
      }),
    );
    expect(nameless).toEqual([]);
  });
});

describe("cards", () => {
  it("all have a drawing, each its own", () => {
    const cards = Object.entries(prompts.cards as Record<string, string[]>);
    const drawn = cards.map(([name, tags]) => [name, JSON.stringify(iconsOf(name, tags))] as const);
    expect(drawn.filter(([, drawing]) => drawing === "[]").map(([name]) => name)).toEqual([]);
    const drawings = drawn.map(([, drawing]) => drawing);
    expect(drawn.filter(([, drawing], at) => drawings.indexOf(drawing) !== at).map(([name]) => name)).toEqual(
      [],
    );
  });
});

describe("targets", () => {
  it("are shown as what they are", () => {
    const strange = VERBS.flatMap(([verb, kinds]) =>
      targetsOf(verb, kinds).filter((target) => shownAs(target, verb) !== FITTING[target.kind]),
    );
    expect(strange).toEqual([]);
    const signs = VERBS.flatMap(([verb, kinds]) => targetsOf(verb, kinds).map(targetSign));
    expect(signs.filter((sign) => sign !== null && !ICONS[sign])).toEqual([]);
  });

  it("that are numbers are what the numbers count", () => {
    const numbers = VERBS.filter(([, kinds]) => kinds.includes("number")).map(([verb, kinds]) => [
      verb,
      targetsOf(verb, kinds)[0]?.kind,
    ]);
    expect(Object.fromEntries(numbers)).toEqual({
      "change-gold": "number",
      "take-gold": "number",
      "look-treasure": "treasure",
      "take-treasure": "treasure",
    });
  });

  it("of a question that a card is not played for are answered by one verb", () => {
    const verbs = new Set(VERBS.map(([verb]) => verb));
    expect(ASKS.filter(([, verb]) => verb !== "" && !verbs.has(verb))).toEqual([]);
  });
});
