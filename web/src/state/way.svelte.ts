// Which way the mine is dug on the screen: upwards where it is high and narrow, since cards are larger there that way.

import { MediaQuery } from "svelte/reactivity";
import type { Way } from "../board/turning";

class Digging {
  readonly #narrow = new MediaQuery("(orientation: portrait) and (max-width: 600px)");

  get of(): Way {
    return this.#narrow.current ? "up" : "east";
  }
}

export const way = new Digging();
