"""The laws hold for every game, and each of them can fail: planted bugs, at least two for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import toy

import whitby
from whitby import engine, notation
from whitby.engine import EVERYONE, PASS, apply, options_for
from whitby.game import Game
from whitby.games.dracula2003 import movement, words
from whitby.laws import LawBroken, check, random_games
from whitby.laws.random_games import starts
from whitby.play import Play, forced, without_last
from whitby.rng import Rng

DRACULA = whitby.game("dracula-2003")


# --- they hold --------------------------------------------------------------------------
LARGE = [id for id in whitby.game_ids() if len(whitby.game(id).seats) > 2]  # a game takes seconds under the laws
SMALL = [id for id in whitby.game_ids() if id not in LARGE]
PIECES = 12  # in which a large game is checked, side by side; all but the first are slow


@pytest.mark.parametrize("game", SMALL)
def test_games_obey_the_laws(game: str) -> None:
    report = check(whitby.game(game), games=60, seed=9)
    assert report.games == 60 and report.zeros() == []


@pytest.mark.parametrize("piece", [0, *(pytest.param(piece, marks=pytest.mark.slow) for piece in range(1, PIECES))])
@pytest.mark.parametrize("game", LARGE)
def test_large_games_obey_the_laws(game: str, piece: int) -> None:
    """A piece of the openings each, and as many games from the set-up; all options are tried."""
    whole = whitby.game(game)
    some = replace(whole, openings=whole.openings[piece::PIECES])
    others = {o.name: o.values[-1] for i, o in enumerate(whole.options) if o.values and (piece + i) % 2}
    report = check(some, games=2 * len(some.openings), seed=piece, options=others)
    assert not [missing for missing in report.zeros() if missing.startswith("opening")]


@pytest.mark.parametrize("game", SMALL)
def test_a_thorough_check_looks_at_every_step(game: str) -> None:
    report = check(whitby.game(game), games=1, seed=5, thorough=True)
    assert sum(report.costly.values()) == report.steps


@pytest.mark.slow
@pytest.mark.parametrize("game", SMALL)
def test_many_games_obey_the_laws(game: str) -> None:
    assert check(whitby.game(game), games=1000, seed=2003).zeros() == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "opening"), [("fury-2005", "agatha-asks"), ("fury-2015", "despair")])
def test_a_large_game_is_looked_at_through_all_eyes(game: str, opening: str) -> None:
    """Every step of the shortest opening, through all 32 sets of eyes."""
    whole = whitby.game(game)
    short = replace(whole, openings=(), begin=lambda **options: whole.opening(opening))
    report = check(short, games=2, seed=5, thorough=True)
    assert sum(report.costly.values()) == report.steps


@pytest.mark.parametrize("touching", ["point", "line"])
def test_options_change_nothing_about_the_laws(touching: str) -> None:
    check(replace(DRACULA, openings=()), games=6, seed=1, options={"touching": touching, "agreed_draw": True, "first": "van-helsing"})


def test_the_toy_obeys_them_too() -> None:
    assert check(toy.GAME, games=60, seed=1).zeros() == []


def test_phases_are_sampled_evenly() -> None:
    costly = check(DRACULA, games=60, seed=3, only={"copies"}).costly
    assert max(costly.values()) <= 3 * min(n for phase, n in costly.items() if phase not in ("battle-lust", "answer-offer", "landed"))


def test_each_option_is_changed_in_some_game() -> None:
    report = check(DRACULA, games=40, seed=1, only={"never-stuck"})
    assert not [missing for missing in report.zeros({"never-stuck"}) if missing.startswith("option ")]
    assert {"first=van-helsing", "agreed_draw=True", "touching=line", "after_wings=all-but-look"} <= set(report.options)
    few = check(DRACULA, games=2, seed=1, only={"never-stuck"})
    assert "option touching=line" in few.zeros({"never-stuck"})


@pytest.mark.parametrize("id", whitby.game_ids())
def test_an_option_is_varied_by_itself_to_each_other_value(id: str) -> None:
    game = whitby.game(id)
    varied = [(name, value) for variation in game.variations for name, value in variation.items()]
    assert len(varied) == len(game.variations) == len(set(varied))
    fixed = {o.name for o in game.options if not o.values or o.in_random_play is not None}
    assert {name for name, _ in varied} == {o.name for o in game.options} - fixed


def test_every_opening_has_its_turn_in_few_games() -> None:
    names = [name for name, _ in DRACULA.openings]
    games = len(names) * 3 // 2 + 1
    begun = [start for start, _ in starts(DRACULA, games)]
    assert set(begun) == {"", *names} and begun.count("") >= games // 3
    assert [start for start, _ in starts(DRACULA, 400)].count("") == 200


def test_parts_make_up_the_whole_and_keep_the_games_of_an_opening_together() -> None:
    whole = check(DRACULA, games=30, seed=1, only={"never-stuck"})
    parts = [check(DRACULA, games=30, seed=1, only={"never-stuck"}, part=(k, 4)) for k in range(4)]
    assert sum((part.starts for part in parts), Counter()) == whole.starts
    assert all(len([part for part in parts if part.starts[name]]) == 1 for name, _ in DRACULA.openings)


def test_the_same_seed_checks_the_same() -> None:
    assert check(toy.GAME, games=5, seed=8).counts == check(toy.GAME, games=5, seed=8).counts


# --- they can fail: rules of the toy -------------------------------------------------------
RULES = [
    ("acts-or-asks", "asks-and-acts"),
    ("acts-or-asks", "asks-and-tells"),
    ("acts-or-asks", "then-asks"),
    ("options", "twice"),
    ("options", "unknown"),
    ("options", "empty"),
    ("agenda", "hidden-on-agenda"),
    ("agenda", "big-on-agenda"),
    ("agenda", "local-on-agenda"),
    ("twins", "tells-put"),
    ("twins", "tells-away"),
    ("twins", "shows-in-silence"),
    ("news", "silent-peek"),
    ("news", "silent-skip"),
    ("news", "silent-seal"),
    ("news", "counts-steps"),
    ("news", "shows-steps"),
    ("news", "numbers-steps"),
    ("twins", "draws-openly"),
    ("replay", "global-order"),
    ("replay", "outside-state"),
    ("copies", "forgets-field"),
    ("copies", "shares-list"),
    ("conservation", "doubles-card"),
    ("conservation", "loses-card"),
    ("never-stuck", "never-ends"),
    ("never-stuck", "raises"),
    ("recall", "shows-progress"),
    ("recall", "shows-deals"),
]


@pytest.mark.parametrize(("law", "bug"), RULES)
def test_a_planted_rule_is_found(law: str, bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "LONGEST", 300)
    with pytest.raises(LawBroken) as found:
        check(toy.GAME, games=60, seed=1, options={"bug": bug}, only={law})
    assert found.value.law == law


def test_every_bug_of_the_toy_is_planted_somewhere() -> None:
    assert {bug for _, bug in RULES} == set(toy.BUGS) - {"none"}


# --- they can fail: what leaves the engine ----------------------------------------------------
def shows_hand(s: Any, eyes: int) -> dict[str, Any]:
    """The whole hand instead of its size."""
    return DRACULA.view(s, eyes) | {"hand": [list(pile) for pile in s.hand]}


def shows_order(s: Any, eyes: int) -> dict[str, Any]:
    """One bit about a card that lies face down."""
    return DRACULA.view(s, eyes) | {"steps": s.steps + 10 * (s.board[5] == words.COFFIN)}


def refuses_knowingly(s: Any, seat: int, choice: int) -> str:
    """The reason gives away a card of the opponent's hand."""
    why = DRACULA.why_not(s, seat, choice)
    return "played-already" if why and words.EYES in s.hand[1 - seat] else why


def closes_knowingly(s: Any, seat: int) -> list[tuple[int, str]]:
    """What is listed as closed depends on the supply of the opponent."""
    return DRACULA.closed(s, seat)[len(set(s.supply[1 - seat])) :]


def defaults_knowingly(s: Any, seat: int) -> int:
    """The default depends on the opponent's hand."""
    options = options_for(s, seat)
    return options[sum(s.hand[1 - seat]) % len(options)]


def hides_own_choice(s: Any, seat: int, choice: int, eyes: int) -> int:
    """Even who lays a card does not see which."""
    return choice & ~1023


def face_by_hidden_card(s: Any, seat: int, choice: int, eyes: int) -> int:
    """The face of any choice carries a bit of the opponent's hand."""
    return DRACULA.face(s, seat, choice, eyes) + (1 << 40 if words.EYES in s.hand[0] and not eyes & 1 else 0)


def forgets_own_hand(s: Any, v: Any, heard: Any, rng: Rng, belief: Any) -> bool:
    """One's own hand is imagined too."""
    s.hand = [(words.UNKNOWN,) * len(pile) for pile in s.hand]
    return DRACULA.fill_holes(s, v, heard, rng, belief)


def leaves_a_hole(s: Any, v: Any, heard: Any, rng: Rng, belief: Any) -> bool:
    """Spectators leave out what the players remember, and nothing counts it."""
    filled = DRACULA.fill_holes(s, v, heard, rng, belief)
    if not v["eyes"]:
        s.supply_seen[0] = (words.UNKNOWN,)
    return filled


def loses_a_card(s: Any, v: Any, heard: Any, rng: Rng, belief: Any) -> bool:
    """Of the imagined cards one gets lost."""
    filled = DRACULA.fill_holes(s, v, heard, rng, belief)
    s.aside[0] = s.aside[0][1:] * 2
    return filled


def tuples_in_view(s: Any, eyes: int) -> dict[str, Any]:
    """What JSON does not bring back."""
    return DRACULA.view(s, eyes) | {"cubes": tuple(s.cubes)}


def no_default(s: Any, seat: int) -> int:
    return words.PASS


def opens_all(s: Any, seat: int, choice: int) -> str:
    """Nothing is ever refused."""
    return ""


PARTS: list[tuple[str, dict[str, Callable[..., Any]]]] = [
    ("swap", {"view": shows_hand}),
    ("swap", {"view": shows_order}),
    ("swap", {"why_not": refuses_knowingly}),
    ("swap", {"closed": closes_knowingly}),
    ("swap", {"default": defaults_knowingly}),
    ("twins", {"face": hides_own_choice}),
    ("twins", {"face": face_by_hidden_card}),
    ("imagination", {"fill_holes": forgets_own_hand}),
    ("imagination", {"fill_holes": loses_a_card}),
    ("imagination", {"view": tuples_in_view}),
    ("never-stuck", {"default": no_default}),
    ("options", {"why_not": opens_all}),
]


@pytest.mark.parametrize(("law", "part"), PARTS, ids=[f"{law}-{next(iter(part.values())).__name__}" for law, part in PARTS])
def test_a_planted_part_is_found(law: str, part: dict[str, Any]) -> None:
    with pytest.raises(LawBroken) as found:
        check(replace(DRACULA, **part), games=30, seed=1, only={law})
    assert found.value.law == law


# --- the same in large games ------------------------------------------------------------------
def shows_top_event(game: Game) -> Game:
    """Which event lies on top of the deck, not only its back; where nobody sees a back, what is left in it."""
    top = "event_top" if hasattr(game.setup(), "event_top") else "event_deck"
    return replace(game, view=lambda s, eyes: game.view(s, eyes) | {top: getattr(s, top)})


def lists_by_draculas_hand(game: Game) -> Game:
    """What is listed as closed depends on Dracula's encounters."""
    return replace(game, closed=lambda s, seat: game.closed(s, seat)[sum(s.encounters) % 3 :])


def imagines_without_a_card(game: Game) -> Game:
    """Of the imagined cards one gets lost."""

    def fill_holes(s: Any, view: Any, heard: Any, rng: Rng, belief: Any) -> bool:
        filled = game.fill_holes(s, view, heard, rng, belief)
        s.event_deck = s.event_deck[1:]
        return filled

    return replace(game, fill_holes=fill_holes)


PLANTED: list[tuple[str, Callable[[Game], Game]]] = [
    ("swap", shows_top_event),
    ("swap", lists_by_draculas_hand),
    ("imagination", imagines_without_a_card),
]


@pytest.mark.parametrize(("law", "plant"), PLANTED, ids=[plant.__name__ for _, plant in PLANTED])
@pytest.mark.parametrize("game", LARGE)
def test_a_planted_part_of_a_large_game_is_found(game: str, law: str, plant: Callable[[Game], Game]) -> None:
    with pytest.raises(LawBroken) as found:
        check(plant(whitby.game(game)), games=30, seed=1, only={law})
    assert found.value.law == law


def test_two_verbs_of_one_name_are_found() -> None:
    verbs = tuple((("step" if name == "fly" else name), verb, nouns) for name, verb, nouns in DRACULA.verbs)
    with pytest.raises(LawBroken) as found:
        check(replace(DRACULA, verbs=verbs), games=1)
    assert found.value.law == "replay"


def test_a_told_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody hears which card is laid face down."""
    honest = movement.laid

    def laid(s: Any, seat: int, place: int, card: int) -> None:
        honest(s, seat, place, card)
        s.tell(EVERYONE, "laid-card", place, card)

    monkeypatch.setattr(movement, "laid", laid)
    with pytest.raises(LawBroken) as found:
        check(DRACULA, games=30, seed=1, only={"twins"})
    assert found.value.law == "twins"


@pytest.mark.parametrize("law", ["recall", "news"])
def test_undo_that_knows_too_much_is_found(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether van Helsing may take back depends on a card that Dracula was dealt."""
    honest = Play.may_undo

    def may_undo(play: Any, seat: int) -> bool:
        return honest(play, seat) and not (seat == 1 and words.EYES in play.state.hand[0])

    monkeypatch.setattr(Play, "may_undo", may_undo)
    with pytest.raises(LawBroken) as found:
        check(DRACULA, games=150, seed=18, only={law})
    assert found.value.law == law


def skips_forced(play: Any, seat: int) -> None:
    """Undo that goes back to the last choice that was one, over all that were forced."""
    was_forced = forced_choices(play)
    n = 1
    while n < len(play.choices) and was_forced[-n] and play.choices[-n - 1][0] == seat:
        n += 1
    play.replay(without_last(play.choices, seat, n))


def forced_choices(play: Any) -> list[bool]:
    """Which choices were forced."""
    s, out = play.initial.copy(), []
    for seat, choice in play.choices:
        out.append(forced(s) == choice)
        apply(s, seat, choice)
    return out


@pytest.mark.parametrize("game", [toy.GAME, *map(whitby.game, whitby.game_ids())], ids=lambda game: game.id)
def test_undo_that_skips_forced_answers_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """How far it goes back tells the others whether there was a choice."""
    monkeypatch.setattr(Play, "undo", skips_forced)
    with pytest.raises(LawBroken) as found:
        check(game, games=60, seed=1, only={"undo"})
    assert found.value.law in ("undo", "never-stuck")  # the others notice it, or what is left cannot be replayed


def test_taking_back_when_all_have_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last to answer sees whose card took effect, and answers anew."""
    honest = Play.update_undo
    monkeypatch.setattr(Play, "update_undo", lambda play, seat, secret, pending, sealed: honest(play, seat, False, pending, sealed))
    with pytest.raises(LawBroken) as found:
        check(toy.GAME, games=60, seed=1, only={"undo"})
    assert "all have answered" in found.value.detail


def test_taking_back_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody could count the steps of a secret decision that were taken back."""
    honest = Play.undo

    def undo(play: Any, seat: int) -> None:
        honest(play, seat)
        play.deliver((EVERYONE, "takes-back", (seat,)))

    monkeypatch.setattr(Play, "undo", undo)
    with pytest.raises(LawBroken) as found:
        check(toy.GAME, games=60, seed=1, only={"undo"})
    assert "hear that" in found.value.detail


def test_claims_that_are_told_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window everybody hears who wanted to answer, though only one answer counts."""
    honest = engine.answered_together

    def answered_together(s: Any, w: int, about: int, first: int, answers: list[Any]) -> None:
        for seat, given in enumerate(answers):
            if given and given[0] != PASS:
                s.tell(EVERYONE, "claims", seat)
        honest(s, w, about, first, answers)

    monkeypatch.setattr(engine, "answered_together", answered_together)
    for game in (toy.GAME, whitby.game("fury-2015")):
        with pytest.raises(LawBroken) as found:
            check(game, games=60, seed=1, only={"twins"})
        assert found.value.law == "twins"


def test_a_body_that_reads_the_state_is_found() -> None:
    """The game's part of a screen must be a function of the view."""
    seen: list[Any] = []

    def view(s: Any, eyes: int) -> dict[str, Any]:
        seen[:] = [s]
        return DRACULA.view(s, eyes)

    def body(v: Any) -> Any:
        return (DRACULA.body(v), len(set(seen[0].hand[0])), seen[0].hand[0][:1])

    for law in ("swap", "imagination"):
        with pytest.raises(LawBroken) as found:
            check(replace(DRACULA, view=view, body=body), games=30, seed=1, only={law})
        assert found.value.law == law and "screen" in found.value.detail


def test_a_passing_question_nobody_hears_of_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked changes, and those who are not asked hear nothing of it."""
    honest = Play.deliver
    monkeypatch.setattr(Play, "deliver", lambda play, event: None if event[1] == "answered" else honest(play, event))
    with pytest.raises(LawBroken) as found:
        check(DRACULA, games=10, seed=1, only={"recall"})
    assert found.value.law == "recall"


# --- what a violation brings with it -------------------------------------------------------
def broken(game: Game, **arguments: Any) -> LawBroken:
    with pytest.raises(LawBroken) as found:
        check(game, **arguments)
    return found.value


def test_a_hole_in_an_imagined_world_is_noticed() -> None:
    e = broken(replace(DRACULA, fill_holes=leaves_a_hole, recount=lambda s: []), games=3, seed=1, only={"imagination"})
    assert "holes left in supply_seen" in str(e)


def test_a_violation_brings_a_record_that_shows_it() -> None:
    e = broken(toy.GAME, games=20, seed=1, options={"bug": "loses-card"})
    assert e.law == "conservation" and e.record is not None
    record = notation.read(notation.write(e.record, toy.GAME), toy.GAME)
    assert record.extra["x-law"] == "conservation" and record.extra["x-step"] == str(e.step)
    assert toy.recount(notation.replay(record, toy.GAME).state)  # type: ignore[arg-type]


def test_a_violation_from_an_opening_names_it() -> None:
    start: Any = DRACULA.opening("barriers-in-line")

    def recount(s: Any) -> list[str]:
        return ["barriers in line"] if (s.touching, s.barriers, s.at) == (start.touching, start.barriers, start.at) else []

    e = broken(replace(DRACULA, recount=recount), games=40, seed=1, only={"conservation"})
    assert e.record is not None and e.record.opening == "barriers-in-line"
    play = notation.replay(notation.read(notation.write(e.record)))
    assert recount(play.state)


def test_the_command_tells_of_a_violation(tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from whitby.terminal.laws import run_laws

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(whitby, "game", lambda id: replace(DRACULA, recount=lambda s: ["a card too many"] if s.turns > 2 else []))
    assert run_laws("dracula-2003", 3, 1, False, 1, (), {}) == 1
    said = capsys.readouterr().err
    (saved,) = tmp_path.glob("broken-conservation-*.txt")
    assert "a card too many" in said and saved.name in said
    assert notation.read(saved.read_bytes()).extra["x-law"] == "conservation"


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    from whitby.terminal.laws import run_laws

    assert run_laws("dracula-2003", 1, 1, False, 1, (), {}) == 1  # one game is too few for all phases
    said = capsys.readouterr()
    assert "never checked" in said.err and "4d5" in said.out and "conservation" in said.out


# --- they can fail: who might interrupt ---------------------------------------------------------
def test_an_interruption_that_was_not_to_be_expected_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME.state, "might_interrupt", lambda s, seat: False)
    with pytest.raises(LawBroken, match="not to be expected"):
        check(toy.GAME, games=20, seed=1, only={"known"})


def test_who_might_interrupt_by_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME.state, "might_interrupt", lambda s, seat: seat == 0 or 0 in s.hand[seat])
    with pytest.raises(LawBroken, match="known|shows everybody"):
        check(toy.GAME, games=20, seed=1, only={"known"})
