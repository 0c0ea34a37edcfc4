import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { describeSpot } from "../src/forest/describe";
import { knownDwarfs } from "../src/forest/known";
import { lastWalk, routeCells, seenOptions, walkOf } from "../src/forest/routes";
import { stands } from "../src/forest/stands";
import { thingsAt } from "../src/forest/things";
import type { LostMinesView, Option, RulesData } from "../src/net/wire";
import { Choosing, keyOf } from "../src/state/choosing.svelte";
import { targetLabel, walkCost } from "../src/table/targets";
import { catalogue } from "../src/words/catalogue.svelte";
import { groundOf } from "../src/words/places";
import { Sentences } from "../src/words/sentences";

const VIEW = {
  game: "lost-mines",
  seat: 0,
  board: [
    { cell: [1, 2], card: "blue-start" },
    { cell: [2, 2], card: "lake-[EW]" },
  ],
  mines: [{ cell: [3, 1], card: null }],
  dwarfs: ["blue-loyal", null, null],
  clans: ["blue-clan", "blue-clan", "yellow-clan"],
  places: [
    [1, 2],
    [1, 2],
    [2, 2],
  ],
  treasures: [
    { back: "gold-treasure", card: null, holder: null },
    { back: "gold-treasure", card: null, holder: null },
  ],
  tokens: [
    {
      cells: [
        [1, 2],
        [2, 2],
      ],
      owner: null,
    },
    {
      cells: [
        [1, 1],
        [1, 2],
      ],
      owner: 2,
    },
  ],
  tools: [[2, 2]],
  memories: [
    { is: "saw-mine", cell: "3,1", mine: "gems-mine", turn: "3" },
    { is: "saw-treasure", number: "1", treasure: "gold-4", turn: "4" },
    { is: "saw-role", target: "@2", role: "yellow-selfish", turn: "5" },
  ],
} as unknown as LostMinesView;

const names = ["blue-start", "gold-treasure", "gold-4", "gems-mine", "forest-trap", "boat"];
const cards = names.map((name) => ({
  name,
  kind: "",
  message: `card-${name}`,
  tunnels: [],
  dead_ends: "",
  tags: [],
  module: "",
}));
const lake = {
  name: "lake-[EW]",
  kind: "tunnel",
  message: "card-lake",
  tunnels: ["EW"],
  dead_ends: "",
  tags: ["lake"],
  module: "",
};
const sentences = new Sentences(
  { cards: [...cards, lake], values: {} } as unknown as RulesData,
  () => ["Ann", "Bob", "Cid"],
  () => ({ you: 0, ground: groundOf(VIEW, "east") }),
);

function move(route: string): Option {
  return { action: `move ${route}`, verb: "move", targets: [{ kind: "route", text: route }] };
}

beforeAll(async () => {
  const files = ["base", "lost-mines", "web", "web-about", "web-told"].map((name) =>
    readFileSync(`../src/undermine/locale/en/${name}.ftl`, "utf8"),
  );
  vi.stubGlobal("fetch", async () => new Response(files.join("\n")));
  await catalogue.load("en");
});

describe("what lies in the forest can be asked about", () => {
  it("a cell tells of its card, the tool on it, the dwarf there and the tokens at its sides", () => {
    const things = thingsAt("2,2", VIEW, sentences, new Map());
    expect(things.map(({ title, clause }) => [title, clause])).toEqual([
      ["lake (straight), open: right, left", "LM-25"],
      ["boat", "LM-25"],
      ["dwarf of Cid", "LM-24"],
      ["trap", "LM-20"],
    ]);
  });

  it("a mine tells who has looked into it and what the player knows", () => {
    const [mine] = thingsAt("3,1", VIEW, sentences, new Map([["3,1", [0, 2]]]));
    expect(mine?.text).toContain("Looked at by Ann and Cid. You know what lies here: gem mine.");
    expect(mine?.card).toBe("gems-mine");
  });

  it("an edge tells whose troll stands there", () => {
    const [troll] = thingsAt("1,1|1,2", VIEW, sentences, new Map());
    expect(troll?.title).toBe("troll of Cid");
  });
});

describe("a walk", () => {
  it("goes from cell to cell", () => {
    expect(routeCells([1, 2], "EEN")).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [3, 1],
    ]);
  });

  it("tells its steps, its traps, and the side by which it enters a face-down mine", () => {
    expect(walkCost(walkOf(VIEW, [1, 2], "E"))).toBe("One step, one trap: it costs a random card.");
    expect(walkCost(walkOf(VIEW, [1, 2], "EEN"))).toBe(
      "3 steps, one trap, from the south: it costs a random card.",
    );
    expect(walkCost(walkOf(VIEW, [1, 2], "SN"))).toBe("2 steps, no trap.");
  });

  it("is chosen by its end, and by the way only where several ways lead there", () => {
    const stay: Option = { action: "stay", verb: "stay", targets: [] };
    const choice = new Choosing(() => seenOptions([stay, move("E"), move("EEN"), move("NEE")], VIEW));
    expect(choice.next.map(keyOf)).toEqual(["2,2", "3,1"]);
    choice.pickTarget({ kind: "walk", text: "2,2", cell: [2, 2] });
    expect(choice.ready?.action).toBe("move E");
    choice.repick({ kind: "walk", text: "3,1", cell: [3, 1] });
    expect(choice.ready).toBeNull();
    expect(choice.next.map((target) => targetLabel(target, VIEW, sentences))).toEqual([
      "3 steps, one trap, from the south",
      "3 steps, no trap, from the west",
    ]);
    choice.pickVerb("stay");
    expect(choice.ready?.action).toBe("stay");
  });

  it("is what a dwarf takes on the board, if it stands where the walk ended", () => {
    const walked = { is: "dwarf-walked", seat: "@2", route: "E", cell: "2,2" };
    expect(lastWalk(VIEW, [walked], 2)).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(lastWalk(VIEW, [{ ...walked, cell: "5,5" }], 2)).toEqual([]);
    expect(lastWalk(VIEW, [walked], 0)).toEqual([]);
  });
});

describe("what a player knows", () => {
  it("is shown on the treasures, the mines and the dwarfs they have looked at", () => {
    const look = (number: number): Option => ({
      action: `look-treasure look ${number}`,
      verb: "look-treasure",
      card: "look",
      targets: [{ kind: "number", text: String(number), number }],
    });
    const targets = seenOptions([look(0), look(1)], VIEW).flatMap((option) => option.targets ?? []);
    expect(targets.map((target) => targetLabel(target, VIEW, sentences))).toEqual([
      "treasure 1: gold",
      "treasure 2: gold worth 4",
    ]);
    expect(describeSpot("3,1", VIEW, sentences)).toBe(
      "two cards east of the blue start, one up: the mine two cards east of the blue start, one up, face-down mine, seen by you: gem mine",
    );
    expect(knownDwarfs(VIEW)).toEqual(["blue-loyal", null, "yellow-selfish"]);
  });
});

describe("the board", () => {
  it("is read cell by cell and edge by edge", () => {
    expect(describeSpot("1,2", VIEW, sentences)).toBe(
      "on the start of the blue clan: start of the blue clan, dwarf of Ann, dwarf of Bob",
    );
    expect(describeSpot("2,2", VIEW, sentences)).toBe(
      "one card east of the blue start: lake (straight), open: right, left, with its tool, dwarf of Cid",
    );
    expect(describeSpot("1,2|2,2", VIEW, sentences)).toBe(
      "at the eastern edge of the card on the start of the blue clan: trap",
    );
    expect(describeSpot("1,1|1,2", VIEW, sentences)).toBe(
      "at the lower edge of the card one card above the blue start: troll of Cid",
    );
    expect(describeSpot("5,5", VIEW, sentences)).toBe("four cards east of the blue start, three down: empty");
  });

  it("gives every dwarf a place of its own", () => {
    const nine = stands(Array.from({ length: 9 }, () => [1, 2] as const));
    expect(new Set(nine.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
    expect(nine.every(({ x, y }) => x > 100 && x < 200 && y > 300 && y < 450)).toBe(true);
  });
});
