// The connection to one table: it comes back by itself, resumes where it was, and loses no command.
//
// A command is kept until it is acknowledged or refused and is sent again after a reconnect; the server gives the
// same id one effect only.

import type { Claim, ClientMessage, ServerMessage } from "./wire";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface SocketEvents {
  message(message: ServerMessage): void;
  link(state: Link, lag: number | null): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 5000;
const SILENCE_LIMIT = 12000;
const NO_RETURN = [4403, 4404];
const PROTOCOL = 1;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #last: number | null = null;
  #pinged = 0;
  #heard = 0;
  #timer: ReturnType<typeof setInterval> | null = null;
  #pending = new Map<string, ClientMessage>();
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
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

  close(): void {
    this.#ended = true;
    this.#stopTimer();
    this.#socket?.close();
    this.events.link("closed", null);
  }

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
    this.#heard = Date.now();
    this.#send({ type: "hello", protocol: PROTOCOL, last: this.#last });
    for (const message of this.#pending.values()) {
      this.#send(message);
    }
    this.#timer = setInterval(() => this.#beat(), PING_EVERY);
    this.events.link("open", null);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_LIMIT) {
      this.#socket?.close();
      return;
    }
    this.#pinged = Date.now();
    this.#send({ type: "ping" });
  }

  #take(text: string): void {
    this.#heard = Date.now();
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
    if (this.#ended) {
      return;
    }
    if (NO_RETURN.includes(code)) {
      this.#ended = true;
      this.events.link("closed", null);
      return;
    }
    this.events.link("lost", null);
    setTimeout(() => !this.#ended && this.#open(), this.#wait);
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
    this.#send(message);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    }
  }
}
