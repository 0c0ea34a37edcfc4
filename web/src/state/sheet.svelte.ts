// The sheet about a card, a dwarf, a player or whatever lies somewhere, and the ways to open it: a long press, the other
// mouse button, or the key `i`. A mouse that rests is told the same beside what it rests on, and nothing is in its way.

import type { Attachment } from "svelte/attachments";
import type { Thing } from "../words/about";

export type Subject = { card: string } | { dwarf: string } | { seat: number } | { things: Thing[] };

/** What a resting mouse is told of, and where that is on the page. */
export interface Pointed {
  subject: Subject;
  at: DOMRect;
}

const LONG_PRESS_MS = 500;
const REST_MS = 700;
const SLACK_PX = 8;

class Sheet {
  subject = $state.raw<Subject | null>(null);
  pointed = $state.raw<Pointed | null>(null);

  open(subject: Subject): void {
    this.pointed = null;
    this.subject = subject;
  }

  close(): void {
    this.subject = null;
  }
}

export const sheet = new Sheet();

/** Let something be asked about. */
export function explains(subject: () => Subject | null): Attachment<HTMLElement> {
  return (node) => {
    node.dataset["explains"] = "";
    const meant = ({ target }: Event): boolean =>
      target instanceof Element && target.closest("[data-explains]") === node;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered = false;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      clearTimeout(resting);
      sheet.pointed = null;
    };
    const rest = (): void => {
      const about = subject();
      if (about && !sheet.subject && !node.querySelector("[data-explains]:hover")) {
        sheet.pointed = { subject: about, at: node.getBoundingClientRect() };
      }
    };
    let from = { x: 0, y: 0 };
    const show = (): void => {
      const about = subject();
      if (about) {
        sheet.open(about);
      }
    };
    const stop = new AbortController();
    const on = <E extends Event>(target: EventTarget, name: string, act: (event: E) => void): void =>
      target.addEventListener(name, act as EventListener, { signal: stop.signal });
    on<PointerEvent>(node, "pointerdown", (event) => {
      from = { x: event.clientX, y: event.clientY };
      clearTimeout(timer);
      goOn();
      if (meant(event)) {
        timer = setTimeout(show, LONG_PRESS_MS);
      }
    });
    on<PointerEvent>(node, "pointermove", (event) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK_PX) {
        clearTimeout(timer);
      }
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      on(node, name, () => clearTimeout(timer));
    }
    on<PointerEvent>(node, "pointerenter", ({ pointerType, buttons }) => {
      hovered = true;
      if (pointerType === "mouse" && buttons === 0) {
        resting = setTimeout(rest, REST_MS);
      }
    });
    on(node, "pointerleave", () => {
      hovered = false;
      goOn();
    });
    on<MouseEvent>(node, "contextmenu", (event) => {
      event.preventDefault();
      if (meant(event)) {
        show();
      }
    });
    on<KeyboardEvent>(window, "keydown", (event) => {
      const writing = event.target instanceof HTMLInputElement;
      const pointed = hovered && !node.querySelector("[data-explains]:hover");
      if (event.key === "i" && !writing && !sheet.subject && (pointed || node === document.activeElement)) {
        show();
      }
    });
    return () => {
      clearTimeout(timer);
      goOn();
      stop.abort();
    };
  };
}
