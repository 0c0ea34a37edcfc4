// The short moves that explain what happened. Nothing waits for them, and whoever wants no motion gets none.

import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const MOVE_MS = 260;
const TURN_MS = 320;

function duration(ms: number): number {
  return prefersReducedMotion.current ? 0 : ms;
}

/** A card comes down from above the table; a goal turns round its long axis. */
export function laidDown(_node: Element, { goal }: { goal: boolean }): TransitionConfig {
  return {
    duration: duration(goal ? TURN_MS : MOVE_MS),
    delay: goal ? duration(TURN_MS) : 0,
    easing: cubicOut,
    css: goal
      ? (done) => `transform: scaleX(${done})`
      : (done, left) => `transform: translateY(${-60 * left}px) scale(${1 + 0.25 * left}); opacity: ${done}`,
  };
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
