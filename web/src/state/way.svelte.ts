// Which way the mine is dug on the screen.

import type { Way } from "../words/places";

class Digging {
  of = $state<Way>("east");
}

export const way = new Digging();
