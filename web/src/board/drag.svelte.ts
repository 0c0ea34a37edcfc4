// A card on its way from the hand to a place: what is carried, where it is, and what lies under it. The board says which
// spot a point of the screen is, the table what a drop means; neither knows the other.

export interface Carried {
  card: string;
  x: number;
  y: number;
  /** How wide the card lies in the hand, in pixels. */
  wide: number;
}

export interface Place {
  /** A spot of the board, as layout.ts writes it. */
  spot: string | null;
  seat: number | null;
}

export interface DragEvents {
  lift(card: string): void;
  drop(place: Place): void;
}

const LIFT_DISTANCE = 10;

class Drag {
  carried = $state.raw<Carried | null>(null);
  /** The spot of the board under the card. */
  over = $state<string | null>(null);
  #pressed: { card: string; pointer: number; x: number; y: number } | null = null;
  #locate: ((x: number, y: number) => string | null) | null = null;
  #events: DragEvents | null = null;
  #dropped = false;

  /** Let a board say which of its spots is at a point of the screen; until it is gone. */
  overBoard(locate: (x: number, y: number) => string | null): () => void {
    this.#locate = locate;
    return () => {
      this.#locate = null;
    };
  }

  /** Let a table hear of cards lifted and dropped; until it is gone. */
  listen(events: DragEvents): () => void {
    this.#events = events;
    return () => {
      this.#events = null;
      this.cancel();
    };
  }

  press(card: string, event: PointerEvent): void {
    this.#dropped = false;
    this.#pressed = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent & { currentTarget: HTMLElement }): void {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) {
      return;
    }
    const { clientX: x, clientY: y, currentTarget: button } = event;
    if (!this.carried) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < LIFT_DISTANCE) {
        return;
      }
      button.setPointerCapture(event.pointerId);
      this.#events?.lift(pressed.card);
    }
    this.carried = { card: pressed.card, x, y, wide: button.clientWidth };
    this.over = this.#locate?.(x, y) ?? null;
  }

  release(): void {
    if (this.carried) {
      const { x, y } = this.carried;
      const under = document.elementFromPoint(x, y)?.closest("[data-seat]");
      const seat = under instanceof HTMLElement ? Number(under.dataset["seat"]) : null;
      const place = { spot: this.over, seat };
      this.cancel();
      this.#dropped = true;
      this.#events?.drop(place);
    }
    this.#pressed = null;
  }

  cancel(): void {
    this.carried = null;
    this.over = null;
    this.#pressed = null;
  }

  /** True for the click that ends a drag, which is none. */
  swallowsClick(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}

export const drag = new Drag();
