"""MOVE: roads, arrivals, the castle."""

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, scene


def roads(s):
    """The cities a road leads to now."""
    return [text.removeprefix("road ") for text in s.options() if text.startswith("road ")]


@clause("F15-MOVE-01")
def test_a_road_leads_to_the_next_city():
    s = scene(turn=MINA, at={MINA: "vienna"})
    assert sorted(roads(s)) == ["budapest", "munich", "prague", "zagreb"]
    assert s.refused("road belgrade") == "F15-MOVE-01"
    assert s.play("road prague").at(MINA) == "prague"


@clause("F15-MOVE-02")
def test_a_railway_is_no_road():
    s = scene(turn=MINA, at={MINA: "vienna"})
    assert "road venice" not in s.options()
    assert s.refused("road venice") == "F15-MOVE-02"
    near = scene(turn=MINA, at={MINA: "vienna"}, trail=["venice", "prague"], event_top="local-rumors", chance=["draw knife"])
    near.play("supply", "play local-rumors")
    assert near.up() == ["prague"]


@clause("F15-MOVE-03")
def test_a_roadblock_does_not_part_neighbours():
    s = scene(turn=SEWARD, at={SEWARD: "zagreb"}, trail=["sarajevo"], roadblocks=["zagreb/sarajevo"], event_top="evil-presence")
    assert s.refused("road sarajevo") == "F15-TOKEN-12"
    s.play("supply", "play evil-presence")
    assert "near seward" in s.heard()
    his = scene(phase="dracula", step="card", trail=[None, "sarajevo"], roadblocks=["zagreb/sarajevo"])
    assert "lay zagreb" in his.options()


@clause("F15-MOVE-04")
def test_up_to_so_many_means_at_least_one():
    s = scene(at={GODALMING: "vienna"}, events={GODALMING: ["sense-of-emergency"]}).play("play sense-of-emergency")
    assert {"road prague", "road berlin", "road leipzig"} <= set(s.options())
    assert s.refused("road vienna") == "F15-MOVE-04"
    train = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["3/2"]}).play("rail 3/2")
    assert train.refused("ride vienna") == "F15-MOVE-04"


@clause("F15-MOVE-05")
def test_only_the_last_city_of_a_long_ride_is_entered():
    s = scene(
        at={GODALMING: "vienna"},
        trail=["prague", {"card": "berlin", "encounters": ["rats"]}],
        items={GODALMING: ["fast-horses"]},
        chance=["draw 3/2"],
    )
    s.play("play fast-horses", "road berlin")
    assert s.up() == ["berlin"]
    assert s.asked == [DRACULA]
    assert s.options() == ["pass", "ambush space-2:rats"]


@clause("F15-MOVE-06")
def test_entering_a_hideout_or_a_lair_shows_its_card():
    s = scene(turn=MINA, at={MINA: "vienna"}, trail=["galatz", "prague"], lairs=[{"card": "zagreb", "encounters": ["spy"]}])
    assert s.copy().play("road munich").up() == []
    assert s.copy().play("road prague").up() == ["prague"]
    assert s.copy().play("road zagreb").up() == ["zagreb"]
    s.play("road prague")
    for seat in (MINA, SEWARD, DRACULA, None):
        assert "revealed space-2 prague" in s.heard(seat)


@clause("F15-MOVE-07")
def test_entering_his_city_brings_dracula_to_light():
    s = scene(turn=MINA, at={MINA: "vienna"}, trail=["hide", "prague"])
    assert s.game.body(s.view(MINA)).dracula.at is None
    s.play("road prague")
    assert s.up() == ["hide", "prague"]
    assert s.game.body(s.view(MINA)).dracula.at == "prague"


@clause("F15-MOVE-08")
def test_the_order_of_an_arrival():
    s = scene(
        at={GODALMING: "munich"},
        trail=["galatz", {"card": "prague", "encounters": ["rats"]}],
        lairs=[{"card": "vienna"}],
        events={DRACULA: ["wild-horses", "customs-search"]},
    )
    s.play("road vienna")
    assert (s.question, s.up()) == ("road-taken", [])
    on = s.copy().play("play wild-horses", "carry prague")
    assert (on.lairs(), on.up()) == (["vienna"], ["prague"])
    assert on.question == "may-ambush"
    on.play("ambush space-2:rats")
    assert on.question == "move-done"
    s.play("pass")
    assert (s.lairs(), s.question) == ([], "move-done")
    s.play("play customs-search", "godalming: pass")
    assert s.delayed() == [GODALMING]
    told = [news.split()[0] for news in s.heard()]
    assert told.index("revealed") < told.index("cleared") < told.index("played")


@clause("F15-MOVE-09")
def test_a_hunter_carried_off_arrives_all_the_same():
    s = scene(bats=[GODALMING], at={GODALMING: "vienna"}, trail=["galatz", {"card": "prague", "encounters": ["rats"]}])
    s.play("dracula: carry prague")
    assert (s.at(GODALMING), s.up()) == ("prague", ["prague"])
    s.play("ambush space-2:rats")
    assert s.damage(GODALMING) == 2


@clause("F15-MOVE-10")
def test_bats_fly_by_night():
    s = scene(phase="night", bats=[GODALMING], at={GODALMING: "vienna"})
    assert s.asked == [DRACULA]
    assert s.play("carry prague").at(GODALMING) == "prague"


@clause("F15-MOVE-11")
def test_the_road_to_the_castle_is_open_to_all():
    assert scene(turn=MINA, at={MINA: "klausenburg"}).play("road castle-dracula").at(MINA) == "castle-dracula"
    assert scene(phase="dracula", step="card", trail=[None, "galatz"]).play("lay castle-dracula").at(DRACULA) == "castle-dracula"


@clause("F15-MOVE-12")
def test_nobody_walks_into_a_hospital():
    s = scene(turn=MINA, at={MINA: "rome"})
    assert not [text for text in s.options() if "hospital" in text]
    his = scene(phase="dracula", step="card", trail=[None, "rome"])
    assert not [text for text in his.options() if "hospital" in text]
    for position, text in ((s, "road hospital-rome"), (his, "lay hospital-rome")):
        with pytest.raises(ValueError):
            position.play(text)
