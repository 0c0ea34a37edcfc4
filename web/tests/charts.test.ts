import { describe, expect, it } from "vitest";
import { pathOf, spread } from "../src/charts/lines";

const FRAME = { left: 10, top: 0, wide: 100, high: 50 };

describe("a line of a chart", () => {
  it("goes from the first value to the last, the most being at the top", () => {
    expect(pathOf({ places: [0, 1, 2], values: [0, 5, 10] }, { x: 2, y: 10 }, FRAME)).toBe(
      "M10.0 50.0 L60.0 25.0 L110.0 0.0",
    );
  });

  it("is nothing without values", () => {
    expect(pathOf({ places: [], values: [] }, { x: 0, y: 0 }, FRAME)).toBe("");
  });
});

describe("names at the ends of lines", () => {
  it("stay where there is room", () => {
    expect(spread([10, 90, 50], 14, 100)).toEqual([10, 90, 50]);
  });

  it("are moved apart in their order, and not below the chart", () => {
    expect(spread([50, 50, 52], 14, 100)).toEqual([50, 64, 78]);
    expect(spread([100, 99, 100], 10, 100)).toEqual([90, 80, 100]);
  });
});
