import { describe, expect, it } from "vitest";
import { clockTime, deviceName, minutesOf } from "../src/me/push";

describe("the device's name", () => {
  it("tells browser and system, and nothing else", () => {
    const chrome =
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36";
    expect(deviceName(chrome)).toBe("Chrome, Android");
    expect(deviceName("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
      "Firefox, Linux",
    );
    expect(deviceName("Mozilla/5.0 (Windows NT 10.0) Chrome/138.0 Safari/537.36 Edg/138.0")).toBe(
      "Edge, Windows",
    );
    expect(deviceName("curl")).toBe("?");
  });
});

describe("quiet hours", () => {
  it("are the same minutes after they were shown as a time", () => {
    for (const minutes of [0, 59, 60, 1320, 1439]) {
      expect(minutesOf(clockTime(minutes))).toBe(minutes);
    }
    expect(minutesOf("")).toBeNull();
  });
});
