/** The words of several games at once, for lists of tables: the page itself speaks those of one game. */
import { games, text } from "./api";
import { app } from "./app.svelte";
import { Words } from "./words";

class Titles {
  private words = $state.raw<Record<string, Words>>({});

  /** Fetch the words of these games, as far as the server knows them. */
  async fetch(wanted: string[]): Promise<void> {
    const language = app.language;
    const known = (await games().catch(() => [])).map((game) => game.id);
    for (const game of new Set(wanted.filter((id) => known.includes(id)))) {
      const source = await text(language, game).catch(() => "");
      if (source) this.words = { ...this.words, [`${language} ${game}`]: new Words(language, [source]) };
    }
  }

  private of(game: string): Words | undefined {
    return this.words[`${app.language} ${game}`];
  }

  title(game: string): string {
    return this.of(game)?.maybe("game-title") || game;
  }

  seat(game: string, seat: string): string {
    return (this.of(game) ?? app.words)?.seat(seat) ?? seat;
  }

  side(game: string, side: string): string {
    return this.of(game)?.maybe(`side-${side}`) || this.seat(game, side);
  }
}

export const titles = new Titles();
