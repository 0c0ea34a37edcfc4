// Figures of the host's page.

import { describe, expect, it } from "vitest";
import { ago, mebibytes } from "../src/host/figures";

describe("figures", () => {
  it("tell of bytes in whole mebibytes, and of none with a dash", () => {
    expect(mebibytes(3 * 2 ** 20 + 5, "en")).toBe("3 MiB");
    expect(mebibytes(null, "en")).toBe("–");
  });

  it("tell how long ago something was in the largest unit that fits", () => {
    expect(ago(3 * 86_400_000 + 5, "en")).toBe("3 days ago");
    expect(ago(7_200_000, "de")).toBe("vor 2 Stunden");
    expect(ago(0, "en")).toBe("0 seconds ago");
  });
});
