import { describe, expect, it } from "vitest";
import type { Option, Target } from "../src/net/wire";
import { Choosing, keyOf } from "../src/state/choosing.svelte";

const place = (x: number, y: number, turned = false): Target => ({
  kind: "place",
  text: `${x},${y}${turned ? " turned" : ""}`,
  cell: [x, y],
  ...(turned ? { turned } : {}),
});
const seat = (number: number): Target => ({ kind: "seat", text: `@${number}`, seat: number });
const spare = (card: string): Target => ({ kind: "spare-card", text: card, card });

function option(verb: string, card: string | null, ...targets: Target[]): Option {
  const action = [verb, card, ...targets.map((target) => target.text)].filter(Boolean).join(" ");
  return { action, verb, ...(card ? { card } : {}), targets };
}

const TURN = [
  option("dig", "[NES]", place(1, 0)),
  option("dig", "[NES]", place(1, 0, true)),
  option("dig", "[NES]", place(0, 1, true)),
  option("pass", "[NES]"),
  option("pass", "[NES]", spare("map")),
  option("pass", "[NES]", spare("map"), spare("map")),
  option("repair", "repair-pick+cart", seat(1), { kind: "tool", text: "pick" }),
  option("repair", "repair-pick+cart", seat(1), { kind: "tool", text: "cart" }),
  option("swap-goals", "goal-swap", place(8, -2), place(8, 0)),
  option("swap-goals", "goal-swap", place(8, -2), place(8, 2)),
  option("pass", "broken-cart"),
  option("ask-toll", null, place(1, 1), seat(2)),
];

function choosing(options: Option[] = TURN): Choosing {
  return new Choosing(() => options);
}

function pick(choice: Choosing, key: string): void {
  const target = choice.next.find((one) => keyOf(one) === key);
  expect(target, key).toBeDefined();
  choice.pickTarget(target as Target);
}

describe("choosing", () => {
  it("keeps a card chosen when another copy of it is taken, and puts it back when the same one is", () => {
    const choice = choosing();
    choice.pickCard("[NES]", 0);
    choice.pickCard("[NES]", 1);
    expect(choice.card).toBe("[NES]");
    expect([choice.holds("[NES]", 0), choice.holds("[NES]", 1)]).toEqual([true, false]);
    choice.pickCard("[NES]", 0);
    expect(choice.card).toBeNull();
  });

  it("shows the copy that was taken up, not the first of its kind", () => {
    const choice = choosing();
    choice.pickCard("[NES]", 1);
    expect([choice.holds("[NES]", 0), choice.holds("[NES]", 1)]).toEqual([false, true]);
    choice.pickCard("[NES]", 1);
    expect(choice.card).toBeNull();
  });

  it("lights the cells of a card, each once, and offers to turn it where both ways fit", () => {
    const choice = choosing();
    choice.pickCard("[NES]");
    expect(choice.currentVerb).toBe("dig");
    expect(choice.next.map(keyOf)).toEqual(["1,0", "0,1"]);
    pick(choice, "1,0");
    expect(choice.canTurn).toBe(true);
    expect(choice.ready?.action).toBe("dig [NES] 1,0");
    choice.turn();
    expect(choice.ready?.action).toBe("dig [NES] 1,0 turned");
  });

  it("turns a card by itself where it fits in no other way", () => {
    const choice = choosing();
    choice.pickCard("[NES]");
    pick(choice, "0,1");
    expect(choice.canTurn).toBe(false);
    expect(choice.ready?.action).toBe("dig [NES] 0,1 turned");
  });

  it("lets another cell be chosen instead of the first", () => {
    const choice = choosing();
    choice.pickCard("[NES]");
    pick(choice, "0,1");
    expect(choice.others.map(keyOf)).toEqual(["1,0", "0,1"]);
    choice.repick(choice.others[0] as Target);
    expect(choice.ready?.action).toBe("dig [NES] 1,0");
  });

  it("asks for target after target until one option is left", () => {
    const choice = choosing();
    choice.pickCard("repair-pick+cart");
    pick(choice, "@1");
    expect(choice.ready).toBeNull();
    pick(choice, "cart");
    expect(choice.ready?.action).toBe("repair repair-pick+cart @1 cart");
  });

  it("takes two cells one after the other", () => {
    const choice = choosing();
    choice.pickCard("goal-swap");
    pick(choice, "8,-2");
    expect(choice.next.map(keyOf)).toEqual(["8,0", "8,2"]);
    pick(choice, "8,2");
    expect(choice.ready?.action).toBe("swap-goals goal-swap 8,-2 8,2");
  });

  it("never discards unless it is meant, and then up to as many cards as may go", () => {
    const choice = choosing();
    choice.pickCard("broken-cart");
    expect(choice.ready).toBeNull();
    choice.pickCard("[NES]");
    choice.pickVerb("pass");
    expect(choice.ready?.action).toBe("pass [NES]");
    choice.pickCard("map");
    choice.pickCard("map");
    expect(choice.ready?.action).toBe("pass [NES] map map");
    choice.pickCard("map");
    expect(choice.ready?.action).toBe("pass [NES]");
  });

  it("offers what needs no card only when it is asked for", () => {
    const choice = choosing();
    expect(choice.verbs).toEqual(["ask-toll"]);
    expect(choice.next).toEqual([]);
    choice.pickVerb("ask-toll");
    pick(choice, "1,1");
    pick(choice, "@2");
    expect(choice.ready?.action).toBe("ask-toll 1,1 @2");
  });

  it("begins at once where a question is answered without a card", () => {
    const no: Target = { kind: "flag", text: "no", number: 0 };
    const yes: Target = { kind: "flag", text: "yes", number: 1 };
    const choice = choosing([option("say", null, no), option("say", null, yes)]);
    pick(choice, "yes");
    expect(choice.ready?.action).toBe("say yes");
  });

  it("puts a card back when it is tapped again", () => {
    const choice = choosing();
    choice.pickCard("[NES]");
    choice.pickCard("[NES]");
    expect(choice.card).toBeNull();
  });
});
