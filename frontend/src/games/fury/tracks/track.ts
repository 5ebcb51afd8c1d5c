/** A number on its way to another: influence, despair, health. */
export interface Track {
  name: string;
  value: number;
  max: number;
  preview: Preview | null;
}

/** What would become of it, and when: "+6 next round, if 6 matures". */
export interface Preview {
  value: number;
  words: string;
}
