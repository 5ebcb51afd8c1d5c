/** A button of the row in the prompt: one choice, a kind of choices on the board, or something closed. */
import type { Choice, ClosedChoice } from "../../../lib/protocol";

export interface RowButton {
  id: string;
  icon: string;
  label: string;
  line: string; // what follows, what it costs, or why it is closed
  letter: string; // the key; empty for none
  choice: Choice | null; // null where it stands for choices on the board
  closed: ClosedChoice | null;
}
