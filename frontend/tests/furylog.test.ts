import { describe, expect, it } from "vitest";
import { projectFile } from "./project";
import type { Europe, Place, Way } from "../src/games/fury/europe";
import { lastMove, travelled, waysOf } from "../src/games/fury/log/moves";
import { linesOf, partsOf, sinceOwnChoice } from "../src/games/fury/log/sentences";
import { movesOf } from "../src/games/fury2015/moves";
import { story } from "../src/games/fury2015/telling";
import { textOf, Words } from "../src/lib/words";
import streams from "./fury-2015-news.json";

const catalogue = (language: string) =>
  new Words(
    language,
    ["common", "fury", "fury-2015"].map((name) => projectFile(`src/whitby/text/${language}/${name}.ftl`)),
  );
const english = catalogue("en");
const SIGN = { road: "/", "rail-white": "=", "rail-yellow": "=", sea: "~" };
const way = (kind: Way["kind"], a: string, b: string): [string, Way] => {
  const id = a + SIGN[kind] + b;
  return [id, { id, a, b, kind }];
};
const place = (id: string): [string, Place] => [
  id,
  { id, kind: id.endsWith("-sea") ? "sea" : "small-city", x: 0, y: 0, region: "", port: false },
];
const europe: Europe = {
  places: new Map(["paris", "brussels", "cologne", "berlin", "north-sea", "galatz"].map(place)),
  ways: new Map([
    way("road", "paris", "brussels"),
    way("road", "brussels", "cologne"),
    way("rail-white", "paris", "brussels"),
    way("rail-yellow", "brussels", "berlin"),
    way("sea", "brussels", "north-sea"),
  ]),
};

/** News from lines such as "arrives mina paris"; the text of a choice is one fact. */
const heard = (lines: readonly string[]) =>
  lines.map((line) => {
    const [what = "", first, ...rest] = line.split(" ");
    return { what, facts: what === "chose" ? [first ?? "", rest.join(" ")] : [first, ...rest].filter((fact) => fact !== undefined) };
  });
const told = (lines: readonly string[], words = english) =>
  linesOf(story(heard(lines), europe)).map((line) => `${line.who}${line.secret ? "*" : ""}: ${textOf(partsOf(line.sentences, words))}`);

describe("the log of a real game", () => {
  it("has less than a quarter as many lines as news, and no line twice in a phase", () => {
    for (const eyes of ["hunters", "dracula", "public"] as const) {
      const days = story(heard(streams[eyes]), europe);
      expect(linesOf(days).length).toBeLessThan(streams[eyes].length / 4);
      for (const { lines } of days.flatMap(({ phases }) => phases)) {
        const texts = lines.map((line) => textOf(partsOf(line.sentences, english)));
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
  });
  it("is divided by days and phases, without empty ones", () => {
    const titles = story(heard(streams.public), europe).map(({ title, phases }) => [
      textOf(english.sentence(title.id, title.facts)),
      ...phases.map((phase) => textOf(english.sentence(phase.title.id, []))),
    ]);
    expect(titles).toEqual([
      ["Monday, week 1", "Set-up", "Day", "Night", "Dracula's phase"],
      ["Tuesday, week 1", "Day", "Night", "Dracula's phase"],
    ]);
  });
  it("can be read in every language, with nothing left open", () => {
    for (const words of [english, catalogue("it")])
      for (const stream of Object.values(streams))
        for (const line of told(stream, words)) expect(line).not.toMatch(/[{}\uE000-\uE002]|\b(event|log|noun)[- ]\w/);
  });
  it("shows each what he knows: the hunter his cards, the others their number, Dracula his place", () => {
    expect(told(streams.hunters)).toContain("godalming*: Lord Godalming takes supplies: Garlic Wreath, Pistol, Forewarned.");
    expect(told(streams.public)).toContain("godalming: Lord Godalming takes supplies: 2 items, 1 event.");
    expect(told(streams.dracula)).toContain(
      "dracula*: Dracula lays Galatz on the trail. The hunters see a city card. Dracula places Reckless Vampire on space 1, face down. Dracula draws Hoax.",
    );
    expect(told(streams.public)).toContain(
      "dracula: Dracula lays a city card face down on the trail. Dracula places an encounter on space 1.",
    );
  });
  it("tells a combat round by round", () => {
    expect(told(streams.combat)).toContain(
      ": Round 2 of the combat. Van Helsing plays Dodge. Dracula plays Fangs against Van Helsing. Fangs is cancelled.",
    );
  });
});

describe("lines", () => {
  it("say by what a hunter came, and nothing of those who only passed", () => {
    const news = ["starts mina paris", "turn mina", "chose mina road brussels", "arrives mina brussels", "answered dracula"];
    expect(told([...news, "nothing-here brussels", "chose mina pass", "answered mina"])).toEqual([
      "mina: Mina Harker starts in Paris.",
      "mina: Mina Harker comes to Brussels by road. No hideout there.",
    ]);
  });
  it("leave out what was not recovered, and say who the foe of a combat is", () => {
    expect(told(["turn mina", "rests mina", "recovers mina 0"])).toEqual(["mina: Mina Harker rests."]);
    expect(told(["turn mina", "rests mina", "recovers mina 2"])).toEqual(["mina: Mina Harker rests and recovers 2 damage."]);
    const blow = ["engaged mina", "reveals dracula claws", "escapes escape-as-bat"];
    expect(told(["faces mina space-2 new-vampire", "combat", ...blow])[1]).toEqual(
      ": A combat with New Vampire begins. New Vampire plays Claws against Mina Harker. New Vampire gets away: Escape as Bat.",
    );
    expect(told(["faces mina space-2 new-vampire", "dusk 1", "combat", ...blow])[1]).toMatch(/Dracula plays Claws .* Dracula gets away/);
  });
  it("link places and cards", () => {
    const [line] = linesOf(story(heard(["turn mina", "arrives mina paris", "shows mina dogs"]), europe));
    expect(line && partsOf(line.sentences, english).flatMap(({ noun }) => noun || [])).toEqual(["mina", "paris", "mina", "dogs"]);
  });
  it("name who acted, not who suffered", () => {
    expect(told(["turn mina", "ambush mina space-1 rats", "suffers mina 2", "encounter-gone space-1 rats"])[0]).toMatch(/^dracula: /);
  });
  it("since one's own last choice leave out one's own", () => {
    const news = heard(["turn mina", "chose mina rest", "rests mina", "chose mina pass", "turn seward", "rests seward"]);
    const days = story(news, europe);
    expect(sinceOwnChoice(days, news, ["mina"]).map(({ who }) => who)).toEqual(["seward"]);
    expect(sinceOwnChoice(days, news, []).map(({ who }) => who)).toEqual(["mina", "seward"]);
  });
});

describe("moves", () => {
  const news = heard([
    "starts mina paris",
    "turn mina",
    "ticket-spent mina",
    "arrives mina berlin",
    "starts seward brussels",
    "turn seward",
    "arrives seward north-sea",
    "bats-carry seward",
    "arrives seward brussels",
    "laid-card paris",
    "laid-card hide",
    "laid-card cologne",
  ]);
  const moves = movesOf(news, europe);
  it("are known by ticket, bats or sea, and Dracula's where he hears them", () => {
    expect(moves.map(({ seat, from, to, by }) => [seat, from, to, by])).toEqual([
      ["mina", "paris", "berlin", "rail"],
      ["seward", "brussels", "north-sea", "sea"],
      ["seward", "north-sea", "brussels", "carried"],
      ["dracula", "paris", "cologne", "road"],
    ]);
  });
  it("go along the shortest ways of their kind", () => {
    expect(waysOf(europe, { from: "paris", to: "berlin", by: "rail" })).toEqual(["paris=brussels", "brussels=berlin"]);
    expect(waysOf(europe, { from: "paris", to: "berlin", by: "road" })).toEqual([]);
    expect(lastMove(europe, moves)).toEqual(["paris", "paris/brussels", "brussels/cologne", "cologne"]);
    expect(lastMove(europe, [])).toEqual([]);
    expect(travelled(europe, moves, 6).get("seward")).toEqual(["brussels~north-sea", "brussels~north-sea"]);
  });
});
