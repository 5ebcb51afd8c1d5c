/** The cards of Dracula's prompt: his location and his powers, always in the same order. */
import { w } from "../../../lib/app.svelte";
import type { Choice, ClosedChoice } from "../../../lib/protocol";
import type { CardInfo, CardSource } from "../cards/cards";

/** The cards of an edition in their order: how each is chosen. */
export interface PowerKind {
  id: string;
  verbs: readonly string[]; // verbs whose nouns lie on the board; none for a card that is itself the choice
  with: readonly string[]; // verbs without a noun: together with another card
}

/** A power as the body tells it. */
interface Power {
  card: string;
  space: string | null;
  back_in?: number | null; // rounds until it is back
}

export interface PowerCard {
  id: string;
  icon: string;
  name: string;
  line: string; // what it does, in few words
  card: CardInfo | undefined; // all that it says; a location has no card
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
  powers: readonly Power[];
  laid: string | null;
  source: CardSource;
}

export function powerCards(kinds: readonly PowerKind[], look: Look): PowerCard[] {
  return kinds.map((kind) => powerCard(kind, look));
}

function powerCard({ id, verbs, with: together }: PowerKind, { options, closed, powers, laid, source }: Look): PowerCard {
  const onBoard = verbs.length > 0;
  const isPower = (noun: string) => source.of(noun)?.kind === "power";
  const open = options.filter((option) =>
    onBoard ? verbs.includes(option.verb) && option.noun !== "" && !isPower(option.noun) : option.noun === id,
  );
  const more = options.filter((option) => together.includes(option.verb));
  const shut = closed.find((option) => (onBoard ? verbs.includes(option.verb) && !isPower(option.noun) : option.noun === id));
  const chosen = [...open, ...more].find(({ text }) => text === laid);
  const info = source.of(id);
  const why = open.length || more.length ? "" : (out(id, powers, "power-out") ?? (shut ? w().reason(shut.reason) : w().t("power-nowhere")));
  return {
    id,
    icon: info?.icon ?? "waves",
    name: id === "location" ? w().t("power-location") : w().noun(id),
    card: info,
    line: onBoard && open.length ? w().t(`power-${id}-line`, { count: open.length }) : w().t(`power-${id}-short`),
    price: warned(open) || (chosen ? priced(chosen, id) : w().maybe(`power-${id}-price`) || pricesOf(open.length ? open : more)),
    choice: onBoard ? null : (open[0] ?? null),
    kind: onBoard && (open.length || more.length) ? id : "",
    more,
    why,
    short: why && (out(id, powers, "power-out-short") ?? why),
    clause: shut?.clause ?? "",
    chosen: chosen !== undefined,
  };
}

/** That the card itself would change nothing. */
function warned([only, ...others]: Choice[]): string {
  return only?.warning && !others.length ? w().t(`warning-${only.warning}`) : "";
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
function out(id: string, powers: readonly Power[], key: string): string | null {
  const power = powers.find(({ card }) => card === id);
  if (!power?.space) return null;
  return w().t(key, { space: w().noun(power.space), rounds: power.back_in ?? 0 });
}
