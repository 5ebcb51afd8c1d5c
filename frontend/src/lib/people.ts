/** Who plays which seats at a new table: words of `NewTable.others`, and how a number of people share the seats. */
import type { GameSummary } from "./protocol";

export const ME = "me";
export const FRIEND = "friend";

type Sides = Pick<GameSummary, "seats" | "sides">;
export type Others = Record<string, string>; // by seat: "me", a bot's name, or a friend's word

/** The word of a friend: "friend", "friend-2" ... */
export const friend = (number: number) => (number === 1 ? FRIEND : `${FRIEND}-${number}`);

/** Which friend a word means; 0 if it is none. */
export function friendNumber(word: string): number {
  const found = /^friend(?:-(\d+))?$/.exec(word);
  return found ? Number(found[1] ?? 1) : 0;
}

/** The friends at a table, in order. */
export function friendsIn(others: Others): number[] {
  return [...new Set(Object.values(others).map(friendNumber))].filter((n) => n > 0).sort((a, b) => a - b);
}

/** The first friend who has no seat yet. */
export function nextFriend(others: Others): number {
  const used = friendsIn(others);
  let number = 1;
  while (used.includes(number)) number += 1;
  return number;
}

/** The seats of a friend, in the game's order. */
export const seatsOf = (number: number, others: Others, seats: string[]) =>
  seats.filter((seat) => friendNumber(others[seat] ?? "") === number);

/** The seats shared by a number of people, nobody on two sides where there are enough of them: one share for each. */
export function shares(sides: string[][], people: number): string[][] {
  if (people < sides.length) return split(sides, people).map((part) => part.flat());
  const heads = sides.map(() => 1);
  for (let left = people - sides.length; left > 0; left -= 1) {
    const load = sides.map((side, i) => (side.length > (heads[i] ?? 1) ? side.length / (heads[i] ?? 1) : 0));
    const most = load.indexOf(Math.max(...load));
    heads[most] = (heads[most] ?? 1) + 1;
  }
  return sides.flatMap((side, i) => split(side, heads[i] ?? 1));
}

/** A list in consecutive parts, as equal as can be. */
function split<T>(all: T[], parts: number): T[][] {
  const ends = Array.from({ length: parts + 1 }, (_, i) => Math.ceil((i * all.length) / parts));
  return ends.slice(1).map((end, i) => all.slice(ends[i], end));
}

/** Who sits on the other seats when so many people play and `mine` is one of my seats; alone, all others are left to bots. */
export function fill(game: Sides, people: number, mine: string): Others {
  const others: Others = {};
  if (people < 2) return others;
  const parts = shares(game.sides, people);
  const friends: string[][] = [];
  for (const seat of game.seats) {
    const part = parts.find((share) => share.includes(seat)) ?? [seat];
    if (!part.includes(mine) && !friends.includes(part)) friends.push(part);
    if (seat !== mine) others[seat] = part.includes(mine) ? ME : friend(friends.indexOf(part) + 1);
  }
  return others;
}

/** One of my seats, drawn by lot: with others each share is as likely, alone each seat. */
export function draw({ seats, sides }: Sides, people: number, lot: number): string {
  const drawn = people < 2 ? seats.map((seat) => [seat]) : shares(sides, people);
  return drawn[lot % drawn.length]?.[0] ?? "";
}
