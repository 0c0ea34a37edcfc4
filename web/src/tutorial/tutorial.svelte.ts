// The tutorial as a table: the server plays its script and says what the pupil may do and has learnt. What has been
// answered is kept in this browser, so that somebody who leaves goes on where they were.

import { api, nonce } from "../net/api";
import type { Tutorial, TutorialStep } from "../net/wire";
import { person } from "../state/me.svelte";
import { TableState } from "../state/table.svelte";
import { say } from "../words/catalogue.svelte";
import { answersSoFar, keepAnswers } from "./progress";

const STEP_MS = 1300;

export class TutorialState extends TableState {
  told = $state.raw<Tutorial | null>(null);
  failed = $state(false);
  /** Moves of the others that are still to be shown, one after another. */
  coming = $state.raw<TutorialStep[]>([]);
  #answers = answersSoFar();
  #seq = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super("tutorial");
    this.link = "open";
    this.you = 0;
  }

  override async open(): Promise<void> {
    await this.#ask(this.#answers);
  }

  override close(): void {
    clearTimeout(this.#timer);
  }

  override act(action: string): void {
    this.waiting = nonce();
    this.refused = [];
    void this.#ask([...this.#answers, action]);
  }

  /** What one says here is heard by nobody else. */
  override say(text: string): void {
    this.#seq += 1;
    void this.hear({ type: "talk", number: this.#seq, seat: 0, ask: 0, text });
  }

  async restart(): Promise<void> {
    this.forget();
    this.log = [];
    this.roundEnd = null;
    await this.#ask([]);
  }

  forget(): void {
    this.#answers = [];
    keepAnswers([]);
  }

  /** Show at once what the others do. */
  hurry(): void {
    clearTimeout(this.#timer);
    for (const step of this.coming) {
      this.#showStep(step);
    }
    this.coming = [];
    this.waiting = null;
  }

  async #ask(answers: string[]): Promise<void> {
    try {
      const told = await api.tutorial(answers);
      this.rules ??= await api.rulesData(told.rules);
      this.table ??= tableOf(told);
      this.failed = false;
      this.#hearLesson(told, answers);
    } catch {
      this.failed = true;
      this.waiting = null;
      this.forget();
    }
  }

  #hearLesson(told: Tutorial, answers: string[]): void {
    this.told = told;
    this.refused = told.refused;
    if (told.again) {
      this.waiting = null;
      return;
    }
    const resumed = this.now === null;
    this.#answers = answers;
    keepAnswers(answers);
    this.coming = told.steps;
    if (resumed) {
      this.hurry();
    } else {
      this.#showNext();
    }
  }

  #showNext(): void {
    const [step, ...rest] = this.coming;
    if (!step) {
      this.waiting = null;
      return;
    }
    this.#showStep(step);
    this.coming = rest;
    this.#timer = setTimeout(() => this.#showNext(), rest.length > 0 ? STEP_MS : 0);
  }

  #showStep({ events, now }: TutorialStep): void {
    this.#seq += 1;
    void this.hear({ type: "update", seq: this.#seq, events, now });
  }
}

function tableOf({ rules, names }: Tutorial): NonNullable<TableState["table"]> {
  const seats = names.map((name, seat) => ({
    seat,
    name: seat === 0 ? person.name || say("tutorial-you") : name,
  }));
  return { code: "tutorial", rules, status: "playing", seats, commitment: "", options: {} };
}
