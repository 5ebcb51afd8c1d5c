/** The six cards of Dracula's prompt: his location and the five powers, always in this order. */
import { w } from "../../lib/app.svelte";
import type { Choice, ClosedChoice } from "../../lib/protocol";
import type { Fury2015Dracula } from "../../types.gen";
import type { CardSource } from "../fury/cards/cards";

/** How each card is chosen: a verb whose nouns lie on the board, or itself. */
const BY_KIND: Record<string, string> = { location: "lay", "wolf-form": "wolf-form", misdirect: "misdirect" };
const CARDS = ["location", "hide", "dark-call", "feed", "wolf-form", "misdirect"];

export interface PowerCard {
  id: string;
  icon: string;
  name: string;
  line: string;
  price: string; // what it costs, or what is chosen with it
  choice: Choice | null; // where the card itself is the choice
  kind: string; // else: what it lights on the board; empty while it is closed
  more: Choice[]; // choices besides: Wolf Form together with Hide
  why: string; // why it cannot be used, in words
  short: string; // the same where there is little room
  clause: string;
  chosen: boolean;
}

interface Look {
  options: Choice[];
  closed: ClosedChoice[];
  dracula: Fury2015Dracula;
  laid: string | null;
  source: CardSource;
}

export function powerCards(look: Look): PowerCard[] {
  return CARDS.map((id) => powerCard(id, look));
}

function powerCard(id: string, { options, closed, dracula, laid, source }: Look): PowerCard {
  const verb = BY_KIND[id];
  const isPower = (noun: string) => source.of(noun)?.kind === "power";
  const open = options.filter((option) =>
    verb ? option.verb === verb && option.noun !== "" && !isPower(option.noun) : option.noun === id,
  );
  const more = id === "wolf-form" ? options.filter((option) => option.verb === "wolf-and-hide") : [];
  const shut = closed.find((option) => (verb ? option.verb === verb && !isPower(option.noun) : option.noun === id));
  const chosen = [...open, ...more].find(({ text }) => text === laid);
  const info = source.of(id);
  const why = open.length ? "" : (out(id, dracula, "power-out") ?? (shut ? w().reason(shut.reason) : w().t("power-nowhere")));
  return {
    id,
    icon: info?.icon ?? "waves",
    name: id === "location" ? w().t("power-location") : w().noun(id),
    line: verb && open.length ? w().t(`power-${id}-line`, { count: open.length }) : w().t(`power-${id}-short`),
    price: chosen ? priced(chosen, id) : id === "misdirect" ? w().t("power-misdirect-price") : pricesOf(open),
    choice: verb ? null : (open[0] ?? null),
    kind: verb && open.length ? id : "",
    more,
    why,
    short: why && (out(id, dracula, "power-out-short") ?? why),
    clause: shut?.clause ?? "",
    chosen: chosen !== undefined,
  };
}

/** What the laid out choice costs; where the card leads somewhere, with the place. */
function priced({ noun, price }: Choice, id: string): string {
  const cost = costs(price);
  return noun && noun !== id ? `${w().noun(noun)}: ${cost}` : cost;
}

/** What a card costs before its place is chosen: as the choices say, the least and the most. */
function pricesOf(options: Choice[]): string {
  const prices = options.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? costs(least) : w().t("power-price-range", { least, most });
}

const costs = (price: number) => (price ? w().t("power-price", { damage: price }) : w().t("power-no-cost"));

/** Where a power lies and when it comes back, if it is out. */
function out(id: string, dracula: Fury2015Dracula, key: string): string | null {
  const power = dracula.powers.find(({ card }) => card === id);
  if (!power?.space) return null;
  return w().t(key, { space: w().noun(power.space), rounds: power.back_in ?? 0 });
}
