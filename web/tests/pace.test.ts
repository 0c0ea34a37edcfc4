// How long what happens is shown: as long as the player wants, shorter where more waits, and not at all.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stage } from "../src/stage/stage.svelte";
import { settings } from "../src/state/settings.svelte";

const KINDS = { "tunnel-dug": { seat: "seat", card: "card", cell: "cell" } };
const DUG = { is: "tunnel-dug", seat: "@1", card: "map", cell: "1,0" };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stage.skip();
  settings.pace = "normal";
  vi.useRealTimers();
});

/** How long a scene stands, in milliseconds. */
function shownFor(): number {
  let ms = 0;
  for (const shown = stage.scene; stage.scene === shown && shown && ms < 10_000; ms += 100) {
    vi.advanceTimersByTime(100);
  }
  return ms;
}

it.each([
  ["slow", 3100],
  ["normal", 1800],
  ["fast", 900],
  ["off", 0],
] as const)("a scene stands as long as the pace says: %s", (pace, ms) => {
  settings.pace = pace;
  stage.play([DUG], KINDS);
  expect(shownFor()).toBe(ms);
});

it("the more waits, the shorter each is shown, and what is too much stands in the log alone", () => {
  for (let count = 0; count < 9; count += 1) {
    stage.play([DUG], KINDS);
  }
  shownFor();
  expect(shownFor()).toBeLessThan(600);
  vi.advanceTimersByTime(3800);
  expect(stage.scene).toBeNull();
});

it("what happened is shown again act by act, whatever the pace", () => {
  settings.pace = "off";
  stage.replay([DUG, { ...DUG, seat: "@2" }], KINDS);
  expect(stage.scene?.events[0]?.["seat"]).toBe("@1");
  expect(shownFor()).toBe(900);
  expect(stage.scene?.events[0]?.["seat"]).toBe("@2");
});
