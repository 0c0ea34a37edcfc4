import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Link, TableSocket } from "../src/net/socket";
import type { ClientMessage, ServerMessage } from "../src/net/wire";

/** The far end of a connection, played by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let links: Link[];
let heard: ServerMessage[];

function connect(): TableSocket {
  return new TableSocket("ws://here/ws/tables/ABCDE", {
    message: (message) => heard.push(message),
    link: (state) => links.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("says hello first, from the beginning", () => {
    connect();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, last: null, mute: [] }]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("comes back by itself where it was and sends again what was not answered", () => {
    const socket = connect();
    FakeSocket.last.open();
    FakeSocket.last.say({ type: "update", seq: 17, events: [] });
    socket.act("one", 3, "pass map");
    socket.act("two", 4, "say no");
    FakeSocket.last.say({ type: "ack", id: "one", seq: 18 });
    FakeSocket.last.close();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", protocol: 1, last: 17, mute: [] },
      { type: "act", id: "two", ask: 4, action: "say no" },
    ]);
  });

  it("waits longer each time nobody answers", () => {
    connect();
    FakeSocket.last.close();
    vi.advanceTimersByTime(400);
    FakeSocket.last.close();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it.each([4403, 4404])("does not come back after %d", (code) => {
    connect();
    FakeSocket.last.close(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(links.at(-1)).toBe("closed");
  });

  it("says within seconds that nothing answers, though the browser notices nothing, and opens another line", () => {
    connect();
    const frozen = FakeSocket.last;
    frozen.close = () => undefined;
    frozen.open();
    frozen.say({ type: "presence", here: [true] });
    vi.advanceTimersByTime(8000);
    expect(links).toContain("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("says at once that the browser is offline, and comes back at once when it is not", () => {
    connect();
    FakeSocket.last.open();
    FakeSocket.last.close = () => undefined;
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(30_000);
    dispatchEvent(new Event("online"));
    const tried = FakeSocket.all.length;
    FakeSocket.last.open();
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(tried);
  });

  it("keeps a line that answers, and passes on what it does not know", () => {
    connect();
    const first = FakeSocket.last;
    first.open();
    for (let beat = 0; beat < 30; beat += 1) {
      vi.advanceTimersByTime(1000);
      first.say({ type: "pong" });
    }
    first.say({ type: "presence", here: [true] });
    expect(FakeSocket.all).toHaveLength(1);
    expect(heard).toEqual([{ type: "presence", here: [true] }]);
  });

  it("stays closed once it is closed", () => {
    const socket = connect();
    FakeSocket.last.open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
