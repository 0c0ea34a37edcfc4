// What the bar below the board offers, and what it does not.
import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyView } from "../src/net/views";
import type { Option, Situation, Step } from "../src/net/wire";
import { isMove } from "../src/replay/replay.svelte";
import { Choosing } from "../src/state/choosing.svelte";
import { TableState } from "../src/state/table.svelte";
import ClaimBar from "../src/table/ClaimBar.svelte";
import PromptBar from "../src/table/PromptBar.svelte";
import { questionText } from "../src/table/targets";
import { catalogue } from "../src/words/catalogue.svelte";

const LOCALE = "../src/undermine/locale/en/";
const none = (): undefined => undefined;

beforeEach(async () => {
  const files = readdirSync(LOCALE).filter((name) => !name.startsWith("rules-"));
  const words = files.map((name) => readFileSync(LOCALE + name, "utf8")).join("\n");
  vi.stubGlobal("fetch", async () => new Response(words));
  await catalogue.load("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function asked(name: string, game = "saboteur"): TableState {
  const table = new TableState("ABCDE");
  const view = { game, deck: 3, goals: [], mines: [], board: [], over: false, memories: [] };
  table.now = { view, ask: { name, number: 1, seats: [0] }, options: null } as unknown as Situation;
  table.table = { seats: [{ seat: 0, name: "Ann" }] } as unknown as NonNullable<TableState["table"]>;
  table.you = 0;
  return table;
}

function showPrompt(table: TableState): void {
  const choosing = new Choosing(() => table.options);
  const view = table.now?.view as AnyView;
  const props = {
    game: table,
    view,
    choosing,
    cards: new Map(),
    pick: none,
    pickVerb: none,
    confirm: none,
    showClause: none,
    note: "",
  };
  render(PromptBar, props);
}

describe("the answer once for all", () => {
  it.each([
    ["veto-window", 1],
    ["take-turn", 0],
    ["pick-gold", 0],
  ])("stands beside %s %d times", (ask, times) => {
    const table = asked(ask);
    table.standing = true;
    showPrompt(table);
    expect(screen.queryAllByRole("button", { name: "Always no" })).toHaveLength(times);
  });
});

describe("what a pioneer is asked", () => {
  const option = (verb: string): Option => ({ action: verb, verb, card: null, targets: [] });

  it.each([
    [["dig", "ask-toll"], "Pioneer: lay a tunnel card."],
    [["ask-toll"], "Pioneer: no place is open for a tunnel card. Ask a player to pay the toll."],
  ])("is what can be done: %s", (verbs, question) => {
    expect(questionText("pioneer-digs", verbs.map(option))).toBe(question);
  });
});

describe("claims", () => {
  it("of what one saw are not offered in The Lost Mines, which forbid them", () => {
    const table = asked("take-turn", "lost-mines");
    const mines = [{ cell: [9, 0] as [number, number], card: null }];
    render(ClaimBar, { game: table, goals: mines });
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "I trust …",
      "I suspect …",
      "More …",
    ]);
  });
});

describe("a card that is carried over a place", () => {
  const dig = (turned: boolean): Option => ({
    action: `dig [NE] 3,0${turned ? " turned" : ""}`,
    verb: "dig",
    card: "[NE]",
    targets: [{ kind: "place", text: "3,0", cell: [3, 0], turned }],
  });

  it.each([
    [[dig(true)], true],
    [[dig(false)], false],
    [[dig(true), dig(false)], false],
  ])("lies as it will be laid", (options, turned) => {
    const choosing = new Choosing(() => options);
    choosing.pickCard("[NE]");
    expect(choosing.lies("3,0")).toBe(turned);
  });
});

describe("the moves of a replay", () => {
  const step = (number: number, seat: number | null, ...events: string[]): Step =>
    ({ number, seat, action: null, seen: [{ events: events.map((is) => ({ is })) }] }) as unknown as Step;

  it("are those that somebody made, not the deal and not answers in secret", () => {
    const steps = [
      step(0, null, "game-began"),
      step(1, 2, "announced"),
      step(2, null),
      step(3, 1, "answer-given", "tunnel-dug"),
      step(4, 3, "passed"),
    ];
    expect(steps.map(isMove)).toEqual([false, true, false, false, true]);
  });
});
