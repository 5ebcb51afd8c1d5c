/** A short tone, and a notice of the browser: how a player is called. */
const NOTES = [660, 880]; // Hz
const LASTS = 0.18; // seconds each
const LOUD = 0.12;

let audio: AudioContext | undefined;

/** Two soft notes. Before the player has touched the page the browser keeps it silent. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [i, pitch] of NOTES.entries()) {
    const [note, volume, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime + i * LASTS];
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.linearRampToValueAtTime(0, from + LASTS);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + LASTS);
  }
}

/** One notice a table: a newer one takes the place of the older, and it goes when the player looks at the page. */
export function show(words: string, table: string): void {
  try {
    const notice = new Notification("Whitby", { body: words, tag: `whitby-${table}` });
    notice.onclick = () => window.focus();
    document.addEventListener("visibilitychange", () => notice.close(), { once: true });
  } catch {
    // some phones know the word and forbid the deed
  }
}

/** Why the browser shows no notices here: an id of the catalogue, or nothing. */
export function noNotice(): "" | "insecure" | "unknown" | "denied" {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "unknown";
  return Notification.permission === "denied" ? "denied" : "";
}

/** Ask the browser's leave, if it has to be asked. */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}
