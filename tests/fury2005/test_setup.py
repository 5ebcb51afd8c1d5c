"""SETUP: what is dealt, and where everybody starts."""

from __future__ import annotations

from clauses import clause

from fury2005.his_turn import DRACULA, GODALMING, HUNTERS, MINA, backs, his_turn, moves
from whitby.games.fury2005.words import AGENT_TACTICS, DRACULA_TACTICS, POWERS
from whitby.scene import Scene, scene

DEAL = ["draw hypnosis", "draw rats", "draw rats", "draw bats", "draw fog", "draw hoax"]


def dealt() -> Scene:
    """The very beginning, with the top event and Dracula's encounters drawn."""
    return scene("fury-2005", phase="deal", chance=DEAL)


def started() -> Scene:
    """All have started: the hunters in London and Paris, Dracula in Vienna."""
    return dealt().play("start london", "start london", "start paris", "start paris", "start vienna")


@clause("F05-SETUP-01", "F05-SETUP-02", "F05-SETUP-03")
def test_tracks_at_0_and_dawn_without_a_point() -> None:
    for s in (dealt(), started()):
        assert s.vampires() == 0 and s.resolve() == 0 and s.time() == "dawn"


@clause("F05-SETUP-04", "F05-SETUP-05")
def test_dracula_has_blood_locations_tactics_and_powers() -> None:
    s = dealt().play(*["start london"] * 4)
    assert s.blood() == 15 and len(s.options(DRACULA)) == 58  # all cities but the Castle and London
    assert len(DRACULA_TACTICS) == 8 and len(AGENT_TACTICS) == 5 and len(POWERS) == 5
    night = his_turn(["vienna", "prague"], time="midnight")
    assert {"dark-call", "feed", "hide"} <= set(moves(night, "lay")) and moves(night, "wolf-form") and moves(night, "double-back")


@clause("F05-SETUP-06")
def test_five_random_encounters_are_his_secret() -> None:
    s = scene("fury-2005", phase="deal", chance=DEAL[:1])
    assert s.options("chance").count("draw new-vampire") == 6 and len(s.options("chance")) == 45
    s = dealt()
    assert s.hand(DRACULA) == ["bats", "fog", "hoax", "rats", "rats"] and s.question == "hunter-starts"
    assert s.view(MINA)["encounters"] == [-9] * 5


@clause("F05-SETUP-07", "F05-SETUP-08")
def test_nobody_has_cards_and_all_are_whole() -> None:
    s = started()
    assert [s.health(h) for h in HUNTERS] == [12, 10, 8, 8]
    assert all([s.hand(h) == [] for h in HUNTERS]) and s.hand(DRACULA) == ["bats", "fog", "hoax", "rats", "rats"]


@clause("F05-SETUP-09")
def test_each_hunter_has_three_tactics() -> None:
    for h in HUNTERS:
        s = scene("fury-2005", combat={"fighters": [h], "round": 2}, trail=["vienna"]).play("choose claws")
        assert s.asked == [h] and s.options() == ["choose punch", "choose dodge", "choose escape"]


@clause("F05-SETUP-10")
def test_mina_alone_is_bitten() -> None:
    assert [started().bites(h) for h in HUNTERS] == [0, 0, 0, 1]


@clause("F05-SETUP-11")
def test_an_event_is_put_on_top() -> None:
    s = scene("fury-2005", phase="deal")
    assert s.asked == ["chance"] and len(s.options()) == 75 and s.options().count("draw newspaper-reports") == 5
    s.play("draw hypnosis")
    assert "top hunter-back" in s.heard() and s.game.nouns[s.view(MINA)["event_top"]] == "hunter-back"
    assert len(s.state.event_deck) == 74  # type: ignore[attr-defined]


@clause("F05-SETUP-12", "F05-SETUP-13")
def test_hunters_start_in_turn_order_in_any_city() -> None:
    s = dealt()
    for h in HUNTERS:
        assert s.asked == [h]
        assert not {"start castle-dracula", "start hospital", "start north-sea"} & set(s.options()) and len(s.options()) == 59
        s.play("start london")
    assert [s.at(h) for h in HUNTERS] == ["london"] * 4 and s.asked == [DRACULA]


@clause("F05-SETUP-14")
def test_dracula_starts_secretly_where_no_hunter_is() -> None:
    s = dealt().play("start london", "start vienna", "start paris", "start paris")
    closed = {"start castle-dracula", "start hospital", "start north-sea", "start london", "start vienna", "start paris"}
    assert not closed & set(s.options()) and len(s.options()) == 56
    s.play("start munich")
    assert all(["munich" not in news for eyes in (None, *HUNTERS) for news in s.heard(eyes)]) and "laid-card munich" in s.heard(DRACULA)


@clause("F05-SETUP-15", "F05-SETUP-16")
def test_his_first_card_is_his_first_turn() -> None:
    s = started()
    assert s.trail() == ["vienna"] and s.up() == [] and s.lurking(1) == [] and backs(s, MINA)[0] == "land-back"
    assert s.asked == [GODALMING] and s.turn() == GODALMING and s.round() == 1


@clause("F05-SETUP-17")
def test_all_four_hunters_are_in_play() -> None:
    s = started()
    assert s.game.seats[:4] == HUNTERS and [s.at(h) for h in HUNTERS] == ["london", "london", "paris", "paris"]
