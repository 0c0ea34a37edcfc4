// A tournament as the server tells it, live; and what is asked of it. A line that breaks is made again.

import { api, Failure, nonce } from "../net/api";
import type { OwnTournament, TournamentShown } from "../net/wire";
import { failureText } from "../words/failures";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15_000;
const ATTEMPTS = 4;

export class LiveTournament {
  own = $state.raw<OwnTournament | null>(null);
  failure = $state("");
  missing = $state(false);
  busy = $state(false);
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.#open();
    void this.refresh();
  }

  get shown(): TournamentShown | null {
    return this.own?.tournament ?? null;
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Ask for everything, also what only this person may know. */
  async refresh(): Promise<void> {
    try {
      this.#take(await api.tournament(this.code));
    } catch (error) {
      this.missing = error instanceof Failure && error.code === "no-such-tournament";
      if (!this.missing) {
        clearTimeout(this.#again);
        this.#again = setTimeout(() => void this.refresh(), FIRST_WAIT * (1 + Math.random()));
      }
    }
  }

  /** Ask for a change. Where the server does not answer, ask again with the same id: it happens once. */
  async ask(what: string, body: object = {}): Promise<boolean> {
    this.busy = true;
    this.failure = "";
    const request = what === "claim" ? body : { ...body, id: nonce() };
    try {
      this.#take(await this.#insist(what, request));
      return true;
    } catch (error) {
      this.failure = failureText(error instanceof Failure ? error : null);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #insist(what: string, request: object): Promise<OwnTournament> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await api.inTournament(this.code, what, request);
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== "no-connection" || attempt === ATTEMPTS) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT));
      }
    }
  }

  #take(own: OwnTournament): void {
    if (!this.own || own.tournament.version >= this.own.tournament.version) {
      this.own = own;
    }
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tournaments/${this.code}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as TournamentShown);
    socket.onclose = () => {
      if (this.#socket === socket) {
        this.#retry = setTimeout(() => this.#open(), this.#wait);
        this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
      }
    };
  }

  #hear(told: TournamentShown): void {
    this.#wait = FIRST_WAIT;
    const before = this.own;
    if (!before || told.version < before.tournament.version) {
      return;
    }
    this.own = { ...before, tournament: told };
    if (before.organising || roundsOf(told) !== roundsOf(before.tournament)) {
      void this.refresh(); // where one sits, and players' links, are not told to everybody
    }
  }
}

/** What of a tournament decides where somebody sits. */
function roundsOf(told: TournamentShown): string {
  return `${told.rounds.length} ${told.rounds.at(-1)?.begun}`;
}
