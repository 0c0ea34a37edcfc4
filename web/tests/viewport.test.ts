import { describe, expect, it } from "vitest";
import { cellAt, edgeAt, placed, readCell, spotKey, spotOf, wholeBounds } from "../src/board/layout";
import { sideOfTools } from "../src/board/tools";
import { Viewport } from "../src/board/viewport.svelte";
import type { SaboteurView } from "../src/net/wire";

const MIDDLE = { x: 400, y: 250 };

describe("the viewport", () => {
  it("shows all of what it is fitted to", () => {
    const port = new Viewport();
    port.fit({ left: -100, top: -300, right: 900, bottom: 450 });
    expect(port.shown.left).toBeLessThanOrEqual(-100);
    expect(port.shown.top).toBeLessThanOrEqual(-300);
    expect(port.shown.right).toBeGreaterThanOrEqual(900);
    expect(port.shown.bottom).toBeGreaterThanOrEqual(450);
    expect(port.holds({ left: -100, top: -300, right: 900, bottom: 450 })).toBe(true);
    expect(port.holds({ left: -900, top: -300, right: 900, bottom: 450 })).toBe(false);
  });

  it("moves a layer under the window so that the point looked at is in the middle", () => {
    const port = new Viewport();
    port.lookAt(300, 150);
    const { x, y } = port.shift({ left: 100, top: 0, right: 900, bottom: 600 });
    expect(x + (300 - 100) * port.scale).toBeCloseTo(port.width / 2, 0);
    expect(y + 150 * port.scale).toBeCloseTo(port.height / 2, 0);
  });

  it("keeps the point under the pointer while zooming", () => {
    const port = new Viewport();
    const before = port.at(120, -60);
    port.zoom(1.7, 120, -60);
    expect(port.at(120, -60).x).toBeCloseTo(before.x);
    expect(port.at(120, -60).y).toBeCloseTo(before.y);
  });

  it("takes a short move for a tap and a long one for a drag", () => {
    const port = new Viewport();
    port.press(1, 10, 10);
    port.move(1, 13, 12, MIDDLE);
    expect(port.dragged).toBe(false);
    expect(port.moved).toBe(false);
    port.move(1, 60, 40, MIDDLE);
    expect(port.dragged).toBe(true);
    expect(port.moved).toBe(true);
  });

  it("zooms in when two fingers part", () => {
    const port = new Viewport();
    const before = port.scale;
    port.press(1, 300, 200);
    port.press(2, 400, 200);
    port.move(2, 500, 200, MIDDLE);
    expect(port.scale).toBeCloseTo(before * 2);
  });

  it("moves just as far as is needed to show a cell", () => {
    const port = new Viewport();
    port.fit({ left: 0, top: 0, right: 400, bottom: 250 });
    port.show({ left: 1000, top: 0, right: 1100, bottom: 150 });
    expect(port.at(400, 0).x).toBeCloseTo(1100);
  });
});

describe("cells", () => {
  it("lie where they are drawn", () => {
    expect(cellAt(150, -10)).toEqual([1, -1]);
    expect(placed([2, -1], false)).toBe("translate(200 -150)");
    expect(placed([2, -1], true)).toBe("translate(300 0) rotate(180)");
    expect(readCell("3,-12")).toEqual([3, -12]);
    expect(readCell("?")).toBeNull();
  });

  it("around the cards are part of what is shown", () => {
    const view = { board: [{ cell: [0, 0], card: "start" }], goals: [{ cell: [8, 2], card: null }] };
    const bounds = wholeBounds(view as unknown as SaboteurView, []);
    expect(bounds.left).toBeLessThanOrEqual(-100);
    expect(bounds.right).toBeGreaterThanOrEqual(900);
    expect(bounds.bottom).toBeGreaterThanOrEqual(450);
  });
});

describe("edges", () => {
  it("lie halfway between their cells, and are written with both", () => {
    const east = spotOf({ kind: "edge", text: "3,2|4,2" });
    const south = spotOf({ kind: "edge", text: "3,2|3,3" });
    expect(east).toEqual([3.5, 2]);
    expect(south).toEqual([3, 2.5]);
    expect([east, south].map((spot) => spotKey(spot ?? [0, 0]))).toEqual(["3,2|4,2", "3,2|3,3"]);
    expect(spotKey([3, 2])).toBe("3,2");
  });

  it("are found near a finger, and nowhere else", () => {
    expect(edgeAt(410, 370)).toEqual([3.5, 2]);
    expect(edgeAt(355, 440)).toEqual([3, 2.5]);
    expect(edgeAt(350, 375)).toBeNull();
  });
});

describe("the tools for looking closer", () => {
  const window = { width: 378, height: 412 };
  const low = { top: 300, bottom: 340 };

  it("stand on no cell that may be chosen", () => {
    expect(sideOfTools([], window, "up")).toBe("left");
    expect(sideOfTools([{ left: 20, right: 80, ...low }], window, "up")).toBe("right");
    expect(sideOfTools([{ left: 20, right: 80, top: 10, bottom: 50 }], window, "up")).toBe("left");
    const both = [
      { left: 20, right: 80, ...low },
      { left: 320, right: 370, ...low },
    ];
    expect(sideOfTools(both, window, "up")).toBeNull();
  });
});
