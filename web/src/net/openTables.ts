// The list of open tables, live: the server sends it whole and then what changes. A line that breaks is made again.

import type { OpenTable, OpenTables, OpenTablesChanged } from "./wire";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

export interface ListEvents {
  /** The tables as they are now, and how far the server's clock is ahead of ours, in milliseconds. */
  tables(tables: OpenTable[], ahead: number): void;
}

export class OpenTablesSocket {
  #socket: WebSocket | null = null;
  #tables = new Map<string, OpenTable>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly events: ListEvents,
  ) {
    this.#open();
  }

  close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onmessage = (event) =>
      this.#hear(JSON.parse(String(event.data)) as OpenTables | OpenTablesChanged);
    socket.onclose = () => {
      if (this.#socket === socket) {
        this.#retry = setTimeout(() => this.#open(), this.#wait);
        this.#wait = Math.min(LONGEST_WAIT, 2 * this.#wait);
      }
    };
  }

  #hear(message: OpenTables | OpenTablesChanged): void {
    this.#wait = FIRST_WAIT;
    if (message.type === "tables") {
      this.#tables.clear();
    } else {
      for (const code of message.gone) {
        this.#tables.delete(code);
      }
    }
    for (const table of message.tables) {
      this.#tables.set(table.code, table);
    }
    this.events.tables([...this.#tables.values()], message.now - Date.now());
  }
}

export function listAddress(): string {
  return `${location.origin.replace("http", "ws")}/ws/open`;
}
