/** What the news of the 2015 edition become in the log: which begin a line, which go on with it, which are said already. */
import type { News } from "../../lib/protocol";
import type { Europe } from "../fury/europe";
import type { By } from "../fury/log/moves";
import { Book, said, tell, type Day, type Rule, type Sentence } from "../fury/log/sentences";
import { movesOf } from "./moves";

const DRACULA = "dracula";
const COMES: Record<By, string> = {
  road: "log-comes-by-road",
  rail: "log-comes-by-rail",
  sea: "log-comes-by-sea",
  carried: "event-arrives",
};
const TWO: Record<string, string> = { "unseen-item": "unseen-items", "unseen-event": "unseen-events", "unseen-ticket": "unseen-tickets" };
const DRAWING = [
  ["event-supplies", "log-supplied"],
  ["event-reserves", "log-reserved"],
] as const; // an action, and how it is said with what was drawn

type Making = (what: string) => Rule;
const quiet: Making = () => () => undefined;
const byFirst: Making = (what) => (book, facts) => book.begin(facts[0] ?? "", `event-${what}`, ...facts);
const byDracula: Making = (what) => (book, facts) => book.begin(DRACULA, `event-${what}`, ...facts);
const byMina: Making = (what) => (book, facts) => book.begin("mina", `event-${what}`, ...facts);
const byNobody: Making = (what) => (book, facts) => book.begin("", `event-${what}`, ...facts);
const follows: Making = (what) => (book, facts) => book.follow(facts[0] ?? "", `event-${what}`, ...facts);
const each = (making: Making, ...whats: string[]) => Object.fromEntries(whats.map((what) => [what, making(what)]));

/** One card more of a seat, in a sentence that lists them. */
const lists =
  (id: string): Rule =>
  (book, [seat = "", card = ""]) =>
    book.gather(id, seat, card);

/** The same, of what not everybody hears. */
const listsInSecret =
  (id: string): Rule =>
  (book, facts) => {
    lists(id)(book, facts);
    book.secret();
  };

/** Things in a list that belong to no seat. */
const listsAlone =
  (id: string): Rule =>
  (book, [thing = ""]) =>
    book.gather(id, "", thing);

/** What is said in place of another sentence that has just been said, else in its own words. */
const insteadOf =
  (before: string, id: string): Rule =>
  (book, facts) =>
    book.lastIs(before) ? book.instead(id, ...facts) : book.add(id, ...facts);

/** The sentence that lists what this seat draws: its action, if it draws for one. */
function drawing(book: Book, seat: string): Sentence | undefined {
  for (const [plain, listing] of DRAWING) {
    if (book.lastIs(plain, seat)) book.instead(listing, seat);
    const found = book.find(listing, seat);
    if (found) return found;
  }
  return book.find("log-draws", seat);
}

/** A seat draws; all hear that it does. */
const draws =
  (unseen: string): Rule =>
  (book, [seat = ""]) => {
    const found = drawing(book, seat);
    if (found?.facts.at(-1) === unseen) found.facts.splice(-1, 1, TWO[unseen] ?? unseen);
    else book.gather(found?.id ?? "log-draws", seat, unseen);
  };

/** Whoever drew learns what it is. */
const drawn: Rule = (book, [card = ""]) => {
  book.sentences.findLast(({ facts }) => facts.at(-1)?.startsWith("unseen-"))?.facts.splice(-1, 1, card);
  book.secret();
};

/** Dracula draws what nobody sees him draw. */
const drawsUnseen: Rule = (book, [card = ""]) => listsInSecret("log-draws")(book, [DRACULA, card]);

/** The day and the night begin with the first turn in them. */
const turn: Rule = (book) => {
  book.close();
  if (book.phaseId === "phase-setup" || book.phaseId === "phase-dawn") book.phase("phase-day");
  else if (book.phaseId === "phase-dusk") book.phase("phase-night");
};

const STORY: Record<string, Rule> = {
  ...each(quiet, "chose", "answered", "top", "slide", "scouts-sent", "spy-sent", "offer-made", "traded"),
  ...each(byFirst, "starts", "passes", "rests", "supplies", "reserves", "searches", "trades", "leads"),
  ...each(byFirst, "ticket-spent", "stands-up", "wakes", "circle-closed"),
  ...each(follows, "shows", "horses", "turned-away", "hides", "ticket-back"),
  ...each(byDracula, "bats-carry", "great-wolf", "power", "misdirect", "wolf-form", "from-lair", "rumor", "ripens", "settles"),
  ...each(byDracula, "error-penalty", "guards-used", "guards-kept", "calm", "unblocked", "flown", "seduces"),
  ...each(byNobody, "no-day", "despair", "hosts-leave", "round"),
  ...each(byMina, "bond-yes", "bond-no"),
  turn,
  dusk: (book) => book.phase("phase-dusk"),
  "dracula-phase": (book) => book.phase("phase-dracula"),
  recovers: (book, [seat = "", n = ""]) =>
    book.lastIs("event-rests", seat) ? book.instead("log-rests", seat, n) : book.add("event-recovers", seat, n),
  ...each(
    (what) =>
      (book, [n = ""]) =>
        n === "0" ? undefined : book.add(`event-${what}`, n),
    "dracula-recovers",
    "foe-recovers",
  ),

  // cards
  "drew-item": draws("unseen-item"),
  "drew-event": draws("unseen-event"),
  "drew-ticket": draws("unseen-ticket"),
  "item-drawn": drawn,
  "event-drawn": drawn,
  "ticket-drawn": drawn,
  "drew-encounter": drawsUnseen,
  "drew-combat-card": drawsUnseen,
  displays: (book, [seat = "", card = ""]) => {
    if (!book.find("log-displays", seat)) book.close();
    book.gather("log-displays", seat, card);
  },
  dropped: lists("log-gives-up"),
  "item-seen": (book, [card = ""]) => listsInSecret("log-sees")(book, [book.who, card]),
  "ticket-gone": (book, [ticket = ""]) => {
    book.instead("log-ticket-back", book.who, ticket);
    book.secret();
  },
  "item-discarded": (book, [card = ""]) => {
    const told = book.sentences.some(({ id, facts }) => id === "log-gives-up" && facts.includes(card));
    if (!told) book.gather("log-items-discarded", "", card);
  },
  studied: listsAlone("log-studied"),
  "hoax-finds": (book, facts) => {
    book.add("event-hoax-finds", ...facts);
    book.secret();
  },
  offers: listsInSecret("log-offers"),
  shares: listsInSecret("log-lets-see"),
  "handed-over": (book, [seat = "", cards = "", tickets = ""]) => {
    if (cards !== "0" || tickets !== "0") book.add("event-handed-over", seat, cards, tickets);
  },
  gave: (book, [giver = "", , card = ""]) => {
    if (book.lastIs("event-handed-over", giver)) book.instead("log-hands-over", giver);
    listsInSecret("log-hands-over")(book, [giver, card]);
  },

  // the trail
  laid: (book, [back = ""]) => {
    const moving = ["event-wolf-form", "event-misdirect"].includes(book.sentences[0]?.id ?? "");
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
    book.instead("log-placed", card, space);
    book.secret();
  },
  matures: insteadOf("event-ripens", "event-matures"),
  lair: insteadOf("event-settles", "event-lair"),
  cleared: (book, [space = ""]) => (space === "leaving" ? undefined : book.gather("log-cleared", "", space)),
  revealed: (book, [space = "", card = ""]) =>
    book.lastIs("event-on-trail", card) ? book.instead("event-revealed", space, card) : book.add("event-revealed", space, card),
  "encounter-gone": (book, [space = "", card = ""]) =>
    book.last?.facts[2] === card ? book.add("log-encounter-gone") : book.add("event-encounter-gone", space, card),
  "encounter-discarded": (book, [card = ""]) => {
    if (book.lastIs("event-encounter-thrown")) {
      book.instead("log-encounter-thrown", card);
      book.secret();
    } else if (!book.find("event-matures", card)) book.gather("log-encounters-discarded", "", card);
  },
  roadblock: listsAlone("log-roadblocks"),
  storm: listsAlone("log-storms"),
  "fog-lifts": listsAlone("log-fog-lifts"),
};

/** Rules that must remember something from one news to a later one. */
function remembering(moves: Map<number, By>): Record<string, Rule> {
  const played = new Set<string>(); // events that have yet to come to the discards
  const inCombat = new Map<string, string>(); // the card of each seat
  let met = ""; // the encounter that a hunter met last
  let engaged = "";
  /** Dracula fights himself at dawn and dusk, else the hunters have met one of his vampires. */
  const foe = ({ phaseId }: Book) => (phaseId === "phase-dawn" || phaseId === "phase-dusk" ? DRACULA : met || DRACULA);
  return {
    arrives: (book, [seat = "", place = ""]) => {
      const by = moves.get(book.at) ?? "carried";
      if (book.lastIs("event-ticket-spent", seat)) book.instead(COMES[by], seat, place);
      else if (by === "carried") book.follow(seat, COMES[by], seat, place);
      else book.go(seat, COMES[by], seat, place);
    },
    "nothing-here": (book, [place = ""]) =>
      book.last?.facts[1] === place ? book.add("log-no-trace") : book.add("event-nothing-here", place),
    played: (book, [seat = "", card = ""]) => {
      played.add(card);
      if (book.lastIs("event-ticket-spent", seat)) book.add("event-played", seat, card);
      else book.begin(seat, "event-played", seat, card);
    },
    ally: (book, [card = ""]) => {
      played.delete(card);
      book.add("event-ally", card);
    },
    "event-discarded": (book, [card = ""]) => {
      if (!played.delete(card) && !book.names(card)) book.add("event-event-discarded", card);
    },
    faces: (book, facts) => {
      met = facts[2] ?? "";
      byFirst("faces")(book, facts);
    },
    ambush: (book, facts) => {
      met = facts[2] ?? "";
      byDracula("ambush")(book, facts);
    },
    combat: (book) => book.begin("", "log-combat", foe(book)),
    engaged: (_, [seat = ""]) => void (engaged = seat),
    reveals: (book, [seat = "", card = ""]) => {
      inCombat.set(seat, card);
      if (seat === DRACULA) book.add("log-foe-plays", foe(book), card, engaged);
      else book.add("log-plays", seat, card);
    },
    escapes: (book, [card = ""]) => book.add("log-foe-escapes", foe(book), card),
    "card-cancelled": (book, [seat = ""]) => book.add("event-cancelled", inCombat.get(seat) ?? seat),
  };
}

/** The whole log of these eyes. */
export function story(news: readonly News[], europe: Europe): Day[] {
  const book = new Book();
  const rules = { ...STORY, ...remembering(new Map(movesOf(news, europe).map(({ index, by }) => [index, by]))) };
  let days = 0;
  const begin = (weekday: string) => {
    const week = Math.floor(days++ / 7) + 1;
    book.day(said("log-day", weekday, String(week)), week);
  };
  begin("0");
  book.phase("phase-setup");
  rules["dawn"] = (_, [weekday = ""]) => {
    begin(weekday);
    book.phase("phase-dawn");
  };
  return tell(news, rules, book);
}
