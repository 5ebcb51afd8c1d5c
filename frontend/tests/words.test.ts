import { describe, expect, it } from "vitest";
import { capital, counts, key, textOf, Words } from "../src/lib/words";

const english = new Words("en", [
  `noun-harbor = Harbor
    .said = the harbor
noun-house-1--house-2 = House 1 | House 2
    .said = between House 1 and House 2
noun-coffin = Coffin
seat-dracula = Dracula
verb-step = Step to { $noun }
verb-red = Red barrier { $noun }
verb-pass = { $question ->
    [cube-at-risk] Give up the cube
   *[other] Do without
}
event-symbol = { $b } strikes { $a }.
event-showed = The supply of { $a }: { $cards }.
event-chose = { $a } chooses: { $b }
reason-alone = Your opponent is not here.
ui-problem-stale = Too late.
nothing = nothing`,
]);
const italian = new Words("it", [
  `noun-harbor = Porto
    .said = il porto
    .to = al porto
verb-step = Vai { $noun_to }
prompt-road = Qualcuno arriva. Rispondi?
    .about = { $place_to } arriva qualcuno. Rispondi?
effect = Blocco { $place_of }
noun-house-1 = Casa 1
    .of = della Casa 1`,
]);

describe("words", () => {
  it("puts nouns into sentences in the form the language needs", () => {
    expect(english.choice("step", "harbor")).toBe("Step to the harbor");
    expect(italian.choice("step", "harbor")).toBe("Vai al porto");
    expect(italian.about("effect", { place: "house-1" })).toBe("Blocco della Casa 1");
  });
  it("names in a question what it is about, where that is known", () => {
    expect(italian.prompt("road", { place: "harbor" })).toBe("Al porto arriva qualcuno. Rispondi?");
    expect(italian.prompt("road")).toBe("Qualcuno arriva. Rispondi?");
    expect(italian.prompt("road", {})).toBe("Qualcuno arriva. Rispondi?");
  });
  it("finds slots, whose ids have a slash", () => {
    expect(key("noun", "house-1/house-2")).toBe("noun-house-1--house-2");
    expect(english.choice("red", "house-1/house-2")).toBe("Red barrier between House 1 and House 2");
  });
  it("makes a noun without a key of two others, and gives numbers as numbers", () => {
    const words = new Words("en", [
      `noun-rats = Rats
    .said = the rats
noun-space-1 = Space 1
joined-colon = { $b } ({ $a })
    .said = { $b } on { $a }
verb-face = Face { $noun }
event-dawn = { NUMBER($a) ->
    [0] Monday
   *[other] Another day
}.`,
    ]);
    expect(words.noun("space-1:rats")).toBe("the rats (Space 1)");
    expect(words.choice("face", "space-1:rats")).toBe("Face the rats on Space 1");
    expect(words.event({ what: "dawn", facts: ["0"] })).toBe("Monday.");
  });
  it("lets a choice depend on its question", () => {
    expect(english.choice("pass", "", "cube-at-risk")).toBe("Give up the cube");
    expect(english.choice("pass", "", "move")).toBe("Do without");
  });
  it("tells events with a capital letter, piles counted, own choices in words", () => {
    expect(english.event({ what: "symbol", facts: ["dracula", "harbor"] })).toBe("The harbor strikes Dracula.");
    expect(english.event({ what: "showed", facts: ["dracula", "coffin", "coffin"] })).toBe("The supply of Dracula: 2 × Coffin.");
    expect(english.event({ what: "showed", facts: ["dracula"] })).toBe("The supply of Dracula: nothing.");
    expect(english.event({ what: "chose", facts: ["dracula", "step harbor"] })).toBe("Dracula chooses: Step to the harbor");
  });
  it("takes a sentence apart where it names a thing, and only the name is a link", () => {
    const words = new Words("it", [
      `noun-harbor = Porto
    .said = il Porto
    .to = al Porto
noun-mina = Mina
noun-back = Carta città
    .said = una carta città
noun-knife = Coltello
joined-slash = Strada { $a } – { $b }
    .said = la strada tra { $a } e { $b }
event-arrives = { $a } arriva { $b_to }.
event-laid = Sulla Traccia: { $a }.
event-blocked = { $a } è chiusa.
event-shows = { $a } mostra: { $cards }.
event-suffers = { $a } subisce { $b } danni.`,
    ]);
    const links = (what: string, facts: string[]) =>
      words.sentence(`event-${what}`, facts).map(({ text, noun }) => (noun ? `[${text}|${noun}]` : text));
    expect(links("arrives", ["mina", "harbor"])).toEqual(["[Mina|mina]", " arriva al ", "[Porto|harbor]", "."]);
    expect(links("laid", ["back"])).toEqual(["Sulla Traccia: ", "[una carta città|back]", "."]);
    expect(links("blocked", ["harbor/mina"])).toEqual(["La strada tra il ", "[Porto|harbor]", " e ", "[Mina|mina]", " è chiusa."]);
    expect(links("shows", ["mina", "knife", "knife", "back"]).join("")).toBe(
      "[Mina|mina] mostra: 2 × [Coltello|knife], [Carta città|back].",
    );
    expect(textOf(words.sentence("event-suffers", ["mina", "2"]))).toBe("Mina subisce 2 danni.");
  });
  it("shows what a catalogue lacks by its id, never as an error", () => {
    expect(english.t("no-such_thing")).toBe("no such thing");
    expect(english.choice("fly", "harbor")).toBe("Fly Harbor");
    expect(english.event({ what: "turn-lost", facts: ["dracula"] })).toBe("Turn lost · Dracula");
    expect(english.maybe("no-such-thing")).toBe("");
  });
  it("looks for a reason in the game first, then among the problems of every page", () => {
    expect(english.reason("alone")).toBe("Your opponent is not here.");
    expect(english.reason("stale")).toBe("Too late.");
  });
  it("counts in order of first appearance", () => {
    expect([...counts(["b", "a", "b"])]).toEqual([
      ["b", 2],
      ["a", 1],
    ]);
    expect(capital("è")).toBe("È");
  });
});
