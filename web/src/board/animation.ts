// The short moves that explain what happened. Nothing waits for them, and whoever wants no motion gets none.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../state/settings.svelte";
import { WIDE } from "./layout";
import { onBoard, type Way } from "./turning";

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
  way?: Way;
}

/** A card flies from whoever lays it; a goal turns round its long axis. */
export function laidDown(
  node: Element,
  { goal, from = null, turned = false, way = "east" }: Laid,
): TransitionConfig {
  if (goal) {
    const turn = duration(TURN_MS);
    return { duration: turn, delay: turn, easing: cubicOut, css: (done) => `transform: scaleX(${done})` };
  }
  const [east, south] = onBoard(from ? wayBetween(node, from) : [0, -60], way);
  const [x, y] = turned ? [-east, -south] : [east, south];
  return {
    duration: duration(from ? FLIGHT_MS : MOVE_MS),
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${x * left}px, ${y * left}px) scale(${1 + 0.25 * left}) rotate(${-8 * left}deg); opacity: ${Math.min(1, 3 * done)}`,
  };
}

/** The way from a card of the drawing to something on the page, in units of the drawing. */
function wayBetween(node: Element, from: Element): readonly [number, number] {
  const here = node.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const unit = Math.min(here.width, here.height) / WIDE || 1;
  return [
    (there.left + there.width / 2 - here.left - here.width / 2) / unit,
    (there.top + there.height / 2 - here.top - here.height / 2) / unit,
  ];
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

/** A card is lifted from the board towards the reader, and laid back. */
export function lifts(_node: Element): TransitionConfig {
  return {
    duration: duration(FLIGHT_MS),
    easing: cubicOut,
    css: (done) => `opacity: ${done}; transform: scale(${0.25 + 0.75 * done})`,
  };
}

/** A panel or card appears. */
export function appears(_node: Element): TransitionConfig {
  return {
    duration: duration(MOVE_MS),
    easing: cubicOut,
    css: (done, left) => `opacity: ${done}; transform: translateY(${14 * left}px)`,
  };
}
