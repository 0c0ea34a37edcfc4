// Where the mine is dug upwards only the picture is turned: the start is at the bottom, the goals are at the top.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import LyingCard from "../src/art/LyingCard.svelte";
import { cellAt, HIGH, WIDE } from "../src/board/layout";
import { boundsOnScreen, onBoard, onScreen } from "../src/board/turning";
import type { CardData } from "../src/net/wire";
import { boxOf, held } from "../src/stage/spots";

const STRAIGHT = { name: "[EW]", module: "base", kind: "tunnel", tunnels: ["EW"], dead_ends: "", tags: [] };
const MAP = { ...STRAIGHT, name: "map", kind: "map", tunnels: [] };

describe("a board that is dug upwards", () => {
  it("has the east above and the south to the right", () => {
    expect(onScreen([1, 0], "up")).toEqual([0, -1]);
    expect(onScreen([0, 1], "up")).toEqual([1, 0]);
    expect(onScreen([3, -2], "east")).toEqual([3, -2]);
  });

  it("finds the cell under a point of the screen again", () => {
    const [x, y] = onScreen([5.5 * WIDE, -1.5 * HIGH], "up");
    expect(cellAt(...onBoard([x, y], "up"))).toEqual([5, -2]);
  });

  it("is as high as the board is long", () => {
    const seen = boundsOnScreen({ left: -100, top: -300, right: 900, bottom: 450 }, "up");
    expect(seen).toEqual({ left: -300, top: -900, right: 450, bottom: 100 });
  });

  it.each([
    ["up", STRAIGHT, "0 0 150 100"],
    ["up", MAP, "0 0 100 150"],
    ["east", STRAIGHT, "0 0 100 150"],
  ] as const)("shows cards of the hand as they will lie: %s %o", (way, card, box) => {
    const { container } = render(LyingCard, { props: { card: card as unknown as CardData, way } });
    expect(container.querySelector("svg")?.getAttribute("viewBox")).toBe(box);
  });
});

describe("the place of a player on the page", () => {
  it("is at the end of the list for somebody who is scrolled out of sight", () => {
    const list = { left: 0, top: 60, width: 230, height: 400 };
    expect(held({ left: 0, top: 700, width: 230, height: 60 }, list).top).toBe(400);
    expect(held({ left: 0, top: -90, width: 230, height: 60 }, list).top).toBe(60);
    expect(held({ left: 0, top: 200, width: 230, height: 60 }, list).top).toBe(200);
  });

  it("is nowhere for somebody who is not on the page", () => {
    expect(boxOf({ seat: 3 })).toBeNull();
  });
});
