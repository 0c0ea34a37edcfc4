// The connection to one table: it comes back by itself, resumes where it was, and loses no command.
//
// A command is kept until it is acknowledged or refused and is sent again after a reconnect; the server gives the
// same id one effect only.

import type { Claim, ClientMessage, ServerMessage } from "./wire";

export type Link = "connecting" | "open" | "lost" | "closed";

/** As whom a connection looks at the table, if not as the person of this browser: by a token, or as one who watches. */
export interface Viewer {
  token?: string;
  watch?: boolean;
}

export interface SocketEvents {
  message(message: ServerMessage): void;
  link(state: Link, lag: number | null): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const BEAT_MS = 1000;
const PING_EVERY_MS = 4000;
/** How long the server may owe an answer before the connection counts as lost. */
const ANSWER_LIMIT_MS = 3000;
const LOST = 1006;
/** The server sees somebody else in this connection now: what was numbered for the one before means nothing. */
const ANOTHER_VIEWER = 4401;
const NO_RETURN = [4403, 4404];
const PROTOCOL = 1;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #last: number | null = null;
  #pinged = 0;
  /** Since when the server owes an answer; null while it owes none. */
  #asked: number | null = null;
  #timer: ReturnType<typeof setInterval> | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pending = new Map<string, ClientMessage>();
  #muted: number[] = [];
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
    private readonly viewer: Viewer = {},
  ) {
    addEventListener("offline", this.#abandon);
    addEventListener("online", this.#reopen);
    this.#open();
  }

  /** Send a command; it is kept and sent again until the server has answered it. */
  act(id: string, ask: number, action: string): void {
    this.#keep(id, { type: "act", id, ask, action });
  }

  /** Say something to the whole table; kept and sent again as commands are. */
  say(id: string, text: string): void {
    this.#keep(id, { type: "say", id, text });
  }

  /** Claim something before the whole table; kept and sent again as commands are. */
  claim(id: string, claim: Claim["claim"]): void {
    this.#keep(id, { type: "claim", id, claim });
  }

  /** Give the open question more time. */
  moreTime(): void {
    this.#send({ type: "more-time" });
  }

  /** Let the server pass for this seat to the end of the round, or no longer. */
  passOn(on: boolean): void {
    this.#send({ type: "pass-on", on });
  }

  /** Answer every reaction window with no from now on, or no longer. */
  standing(no: boolean): void {
    this.#send({ type: "standing", no });
  }

  /** Hear no texts of these seats on this connection, also after it has been mended. */
  mute(seats: number[]): void {
    this.#muted = seats;
    this.#send({ type: "mute", seats });
  }

  /** Say that the table has been looked at as it was after this update. */
  seen(seq: number): void {
    this.#send({ type: "seen", seq });
  }

  /** Say that the end of this round has been looked at. */
  ready(round: number): void {
    this.#send({ type: "ready", round });
  }

  close(): void {
    this.#end();
    this.#socket?.close();
    this.events.link("closed", null);
  }

  #end(): void {
    this.#ended = true;
    this.#stopTimer();
    clearTimeout(this.#retry);
    removeEventListener("offline", this.#abandon);
    removeEventListener("online", this.#reopen);
  }

  /** Give the connection up without waiting for the browser to notice: that takes a minute where nothing answers. */
  readonly #abandon = (): void => {
    const socket = this.#socket;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
      this.#lost(LOST);
    }
  };

  /** The network is back: try at once. */
  readonly #reopen = (): void => {
    this.#abandon();
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    this.events.link("connecting", null);
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#take(String(event.data));
    socket.onclose = (event) => this.#lost(event.code);
  }

  #greet(): void {
    this.#wait = FIRST_WAIT;
    this.#asked = Date.now();
    this.#send({ type: "hello", protocol: PROTOCOL, last: this.#last, mute: this.#muted, ...this.viewer });
    for (const message of this.#pending.values()) {
      this.#send(message);
    }
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.events.link("open", null);
  }

  #beat(): void {
    const now = Date.now();
    if (this.#asked !== null) {
      if (now - this.#asked >= ANSWER_LIMIT_MS) {
        this.#abandon();
      }
    } else if (now - this.#pinged >= PING_EVERY_MS) {
      this.#pinged = this.#asked = now;
      this.#send({ type: "ping" });
    }
  }

  #take(text: string): void {
    this.#asked = null;
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "pong") {
      this.events.link("open", Date.now() - this.#pinged);
      return;
    }
    if (message.type === "update" || message.type === "snapshot") {
      this.#last = message.seq;
    }
    if (message.type === "ack" || message.type === "refused" || message.type === "said") {
      this.#pending.delete(message.id);
    } else if (message.type === "error" && message.id) {
      this.#pending.delete(message.id);
    }
    this.events.message(message);
  }

  #lost(code: number): void {
    this.#stopTimer();
    this.#socket = null;
    if (code === ANOTHER_VIEWER) {
      this.#last = null;
    }
    if (this.#ended) {
      return;
    }
    if (NO_RETURN.includes(code)) {
      this.#end();
      this.events.link("closed", null);
      return;
    }
    this.events.link("lost", null);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #stopTimer(): void {
    if (this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }

  #keep(id: string, message: ClientMessage): void {
    this.#pending.set(id, message);
    this.#asked ??= Date.now();
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }
}
