"""SETUP: how a game begins."""

from collections import Counter

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, scene
from whitby.games.fury2015 import GAME
from whitby.games.fury2015.words import IS_DRACULAS, NOUNS

FIVE = ["draw bats", "draw hoax", "draw rats", "draw spy", "draw wolves"]


def dealt():
    """A game whose top event and first five encounters are known."""
    return scene(phase="deal", chance=["draw long-night", *FIVE])


@clause("F15-SETUP-01")
def test_nobody_is_under_his_influence_yet():
    assert dealt().influence() == 0


@clause("F15-SETUP-02")
def test_the_first_day_is_a_monday():
    s = dealt()
    assert (s.weekday(), s.is_night(), s.despair()) == ("monday", False, 0)


@clause("F15-SETUP-03")
def test_all_four_hunters_play():
    s = dealt()
    assert s.game.seats == (*HUNTERS, DRACULA)
    for hunter, city in zip(HUNTERS, ("paris", "vienna", "rome", "london"), strict=True):
        assert s.asked == [hunter]
        s.play(f"start {city}")
    assert s.asked == [DRACULA]


@clause("F15-SETUP-04")
def test_thirty_eight_items_lie_facedown_in_no_known_order():
    s = dealt()
    assert len(s.item_deck()) == 38
    for seat in GAME.seats:
        assert set(s.view(seat)["item_deck"]) == {-9}
    s = scene(turn=GODALMING, at={GODALMING: "paris"}).play("supply")
    assert s.question == "item-from-bag"
    assert Counter(s.options("chance"))["draw knife"] == 3
    assert len(s.options("chance")) == 38


@clause("F15-SETUP-05")
def test_the_events_of_both_sides_are_one_deck():
    s = scene(phase="deal")
    assert s.question == "top-from-bag"
    names = [text.removeprefix("draw ") for text in s.options("chance")]
    sides = Counter(IS_DRACULAS[NOUNS.index(name)] for name in names if name != "roadblock")
    assert len(names) == 75
    assert sides[True] + names.count("roadblock") == 25
    assert sides[False] == 50


@clause("F15-SETUP-06")
def test_encounters_and_combat_cards_are_two_decks():
    s = scene(phase="deal", chance=["draw long-night"])
    assert s.question == "encounter-from-bag"
    assert len(s.options("chance")) == 28
    assert len(s.blow_deck()) == 13


@clause("F15-SETUP-07")
def test_seventy_locations_and_five_powers_can_be_laid():
    texts = [GAME.text(choice) for choice in GAME.actions]
    laid = [text for text in texts if text.startswith("lay ")]
    assert len(laid) == 70 + 3
    assert {"lay dark-call", "lay feed", "lay hide", "misdirect space-2", "wolf-form vienna", "lay castle-dracula"} <= set(texts)
    assert not [text for text in laid if "hospital" in text]


@clause("F15-SETUP-08")
def test_sixteen_tickets_lie_facedown():
    s = dealt()
    assert len(s.pool()) == 16
    for seat in GAME.seats:
        assert s.view(seat)["ticket_pool"] == [-9] * 16


@clause("F15-SETUP-09")
def test_dracula_draws_five_encounters_unseen():
    s = dealt()
    assert s.encounters() == ["bats", "hoax", "rats", "spy", "wolves"]
    assert s.view(MINA)["encounters"] == [-9] * 5
    assert "drew-encounter spy" in s.heard(DRACULA)
    assert "drew-encounter spy" not in s.heard(MINA)


@clause("F15-SETUP-10")
def test_dracula_has_one_rumor():
    assert dealt().rumors() == 1


@clause("F15-SETUP-11")
def test_hunters_begin_with_bare_hands():
    s = dealt()
    assert [s.hand(hunter) for hunter in HUNTERS] == [[], [], [], []]
    fight = scene(combat={"fighters": HUNTERS})
    for hunter in HUNTERS:
        assert fight.options(hunter) == ["choose punch", "choose dodge", "choose escape"]


@clause("F15-SETUP-12")
def test_hunters_choose_first_and_may_meet():
    s = dealt().play("godalming: start vienna", "seward: start vienna", "van-helsing: start paris", "mina: start paris")
    assert [s.at(hunter) for hunter in HUNTERS] == ["vienna", "vienna", "paris", "paris"]
    assert s.asked == [DRACULA]


@clause("F15-SETUP-13")
def test_no_hunter_begins_in_the_castle_or_at_sea():
    s = scene(phase="setup")
    assert len(s.options()) == 59
    assert s.refused("start castle-dracula") == "F15-SETUP-13"
    for place in ("black-sea", "hospital-rome"):
        with pytest.raises(ValueError):
            s.play(f"start {place}")


@clause("F15-SETUP-14")
def test_dracula_begins_in_secret():
    s = scene(phase="setup", turn=DRACULA).play("start vienna")
    assert s.trail() == ["vienna", None, None, None, None, None]
    assert "laid-card vienna" in s.heard(DRACULA)
    for seat in (*HUNTERS, None):
        assert not [news for news in s.heard(seat) if "vienna" in news]
        assert "laid city-back" in s.heard(seat)
        assert s.view(seat)["trail"][0] == NOUNS.index("city-back")


@clause("F15-SETUP-15")
def test_dracula_does_not_begin_where_a_hunter_is():
    s = scene(phase="setup", turn=DRACULA, at={MINA: "vienna", SEWARD: "vienna", VAN_HELSING: "rome"})
    assert len(s.options()) == 59 - 3
    assert s.refused("start vienna") == "F15-SETUP-15"
    assert s.refused("start castle-dracula") == "F15-SETUP-15"
    with pytest.raises(ValueError):
        s.play("start black-sea")


@clause("F15-SETUP-16")
def test_dracula_does_not_begin_with_a_power():
    s = scene(phase="setup", turn=DRACULA)
    for power in ("hide", "feed", "dark-call", "misdirect", "wolf-form"):
        assert f"start {power}" not in s.options()
        with pytest.raises(ValueError):
            s.play(f"start {power}")


@clause("F15-SETUP-17")
def test_nothing_lurks_where_dracula_begins():
    s = scene(phase="setup", turn=DRACULA).play("start vienna")
    assert s.lurking(1) == []
    assert len(s.encounters()) == 5


@clause("F15-SETUP-18")
def test_draculas_figure_is_not_on_the_map():
    s = scene(phase="setup", turn=DRACULA).play("start vienna")
    assert s.up() == []
    assert GAME.body(s.view(MINA)).dracula.at is None
    assert GAME.body(s.view(DRACULA)).dracula.at == "vienna"


@clause("F15-SETUP-19")
def test_the_first_round_begins_by_day():
    s = scene(phase="setup", turn=DRACULA).play("start vienna")
    assert (s.phase(), s.turn(), s.asked) == ("day", GODALMING, [GODALMING])
    assert not [news for news in s.heard() if news.startswith("dawn")]
