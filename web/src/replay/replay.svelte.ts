// A game that is over, step by step: where the reader is in it and whose eyes they borrow. It is a table like any other
// to the parts that draw one; the server has replayed it, and nothing here knows how one step leads to the next.

import { api } from "../net/api";
import type { Remark, Replay, Round, Seen, Step } from "../net/wire";
import { TableState } from "../state/table.svelte";
import type { Words } from "../words/sentences";

/** Whose view: a seat's number, `spectator`, or `open` for all cards. */
export type Viewer = string;
export const OPEN = "open";
const PAGE = 50;

/** Where the steps come from: a finished table, or a file. */
export type Source = (viewer: Viewer, first: number) => Promise<Replay>;

export interface Line {
  key: string;
  step: number;
  event: Words | null;
  remark: Remark | null;
}

export class ReplayState extends TableState {
  at = $state(0);
  moves = $state(0);
  viewer = $state<Viewer>(OPEN);
  rounds = $state.raw<Round[]>([]);
  hands = $state.raw<string[][]>([]);
  playing = $state(false);
  speed = $state(1);
  readonly #source: Source;
  /** Steps by viewer and number, as far as they have come. */
  #steps = $state.raw<Record<Viewer, Step[]>>({});
  #remarks: Remark[] = [];
  /** Where the reader wants to be: here already, or there once the steps have come. */
  #wanted = { viewer: OPEN, at: 0 };

  constructor(code: string, source: Source) {
    super(code);
    this.#source = source;
  }

  readonly steps = $derived(this.#steps[this.viewer] ?? []);
  readonly step = $derived(this.steps[this.at] ?? null);

  /** The round in which the reader is, counted from 0. */
  readonly round = $derived(
    Math.max(
      0,
      this.rounds.findLastIndex((round) => round.first <= this.at),
    ),
  );

  /** How many moves were made up to each step: an answer to a question put to everybody is none. */
  readonly #made = $derived.by(() => {
    let made = 0;
    return Array.from({ length: this.moves + 1 }, (_, number) => {
      made += isMove(this.steps[number]) ? 1 : 0;
      return made;
    });
  });
  readonly move = $derived(this.#made[this.at] ?? 0);
  readonly movesMade = $derived(this.#made.at(-1) ?? 0);

  /** What has happened and was said in this round up to here. */
  readonly lines = $derived.by(() => {
    const first = this.rounds[this.round]?.first ?? 0;
    return this.steps.slice(first, this.at + 1).flatMap((step) => this.#told(step));
  });

  /** Whether the game goes on: then its rounds that are over can be seen, all open. */
  readonly running = $derived(this.table?.status === "playing");

  /** Begin at a move, with somebody's eyes; else at the deal, or at the last round that is over. Throws a Failure. */
  async begin(viewer: Viewer, move: number | null): Promise<void> {
    const replay = await this.#load(viewer, 0);
    this.rules = await api.rulesData(replay.rules);
    this.moves = replay.moves;
    this.rounds = replay.rounds ?? [];
    this.table ??= tableOf(replay);
    const first = this.running ? (this.rounds.at(-1)?.first ?? 0) : 0;
    await this.look(viewer, move ?? first);
    await this.#loadAll(viewer);
  }

  /** Look at a move, with somebody's eyes, as soon as it has come, unless something else is wanted by then. */
  async look(viewer: Viewer, move: number): Promise<void> {
    const wanted = { viewer, at: Math.min(Math.max(0, move), this.moves) };
    this.#wanted = wanted;
    try {
      if (!this.#steps[viewer]?.[wanted.at]) {
        await this.#load(viewer, wanted.at - (wanted.at % PAGE));
      }
    } catch (error) {
      this.#wanted = { viewer: this.viewer, at: this.at };
      throw error;
    }
    if (this.#wanted === wanted) {
      this.viewer = viewer;
      this.at = wanted.at;
      this.#show();
    }
  }

  async lookAs(viewer: Viewer): Promise<void> {
    await this.look(viewer, this.#wanted.at);
    await this.#loadAll(viewer);
  }

  go(move: number): void {
    void this.look(this.#wanted.viewer, move);
  }

  /** The next step in a direction of which the viewer notices anything: secret answers of others are passed over. */
  next(direction: 1 | -1): void {
    let move = this.#wanted.at + direction;
    while (move > 0 && move < this.moves && this.steps[move] && !this.#isNoticed(this.steps[move])) {
      move += direction;
    }
    this.go(move);
  }

  #isNoticed(step: Step | undefined): boolean {
    return (step?.seen[0]?.events.length ?? 0) > 0 || Boolean(step?.action);
  }

  #show(): void {
    const seen: Seen | undefined = this.step?.seen[0];
    if (seen) {
      this.you = seen.view.seat;
      this.now = { view: seen.view, ask: seen.ask, options: null };
      this.hands = seen.hands ?? [];
    }
  }

  #told(step: Step): Line[] {
    const events = step.seen[0]?.events ?? [];
    const remarks = this.#remarks.filter((remark) => remark.move === step.number);
    return [
      ...events.map((event, n) => ({ key: `${step.number} ${n}`, step: step.number, event, remark: null })),
      ...remarks.map((remark, n) => ({
        key: `${step.number} said ${n}`,
        step: step.number,
        event: null,
        remark,
      })),
    ];
  }

  async #load(viewer: Viewer, first: number): Promise<Replay> {
    const replay = await this.#source(viewer, first);
    const steps = [...(this.#steps[viewer] ?? [])];
    for (const step of replay.steps) {
      steps[step.number] = step;
    }
    const known = this.#remarks.filter(({ move }) => move < first || move >= first + PAGE);
    this.#remarks = [...known, ...(replay.talk ?? [])];
    this.#steps = { ...this.#steps, [viewer]: steps };
    return replay;
  }

  async #loadAll(viewer: Viewer): Promise<void> {
    for (let first = 0; first <= this.moves; first += PAGE) {
      if (!this.#steps[viewer]?.[first]) {
        await this.#load(viewer, first);
      }
    }
  }
}

/** Whether a step is a move: somebody's own, and no answer in secret. Until it has come, it counts as one. */
export function isMove(step: Step | undefined): boolean {
  if (step?.number === 0) {
    return false;
  }
  const events = step?.seen[0]?.events ?? [];
  return !step || (step.seat !== null && !events.some((event) => event["is"] === "answer-given"));
}

/** What is known of the table of a file: who sat there. */
function tableOf({ rules, names }: Replay): NonNullable<TableState["table"]> {
  const seats = names.map((name, seat) => ({ seat, name }));
  return { code: "", rules, status: "over", seats, commitment: "", options: {} };
}
