/** All text of the page: Fluent catalogues, asked by id. What a catalogue lacks is shown by its id, never as an error. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

export interface Said {
  what: string;
  facts: string[];
}

const FORMS = ["at", "to", "of"]; // forms that one of the languages needs; others do with .said
const LETTERS = ["a", "b", "c", "d", "e", "f"];
const JOINTS = [
  [":", "joined-colon"],
  ["/", "joined-slash"],
  ["=", "joined-equals"],
] as const; // how a noun without a key of its own is made of two others

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
  private joined(id: string, form = ""): string {
    for (const [mark, message] of JOINTS) {
      const at = id.indexOf(mark);
      const found = at > 0 ? this.bundle.getMessage(message) : undefined;
      if (!found) continue;
      const pattern = (form && (found.attributes[form] ?? found.attributes["said"])) || found.value;
      const args = { ...this.forms("a", id.slice(0, at)), ...this.forms("b", id.slice(at + 1)) };
      return pattern ? this.bundle.formatPattern(pattern, args, []) : "";
    }
    return "";
  }

  seat(id: string): string {
    return this.has(key("seat", id)) ? this.t(key("seat", id)) : this.has(id) ? this.t(id) : readable(id);
  }

  /** How a noun stands inside a sentence. */
  said(id: string, form = "said"): string {
    const message = this.bundle.getMessage(key("noun", id));
    const pattern = message?.attributes[form] ?? message?.attributes["said"] ?? message?.value;
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : this.joined(id, form) || this.noun(id);
  }

  /** A choice as a player reads it. */
  choice(verb: string, noun: string, question = ""): string {
    const id = key("verb", verb);
    const args: Args = { question, ...(noun ? this.forms("noun", noun) : {}) };
    return this.has(id) ? capital(this.t(id, args)) : capital(`${readable(verb)} ${noun ? this.noun(noun) : ""}`.trim());
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
  event(news: Said): string {
    const args: Args = { cards: this.list(news.facts.slice(1).map((fact) => this.noun(fact))) };
    if (news.what === "chose" || news.what === "answered") {
      const [seat = "", text = ""] = news.facts;
      const [verb = "", ...noun] = text.split(" ");
      Object.assign(args, { a: this.seat(seat), b: verb ? this.choice(verb, noun.join(" ")) : "" });
    } else {
      news.facts.forEach((fact, i) => Object.assign(args, this.forms(LETTERS[i] ?? `x${i}`, fact)));
    }
    const id = key("event", news.what);
    return this.has(id) ? capital(this.t(id, args)) : capital([readable(news.what), ...news.facts.map((f) => this.noun(f))].join(" · "));
  }

  /** A pile as a list, equal cards counted. */
  list(items: readonly string[]): string {
    return [...counts(items)].map(([item, n]) => (n > 1 ? `${n} × ${item}` : item)).join(", ") || this.t("nothing");
  }

  private forms(name: string, noun: string): Args {
    if (/^\d+$/.test(noun)) return { [name]: Number(noun) }; // so that a message can choose a plural or a weekday by it
    const args: Args = { [name]: this.said(noun) };
    for (const form of FORMS) args[`${name}_${form}`] = this.said(noun, form);
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

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** How often each item occurs, in order of first appearance. */
export function counts<T>(items: readonly T[]): Map<T, number> {
  const found = new Map<T, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
}
