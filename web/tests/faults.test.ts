// Faults that players have met and that no other test is about: words, badges, toggles, dividers.
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import BoardCards from "../src/board/BoardCards.svelte";
import type { AnyView } from "../src/net/views";
import type { Option, RulesData, SaboteurView, Situation, Talk } from "../src/net/wire";
import Peek from "../src/stage/Peek.svelte";
import { Choosing } from "../src/state/choosing.svelte";
import { settings } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import Gold from "../src/table/Gold.svelte";
import PromptBar from "../src/table/PromptBar.svelte";
import TalkPanel from "../src/table/TalkPanel.svelte";
import { catalogue, LANGUAGES, type Language, say } from "../src/words/catalogue.svelte";
import { endTitle } from "../src/words/gains";

const LOCALE = "../src/undermine/locale/";
const none = (): undefined => undefined;

async function speak(language: Language): Promise<void> {
  const folder = `${LOCALE}${language}/`;
  const files = readdirSync(folder).filter((name) => !name.startsWith("rules-"));
  const words = files.map((name) => readFileSync(folder + name, "utf8")).join("\n");
  vi.stubGlobal("fetch", async () => new Response(words));
  await catalogue.load(language);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function table(...options: Option[]): TableState {
  const game = new TableState("ABCDE");
  const view = { game: "saboteur", deck_size: 3, goals: [], board: [], over: false, memories: [], hand: [] };
  const ask = { name: "take-turn", number: 1, seats: [0] };
  game.now = { view, ask, options: { all: options, by_card: {} } } as unknown as Situation;
  game.table = {
    seats: [
      { seat: 0, name: "Ann" },
      { seat: 1, name: "Bob" },
    ],
  } as unknown as TableState["table"];
  game.you = 0;
  return game;
}

describe("words", () => {
  const own = { "seat-self": "yes", "value-known": "no", seat: "Ann" };

  it.each<[Language, string, Record<string, string | number>, string]>([
    ["cs", "web-play-now-about", { bots: 4 }, "Hned, se 4 boty"],
    ["en", "told-gold-taken", own, "You keep a gold card."],
    ["de", "told-gold-taken", own, "Du behältst eine Goldkarte."],
    ["en", "aim-toll-1", {}, "Choose the empty place at an open tunnel end where your figure will stand."],
  ])("are right: %s %s", async (language, message, values, wanted) => {
    await speak(language);
    expect(say(message, values)).toBe(wanted);
  });

  it("for passing and discarding are the same in Czech wherever they stand", () => {
    const folder = `${LOCALE}cs/`;
    const words = readdirSync(folder)
      .filter((name) => !name.startsWith("rules-"))
      .map((name) => readFileSync(folder + name, "utf8"));
    expect(words.join("\n")).not.toMatch(/pasovat|odhodit/i);
  });
});

it.each(LANGUAGES)("a slow connection is told without milliseconds in %s", async (language) => {
  await speak(language);
  expect(say("web-lag")).not.toMatch(/\d|ms/);
});

it("a player is explained by what a player does, not by the deck of dwarfs", () => {
  const glossary = readFileSync("../src/undermine/rulebook/glossary.md", "utf8");
  expect(/^\| player, seat .*$/m.exec(glossary)?.[0]).toContain("BASE-10");
});

it("who wins gold cards of unknown worth is not told that there is no gold", async () => {
  await speak("en");
  expect(endTitle({ nuggets: 0, cards: 1, points: 0 }, "yes", false)).toBe(
    "You have won: you get one gold card",
  );
  expect(endTitle({ nuggets: 3, cards: 0, points: 0 }, "yes", false)).toBe("You have won: you get 3 nuggets");
  expect(endTitle({ nuggets: 0, cards: 0, points: 0 }, "no", false)).toBe("You have lost: no gold for you");
});

it("what can be done with a card is a toggle that says whether it is on", async () => {
  await speak("en");
  const game = table(
    { action: "pass map", verb: "pass", card: "map", targets: [] },
    {
      action: "map map 8,0",
      verb: "map",
      card: "map",
      targets: [{ kind: "cell", text: "8,0", cell: [8, 0] }],
    },
  );
  const choosing = new Choosing(() => game.options);
  choosing.pickCard("map");
  const props = { pick: none, pickVerb: none, confirm: none, showClause: none, note: "", cards: new Map() };
  render(PromptBar, { game, view: game.now?.view as AnyView, choosing, ...props });
  const toggles = screen.getAllByRole("button").filter((button) => button.dataset["verb"]);
  expect(toggles.length).toBeGreaterThan(0);
  expect(toggles.map((button) => button.getAttribute("aria-pressed"))).not.toContain(null);
});

it("gold cards of others are drawn as cards, one's own nuggets as nuggets", async () => {
  await speak("en");
  const view = {
    seat: 0,
    dwarfs: [null, null],
    tokens: [0, 0],
    gold_cards: [1, 1],
    gold: [3],
    over: false,
    wealth: [],
  };
  const drawn = [0, 1].map((seat) => {
    const { container } = render(Gold, { view: view as unknown as SaboteurView, seat, sentences: null });
    return [container.querySelector(".card") !== null, container.querySelector(".unseen")?.textContent];
  });
  expect(drawn).toEqual([
    [false, "3 nuggets"],
    [true, "One gold card"],
  ]);
});

it("what was said in an earlier round is divided from what is said now", async () => {
  await speak("en");
  const game = table();
  game.talk = [1, 2].map((number) => ({ number, seat: 1, text: `line ${number}` }) as unknown as Talk);
  game.roundsTalked = [{ after: 1, round: 2 }];
  render(TalkPanel, { game });
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent?.trim());
  expect(lines).toEqual([expect.stringContaining("line 1"), "Round 2", expect.stringContaining("line 2")]);
});

it("a treasure that was seen has another badge than a stone, whatever the colour", () => {
  const badge = (card: string): string[] => {
    const view = { board: [], goals: [{ cell: [8, 0], card }], last_dug: null, memories: [] };
    const props = { view: view as unknown as SaboteurView, cards: new Map(), pieces: [] };
    const { container } = render(BoardCards, props);
    return [...container.querySelectorAll(".seen")].map(({ tagName }) => tagName.toLowerCase());
  };
  expect([badge("treasure"), badge("stone-ne")]).toEqual([["path"], ["circle"]]);
});

describe("a look", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.calm = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.calm = false;
  });

  it("is laid back after a while, whatever else happens meanwhile", async () => {
    const game = table();
    game.rules = { cards: [], values: {} } as unknown as RulesData;
    const { container } = render(Peek, { game });
    game.fresh = [{ is: "goal-seen", seat: "@0", cell: "8,0", goal: "treasure" }];
    await tick();
    game.fresh = [{ is: "passed", seat: "@1" }];
    await tick();
    expect(container.querySelector(".peek")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(container.querySelector(".peek")).toBeNull();
  });
});
