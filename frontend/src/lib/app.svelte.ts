/** What the whole page shares: where we are, the language, and the words of the game at hand. */
import { Problem, text } from "./api";
import { address, pathOf } from "./base";
import { keep, kept } from "./kept";
import type { InvitationLink } from "./protocol";
import { Words } from "./words";

const LANGUAGES = ["en", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

function first(): Language {
  const wished = [kept("whitby-language"), ...navigator.languages].map((l) => l.slice(0, 2));
  return LANGUAGES.find((l) => l === wished.find((w) => (LANGUAGES as readonly string[]).includes(w))) ?? "en";
}

/** Seats in one word, in whatever order they come. */
export const together = (seats: string[]) => [...seats].sort().join(",");

/** The words of a game; none where the server does not know it, as at a table of a game that is gone. */
async function gameText(language: Language, game: string): Promise<string> {
  return text(language, game).catch((error: unknown) => {
    if (error instanceof Problem && error.id === "no-answer") return "";
    throw error;
  });
}

class App {
  path = $state(pathOf(location.pathname));
  language = $state<Language>(first());
  words = $state.raw<Words | null>(null);
  failed = $state(false);
  letters = $state(kept("whitby-letters") !== "off");
  readonly languages = LANGUAGES;
  private game = "";
  private more = "";

  /** The words of a game besides the common ones, and more that a page needs; an empty name is none. */
  async speak(game: string, language: Language = this.language, more = ""): Promise<void> {
    [this.game, this.more] = [game, more];
    try {
      const sources = await Promise.all([
        text(language, "common"),
        text(language, "page"),
        game ? gameText(language, game) : "",
        more ? text(language, more) : "",
      ]);
      if (this.game !== game || this.more !== more) return;
      this.words = new Words(language, sources);
      this.language = language;
      this.failed = false;
      document.documentElement.lang = language;
    } catch {
      this.failed = true;
    }
  }

  async choose(language: Language): Promise<void> {
    keep("whitby-language", language);
    await this.speak(this.game, language, this.more);
  }

  useLetters(on: boolean): void {
    this.letters = on;
    keep("whitby-letters", on ? "on" : "off");
  }

  /** To another path of the page. */
  go(path: string): void {
    history.pushState(null, "", address(path));
    this.arrived();
    scrollTo(0, 0);
  }

  /** The browser shows another address. */
  arrived = (): void => {
    this.path = pathOf(location.pathname);
  };

  /** Links inside the page change it without loading it anew. */
  link = (event: MouseEvent): void => {
    const target = event.currentTarget as HTMLAnchorElement;
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(pathOf(target.pathname) + target.search + target.hash);
  };

  /** The link that this browser knows for seats; empty if it has made none. */
  invitation(table: string, seats: string[]): string {
    return this.invitations(table)[together(seats)] ?? "";
  }

  keepInvitations(table: string, made: InvitationLink[]): void {
    const links = Object.fromEntries(made.map(({ seats, link }) => [together(seats), link]));
    keep(`whitby-links-${table}`, JSON.stringify({ ...this.invitations(table), ...links }));
  }

  private invitations(table: string): Record<string, string> {
    try {
      return JSON.parse(kept(`whitby-links-${table}`) || "{}") as Record<string, string>;
    } catch {
      return {};
    }
  }

  get name(): string {
    return kept("whitby-name");
  }

  set name(name: string) {
    keep("whitby-name", name);
  }
}

export const app = new App();

/** The words; only asked for once they are there. */
export function w(): Words {
  if (!app.words) throw new Error("no words yet");
  return app.words;
}
