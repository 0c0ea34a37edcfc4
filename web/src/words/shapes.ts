// What a tunnel or path is called by its shape, and to which sides it is open.

import type { Way } from "../board/turning";
import type { CardData } from "../net/wire";
import { say } from "./catalogue.svelte";

const SIDES = ["up", "right", "down", "left"] as const;
const COMPASS = "NESW";
const OPPOSITE = ["NS", "EW"];

type Shaped = Pick<CardData, "tunnels" | "dead_ends">;

export function isTile({ tunnels, dead_ends }: Shaped): boolean {
  return tunnels.length > 0 || dead_ends.length > 0;
}

/** The name of a shape: crossing, T-piece, curve, straight, dead end. */
export function shapeName(card: Shaped): string {
  const [first = "", second] = card.tunnels.map((sides) => [...sides].sort(byCompass).join(""));
  if (!first) {
    return say("shape-dead-end");
  }
  const shape = say(`shape-${second ? doubled(first) : single(first)}`);
  return card.dead_ends.length > 0 ? say("shape-blocked", { shape }) : shape;
}

function byCompass(one: string, other: string): number {
  return COMPASS.indexOf(one) - COMPASS.indexOf(other);
}

function single(sides: string): string {
  if (sides.length === 2) {
    return OPPOSITE.includes(sides) ? "straight" : "curve";
  }
  return ["end", "end", "", "t", "crossing"][sides.length] ?? "crossing";
}

function doubled(sides: string): string {
  return OPPOSITE.includes(sides) ? "bridge" : "double-curve";
}

/** To which sides of the screen a card is open, in words. */
export function openSides(card: Shaped, turned: boolean, way: Way): string {
  const open = [...card.tunnels.join(""), ...card.dead_ends];
  const shift = (turned ? 2 : 0) + (way === "up" ? 3 : 0);
  const sides = open.map((side) => (COMPASS.indexOf(side) + shift) % SIDES.length).sort();
  return sides.map((side) => say(`side-${SIDES[side]}`)).join(", ");
}
