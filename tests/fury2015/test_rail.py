"""RAIL: tickets and trains."""

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, scene, sees
from whitby.games.fury2015.words import UNKNOWN


def ride(city, ticket, **parts):
    """Godalming takes the train, and where it can bring him."""
    return scene(at={GODALMING: city}, tickets={GODALMING: [ticket]}, **parts).play(f"rail {ticket}")


@clause("F15-RAIL-01")
def test_the_ticket_is_spent():
    s = ride("vienna", "1/1")
    assert s.tickets(GODALMING) == []
    assert len(s.pool()) == 16
    assert s.play("ride prague").at(GODALMING) == "prague"
    assert s.view(MINA)["ticket_pool"] == [-9] * 16


@clause("F15-RAIL-02")
def test_no_train_without_a_ticket():
    s = scene(at={GODALMING: "vienna"}, tickets={MINA: ["2/2"]})
    assert not [text for text in s.options() if text.startswith("rail ")]
    assert s.refused("rail 2/2") == "F15-RAIL-02"


@clause("F15-RAIL-03")
def test_the_white_value_counts_on_white_lines():
    s = ride("paris", "3/2")
    assert {"ride brussels", "ride cologne", "ride frankfurt"} <= set(s.options())
    assert "ride strasbourg" not in s.options()
    assert s.refused("ride strasbourg") == "F15-RAIL-03"


@clause("F15-RAIL-04")
def test_one_yellow_line_is_enough_for_the_yellow_value():
    s = ride("paris", "3/2")
    assert {"ride marseilles", "ride milan"} <= set(s.options())
    assert s.refused("ride genoa") == "F15-RAIL-04"
    one = ride("paris", "2/1")
    assert "ride marseilles" in one.options()
    assert one.refused("ride milan") == "F15-RAIL-04"


@clause("F15-RAIL-05")
def test_a_ticket_for_white_lines_alone():
    s = ride("zurich", "1/0")
    assert s.options() == ["ride strasbourg"]
    assert s.refused("ride milan") == "F15-RAIL-05"
    east = scene(at={GODALMING: "vienna"}, tickets={GODALMING: ["1/0"]})
    assert east.refused("rail 1/0") == "F15-RAIL-05"


@clause("F15-RAIL-06")
def test_the_train_does_not_stop_on_the_way():
    s = ride("prague", "2/2", trail=[{"card": "vienna", "encounters": ["rats"]}]).play("ride budapest")
    assert (s.at(GODALMING), s.up()) == ("budapest", [])
    assert s.asked == [SEWARD]


@clause("F15-RAIL-07")
def test_no_train_in_the_fog():
    s = ride("prague", "2/2", fog=["vienna"])
    assert s.refused("ride vienna") == "F15-RAIL-07"
    assert s.refused("ride budapest") == "F15-RAIL-07"
    stuck = scene(at={GODALMING: "vienna"}, fog=["vienna"], tickets={GODALMING: ["2/2"]})
    assert stuck.refused("rail 2/2") == "F15-RAIL-07"


@clause("F15-RAIL-08")
def test_no_train_over_a_roadblock():
    s = ride("vienna", "1/1", roadblocks=["vienna=prague"])
    assert s.options() == ["ride venice", "ride budapest"]
    assert s.refused("ride prague") == "F15-RAIL-08"
    road = scene(at={GODALMING: "vienna"}, roadblocks=["vienna=prague"])
    assert "road prague" in road.options()


@clause("F15-RAIL-09")
def test_dracula_takes_no_train():
    s = scene(phase="dracula", step="card", trail=[None, "vienna"])
    assert "lay venice" not in s.options()
    assert s.refused("lay venice") == "F15-RAIL-09"
    assert not [text for text in s.options(DRACULA) if text.startswith(("rail", "ride"))]


@clause("F15-RAIL-01", "F15-HIDDEN-05")
def test_a_spent_ticket_stays_facedown():
    s = scene(tickets={GODALMING: ["3/2", "1/0"]}, events={DRACULA: ["false-tip"]}).play("rail 1/0")
    assert s.asked == [DRACULA] and "ticket-spent godalming" in s.heard(DRACULA)
    ticket = s.view(GODALMING)["ticket_spent"]
    assert s.game.nouns[ticket] == "1/0" and all(s.view(eyes)["ticket_spent"] == UNKNOWN for eyes in (DRACULA, MINA, None))
    other = scene(tickets={GODALMING: ["3/2", "1/0"]}, events={DRACULA: ["false-tip"]}).play("rail 3/2")
    assert other.heard(MINA) == s.heard(MINA) and other.view(DRACULA) == s.view(DRACULA)
    s.play("play false-tip")
    assert s.view(None)["ticket_spent"] == ticket and "ticket-shown 1/0" in s.heard()


def trains(s, eyes=GODALMING):
    """Where each ticket goes, as these eyes are told before one is spent."""
    return {train.ticket: train.cities for train in sees(s, eyes).trains}


def test_a_screen_foresees_where_each_ticket_goes():
    parts = {"at": {GODALMING: "vienna"}, "tickets": {GODALMING: ["1/1", "3/2"]}, "roadblocks": ["prague=vienna"]}
    foreseen = trains(scene(**parts))
    assert set(foreseen) == {"1/1", "3/2"} and foreseen["1/1"] != foreseen["3/2"]
    for ticket, cities in foreseen.items():
        s = scene(**parts).play(f"rail {ticket}")
        assert {f"ride {city}" for city in cities} == set(s.options()) and s.question == "train-leaves"


def test_only_whose_turn_it_is_is_told_where_tickets_go():
    s = scene(at={GODALMING: "vienna", MINA: "paris"}, tickets={GODALMING: ["2/1"], MINA: ["2/1"]})
    assert trains(s) and not trains(s, MINA) and not trains(s, DRACULA) and not trains(s, None)
    assert not trains(s.play("rail 2/1"))


def test_no_train_is_foreseen_by_night_at_sea_or_in_fog():
    tickets = {GODALMING: ["3/2"]}
    assert not trains(scene(at={GODALMING: "vienna"}, tickets=tickets, phase="night"))
    assert not trains(scene(at={GODALMING: "north-sea"}, tickets=tickets))
    assert not trains(scene(at={GODALMING: "vienna"}, tickets=tickets, fog=["vienna"]))
