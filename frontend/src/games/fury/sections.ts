/** What stands beside the map: a panel on a wide screen, a tab on a smaller one. */
import type { Snippet } from "svelte";

export interface Section {
  id: string;
  icon: string;
  title: string;
  short: string; // on the tab of a phone
  content: Snippet;
  side: "left" | "right"; // on a wide screen
  first?: boolean; // in sight before another one is chosen
  bare?: boolean; // its content brings a frame and a heading of its own
  badge?: string;
  folded?: boolean; // on a wide screen it stands folded, with little room
  always?: boolean; // where the others are tabs it stands below them
  private?: boolean; // only the viewer has it
}
