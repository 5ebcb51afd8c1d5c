/** Finding words in texts, whatever their accents and capitals. */

/** A piece of a text; `hit` if it is one of the words that were looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Without accents and capitals, as people type it. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Does a text hold all these words? */
export function holds(text: string, words: readonly string[]): boolean {
  const folded = words.length ? fold(text) : "";
  return words.every((word) => folded.includes(word));
}

/** A text taken apart where it holds one of these words. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const letters = [...text].map(fold); // one sign may become none or several
  const folded = letters.join("");
  const hit = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) hit.add(i);
    }
  }
  const found: Piece[] = [];
  let at = 0;
  [...text].forEach((sign, i) => {
    const length = letters[i]?.length ?? 0;
    const last = found.at(-1);
    const marked = length ? hit.has(at) : (last?.hit ?? false);
    if (last?.hit === marked) last.text += sign;
    else found.push({ text: sign, hit: marked });
    at += length;
  });
  return found;
}
