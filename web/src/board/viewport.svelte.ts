// Where the player looks at the labyrinth: a centre and a scale, moved by dragging, pinching, wheel and keys.

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LEAST_SCALE = 0.15;
const MOST_SCALE = 2.5;
const MOST_FIT = 1;
const TAP_SLACK = 8;
/** How much of the drawing may be out of sight before it counts: less than a third of a card. */
const SLACK = 30;

export class Viewport {
  x = $state(450);
  y = $state(75);
  scale = $state(0.6);
  width = $state(800);
  height = $state(500);
  /** True once the player has chosen where to look; until then the view follows the labyrinth. */
  moved = $state(false);
  #pointers = new Map<number, { x: number; y: number }>();
  #travel = 0;

  /** The part of the drawing that can be seen. */
  readonly shown = $derived<Bounds>({
    left: this.x - this.width / 2 / this.scale,
    top: this.y - this.height / 2 / this.scale,
    right: this.x + this.width / 2 / this.scale,
    bottom: this.y + this.height / 2 / this.scale,
  });

  /** How a layer with this part of the drawing is to be moved in the window, in whole pixels. Panning changes nothing else. */
  shift(bounds: Bounds): { x: number; y: number } {
    return {
      x: Math.round(this.width / 2 + (bounds.left - this.x) * this.scale),
      y: Math.round(this.height / 2 + (bounds.top - this.y) * this.scale),
    };
  }

  /** Whether all of this can be seen at once. */
  holds(bounds: Bounds): boolean {
    const { left, top, right, bottom } = this.shown;
    return (
      left <= bounds.left + SLACK &&
      top <= bounds.top + SLACK &&
      right >= bounds.right - SLACK &&
      bottom >= bounds.bottom - SLACK
    );
  }

  lookAt(x: number, y: number): void {
    this.moved = true;
    this.x = x;
    this.y = y;
  }

  fit(bounds: Bounds, closest = MOST_FIT): void {
    this.scale = Math.min(closest, this.scaleFor(bounds));
    this.x = (bounds.left + bounds.right) / 2;
    this.y = (bounds.top + bounds.bottom) / 2;
  }

  /** The scale at which all of it can be seen. */
  scaleFor(bounds: Bounds): number {
    const wide = bounds.right - bounds.left;
    const high = bounds.bottom - bounds.top;
    return clamp(Math.min(this.width / wide, this.height / high));
  }

  /** The point of the labyrinth at (px, py), in pixels from the middle. */
  at(px: number, py: number): { x: number; y: number } {
    return { x: this.x + px / this.scale, y: this.y + py / this.scale };
  }

  /** Look so that this part can be seen, if it cannot. */
  show({ left, top, right, bottom }: Bounds): void {
    const halfWide = this.width / 2 / this.scale;
    const halfHigh = this.height / 2 / this.scale;
    this.x = Math.max(right - halfWide, Math.min(left + halfWide, this.x));
    this.y = Math.max(bottom - halfHigh, Math.min(top + halfHigh, this.y));
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  /** Zoom so that the point of the labyrinth under (px, py), in pixels from the middle, stays where it is. */
  zoom(factor: number, px = 0, py = 0): void {
    this.moved = true;
    const before = this.scale;
    this.scale = clamp(before * factor);
    this.x += px / before - px / this.scale;
    this.y += py / before - py / this.scale;
  }

  /** True while a gesture has moved too far to be a tap. */
  get dragged(): boolean {
    return this.#travel > TAP_SLACK;
  }

  press(id: number, x: number, y: number): void {
    if (this.#pointers.size === 0) {
      this.#travel = 0;
    }
    this.#pointers.set(id, { x, y });
  }

  move(id: number, x: number, y: number, middle: { x: number; y: number }): void {
    const from = this.#pointers.get(id);
    if (!from) {
      return;
    }
    this.#travel += Math.abs(x - from.x) + Math.abs(y - from.y);
    const others = [...this.#pointers].filter(([other]) => other !== id).map(([, at]) => at);
    const anchor = others[0];
    if (!anchor) {
      if (this.dragged) {
        this.pan(x - from.x, y - from.y);
      }
    } else {
      const before = Math.hypot(from.x - anchor.x, from.y - anchor.y);
      const after = Math.hypot(x - anchor.x, y - anchor.y);
      if (before > 0) {
        this.zoom(after / before, (x + anchor.x) / 2 - middle.x, (y + anchor.y) / 2 - middle.y);
      }
    }
    this.#pointers.set(id, { x, y });
  }

  release(id: number): void {
    this.#pointers.delete(id);
  }
}

function clamp(scale: number): number {
  return Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));
}
