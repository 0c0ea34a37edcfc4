// What is being shown of what just happened: one action after another, quicker where many wait, gone with the next press.

import { settings } from "../state/settings.svelte";
import type { Words } from "../words/sentences";
import { type Trace, tracesOf } from "./traces";

export interface Scene {
  key: number;
  traces: Trace[];
  events: Words[];
  /** Whether the labyrinth has come beside a goal for the first time. */
  near?: boolean;
}

const SCENE_MS = 1800;
/** More scenes than this are not waited for: what they show stands in the log. */
const MOST_WAITING = 4;
const PACES = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

class Stage {
  scene = $state.raw<Scene | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #scenes = 0;

  /** Show what happened, after what is being shown already; `goals` are those that one has come beside just now. */
  play(events: Words[], kinds: Record<string, Record<string, string>>, goals: string[] = []): void {
    const lit = goals.map((spot): Trace => ({ is: "mark", spot, how: "turn", seat: null }));
    const traces = [...events.flatMap((event) => tracesOf(event, kinds[String(event["is"])] ?? {})), ...lit];
    if (traces.length === 0 || PACES[settings.pace] === 0) {
      return;
    }
    this.#scenes += 1;
    this.#waiting = [...this.#waiting, { key: this.#scenes, traces, events, near: lit.length > 0 }].slice(
      -MOST_WAITING,
    );
    if (!this.scene) {
      this.#next();
    }
  }

  /** Show again what happened, act by act. */
  replay(events: Words[], kinds: Record<string, Record<string, string>>): void {
    this.skip();
    const scenes = events.map((event) => ({
      traces: tracesOf(event, kinds[String(event["is"])] ?? {}),
      events: [event],
    }));
    this.#waiting = scenes
      .filter(({ traces }) => traces.length > 0)
      .map((scene) => {
        this.#scenes += 1;
        return { key: this.#scenes, ...scene };
      });
    this.#next();
  }

  /** Whoever is in a hurry sees no more of it. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
  }

  #next(): void {
    const [scene = null, ...rest] = this.#waiting;
    this.scene = scene;
    this.#waiting = rest;
    if (scene) {
      const hurry = 1 + rest.length;
      const pace = PACES[settings.pace] || PACES.normal; // who wants no animations sees those that they ask for
      this.#timer = setTimeout(() => this.#next(), (SCENE_MS * pace) / hurry);
    }
  }
}

export const stage = new Stage();
