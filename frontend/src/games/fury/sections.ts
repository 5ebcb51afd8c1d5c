/** What stands beside the map: a panel on a wide screen, a tab on a smaller one. */
import type { Snippet } from "svelte";
import type { Words } from "../../lib/words";

export interface Section {
  id: string;
  icon: string;
  title: string;
  short: string; // on the tab of a phone
  content: Snippet<[string]>; // given the id
  side: "left" | "right"; // on a wide screen
  first?: boolean; // in sight before another one is chosen
  bare?: boolean; // its content brings a frame and a heading of its own
  badge?: string;
  open?: number; // choices that lie in it
  said?: number; // lines of talk that nobody has looked at
  folded?: boolean; // on a wide screen it stands folded, with little room
  always?: boolean; // where the others are tabs it stands below them
  private?: boolean; // only the viewer has it
}

interface Table {
  own: boolean; // through Dracula's eyes
  open: number; // choices on cards of that hand
  held: number | null; // cards in the hand that is looked at; null where there is none
  fresh: number; // lines of the log since the viewer looked
  said: number; // lines of talk likewise
  besides: Section[]; // that only this edition has
}
type Contents = Record<"hunters" | "seats" | "his" | "theirs" | "log" | "piles", Section["content"]>;

/** All that stands beside the map, in order: for Dracula what is his first, for the others who sits where. */
export function sectionsOf({ own, open, held, fresh, said, besides }: Table, contents: Contents, words: Words): Section[] {
  const log: Section = {
    ...{ id: "log", icon: "log", title: words.t("what-happened"), short: words.t("ui-tab-log"), content: contents.log },
    ...{ side: "right", always: true, badge: fresh ? String(fresh) : "", said },
  };
  const piles: Section = {
    ...{ id: "piles", icon: "supply", title: words.t("piles-title"), short: words.t("section-piles-short"), content: contents.piles },
    ...{ side: "right", folded: true },
  };
  const hand = { id: "hand", icon: "hand", short: words.t("ui-tab-hand"), first: true, open };
  const players = { icon: "seats", bare: true, side: "right" } as const;
  if (own) {
    const his: Section = { ...hand, title: words.t("section-yours"), content: contents.his, side: "left", private: true };
    const [title, short] = [words.t("section-hunters"), words.t("section-hunters-short")];
    return [his, ...besides, { ...players, id: "hunters", title, short, content: contents.hunters }, log, { ...piles, side: "left" }];
  }
  const seats: Section = { ...players, id: "seats", title: words.t("ui-seats"), short: words.t("ui-tab-seats"), content: contents.seats };
  if (held === null) return [seats, ...besides, log, piles];
  const theirs: Section = { ...hand, title: words.t("section-hand"), content: contents.theirs, side: "right", badge: String(held) };
  return [seats, theirs, ...besides, log, piles];
}
