// A plan is carried out when the turn comes, if it is still on offer; it is never guessed what is missing.
import { describe, expect, it } from "vitest";
import type { Option } from "../src/net/wire";
import { Planning, planned } from "../src/planning/plan.svelte";

function dig(cell: [number, number], turned = false): Option {
  const text = `${cell.join(",")}${turned ? " turned" : ""}`;
  return {
    action: `dig [NE] ${text}`,
    verb: "dig",
    card: "[NE]",
    targets: [{ kind: "place", text, cell, turned }],
  };
}

const pass: Option = { action: "pass map", verb: "pass", card: "map", targets: [] };
const broken: Option = {
  action: "break broken-pick @2",
  verb: "break",
  card: "broken-pick",
  targets: [{ kind: "seat", text: "@2", seat: 2 }],
};
function repair(tool: string): Option {
  const targets = [
    { kind: "seat", text: "@2", seat: 2 },
    { kind: "tool", text: tool },
  ];
  return { action: `repair repair-pick-cart @2 ${tool}`, verb: "repair", card: "repair-pick-cart", targets };
}

describe("a plan", () => {
  it("is carried out where its card and place are on offer", () => {
    expect(planned({ card: "[NE]", aim: { spot: "3,1" } }, [dig([2, 0]), dig([3, 1])])?.action).toBe(
      "dig [NE] 3,1",
    );
    expect(planned({ card: "broken-pick", aim: { seat: 2 } }, [broken, pass])?.action).toBe(
      "break broken-pick @2",
    );
    expect(planned({ card: "map", aim: "discard" }, [broken, pass])?.action).toBe("pass map");
  });

  it("turns the card where it fits only turned", () => {
    const plan = { card: "[NE]", aim: { spot: "3,1" } };
    expect(planned(plan, [dig([3, 1], true)])?.action).toBe("dig [NE] 3,1 turned");
    expect(planned(plan, [dig([3, 1], true), dig([3, 1])])?.action).toBe("dig [NE] 3,1");
  });

  it("is not carried out where it is no longer on offer, or where more is to be chosen", () => {
    expect(planned({ card: "[NE]", aim: { spot: "9,9" } }, [dig([3, 1])])).toBeNull();
    expect(
      planned({ card: "repair-pick-cart", aim: { seat: 2 } }, [repair("pick"), repair("cart")]),
    ).toBeNull();
  });

  it("waits through questions that need no card, and is forgotten once it was tried", () => {
    const planning = new Planning();
    planning.pick("[NE]");
    planning.aim = { spot: "3,1" };
    expect(planning.carriedOut([{ action: "no", verb: "no" }])).toBeNull();
    expect(planning.card).toBe("[NE]");
    expect(planning.carriedOut([dig([2, 0])])).toBeNull();
    expect([planning.card, planning.failed]).toEqual([null, true]);
  });
});
