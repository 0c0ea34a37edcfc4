// Playing by keyboard: whether somebody does, and where the focus goes on, so that few keys lead through an answer.

import { untrack } from "svelte";

class Keys {
  /** True from the first key on, until a pointer is used again. */
  used = $state(false);

  constructor() {
    addEventListener("keydown", () => (this.used = true), true);
    addEventListener("pointerdown", () => (this.used = false), true);
  }

  /** Lead whoever uses the keys to the first of these places that is there. */
  lead(...places: string[]): void {
    if (untrack(() => this.used)) {
      const found = places.map((place) => document.querySelector<HTMLElement>(place)).find(Boolean);
      found?.focus();
    }
  }

  /** Lead whoever uses the keys there, unless they are somewhere already. */
  offer(...places: string[]): void {
    if (document.activeElement === document.body) {
      this.lead(...places);
    }
  }

  /** To be attached to what is offered as soon as it is on the page, whatever that had to wait for. */
  readonly offered = (element: HTMLElement): void => {
    if (document.activeElement === document.body && untrack(() => this.used)) {
      element.focus();
    }
  };
}

export const keys = new Keys();
