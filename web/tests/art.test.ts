import { describe, expect, it } from "vitest";
import { iconsOf } from "../src/art/icons";
import { drawTile, turned } from "../src/art/tile";

describe("tunnel cards", () => {
  it("look the same every time, and differ from each other", () => {
    const shape = { tunnels: [["N" as const, "S" as const]], deadEnds: [] };
    expect(drawTile("[NS]", shape)).toEqual(drawTile("[NS]", shape));
    expect(drawTile("[NS]", shape).cracks).not.toEqual(drawTile("start", shape).cracks);
  });

  it("show one path for each tunnel and rubble at each dead end", () => {
    const drawing = drawTile("[EW]|N|S", { tunnels: [["E", "W"]], deadEnds: ["N", "S"] });
    expect(drawing.tunnels).toHaveLength(1);
    expect(drawing.blind).toHaveLength(2);
    expect(drawing.rubble.length).toBeGreaterThan(8);
    expect(
      drawTile("[NS][EW]", {
        tunnels: [
          ["N", "S"],
          ["E", "W"],
        ],
        deadEnds: [],
      }).crossing,
    ).toBe(true);
  });

  it("open to the other side when turned", () => {
    expect(turned({ tunnels: [["N", "E"]], deadEnds: ["W"] })).toEqual({
      tunnels: [["S", "W"]],
      deadEnds: ["E"],
    });
  });
});

describe("drawings", () => {
  it.each([
    "map rockfall broken-pick broken-lantern broken-cart miner saboteur treasure stone-ne stone-nw",
    "theft hands-off trap free inspection swap-hats swap-hands blue-miner green-miner boss profiteer geologist",
    "greedy-dwarf goal-swap vault veto change-of-direction handyman pioneer diversion",
    "bag-1 bag-2 dragon giant-spider nugget-1 nugget-2 nugget-3 costume party chest-gold chest-lose-cards figure",
  ])("exist for every card that is no tunnel: %s", (names) => {
    for (const name of names.split(" ")) {
      expect(iconsOf(name, []), name).toHaveLength(1);
    }
  });

  it("show a repair card by the tools it mends", () => {
    expect(iconsOf("repair-pick+cart", ["pick", "cart"])).toHaveLength(2);
  });
});
