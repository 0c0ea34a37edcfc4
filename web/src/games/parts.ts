// The components that draw a game, by its name.

import type { Component, ComponentProps } from "svelte";
import Labyrinth from "../board/Labyrinth.svelte";
import Belongings from "../forest/Belongings.svelte";
import Forest from "../forest/Forest.svelte";
import type { AnyView } from "../net/views";
import Gold from "../table/Gold.svelte";
import type { Sentences } from "../words/sentences";

type FieldProps = Omit<ComponentProps<typeof Forest>, "view"> &
  Pick<ComponentProps<typeof Labyrinth>, "ended" | "picked"> & { view: AnyView };
type BelongingsProps = { view: AnyView; seat: number; sentences: Sentences | null };

// Each component takes the view of its own game, which the look-up by the view's name makes sure of.
const FIELDS: Record<AnyView["game"], unknown> = { saboteur: Labyrinth, "lost-mines": Forest };
const BELONGINGS: Record<AnyView["game"], unknown> = { saboteur: Gold, "lost-mines": Belongings };

export function fieldOf(view: AnyView): Component<FieldProps> {
  return FIELDS[view.game] as Component<FieldProps>;
}

export function belongingsOf(view: AnyView): Component<BelongingsProps> {
  return BELONGINGS[view.game] as Component<BelongingsProps>;
}
