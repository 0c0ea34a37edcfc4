// One table as a browser knows it: answers that come late or out of order.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seated, ServerMessage, Situation, Table, TableOptions } from "../src/net/wire";
import { goesOn } from "../src/state/happened";
import { TableState } from "../src/state/table.svelte";
import { Wishes } from "../src/state/wishes.svelte";

class OpenTable extends TableState {
  /** Hear what the server says. */
  told(message: ServerMessage): void {
    void this.hear(message);
  }
}

function table(options: TableOptions): Table {
  return { code: "ABCDEF", rules: "base", status: "open", seats: [], commitment: "", options };
}

function asked(number: number): Situation {
  const all = [{ action: "pass", verb: "pass" }];
  return {
    view: { round: 1 },
    ask: { number, name: "take-turn", seats: [0] },
    options: { all },
  } as unknown as Situation;
}

/** The server's side: settings that it keeps, and refusals that it has in store. */
class FakeServer {
  options: TableOptions = {};
  refusals: string[] = [];

  async answer(path: string, request?: RequestInit): Promise<Response> {
    if (path.startsWith("/api/rules")) {
      return Response.json({ rules: "base", cards: [] });
    }
    const code = request?.method === "POST" ? this.refusals.shift() : undefined;
    if (code) {
      return Response.json({ code, message: code }, { status: 403 });
    }
    if (request?.method === "POST") {
      this.options = JSON.parse(String(request.body)) as TableOptions;
    }
    const seated: Seated = { table: table(this.options), you: 0, host: true };
    return Response.json(seated);
  }
}

let server: FakeServer;
let game: OpenTable;

beforeEach(() => {
  server = new FakeServer();
  game = new OpenTable("ABCDEF");
  vi.stubGlobal("fetch", (path: string, request?: RequestInit) => server.answer(path, request));
});
afterEach(() => vi.unstubAllGlobals());

describe("A lobby", () => {
  it("keeps both of two quick changes, and shows them at once", async () => {
    game.take({ table: table({ turn_seconds: 60 }), you: 0, host: true });
    server.options = { turn_seconds: 60 };
    const wishes = new Wishes(game);
    const changes = [wishes.change({ reserve_seconds: 300 }), wishes.change({ when_out: "harmless" })];
    expect(wishes.options).toEqual({ turn_seconds: 60, reserve_seconds: 300, when_out: "harmless" });
    await Promise.all(changes);
    expect(server.options).toEqual({ turn_seconds: 60, reserve_seconds: 300, when_out: "harmless" });
    expect(wishes.options).toEqual(server.options);
  });

  it("takes back a change that is refused, and no other", async () => {
    game.take({ table: table({}), you: 0, host: true });
    server.refusals = ["not-host"];
    const wishes = new Wishes(game);
    await Promise.all([wishes.change({ watch: true }), wishes.change({ turn_days: 3 })]);
    expect(wishes.options).toEqual({ turn_days: 3 });
    expect(wishes.failure).not.toBe("");
  });

  it("believes what the socket has told since, not an answer that was overtaken", async () => {
    game.take({ table: table({}), you: 0, host: true });
    const late = game.ask(async () => ({ table: table({ turn_days: 1 }), you: 0, host: true }));
    game.told({ type: "table", table: table({ turn_days: 2 }), you: 0 });
    await late;
    expect(game.table?.options).toEqual({ turn_days: 2 });
  });
});

describe("Passing for somebody", () => {
  const update = (...events: string[]): ServerMessage =>
    ({
      type: "update",
      seq: 1,
      events: events.map((is) => ({ is })),
      now: asked(2),
    }) as unknown as ServerMessage;

  it("lasts until the round is over, and no longer", () => {
    game.told({ type: "passing", on: true });
    game.told(update("turn-began"));
    expect(game.passing).toBe(true);
    game.told(update("round-ended", "round-began"));
    expect(game.passing).toBe(false);
  });
});

describe("A question", () => {
  it("stays answered until what the answer did is here", () => {
    game.told({ type: "snapshot", seq: 4, now: asked(1), story: [] });
    expect(game.myTurn).toBe(true);
    game.waiting = "mine";
    game.told({ type: "ack", id: "mine", seq: 5 });
    expect(game.myTurn).toBe(false);
    game.told({ type: "update", seq: 5, events: [], now: asked(2) });
    expect(game.myTurn).toBe(true);
  });
});

describe("the end of a round", () => {
  const looking = {
    view: { round: 1, over: false },
    ask: { number: 5, name: "unmasking", seats: [] },
    options: null,
  };
  const ended = [{ is: "round-ended" }, { is: "dwarfs-revealed" }];

  function end(): void {
    game.told({ type: "update", seq: 2, events: ended, now: looking } as unknown as ServerMessage);
    game.told({ type: "unmasking", round: 1, ready: [], left: 15 } as unknown as ServerMessage);
  }

  it("is looked at until the server goes on", () => {
    end();
    expect(game.ending?.events).toEqual(ended);
    game.goOn();
    expect(game.ending).not.toBeNull();
    const began = [{ is: "round-began", round: 2 }];
    game.told({ type: "update", seq: 3, events: began, now: asked(6) } as unknown as ServerMessage);
    expect(game.ending).toBeNull();
    expect(game.unmasking).toBeNull();
  });

  it("is found again in the story of a page that was loaded again", () => {
    game.told({ type: "snapshot", seq: 2, now: looking, story: ended } as unknown as ServerMessage);
    expect(game.ending?.events).toEqual(ended);
  });

  it("is divided until the game goes on, also where nobody waits for people to look at it", () => {
    game.told({ type: "update", seq: 2, events: ended, now: asked(5) } as unknown as ServerMessage);
    expect(game.ending?.events.some(goesOn)).toBe(false);
    const began = { is: "round-began", round: 2 };
    game.told({ type: "update", seq: 3, events: [began], now: asked(6) } as unknown as ServerMessage);
    expect(game.ending?.events.some(goesOn)).toBe(true);
    game.told({
      type: "update",
      seq: 4,
      events: [{ is: "card-drawn" }],
      now: asked(7),
    } as unknown as ServerMessage);
    expect(game.ending?.events).toEqual([...ended, began]);
  });

  it("is shown beside the next round where the game does not wait, until the player has seen it", () => {
    const view = { round: 1, over: false };
    game.told({
      type: "update",
      seq: 2,
      events: [...ended, { is: "round-began", round: 2 }],
      now: asked(6),
    } as unknown as ServerMessage);
    game.told({
      type: "unmasking",
      round: 1,
      ready: [],
      left: null,
      now: { view },
      events: ended,
    } as unknown as ServerMessage);
    expect(game.ending).toEqual({ events: ended, view });
    game.goOn();
    expect(game.ending).toBeNull();
  });
});
