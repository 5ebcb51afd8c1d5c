/** The words of several games at once, for lists of tables: the page itself speaks those of one game. */
import { games, text } from "./api";
import { app } from "./app.svelte";
import { type Args, Words } from "./words";

class Titles {
  private words = $state.raw<Record<string, Words>>({});

  /** Fetch the words of these games; those of a game that the server does not know are none. */
  async fetch(wanted: string[]): Promise<void> {
    const language = app.language;
    const known = (await games().catch(() => [])).map((game) => game.id);
    for (const game of new Set(wanted)) {
      const source = known.includes(game) ? await text(language, game).catch(() => "") : "";
      this.words = { ...this.words, [`${language} ${game}`]: new Words(language, [source]) };
    }
  }

  /** Have they been fetched? */
  has(game: string): boolean {
    return this.of(game) !== undefined;
  }

  private of(game: string): Words | undefined {
    return this.words[`${app.language} ${game}`];
  }

  title(game: string): string {
    return this.of(game)?.maybe("game-title") || game;
  }

  seat(game: string, seat: string): string {
    return this.of(game)?.seat(seat) ?? seat;
  }

  side(game: string, side: string): string {
    return this.of(game)?.maybe(`side-${side}`) || this.seat(game, side);
  }

  /** Why a game is over: by its rules, or as its people decided. */
  ending(game: string, ending: string, args: Args): string {
    const id = `ending-${ending}`;
    return this.of(game)?.maybe(id, args) || app.words?.maybe(id, args) || "";
  }
}

export const titles = new Titles();
