/** The pencil in the viewer's hand: while a tool is taken up, a press on a place marks it and chooses nothing. */
import type { Marks } from "../../../lib/marks.svelte";

export const TOOLS = ["possible", "excluded", "note", "rub"] as const;
export type Tool = (typeof TOOLS)[number];

/** The key of each tool while the pencil is in the hand. */
export const KEYS: Record<Tool, string> = { possible: "o", excluded: "x", note: "n", rub: "delete" };

export class Pencil {
  tool = $state<Tool | "">("");

  constructor(
    private readonly marks: () => Marks,
    private readonly write: (place: string) => void, // opens what a note is written in
  ) {}

  /** Take up a tool; the same once more puts the pencil down. */
  take(tool: Tool): void {
    this.tool = this.tool === tool ? "" : tool;
  }

  putDown(): void {
    this.tool = "";
  }

  /** Use the tool on a place: a second time takes the sign off, the note stays. */
  use(place: string, tool = this.tool): void {
    const marks = this.marks();
    const before = marks.at(place);
    if (tool === "note") this.write(place);
    else if (tool === "rub") void marks.remove(place);
    else if (tool) void marks.set(place, before?.kind === tool ? "" : tool, before?.note ?? "");
  }

  /** A key while the pencil is in the hand: on the place that has the focus, else it takes up the tool. */
  press(key: string, place: string): boolean {
    const tool = TOOLS.find((each) => KEYS[each] === key.toLowerCase());
    if (!this.tool || !tool) return false;
    if (place) this.use(place, tool);
    else this.take(tool);
    return true;
  }
}
