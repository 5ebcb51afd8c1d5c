"""The easy bots of The Fury of Dracula (1st edition): sane play in plain positions, whatever the seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fury1987.fighting import fight
from fury1987.his_turn import HUNTERS, game, his_turn
from fury1987.hunting import turn_in, until
from whitby import bots
from whitby.bots.fury1987.clues import Clues
from whitby.bots.fury1987.europe import STEPS
from whitby.driver import Driver, SeededChance
from whitby.engine import options_for, seats_asked
from whitby.games.fury1987.words import PLACES, TO_HUNTERS
from whitby.play import Play
from whitby.scene import Scene

SEEDS = range(12)
WEST = {"godalming": "paris", "seward": "madrid", "van-helsing": "rome"}


def chosen(s: Scene, me: str, seed: int) -> str:
    """What the bot chooses; it hears what happened in the scene."""
    seat = s.game.seat(me)
    news = list(s.under_way.heard(s.eyes(me)))
    return s.game.text(bots.make("easy", s.game, seat, seed).choose(s.view(me), news, list(options_for(s.state, seat))))


def often(me: str, s: Scene) -> Counter[str]:
    """The choices over several seeds."""
    return Counter([chosen(s, me, seed) for seed in SEEDS])


def steps(a: str, b: str) -> int:
    return STEPS[PLACES.index(a)][PLACES.index(b)]


def test_hunters_start_apart_and_dracula_far_from_them() -> None:
    for seed in SEEDS:
        s = game(phase="setup", turn="godalming")
        for h in HUNTERS:
            s.play(chosen(s, h, seed))
        places = [s.at(h) for h in HUNTERS]
        assert min([steps(a, b) for i, a in enumerate(places) for b in places[:i]]) >= 2
        home = chosen(s, "dracula", seed).partition(" ")[2]
        assert min([steps(home, p) for p in places]) >= 3


# --- hunters ----------------------------------------------------------------------------------
def test_an_armed_hunter_goes_where_dracula_was_seen() -> None:
    parts = {"weapons": {"godalming": ["stake", "knife"]}, "bitten": ["godalming"], "events": {"godalming": ["hypnosis"]}}
    s = until(turn_in("vienna", dracula_at="prague", **parts).play("play hypnosis"), "hunter-moves")
    assert often("godalming", s)["road prague"] == len(SEEDS)


def test_who_has_nothing_takes_weapons() -> None:
    s = until(turn_in("vienna", weapons={"godalming": []}, dracula_at="lisbon").play("road prague"), "restock")
    assert often("godalming", s)["stock stock-2-0"] == len(SEEDS)


def test_only_who_is_armed_attacks() -> None:
    for weapons, attack in ((["stake", "crucifix"], True), ([], False)):
        s = until(turn_in("vienna", weapons={"godalming": weapons}, dracula_at="prague"), "hunter-moves")
        s = until(s.play("road prague"), "fight")
        assert often("godalming", s)["attack dracula"] == (len(SEEDS) if attack else 0)


def test_a_stake_by_day() -> None:
    s = fight(light="day", weapons={"godalming": ["stake", "pistol"]})
    assert often("godalming", s)["choose stake"] == len(SEEDS)


def test_a_hunter_who_is_nearly_dead_wants_to_leave() -> None:
    s = fight(wounds={"godalming": 11}, weapons={"godalming": []})
    assert often("godalming", s)["choose escape"] == len(SEEDS)


def test_a_sleeping_vampire_is_destroyed_unless_that_ends_the_game_without_a_winner() -> None:
    for destroyed, choice in ((2, "show knife"), (5, "pass")):
        s = turn_in(
            "prague", open={"vienna": "vampire"}, weapons={"godalming": ["knife"]}, dracula_at="lisbon", vampires_destroyed=destroyed
        )
        s = until(until(s, "hunter-moves").play("road vienna"), "vampire-die").play("chance: roll 6")
        assert often("godalming", s)[choice] == len(SEEDS)


# --- Dracula -----------------------------------------------------------------------------------
def test_dracula_keeps_away_from_armed_hunters() -> None:
    at = {"godalming": "munich", "seward": "zurich", "van-helsing": "milan"}
    choices = often("dracula", his_turn("vienna", at=at, weapons={h: ["stake", "knife"] for h in HUNTERS}))
    assert all([min([steps(text.split()[1], p) for p in at.values()]) >= 2 for text in choices]), choices


def test_he_goes_to_a_hunter_who_is_nearly_a_vampire_and_unarmed() -> None:
    for weapons, attack in (([], True), (["stake", "knife", "crucifix"], False)):
        at = WEST | {"godalming": "prague"}
        hurt = {"wounds": {"godalming": 10}, "bitten": ["godalming"], "weapons": {"godalming": weapons}}
        s = his_turn("vienna", at=at, events={"dracula": ["hour-of-darkness"]}, **hurt)
        assert often("dracula", s)["road prague"] == (len(SEEDS) if attack else 0)


def test_a_vampire_is_laid_before_all_else() -> None:
    s = his_turn("varna", at=WEST, encounters=["rats", "bats", "vampire", "fog", "thief"])
    s.play(chosen(s, "dracula", 0))
    assert often("dracula", s)["lay vampire"] == len(SEEDS)


def test_a_hand_without_a_vampire_is_exchanged_where_nobody_is_near() -> None:
    s = his_turn("varna", at=WEST, encounters=["hoax", "storms", "wolves", "thief", "plague"])
    assert often("dracula", s)["pass"] == len(SEEDS)
    s.play("pass")
    assert not often("dracula", s)["done"]


def test_a_weak_dracula_consumes_a_vampire_and_a_strong_one_does_not() -> None:
    for blood, hungry in ((1, True), (12, False)):
        s = his_turn("varna", at=WEST, blood=blood, chart={"sofia": "vampire", "athens": "vampire"})
        consumed = sum([n for text, n in often("dracula", s).items() if text.startswith("consume")])
        assert consumed == (len(SEEDS) if hungry else 0)


# --- what the hunters deduce ---------------------------------------------------------------------
def places_in(clues: Clues) -> set[str]:
    return {PLACES[p] for p in clues.chance}


def heard(*news: tuple[str, Any]) -> Clues:
    clues = Clues()
    clues.hear([(what, tuple([PLACES.index(x) if isinstance(x, str) else x for x in facts])) for what, facts in news])
    return clues


def test_local_rumours_tell_where_he_came_from() -> None:
    assert places_in(heard(("rumours-here", ["prague"]))) == {"vienna", "nuremburg", "berlin"}
    assert "prague" not in places_in(heard(("dracula-found", ["prague"]), ("flies", []), ("dracula-not-here", ["prague"])))


def test_hunters_seldom_rule_out_the_place_where_he_is() -> None:
    s = game()
    play = Play(s.game)
    driver = Driver(s.game, SeededChance("clues"), lambda seat: "clues")
    driver.seat_bots(dict.fromkeys(range(4), "easy"))
    clues, known, asked, missed = Clues(), 0, 0, 0
    while not play.over:
        seat = seats_asked(play.state)[0]
        if seat in range(3) and play.state.round:
            news = list(play.heard(TO_HUNTERS))
            clues.hear(news[known:])
            known = len(news)
            asked += 1
            missed += play.state.dracula_at not in clues.chance
        play.apply(seat, driver.answer(play, seat))
    assert asked > 20
    assert missed <= asked // 10
