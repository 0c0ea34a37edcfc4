// How cards lie on paper: as many as fit, marks outside of them, backs behind their faces.

import { describe, expect, it } from "vitest";
import type { CardData, Components } from "../src/net/wire";
import { printedOf } from "../src/print/deck";
import { type Format, gridOf, marksOf, PAPERS, placeOf, SIZES, sheetsOf } from "../src/print/layout";

const FORMATS: Format[] = (["A4", "Letter"] as const).flatMap((paper) =>
  (["44x67", "63x88"] as const).flatMap((size) => [0, 3].map((bleed) => ({ paper, size, bleed }))),
);

function card(name: string, kind: string, tags: string[] = []): CardData {
  return { name, kind, message: name, tunnels: [], dead_ends: "", tags, module: "base" };
}

describe.each(FORMATS)("$size on $paper with $bleed mm beyond the cut", (format) => {
  const grid = gridOf(format);
  const size = SIZES[format.size];
  const paper = PAPERS[format.paper];

  it("has all cards on the paper, with room for the marks", () => {
    const last = placeOf(grid.columns * grid.rows - 1, grid, false);
    expect(grid.left - format.bleed).toBeGreaterThanOrEqual(8);
    expect(last.x + size.width + format.bleed).toBeLessThanOrEqual(paper.width - 8);
    expect(last.y + size.height + format.bleed).toBeLessThanOrEqual(paper.height - 8);
  });

  it("has every mark outside of all cards and of what goes beyond them", () => {
    const right = grid.left - format.bleed + grid.columns * grid.stepX;
    const bottom = grid.top - format.bleed + grid.rows * grid.stepY;
    for (const { x1, x2, y1, y2 } of marksOf(format)) {
      const beside = x2 < grid.left - format.bleed || x1 > right;
      const above = y2 < grid.top - format.bleed || y1 > bottom;
      expect(beside || above).toBe(true);
    }
  });

  it("lays the back of a card behind it when the sheet is turned over its long side", () => {
    for (let place = 0; place < grid.columns * grid.rows; place += 1) {
      const face = placeOf(place, grid, false);
      const back = placeOf(place, grid, true);
      expect(back.x).toBeCloseTo(paper.width - face.x - size.width);
      expect(back.y).toBe(face.y);
    }
  });
});

describe("the cards of a box", () => {
  const box: Components = {
    rules: "base",
    modules: [],
    cards: [
      { card: card("map", "action"), copies: 3 },
      { card: card("miner", "dwarf"), copies: 2 },
      { card: card("silver-1", "treasure", ["silver", "1"]), copies: 1 },
      { card: card("dark-[NS]", "tunnel"), copies: 1 },
    ],
    backs: [card("silver-treasure", "back")],
    gold: [{ value: 2, copies: 2 }],
  };

  it("are printed as often as there are copies, gold included", () => {
    expect(printedOf(box)).toHaveLength(3 + 2 + 1 + 1 + 2);
    expect(sheetsOf(printedOf(box), gridOf({ paper: "A4", size: "63x88", bleed: 0 }))).toHaveLength(1);
  });

  it("have backs that tell no more than those on a table do", () => {
    expect([...new Set(printedOf(box).map(({ back }) => back))]).toEqual([
      "deck",
      "dwarf",
      "silver-treasure",
      "dark",
      "gold",
    ]);
  });
});
