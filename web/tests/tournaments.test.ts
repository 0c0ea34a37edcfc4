// A tournament as a page follows it: what is told live, what is asked again, and which page an address means.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnTournament, TournamentShown } from "../src/net/wire";
import { tournamentIn } from "../src/state/router.svelte";
import { LiveTournament } from "../src/tournaments/tournament.svelte";

/** The far end of a connection, played by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  say(message: TournamentShown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.onclose?.();
  }
}

function shown(version: number, rounds: TournamentShown["rounds"] = []): TournamentShown {
  const format = { fewest: 5, most: 7, rounds: 4, semifinal: 0, final: 6 };
  return {
    type: "tournament",
    version,
    code: "CUPCUP",
    name: "Cup",
    rules: "base",
    format,
    onsite: false,
    stage: "round",
    players: [],
    rounds,
    standings: [],
    ranking: [],
  };
}

function own(version: number, table: string | null = null): OwnTournament {
  return { tournament: shown(version), you: "1", table, organising: null };
}

const asked: { path: string; body: { id: string } | null }[] = [];
let answers: (OwnTournament | Error)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    asked.push({ path, body: request.body ? JSON.parse(String(request.body)) : null });
    const answer = answers.shift() ?? new Error("silence");
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(new Response(JSON.stringify(answer)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<LiveTournament> {
  answers = [own(1)];
  const cup = new LiveTournament("CUPCUP");
  await vi.advanceTimersByTimeAsync(0);
  return cup;
}

describe("a tournament", () => {
  it("follows what is told live, and never goes back", async () => {
    const cup = await opened();
    FakeSocket.all[0]?.say(shown(3));
    expect(cup.shown?.version).toBe(3);
    FakeSocket.all[0]?.say(shown(2));
    expect(cup.shown?.version).toBe(3);
    cup.close();
  });

  it("asks where one sits when another round is there", async () => {
    const cup = await opened();
    answers = [own(4, "TABLEA")];
    FakeSocket.all[0]?.say(shown(4, [{ stage: "round", begun: true, tables: [], byes: [] }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(cup.own?.table).toBe("TABLEA");
    cup.close();
  });

  it("is asked again with the same id when the server does not answer", async () => {
    const cup = await opened();
    asked.length = 0;
    answers = [new Error("killed"), own(5)];
    const done = cup.ask("pair");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await done).toBe(true);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.body?.id).toBe(asked[1]?.body?.id);
    expect(cup.shown?.version).toBe(5);
    cup.close();
  });

  it("connects again when the line breaks, until the page is left", async () => {
    const cup = await opened();
    FakeSocket.all[0]?.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    cup.close();
    FakeSocket.all[1]?.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("an address", () => {
  it("names a tournament and one of its pages", () => {
    expect(tournamentIn("/tournament/cupcup")).toEqual({ code: "CUPCUP", page: "" });
    expect(tournamentIn("/tournament/CUPCUP/screen")).toEqual({ code: "CUPCUP", page: "screen" });
    expect(tournamentIn("/tournaments")).toBeNull();
    expect(tournamentIn("/t/ABCDEF")).toBeNull();
  });
});
