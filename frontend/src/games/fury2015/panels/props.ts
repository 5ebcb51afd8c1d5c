/** What every panel of 2015 is given. */
import type { Fury2015Body } from "../../../types.gen";
import type { CardSource } from "../../fury/cards/cards";
import type { Europe } from "../../fury/europe";
import type { Turn } from "../../fury/turn.svelte";

export interface PanelProps {
  turn: Turn;
  body: Fury2015Body;
  source: CardSource;
  europe: Europe;
}
