/** A number on its way to another: influence, despair, health, Blood. */
export interface Track {
  name: string;
  value: number;
  max: number;
  preview: Preview | null;
  steps?: readonly number[]; // values that are marked on it
  note?: string; // what they mean now
}

/** What would become of it, and when: "+6 next round, if 6 matures". */
export interface Preview {
  value: number;
  words: string;
}
