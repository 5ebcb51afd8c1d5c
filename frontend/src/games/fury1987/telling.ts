/** What the news of the 1987 edition become in the log: which begin a line, which go on with it, which are said already. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import type { By } from "../fury/log/moves";
import { Book, said, tell, type Day, type Rule } from "../fury/log/sentences";
import { movesOf } from "./moves";

const DRACULA = "dracula";
const COMES: Record<By, string> = {
  road: "log-comes-by-road",
  rail: "log-comes-by-rail",
  sea: "log-comes-by-sea",
  carried: "event-arrives",
};
const HIS = ["start", "road", "sea", "stay", "consume", "return", "lay", "pass", "fly", "evade"]; // what he does in secret

type Making = (what: string) => Rule;
const quiet: Making = () => () => undefined;
const byFirst: Making = (what) => (book, facts) => book.begin(facts[0] ?? "", `event-${what}`, ...facts);
const byDracula: Making = (what) => (book, facts) => book.begin(DRACULA, `event-${what}`, ...facts);
const byNobody: Making = (what) => (book, facts) => book.begin("", `event-${what}`, ...facts);
const each = (making: Making, ...whats: string[]) => Object.fromEntries(whats.map((what) => [what, making(what)]));
const drawn =
  (before: string): Rule =>
  (book, [seat = "", card = ""]) => {
    if (book.lastIs(before, seat) || book.lastIs("event-harker-drew")) book.instead("log-draws", seat, card);
    else book.gather("log-draws", seat, card);
    book.secret();
  };

const STORY: Record<string, Rule> = {
  ...each(quiet, "answered", "flew", "evaded", "host-chosen"),
  ...each(byFirst, "starts", "starts-hidden", "passes", "stays", "declares-rail", "restocks", "played", "uses", "shows", "misses-turn"),
  ...each(byFirst, "invites", "extra-turn", "dogs-shown", "host-laid"),
  ...each(byDracula, "attacks", "embarks", "sails", "lands", "consumed", "no-blood"),
  ...each(byNobody, "harker-drew", "combat", "combat-round", "meets"),
  "turn-over": (book) => book.go(DRACULA, "log-his-turn-over"),

  // chits and cards
  "weapon-drawn": drawn("event-drew-weapon"),
  "event-drawn": drawn("event-drew-event"),
  "drew-encounter": (book, [kind = ""]) => {
    book.gather("log-draws", DRACULA, kind);
    book.secret();
  },
  "weapon-given": (book, [seat = "", card = ""]) => {
    if (book.lastIs("event-gets-weapon", seat)) book.instead("event-weapon-given", seat, card);
    else book.add("event-weapon-given", seat, card);
    book.secret();
  },
  "event-given": (book, [seat = "", card = ""]) => {
    if (book.lastIs("event-gets-event", seat)) book.instead("event-event-given", seat, card);
    else book.add("event-event-given", seat, card);
    book.secret();
  },
  gave: (book, [giver = "", taker = "", card = ""]) => {
    if (book.lastIs("event-gave-weapon", giver)) book.instead("event-gave", giver, taker, card);
    else book.add("event-gave", giver, taker, card);
    book.secret();
  },
  dropped: (book, [seat = "", card = ""]) => book.gather("log-gives-up", seat, card),
  "event-discarded": (book, [card = ""]) => (book.names(card) ? undefined : book.add("event-event-discarded", card)),

  // what a search finds
  "dracula-not-here": (book, [place = ""]) => {
    if (book.lastIs("event-no-rumours-here", place)) book.instead("log-no-trace");
    else book.add("event-dracula-not-here", place);
  },
  "encounter-gone": (book, [kind = ""]) => (book.names(kind) ? book.add("log-encounter-gone") : book.add("event-encounter-gone", kind)),

  // combat
  lays: (book, facts) => {
    book.add("event-lays", ...facts);
    book.secret();
  },
};

/** The whole log of these eyes: a day is a round, a phase the turn of one. What Dracula did in his is told to nobody else. */
export function story(news: readonly News[], europe: Europe): Day[] {
  const book = new Book();
  const ways = new Map(movesOf(news, europe).map(({ index, by }) => [index, by]));
  let rounds = 0;
  let his = false; // his turn is under way
  book.day(said("log-set-up"), 0);
  book.phase("phase-setup");
  const rules: Record<string, Rule> = {
    ...STORY,
    "turn-begins": (_, [seat = ""]) => {
      his = seat === DRACULA;
      if (his) book.day(said("log-round", String(++rounds)), rounds);
      book.phase(`seat-${seat}`);
    },
    arrives: (_, [seat = "", place = ""]) => {
      const by = ways.get(book.at) ?? "carried";
      if (book.lastIs("event-declares-rail", seat)) book.instead(COMES[by], seat, place);
      else book.go(seat, COMES[by], seat, place);
    },
    chose: (_, [seat = "", text = ""]) => {
      const [verb = "", noun] = text.split(" ");
      const secret = seat === DRACULA && HIS.includes(verb) && (his || verb !== "pass");
      if (!secret) return;
      book.go(DRACULA, `log-chose-${verb}`, ...(noun ? [noun] : []));
      book.secret();
    },
  };
  return tell(news, rules, book);
}
