"""TICKET: reserving tickets."""

from collections import Counter

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene


@clause("F15-TICKET-01")
def test_a_ticket_is_drawn_unseen():
    s = scene(turn=SEWARD).play("reserve")
    assert s.question == "draw-ticket"
    assert len(s.options("chance")) == 16
    s = scene(turn=SEWARD, chance=["draw 3/2"]).play("reserve")
    assert s.tickets(SEWARD) == ["3/2"]
    assert "ticket-drawn 3/2" in s.heard(SEWARD)
    for seat in (GODALMING, MINA, DRACULA, None):
        assert "drew-ticket seward" in s.heard(seat)
        assert not [news for news in s.heard(seat) if "3/2" in news]
        assert s.view(seat)["tickets"][1] == [-9]


@clause("F15-TICKET-02")
def test_a_ticket_may_be_refused():
    s = scene(turn=SEWARD, chance=["draw 1/0"]).play("reserve")
    assert s.options() == ["keep", "discard 1/0"]
    assert s.copy().play("keep").tickets(SEWARD) == ["1/0"]
    s.play("discard 1/0")
    assert (s.tickets(SEWARD), len(s.pool())) == ([], 16)
    assert not [news for news in s.heard(MINA) if "1/0" in news]


@clause("F15-TICKET-03")
def test_two_tickets_are_the_most():
    s = scene(turn=SEWARD, tickets={SEWARD: ["3/2", "1/0"]}, chance=["draw 2/2"]).play("reserve", "discard 1/0", "keep")
    assert sorted(s.tickets(SEWARD)) == ["2/2", "3/2"]
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "vienna", MINA: "vienna"}, tickets={VAN_HELSING: ["3/2"], MINA: ["2/2", "1/0"]})
    s.play("trade mina", "van-helsing: give 3/2", "van-helsing: done", "mina: done", "van-helsing: accept")
    assert (s.asked, s.question) == ([MINA], "trim-tickets")
    assert "pass" not in s.options()
    s.play("discard 1/0")
    assert s.tickets(MINA) == ["3/2", "2/2"]


@clause("F15-TICKET-04")
def test_with_two_tickets_one_goes_first():
    s = scene(turn=SEWARD, tickets={SEWARD: ["3/2", "1/0"]}).play("reserve")
    assert s.options() == ["discard 3/2", "discard 1/0"]
    assert s.refused("keep") == "F15-TICKET-04"
    assert s.refused("pass") == "F15-TICKET-04"
    s.play("discard 1/0")
    assert s.question == "draw-ticket"


@clause("F15-TICKET-05")
def test_godalming_draws_two_tickets():
    s = scene(chance=["draw 3/2", "draw 2/2"]).play("reserve", "keep", "keep")
    assert s.tickets(GODALMING) == ["3/2", "2/2"]
    assert s.asked == [SEWARD]
    one = scene(tickets={GODALMING: ["1/1"]}, chance=["draw 3/2", "draw 2/2"]).play("reserve", "keep")
    assert (one.question, one.tickets(GODALMING)) == ("give-up-ticket", ["3/2", "1/1"])
    one.play("discard 1/1", "keep")
    assert one.tickets(GODALMING) == ["3/2", "2/2"]
    two = scene(tickets={GODALMING: ["1/1", "1/0"]}, chance=["draw 3/2", "draw 2/2"])
    two.play("reserve", "discard 1/0", "keep", "discard 1/1", "keep")
    assert two.tickets(GODALMING) == ["3/2", "2/2"]


@clause("F15-TICKET-06")
def test_tickets_go_back_into_the_pool():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, tickets={SEWARD: ["1/1"]})
    assert s.pool().count("1/1") == 1
    assert s.play("rail 1/1", "ride prague").pool().count("1/1") == 2
    s = scene(turn=SEWARD, tickets={SEWARD: ["1/1", "2/2"]}).play("reserve", "discard 1/1")
    assert s.pool().count("1/1") == 2
    assert "draw 1/1" in s.options("chance")


@clause("F15-TICKET-07")
def test_owners_know_their_tickets():
    s = scene(turn=GODALMING, tickets={MINA: ["2/1", "1/0"]})
    body = s.game.body
    assert body(s.view(MINA)).hunters[3].tickets == ["2/1", "1/0"]
    assert body(s.view(DRACULA)).hunters[3].tickets is None
    assert body(s.view(GODALMING)).hunters[3].tickets is None
    assert body(s.view(GODALMING)).hunters[3].ticket_count == 2


@clause("F15-TICKET-08")
def test_the_sixteen_tickets():
    assert Counter(scene().pool()) == {"3/2": 4, "2/2": 4, "2/1": 3, "1/1": 2, "1/0": 3}


@clause("F15-TICKET-06", "F15-TICKET-04")
def test_all_hear_that_a_ticket_goes_back_and_only_its_owner_which():
    s = scene(tickets={GODALMING: ["3/2", "1/0"]}).play("reserve", "discard 1/0")
    assert "ticket-back godalming" in s.heard(DRACULA) and "ticket-gone 1/0" in s.heard(GODALMING)
    assert not any("1/0" in news for news in s.heard(DRACULA))
