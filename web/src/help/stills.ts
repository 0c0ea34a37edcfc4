// The still pictures of a game's board, by its name.

import type { Component, ComponentProps } from "svelte";
import type { AnyView } from "../net/views";
import ForestPicture from "./ForestPicture.svelte";
import StillLabyrinth from "./StillLabyrinth.svelte";

type StillProps = Omit<ComponentProps<typeof StillLabyrinth>, "before" | "after"> & {
  before: AnyView;
  after: AnyView | null;
};

// Each takes the views of its own game, which the look-up by the view's name makes sure of.
const STILLS: Record<AnyView["game"], unknown> = { saboteur: StillLabyrinth, "lost-mines": ForestPicture };

export function stillOf(view: AnyView): Component<StillProps> {
  return STILLS[view.game] as Component<StillProps>;
}
