/** All text of the page: Fluent catalogues, asked by id. What a catalogue lacks is shown by its id, never as an error. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export interface Said {
  what: string;
  facts: string[];
}

/** A piece of a sentence; `noun` is the id of the thing that it names, so that it can be a link. */
export interface Part {
  text: string;
  noun: string;
}

type Mark = (text: string, noun: string) => string; // what is done to a noun before it goes into its sentence

const FORMS = ["at", "to", "of"]; // forms that one of the languages needs; others do with .said
const GAP = "…";
const LETTERS = ["a", "b", "c", "d", "e", "f"];
const JOINTS = [
  [":", "joined-colon"],
  ["/", "joined-slash"],
  ["=", "joined-equals"],
] as const; // how a noun without a key of its own is made of two others
const [OPEN, NAMED, SHUT] = ["\uE000", "\uE001", "\uE002"]; // around a noun while its sentence is put together: for private use, in no text
const MARKED = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${SHUT}]*)${SHUT}`, "u");
const unmarked: Mark = (text) => text;

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The text of an id. */
  t(id: string, args: Args = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : readable(id);
  }

  /** The text of an id, with nouns in the forms that its sentence needs. */
  about(id: string, nouns: Record<string, string>): string {
    return this.t(id, this.named(nouns));
  }

  /** Nouns by name, in all forms. */
  private named(nouns: Record<string, string>): Args {
    return Object.assign({}, ...Object.entries(nouns).map(([name, noun]) => this.forms(name, noun))) as Args;
  }

  /** The text of an id, or nothing where the catalogue has none. */
  maybe(id: string, args: Args = {}): string {
    return this.has(id) ? this.t(id, args) : "";
  }

  /** The name of a thing: place, card, colour, seat, number. */
  noun(id: string): string {
    if (this.has(key("noun", id))) return this.t(key("noun", id));
    return this.joined(id) || (this.has(key("seat", id)) ? this.t(key("seat", id)) : readable(id));
  }

  /** A noun made of two others, as a label or in a form of its own; nothing if it is not. */
  private joined(id: string, form = "", mark = unmarked): string {
    for (const [sign, message] of JOINTS) {
      const at = id.indexOf(sign);
      const found = at > 0 ? this.bundle.getMessage(message) : undefined;
      if (!found) continue;
      const pattern = (form && (found.attributes[form] ?? found.attributes["said"])) || found.value;
      const args = { ...this.forms("a", id.slice(0, at), mark), ...this.forms("b", id.slice(at + 1), mark) };
      return pattern ? this.bundle.formatPattern(pattern, args, []) : "";
    }
    return "";
  }

  seat(id: string): string {
    return this.has(key("seat", id)) ? this.t(key("seat", id)) : this.has(id) ? this.t(id) : readable(id);
  }

  /** How a noun stands inside a sentence. */
  said(id: string, form = "said", mark = unmarked): string {
    const message = this.bundle.getMessage(key("noun", id));
    const pattern = message?.attributes[form] ?? message?.attributes["said"] ?? message?.value;
    return mark(pattern ? this.bundle.formatPattern(pattern, {}, []) : this.joined(id, form, mark) || this.noun(id), id);
  }

  /** A choice as a player reads it. */
  choice(verb: string, noun: string, question = ""): string {
    const id = key("verb", verb);
    const args: Args = { question, ...(noun ? this.forms("noun", noun) : {}) };
    return this.has(id) ? capital(this.t(id, args)) : capital(`${readable(verb)} ${noun ? this.noun(noun) : ""}`.trim());
  }

  /** What choices of one verb have in common: the choice with a gap for its noun. */
  kind(verb: string, question = ""): string {
    const id = key("verb", verb);
    const gap = Object.fromEntries(["noun", ...FORMS.map((form) => `noun_${form}`), "noun_id"].map((name) => [name, GAP]));
    return capital(this.has(id) ? this.t(id, { question, ...gap }) : readable(verb));
  }

  /** A question, with the names of what it is about where they are known. */
  prompt(name: string, about: Record<string, string> = {}): string {
    const full = this.bundle.getMessage(key("prompt", name))?.attributes["about"];
    return full && Object.keys(about).length
      ? capital(this.bundle.formatPattern(full, this.named(about), []))
      : this.t(key("prompt", name));
  }

  reason(id: string): string {
    return this.has(key("reason", id)) ? this.t(key("reason", id)) : this.t(`ui-problem-${id}`);
  }

  /** One thing that was heard, as a sentence. */
  event({ what, facts }: Said): string {
    if (what === "chose" || what === "answered") {
      const [seat = "", text = ""] = facts;
      const [verb = "", ...noun] = text.split(" ");
      return capital(this.t(key("event", what), { a: this.seat(seat), b: verb ? this.choice(verb, noun.join(" ")) : "" }));
    }
    if (!this.has(key("event", what))) return capital([readable(what), ...facts.map((fact) => this.noun(fact))].join(" · "));
    return textOf(this.sentence(key("event", what), facts));
  }

  /** The text of an id about these facts, taken apart where it names one of them. */
  sentence(id: string, facts: readonly string[]): Part[] {
    const args: Args = { cards: this.list(facts.slice(1).map((fact) => this.marked(this.noun(fact), fact))) };
    facts.slice(0, LETTERS.length).forEach((fact, i) => Object.assign(args, this.forms(LETTERS[i] ?? "", fact, this.marked)));
    return partsOf(this.t(id, args));
  }

  /** A noun in one of its forms, with marks around its name, or around all of it where the name is not in it. */
  private readonly marked: Mark = (text, noun) => {
    if (text.includes(OPEN)) return text; // made of two others, which have their marks
    const name = this.noun(noun);
    const at = text.indexOf(name);
    return at < 0
      ? OPEN + noun + NAMED + text + SHUT
      : text.slice(0, at) + OPEN + noun + NAMED + name + SHUT + text.slice(at + name.length);
  };

  /** A pile as a list, equal cards counted. */
  list(items: readonly string[]): string {
    return [...counts(items)].map(([item, n]) => (n > 1 ? `${n} × ${item}` : item)).join(", ") || this.t("nothing");
  }

  private forms(name: string, noun: string, mark = unmarked): Args {
    if (/^\d+$/.test(noun)) return { [name]: Number(noun) }; // so that a message can choose a plural or a weekday by it
    const args: Args = { [name]: this.said(noun, "said", mark), [`${name}_id`]: noun }; // a message can choose by the id
    for (const form of FORMS) args[`${name}_${form}`] = this.said(noun, form, mark);
    return args;
  }
}

/** A message id: slots are written with a slash, which Fluent does not take. */
export function key(kind: string, id: string): string {
  return `${kind}-${id.replaceAll("/", "--")}`;
}

export function readable(id: string): string {
  return id.replaceAll(/[-_]/g, " ").replaceAll("/", " | ");
}

/** A text with marks as its pieces; the first letter is a capital. */
function partsOf(text: string): Part[] {
  const pieces = text.split(MARKED); // plain text, then a noun and its text, and so on
  const parts = pieces.flatMap((piece, i) => (i % 3 === 1 ? [] : [{ text: piece, noun: i % 3 === 2 ? (pieces[i - 1] ?? "") : "" }]));
  return parts.filter(({ text }) => text).map((part, i) => (i ? part : { ...part, text: capital(part.text) }));
}

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join("");

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** How often each item occurs, in order of first appearance. */
export function counts<T>(items: readonly T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}
