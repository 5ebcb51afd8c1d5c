/** Words for the table around the game: who, which side, what is proposed, what became of seats. */
import { w } from "./app.svelte";
import type { Head, Motion, Notice, Player } from "./protocol";

export const seatNames = (seats: readonly string[]) => seats.map((seat) => w().seat(seat)).join(", ");
export const nameOf = (name: string) => name || w().t("ui-nameless");
/** The level that is offered first: one for a first game. */
export const firstLevel = (bots: readonly string[]) =>
  bots.find((bot) => bot === "easy") ?? bots.find((bot) => bot !== "random") ?? bots[0] ?? "";
export const botName = (bot: string) => w().maybe(`ui-bot-${bot}`) || bot;

/** A side by its name in the catalogue, else by its seats. */
export const sideName = (side: string, seats: readonly string[]) => w().maybe(`side-${side}`) || seatNames(seats);

/** Whose seats these are. */
export const holderOf = (seats: readonly string[], players: readonly Player[]) =>
  nameOf(players.find(({ seat }) => seats.includes(seat))?.name ?? "");

export function motionArgs(motion: Motion, players: readonly Player[]): Record<string, string> {
  const { about, seats } = motion;
  return { about, name: holderOf(seats, players), seats: seatNames(seats), side: sideName(about, seats) };
}

/** What others propose, in a sentence. */
export function proposal(motion: Motion, players: readonly Player[]): string {
  return w().t("ui-proposed", {
    names: motion.agreed.map(nameOf).join(", "),
    motion: w().t(`ui-motion-${motion.what}`, motionArgs(motion, players)),
  });
}

/** Who has won. */
export function result({ winners }: Head): string {
  return winners.length ? w().t("won", { seats: seatNames(winners), count: winners.length }) : w().t("drawn");
}

/** Why a game is over: by its rules, or as its people decided. */
export function whyOver({ seats, winners, ending, degree, resigned }: Head): string {
  const losers = seats.filter((seat) => !winners.includes(seat));
  const why = ending && w().maybe(`ending-${ending}`, { side: sideName(resigned, losers), count: losers.length });
  return why && [degree && w().maybe(`degree-${degree}`), why].filter(Boolean).join(" ");
}

export function told({ what, name, seats, bot }: Notice): string {
  return w().t(`ui-told-${what}`, { name: nameOf(name), seats: seatNames(seats), bot: bot || "none" });
}
