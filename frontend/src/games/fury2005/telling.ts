/** What the news of the 2005 edition become in the log: which begin a line, which go on with it, which are said already. */
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

type Making = (what: string) => Rule;
const quiet: Making = () => () => undefined;
const byFirst: Making = (what) => (book, facts) => book.begin(facts[0] ?? "", `event-${what}`, ...facts);
const byDracula: Making = (what) => (book, facts) => book.begin(DRACULA, `event-${what}`, ...facts);
const byNobody: Making = (what) => (book, facts) => book.begin("", `event-${what}`, ...facts);
const each = (making: Making, ...whats: string[]) => Object.fromEntries(whats.map((what) => [what, making(what)]));

const STORY: Record<string, Rule> = {
  ...each(quiet, "chose", "answered", "top", "scouts-sent", "dracula-turn", "takes-event", "takes-item", "treated"),
  ...each(byFirst, "starts", "invites", "stays", "declares-rail", "rests", "resupplies", "trades", "reports", "hurries", "spends-resolve"),
  ...each(byFirst, "played", "uses", "dogs-out", "skips-turn", "seeks-cure"),
  ...each(byDracula, "power", "wolf-form", "double-back", "no-legal-move", "bat-move", "matures", "encounter-played", "pushed-off"),
  ...each(byNobody, "combat-round"),
  turn: (book) => book.close(),

  // cards
  "item-drawn": (book, [seat = "", card = ""]) => {
    if (book.lastIs("event-drew-item", seat)) book.instead("log-draws", seat, card);
    else book.gather("log-draws", seat, card);
    book.secret();
  },
  "event-drawn": (book, [seat = "", card = ""]) => {
    if (book.lastIs("event-drew-event", seat)) book.instead("log-draws", seat, card);
    else book.gather("log-draws", seat, card);
    book.secret();
  },
  "drew-encounter": (book, [card = ""]) => {
    book.gather("log-draws", DRACULA, card);
    book.secret();
  },
  dropped: (book, [seat = "", card = ""]) => book.gather("log-gives-up", seat, card),
  "item-discarded": (book, [card = ""]) => (book.names(card) ? undefined : book.gather("log-items-discarded", "", card)),
  "event-discarded": (book, [card = ""]) => (book.names(card) ? undefined : book.gather("log-items-discarded", "", card)),
  gave: (book, [giver = "", taker = "", card = ""]) => {
    if (book.lastIs("event-gave-item", giver)) book.instead("event-gave", giver, taker, card);
    else book.add("event-gave", giver, taker, card);
    book.secret();
  },
  "gains-health": (book, [seat = "", n = ""]) =>
    book.lastIs("event-rests", seat) ? book.instead("log-rests", seat, n) : book.add("event-gains-health", seat, n),

  // the Trail
  laid: (book, [back = ""]) => {
    const moving = ["event-wolf-form", "event-double-back"].includes(book.sentences[0]?.id ?? "");
    if (moving) book.add("event-laid", back);
    else book.begin(DRACULA, "event-laid", back);
  },
  "laid-card": (book, [card = ""]) => {
    if (book.lastIs("event-laid")) book.instead("log-laid", card, ...(book.last?.facts ?? []));
    else book.add("event-laid-card", card);
    book.secret();
  },
  "encounter-placed": (book, facts) => book.go(DRACULA, "event-encounter-placed", ...facts),
  placed: (book, [space = "", card = ""]) => {
    if (book.lastIs("event-encounter-placed", space)) book.instead("log-placed", card, space);
    else book.add("log-placed", card, space);
    book.secret();
  },
  "not-there": (book, [place = ""]) => (book.last?.facts[1] === place ? book.add("log-no-trace") : book.add("event-not-there", place)),
  "encounter-gone": (book, [card = ""]) => (book.names(card) ? book.add("log-encounter-gone") : book.add("event-encounter-gone", card)),

  // combat
  fights: (book, [seat = ""]) => book.gather("log-combat", "", seat),
  lays: (book, facts) => {
    book.add("event-lays", ...facts);
    book.secret();
  },
};

/** The whole log of these eyes: a day from Dawn to Dawn, a phase for each time of day. */
export function story(news: readonly News[], europe: Europe): Day[] {
  const book = new Book();
  const ways = new Map(movesOf(news, europe).map(({ index, by }) => [index, by]));
  let days = 0;
  let before = ""; // the time of day
  const begin = () => book.day(said("log-day", String(++days)), days);
  begin();
  book.phase("phase-setup");
  const rules: Record<string, Rule> = {
    ...STORY,
    time: (_, [time = ""]) => {
      if (time === "dawn" && before === "small-hours") begin();
      before = time;
      book.phase(`noun-${time}`);
    },
    arrives: (_, [seat = "", place = ""]) => {
      const by = ways.get(book.at) ?? "carried";
      if (book.lastIs("event-declares-rail", seat)) book.instead(COMES[by], seat, place);
      else book.go(seat, COMES[by], seat, place);
    },
  };
  return tell(news, rules, book);
}
