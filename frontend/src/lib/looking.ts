/** Words for what is past: which moment it is, what is measured, through whose eyes. */
import { seatNames } from "./around";
import { w } from "./app.svelte";
import type { MeasureLine, News, Replay } from "./protocol";

/** The number of the last round; 0 where the game has none. */
export const roundsOf = ({ moments }: Replay) => Math.max(0, ...moments.map(({ round }) => round));

/** Which moment it is: its round, and who had to decide. */
export function whenIs(replay: Replay, n: number): string {
  const moment = replay.moments[n];
  if (!moment) return "";
  const round = moment.round ? w().t("replay-round", { round: moment.round }) : w().t("replay-before");
  return [round, moment.asked.length ? seatNames(moment.asked) : w().t("replay-over")].join(" · ");
}

/** A measure by its name, and whose it is. */
export function measureName({ name, seat }: MeasureLine): string {
  const measure = w().t(`measure-${name}`);
  return seat ? w().t("measure-of", { measure, seat: w().seat(seat) }) : measure;
}

/** A change with its sign. */
export function signed(change: number): string {
  const round = Math.round(change * 10) / 10;
  return round > 0 ? `+${round}` : `−${-round}`;
}

/** News in sentences; without what only says that somebody has decided. */
export const sentences = (news: readonly News[]) =>
  news.filter(({ what }) => what !== "answered" && what !== "chose").map((each) => w().event(each));

/** What brought a change of a measure, in two sentences at most: the news that tell of it first. */
export function causeOf(news: readonly News[], { name }: MeasureLine): string {
  const about = news.filter(({ what }) => what === name);
  return sentences([...about, ...news.filter(({ what }) => what !== name).slice(-2)])
    .slice(0, 2)
    .join(" ");
}

/** The sets of eyes that one may look through: one's own while the game goes on; then all at once, each seat, and the public. */
export function looksOf(replay: Replay, seats: readonly string[], own: readonly string[]): { id: string; eyes: string[]; label: string }[] {
  const single = replay.open ? seats : own.length > 1 ? own : [];
  const looks = [
    ...(replay.open ? [{ eyes: [...seats], label: w().t("replay-open") }] : []),
    ...(own.length && !replay.open ? [{ eyes: [...own], label: seatNames(own) }] : []),
    ...single.map((seat) => ({ eyes: [seat], label: w().seat(seat) })),
    { eyes: [] as string[], label: w().t("replay-public") },
  ];
  return looks.map((look) => ({ ...look, id: look.eyes.join(",") }));
}
