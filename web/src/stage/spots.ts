// Where players and piles are on the page, for what flies between them and what is said at their places.

import type { Place } from "./traces";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Move a box by as little as needed so that it lies within another. */
export function held(box: Box, within: Box): Box {
  const into = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
  return {
    width: box.width,
    height: box.height,
    left: into(box.left, within.left, within.left + within.width - box.width),
    top: into(box.top, within.top, within.top + within.height - box.height),
  };
}

/** The box of a place on the page, as it can be seen: who is scrolled out of sight is at that end of the list. */
export function boxOf(place: Place | "board"): Box | null {
  if (place === "board") {
    return seen(document.querySelector(".board"));
  }
  if (place === "pile") {
    return seen(document.querySelector(".top .state"));
  }
  const seat = `.players [data-seat="${place.seat}"]`;
  const card = place.card && seen(document.querySelector(`${seat} [data-mended="${place.card}"]`));
  const plate = card || seen(document.querySelector(seat));
  const list = seen(document.querySelector(".players"));
  return plate && list && held(plate, list);
}

function seen(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
}
