/** Words for the table around the game: who, which side, what is proposed, what became of seats. */
import { w } from "./app.svelte";
import type { Motion, Notice, Player } from "./protocol";

export const seatNames = (seats: readonly string[]) => seats.map((seat) => w().seat(seat)).join(", ");
export const nameOf = (name: string) => name || w().t("ui-nameless");
export const botName = (bot: string) => w().maybe(`ui-bot-${bot}`) || bot;

/** A side by its name in the catalogue, else by its seats. */
export const sideName = (side: string, seats: readonly string[]) => w().maybe(`side-${side}`) || seatNames(seats);

/** Whose seats these are. */
export const holderOf = (seats: readonly string[], players: readonly Player[]) => nameOf(players.find(({ seat }) => seats.includes(seat))?.name ?? "");

export function motionArgs(motion: Motion, players: readonly Player[]): Record<string, string> {
  return { name: holderOf(motion.seats, players), seats: seatNames(motion.seats), side: sideName(motion.about, motion.seats) };
}

export function told({ what, name, seats, bot }: Notice): string {
  return w().t(`ui-told-${what}`, { name: nameOf(name), seats: seatNames(seats), bot: bot || "none" });
}
