"""The catalogues: nothing missing, nothing unused, nothing untranslated, and every message can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import whitby
from whitby.game import DRAW_AGREED, Ended, Game
from whitby.games.fury1987 import body as fury1987
from whitby.games.fury2005 import body as fury2005
from whitby.games.fury2015.body import DAYS, EFFECTS, PHASES
from whitby.games.fury2015.body.fights import STEPS
from whitby.games.fury2015.body.trail import MATURES
from whitby.text import JOINING_SIGNS, Catalogue, key_of, language, languages, source, with_family
from whitby.text.clauses import clause, clauses, page, sections, with_words

ROOT = Path(__file__).parents[1]
GAMES = whitby.game_ids()
FILES = sorted(path.stem for path in (ROOT / "src/whitby/text/en").glob("*.ftl"))
VALUES = {  # words in a body that are no nouns
    "fury-1987": (*fury1987.EFFECTS, "first-round"),
    "fury-2005": (*fury2005.EFFECTS, *fury2005.RESOLVE, "vampire", "hunters", "enemy", "bitten", "east"),
    "fury-2015": (*PHASES, *DAYS, *EFFECTS.values()),
}
SHORT = {
    "fury-2015": [*(f"combat-step-{step}" for step in STEPS), "matures-influence", *(f"matures-{effect}" for effect, _ in MATURES.values())]
}  # what follows from words in a body
TOLD_BY_THE_PLAY = {"chose", "answered"}  # said in common.ftl
SAME_IN_BOTH = {"Dracula", "Dracula (2003)", "Van Helsing", "no", "R", "B", "G"}  # and numbers
SAME_BY_NATURE = {"ui-language-en", "ui-language-it", "ui-about-fell", "ui-bot"}  # names of languages in themselves, credits
SAME_BY_NATURE |= {"joined-colon", "joined-colon.said"}  # nothing but nouns
SAME_NAMES = ("jonathan-harker", "rufus-smith", "immanuel-hildesheim", "quincey-p-morris")  # besides places, regions and seats


def parsed(language: str, name: str) -> ftl.Resource:
    resource = FluentParser().parse(source(language, name))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    return resource


@cache
def entries(language: str, name: str) -> dict[str, str]:
    """Every message as it is written, its attributes apart."""
    out: dict[str, str] = {}
    for entry in parsed(language, name).body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{entry.id.name} twice"
            whole = source(language, name)
            for key, pattern in [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]:
                out[key] = whole[pattern.span.start : pattern.span.end].strip()
    return out


def keys(language: str, name: str) -> set[str]:
    return {key for key in entries(language, name) if "." not in key}


def keys_of(language: str, game: str) -> set[str]:
    """All that a game says in its own catalogue, and in that of its family."""
    return keys(language, game) | (keys(language, family) if (family := game.rpartition("-")[0]) in FILES else set())


def told(game: Game) -> set[str]:
    """Every event word that the rules tell, read from their sources."""
    out: set[str] = set()
    for path in Path(game.modules[0].__file__ or "").parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "tell_pile"):
                out |= {x.value for x in ast.walk(node.args[1]) if isinstance(x, ast.Constant) and isinstance(x.value, str)}
    return out


def required(game: Game) -> Iterator[str]:
    """The keys that a game needs, by what it is made of."""
    yield from ("game-title", "game-blurb")
    yield from (key_of("seat", seat) for seat in game.seats)
    yield from (key_for(game, noun) for noun in game.nouns)
    yield from (f"verb-{name}" for name, _, _ in game.verbs)
    yield from (f"prompt-{name}" for name in game.prompts)
    yield from (f"reason-{name}" for name in game.reasons)
    yield from (f"side-{side.name}" for side in game.sides)
    yield from (f"ending-{name}" for name in game.endings if name != DRAW_AGREED)
    yield from (f"degree-{name}" for name in game.degrees)
    yield from (f"event-{what}" for what in told(game))
    yield from (f"field-{name.replace('_', '-')}" for name in fields_of(get_type_hints(game.body)["return"]))
    yield from (f"value-{word}" for word in VALUES.get(game.id, ()))
    yield from SHORT.get(game.id, ())
    yield from (f"span-{name}" for name in game.spans(game.setup()))
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{str(v).lower() if isinstance(v, bool) else v}" for v in option.values)


def fields_of(struct: Any) -> Iterator[str]:
    """The names that a struct and those inside it give to what they hold."""
    for name, kind in get_type_hints(struct).items():
        yield name
        for part in (kind, *get_args(kind), *(inner for arg in get_args(kind) for inner in get_args(arg))):
            if isinstance(part, type) and issubclass(part, msgspec.Struct):
                yield from fields_of(part)


def key_for(game: Game, noun: str) -> str:
    """The key a noun is said by: its own, or that of the sign that joins two others."""
    key = key_of("noun", noun)
    if key not in keys_of("en", game.id):
        for sign, name in JOINING_SIGNS.items():
            first, found, second = noun.partition(sign)
            if found and {first, second} <= set(game.nouns):
                return f"joined-{name}"
    return key


def names_of_their_own() -> set[str]:
    """Keys of places, regions and people: many have one name in all languages."""
    from whitby.games.fury2015.europe import PLACES, REGIONS

    seats = [seat for id in GAMES for seat in whitby.game(id).seats]
    return {f"noun-{id}" for id in (*PLACES, *REGIONS, *SAME_NAMES, *seats)} | {f"seat-{id}" for id in seats}


@pytest.fixture(scope="module")
def sources() -> str:
    """All that may name a key: our Python and the page."""
    paths = [*ROOT.glob("src/**/*.py"), *ROOT.glob("frontend/src/**/*.ts"), *ROOT.glob("frontend/src/**/*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in paths)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages())
def test_nothing_a_game_needs_is_missing(id: str, tongue: str) -> None:
    assert set(required(whitby.game(id))) <= keys_of(tongue, id)


@pytest.mark.parametrize("id", ("dracula-2003", "fury-1987", "fury-2005", "fury-2015"))
def test_every_card_has_a_summary(id: str) -> None:
    from whitby.games.dracula2003 import words as london
    from whitby.games.fury1987 import words as first
    from whitby.games.fury2005 import words as second
    from whitby.games.fury2015 import words as third

    cards = {
        "dracula-2003": (london.ACTION0, london.SLOT0),
        "fury-1987": (first.WEAPON0, first.SEAT0),
        "fury-2005": (second.POWER0, second.SEAT0),
        "fury-2015": (third.POWER0, third.TICKET0),
    }
    begin, end = cards[id]
    assert {f"card-{noun}" for noun in whitby.game(id).nouns[begin:end]} <= keys("en", id)


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_untranslated(name: str) -> None:
    english = entries("en", name)
    for tongue in languages()[1:]:
        other = entries(tongue, name)
        assert keys("en", name) == keys(tongue, name)
        same = {k for k, text in english.items() if other.get(k) == text and text not in SAME_IN_BOTH and not text.isdigit()}
        same -= SAME_BY_NATURE | names_of_their_own()
        assert not same, f"the same in en and {tongue}: {same}"


@pytest.mark.parametrize("name", FILES)
def test_no_key_is_unused(name: str, sources: str) -> None:
    needed = {key for id in GAMES for key in required(whitby.game(id))} | {f"event-{what}" for what in TOLD_BY_THE_PLAY}
    unused = {key for key in keys("en", name) - needed if not named(key, sources)}
    assert not unused


def named(key: str, sources: str) -> bool:
    """Is the key written in the sources, whole, or as a beginning to which an id is added there?"""
    whole, beginnings = written(sources)
    return key in whole or any(key[: m.end()] in beginnings for m in re.finditer("-", key))


@cache
def written(sources: str) -> tuple[frozenset[str], frozenset[str]]:
    """What stands in quotes there, and what stands in them before something that is filled in."""
    found = [re.findall(rf"[\"'`]([\w-]+)(?={end})", sources) for end in (r"[\"'`.]", r"\$?\{")]
    return frozenset(found[0]), frozenset(found[1])


def test_a_made_up_key_would_be_noticed(sources: str) -> None:
    assert not named("made-up-key", sources)
    assert "event-stepped" in set(required(whitby.game("dracula-2003")))


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages())
def test_every_choice_and_event_of_many_games_can_be_said(id: str, tongue: str) -> None:
    """No message lacks an argument, nothing falls back to English, no mark of Fluent is left over."""
    from whitby.bench import random_play
    from whitby.rng import Rng

    game = whitby.game(id)
    words = Strict(tongue, id)
    said = {words.choice(game, choice) for choice in game.actions}
    said |= {words.choice(game, verb | (nouns or (0,))[0], question) for _, verb, nouns in game.verbs for question in game.prompts}
    for seed in range(5):
        play = random_play(game, game.random_play(), Rng(seed))
        said |= {words.event(game, news) for news in play.heard((1 << len(game.seats)) - 1)}
    assert not [text for text in said if "{" in text or "$" in text or not text.strip()]


@pytest.mark.parametrize("id", ("dracula-2003", "fury-1987", "fury-2005", "fury-2015"))
@pytest.mark.parametrize("tongue", languages())
def test_every_event_can_be_said_with_any_noun_it_may_get(id: str, tongue: str) -> None:
    """Also the events that random play hardly brings: told with the nouns that the English text shows them to have."""
    game = whitby.game(id)
    words = Strict(tongue, id)
    if id.startswith("fury"):
        said = [
            words.event_by_ids(what, facts) for what in told(game) for facts in (("mina", "vienna", "rats"), ("space-1", "rats", "mina"))
        ]
        assert not [text for text in said if "{" in text or not text.strip()]
        return
    samples = [("dracula", "4"), ("van-helsing", "coffin", "3"), ("harbor", "victim")]
    for what in told(game):
        uses = set(re.findall(r"\$([abc])(_\w+)?", entries(tongue, id)[f"event-{what}"]))
        places = {letter for letter, form in uses if form}
        facts = [("harbor" if letter in places else "dracula" if i == 0 else "coffin") for i, letter in enumerate("abc")]
        for chosen in [tuple(facts), *([] if places else samples)]:
            if len(chosen) >= len({letter for letter, _ in uses}):
                assert "{" not in words.event_by_ids(what, chosen)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages())
def test_every_ending_can_be_said(id: str, tongue: str) -> None:
    """By the rules of the game, and at the table."""
    game, words = whitby.game(id), Strict(tongue, id)
    ends = [*(Ended(1, name) for name in game.endings), *(game.resigned(side.name) for side in game.sides), Ended(0, DRAW_AGREED)]
    said = [words.ending(game, end) for end in ends]
    assert not [text for text in said if "{" in text or not text.endswith(".")]
    assert len(set(said)) == len({(end.ending, end.resigned) for end in ends})


def test_sides_resign_in_sentences() -> None:
    fury = whitby.game("fury-2015")
    sentences = [Catalogue(tongue, fury.id).ending(fury, fury.resigned(side)) for tongue in ("en", "it") for side in ("dracula", "hunters")]
    assert sentences == ["Dracula resigns.", "The hunters resign.", "Dracula abbandona la partita.", "I Cacciatori abbandonano la partita."]


class Strict(Catalogue):
    """A catalogue that does not forgive."""

    def format(self, key: str, args: dict[str, object]) -> tuple[str, list[object]]:
        text, errors = super().format(key, args)
        assert not errors, (key, errors)
        assert self.has(key), f"{key} falls back"
        return text, errors


def test_names_and_sentences() -> None:
    game = whitby.game("dracula-2003")
    en, it = Catalogue("en", game.id), Catalogue("it", game.id)
    step = game.choice("step harbor")
    assert (en.choice(game, step), it.choice(game, step)) == ("Step to the harbor", "Vai al porto")
    assert en.event_by_ids("turned-up", ["dracula", "house-5", "victim"]) == "Dracula turns up a victim at House 5."
    assert it.event_by_ids("turned-up", ["dracula", "house-5", "victim"]) == "Dracula scopre una vittima nella Casa 5."
    assert it.event_by_ids("showed", ["dracula", "coffin", "coffin", "amulet"]) == "La riserva di Dracula: 2 × Bara, Amuleto."
    assert en.noun("house-1/house-2") == "House 1 | House 2"


def test_nouns_made_of_two_others() -> None:
    en, it = Catalogue("en", "fury-2015"), Catalogue("it", "fury-2015")
    assert (en.noun("space-1:rats"), it.noun("lair-2:rats")) == ("Rats (space 1)", "Ratti (il Covo 2)")
    assert en.event_by_ids("roadblock", ["alicante/granada"]) == "A roadblock bars the road between Alicante and Granada."
    assert it.event_by_ids("unblocked", ["berlin=cologne"]) == "Riapre la ferrovia tra Berlino e Colonia."
    assert en.noun("3/2") == "Ticket 3/2"  # a key of its own comes first


def test_numbers_choose_the_words() -> None:
    en, it = Catalogue("en", "fury-2015"), Catalogue("it", "fury-2015")
    assert [it.event_by_ids("suffers", ["seward", n]) for n in "12"] == [
        "Il dottor Seward subisce 1 danno.",
        "Il dottor Seward subisce 2 danni.",
    ]
    assert en.event_by_ids("dawn", ["1"]) == "Dawn of Tuesday."
    assert en.event_by_ids("arrives", ["mina", "vienna"]) == "Mina Harker arrives in Vienna."
    assert it.event_by_ids("arrives", ["mina", "north-sea"]) == "Mina Harker arriva nel Mare del Nord."


def test_a_game_has_the_words_of_its_family_and_its_own_come_last() -> None:
    assert "noun-vienna" in keys("it", "fury") and "noun-vienna" not in keys("it", "fury-2015")
    assert Catalogue("it", "fury-2015").noun("vienna") == "Vienna" and Catalogue("it", "dracula-2003").noun("vienna") == "noun-vienna"
    assert not keys("en", "fury") & keys("en", "fury-2015")
    assert with_family("en", "fury-2015").endswith(source("en", "fury-2015"))
    assert with_family("en", "page") == source("en", "page")


def test_what_is_missing_falls_back() -> None:
    assert Catalogue("it", "dracula-2003").say("no-such-key") == "no-such-key"
    assert Catalogue("xx" if "xx" in languages() else "en").say("yes") == "yes"


def test_the_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WHITBY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert language() == "it"
    monkeypatch.setenv("WHITBY_LANGUAGE", "de")
    assert language() == "en"


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_that_is_cited_is_written_down(id: str) -> None:
    game = whitby.game(id)
    cited = {*game.reasons.values(), *game.prompts.values(), *game.endings.values(), *(o.clause for o in game.options)}
    assert not {c for c in cited if not clause(id, c)}


@pytest.mark.parametrize("id", GAMES)
def test_every_clause_is_there_in_every_language(id: str) -> None:
    english = clauses(id)
    for tongue in languages()[1:]:
        own = clauses(id, tongue)
        assert list(own) == list(english)
        assert not [key for key, text in own.items() if text == english[key]]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages())
def test_one_id_is_one_clause_below_its_own_topic(id: str, tongue: str) -> None:
    ids = [(section.id, clause.id) for section in sections(id, tongue) for clause in section.clauses]
    written = re.findall(r"^- ([A-Z0-9]+-[A-Z]+-\S+) ", page(id, tongue), re.MULTILINE)
    assert [clause for _, clause in ids] == written
    assert len(set(written)) == len(written)
    assert not [clause for topic, clause in ids if clause.split("-")[1] != topic]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("tongue", languages())
def test_every_section_and_part_has_a_title_of_its_language(id: str, tongue: str) -> None:
    for own, english in zip(sections(id, tongue), sections(id), strict=True):
        assert own.title
        assert [bool(clause.part) for clause in own.clauses] == [bool(clause.part) for clause in english.clauses]


def test_clauses_by_words_whatever_their_accents_and_capitals() -> None:
    found = [clause.id for section in with_words("fury-2005", "MATURE PUO", "it") for clause in section.clauses]
    assert found and all(id.startswith("F05-MATURE-") for id in found)
    assert not with_words("fury-2005", "no such words")
    assert with_words("fury-2005", "") == sections("fury-2005")


def test_a_clause_is_cited_in_the_language_of_the_reader() -> None:
    assert clause("fury-2005", "F05-WIN-01", "it") == "Dracula vince subito quando la Scala Vampiri raggiunge 6."
    assert clause("dracula-2003", "D03-WIN-07", "it").endswith("non ha piazzato carte.")
    assert "[" not in clause("dracula-2003", "D03-WIN-07", "it")
