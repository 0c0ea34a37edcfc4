// The short moves that explain what happened. Nothing waits for them, and whoever wants no motion gets none.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../state/settings.svelte";
import { WIDE } from "./layout";

const MOVE_MS = 260;
const TURN_MS = 320;
const FLIGHT_MS = 450;

/** How long a move takes: no time for whoever wants no motion. */
export function duration(ms: number): number {
  return settings.still ? 0 : ms;
}

interface Laid {
  goal: boolean;
  /** Where the card comes from; from above the table if that cannot be seen. */
  from?: Element | null;
  /** Whether the card lies upside down, so that its own directions are reversed. */
  turned?: boolean;
}

/** A card flies from whoever lays it; a goal turns round its long axis. */
export function laidDown(node: Element, { goal, from = null, turned = false }: Laid): TransitionConfig {
  if (goal) {
    const turn = duration(TURN_MS);
    return { duration: turn, delay: turn, easing: cubicOut, css: (done) => `transform: scaleX(${done})` };
  }
  const way = from ? wayBetween(node, from) : { x: 0, y: -60 };
  const [x, y] = turned ? [-way.x, -way.y] : [way.x, way.y];
  return {
    duration: duration(from ? FLIGHT_MS : MOVE_MS),
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${1 + 0.25 * left}) rotate(${-8 * left}deg); opacity: ${Math.min(1, 3 * done)}`,
  };
}

/** The way from a card of the drawing to something on the page, in units of the drawing. */
function wayBetween(node: Element, from: Element): { x: number; y: number } {
  const here = node.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const unit = here.width / WIDE || 1;
  return {
    x: (there.left + there.width / 2 - here.left - here.width / 2) / unit,
    y: (there.top + there.height / 2 - here.top - here.height / 2) / unit,
  };
}

/** A card breaks: it shakes, and falls into the dark. */
export function crumbles(_node: Element): TransitionConfig {
  return {
    duration: duration(FLIGHT_MS),
    css: (done, left) =>
      `transform: translate(${5 * Math.sin(left * 40) * done}px, ${40 * left * left}px) scale(${0.4 + 0.6 * done}) rotate(${14 * left * left}deg); opacity: ${done}`,
  };
}

/** Whoever is in a hurry ends all that moves with the next press. */
export function endAllMoves(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) {
      animation.finish();
    }
  }
}

/** The back of a goal turns away. */
export function turnedUp(_node: Element): TransitionConfig {
  return { duration: duration(TURN_MS), css: (done) => `transform: scaleX(${done})` };
}

/** A panel or card appears. */
export function appears(_node: Element): TransitionConfig {
  return {
    duration: duration(MOVE_MS),
    easing: cubicOut,
    css: (done, left) => `opacity: ${done}; transform: translateY(${14 * left}px)`,
  };
}
