// What a seat sees, of whichever game.

import type { Situation } from "./wire";

export type AnyView = Situation["view"];
