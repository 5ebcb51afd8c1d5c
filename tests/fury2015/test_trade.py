"""TRADE: cards change hands between hunters."""

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene

TOGETHER = {"at": {SEWARD: "vienna", MINA: "vienna"}}


def audience(s, seat):
    """Who hears what a seat says to as few as it can."""
    return s.game.talk(s.view(None), seat)[0].audience


def can(s, verb):
    """With whom."""
    return [text.removeprefix(f"{verb} ") for text in s.options() if text.startswith(f"{verb} ")]


@clause("F15-TRADE-01")
def test_a_trade_needs_company():
    assert can(scene(turn=SEWARD, **TOGETHER), "trade") == [MINA]
    alone = scene(turn=SEWARD)
    assert can(alone, "trade") == []
    assert alone.refused("trade mina") == "F15-TRADE-01"
    sea = scene(turn=SEWARD, at={SEWARD: "black-sea", MINA: "black-sea"})
    assert can(sea, "trade") == []


@clause("F15-TRADE-02")
def test_items_and_tickets_change_hands_but_no_events():
    s = scene(
        turn=SEWARD,
        **TOGETHER,
        items={SEWARD: ["knife", "dogs"], MINA: ["stake"]},
        tickets={SEWARD: ["1/0"], MINA: ["3/2"]},
        events={SEWARD: ["forewarned"]},
    )
    s.play("trade mina")
    assert s.options()[:4] == ["done", "give knife", "give dogs", "give 1/0"]
    assert s.refused("give forewarned") == "F15-TRADE-02"
    s.play("give knife", "give dogs", "give 1/0", "done", "mina: give 3/2", "mina: done", "seward: accept")
    assert (s.items(SEWARD), s.tickets(SEWARD)) == ([], ["3/2"])
    assert (sorted(s.items(MINA)), s.tickets(MINA)) == (["dogs", "knife", "stake"], ["1/0"])
    no = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife"]})
    no.play("trade mina", "give knife", "done", "mina: done", "seward: pass")
    assert no.items(SEWARD) == ["knife"]


@clause("F15-TRADE-03")
def test_dracula_sees_and_hears_nothing_of_a_trade():
    s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife"]}, tickets={MINA: ["3/2"]})
    s.play("trade mina", "give knife", "done", "mina: give 3/2", "mina: done")
    assert s.game.body(s.view(MINA)).offers == [["knife"], ["3/2"]]
    for seat in (DRACULA, GODALMING, None):
        assert s.game.body(s.view(seat)).offers == [[], []]
    assert audience(s, 1) == audience(s, 3) == 1 << 1 | 1 << 3
    s.play("accept")
    for seat in (DRACULA, GODALMING, None):
        assert "traded seward mina" in s.heard(seat)
        assert not [news for news in s.heard(seat) if "knife" in news or "3/2" in news]
    for seat in (SEWARD, MINA):
        assert "gave seward mina knife" in s.heard(seat)
    assert audience(s, 1) & 1 << 4


@clause("F15-TRADE-03")
def test_a_trade_that_comes_to_nothing_does_not_tell_how_many_cards_were_laid_out():
    heard = []
    for laid in ([], ["give knife"], ["give knife", "give dogs", "give 1/0"]):
        s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife", "dogs"]}, tickets={SEWARD: ["1/0"]})
        s.play("trade mina", *laid)
        for seat in (DRACULA, GODALMING, None):
            assert (s.heard(seat), s.heard_answering(seat)) == (["turn seward", "trades seward mina"], [])
        s.play("done", "mina: done", "seward: pass")
        heard.append([(s.heard(seat), s.heard_answering(seat)) for seat in (DRACULA, GODALMING, None)])
    assert heard[0] == heard[1] == heard[2]
    assert "no-trade seward mina" in heard[0][0][0]


@clause("F15-TRADE-04")
def test_the_leader_hands_out_events_from_afar():
    s = scene(
        turn=VAN_HELSING,
        at={VAN_HELSING: "paris", MINA: "vienna"},
        items={VAN_HELSING: ["knife"]},
        events={VAN_HELSING: ["forewarned"], MINA: ["hypnosis"]},
    )
    assert set(can(s, "lead")) == {GODALMING, SEWARD, MINA}
    s.play("lead mina")
    assert s.options()[:2] == ["done", "give forewarned"] and "give knife" not in s.options()
    assert s.refused("give knife") == "F15-TRADE-04"
    s.play("give forewarned", "done", "mina: give hypnosis", "mina: done", "accept", "pass", "mina: pass")
    assert (s.events(VAN_HELSING), s.events(MINA)) == (["hypnosis"], ["forewarned"])
    assert not [news for news in s.heard(DRACULA) if "forewarned" in news]


@clause("F15-TRADE-05")
def test_nobody_else_hands_out_events():
    for hunter in (GODALMING, SEWARD, MINA):
        s = scene(turn=hunter, at={hunter: "vienna", VAN_HELSING: "vienna"}, events={hunter: ["forewarned"]})
        assert can(s, "lead") == []
        assert s.refused("lead van-helsing") == "F15-TRADE-05"
        assert "give forewarned" not in s.play("trade van-helsing").options()


@clause("F15-TRADE-06")
def test_the_leader_reaches_cities_only():
    s = scene(
        turn=VAN_HELSING,
        at={VAN_HELSING: "paris", GODALMING: "black-sea", SEWARD: "castle-dracula", MINA: "hospital-rome"},
        events={VAN_HELSING: ["forewarned"]},
    )
    assert can(s, "lead") == [SEWARD]
    assert s.refused("lead godalming") == "F15-TRADE-06"
    assert s.refused("lead mina") == "F15-TRADE-06"
    for place, clause_id in (("black-sea", "F15-ACTION-03"), ("hospital-rome", "F15-HOSPITAL-02")):
        away = scene(turn=VAN_HELSING, at={VAN_HELSING: place}, events={VAN_HELSING: ["forewarned"]})
        assert can(away, "lead") == []
        assert away.refused("lead mina") == clause_id


@clause("F15-TRADE-07")
def test_after_a_trade_nobody_holds_too_much():
    s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife", "rifle"], MINA: ["stake", "dogs"]})
    s.play("trade mina", "give knife", "give rifle", "done", "mina: done", "seward: accept")
    assert (s.asked, s.question) == ([MINA], "trim-items")
    s.play("discard stake")
    assert len(s.items(MINA)) == 3
    lead = scene(
        turn=VAN_HELSING,
        events={VAN_HELSING: ["forewarned", "good-luck"], SEWARD: ["long-night", "long-night", "hired-scouts", "hired-scouts"]},
    )
    lead.play("lead seward", "give forewarned", "done", "seward: done", "van-helsing: accept", "seward: pass")
    assert (lead.asked, lead.question) == ([SEWARD], "trim-events")
    assert len(lead.play("discard hired-scouts").events(SEWARD)) == 4


@clause("F15-TRADE-08")
def test_no_trade_with_a_patient():
    s = scene(turn=SEWARD, at={SEWARD: "rome", MINA: "hospital-rome"}, items={MINA: ["knife"]})
    assert can(s, "trade") == []
    assert s.refused("trade mina") == "F15-TRADE-08"
    patient = scene(turn=MINA, at={SEWARD: "rome", MINA: "hospital-rome"})
    assert patient.refused("trade seward") == "F15-HOSPITAL-02"


@clause("F15-TRADE-03", "F15-BITE-08")
def test_a_card_shown_before_is_not_named_when_it_is_traded():
    s = scene(turn=MINA, at={MINA: "vienna", SEWARD: "vienna"}, items={MINA: ["knife", "dogs"], SEWARD: ["rifle"]}, shown={MINA: ["dogs"]})
    s.play("trade seward", "give dogs", "done", "done", "accept")
    assert sorted(s.items(SEWARD)) == ["dogs", "rifle"]
    assert "no-item-shown mina" in s.heard(DRACULA) and not any("dogs" in news for news in s.heard(DRACULA))


@clause("F15-TRADE-04", "F15-TRADE-09")
def test_the_leader_talks_with_a_hunter_also_when_neither_holds_an_event():
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "paris", MINA: "vienna"}, items={MINA: ["knife"]}, shown={MINA: ["knife"]})
    assert set(can(s, "lead")) == {GODALMING, SEWARD, MINA}
    s.play("lead mina")
    assert s.options() == ["done"] and audience(s, 2) == audience(s, 3) == 1 << 2 | 1 << 3
    s.play("done", "show knife", "done", "accept")
    assert "shares mina knife" in s.heard(VAN_HELSING) and s.items(MINA) == ["knife"] and s.asked == [MINA]


@clause("F15-TRADE-09")
@pytest.mark.parametrize("verb", ["trade", "lead"])
def test_the_pair_shows_each_other_any_card_unseen_by_the_others(verb):
    parts = {"items": {VAN_HELSING: ["stake"], SEWARD: ["knife"]}, "tickets": {SEWARD: ["3/2"]}, "events": {SEWARD: ["forewarned"]}}
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "vienna", SEWARD: "vienna"}, **parts).play(f"{verb} seward", "done")
    assert {"show knife", "show 3/2", "show forewarned"} <= set(s.options()) and "show stake" not in s.options()
    s.play("show knife", "show 3/2", "show forewarned")
    assert not [option for option in s.options() if option.startswith("show")]
    for seat in (VAN_HELSING, SEWARD):
        assert sorted(s.game.body(s.view(seat)).shared[1]) == ["3/2", "forewarned", "knife"]
        assert {f"shares seward {card}" for card in ("knife", "3/2", "forewarned")} <= set(s.heard(seat))
    for seat in (DRACULA, GODALMING, None):
        assert s.game.body(s.view(seat)).shared == [[], []]
        assert not [news for news in s.heard(seat) if "knife" in news or "3/2" in news or "forewarned" in news]
    s.play("done", "accept")
    assert (s.items(SEWARD), s.tickets(SEWARD), s.events(SEWARD)) == (["knife"], ["3/2"], ["forewarned"])
    assert s.game.body(s.view(VAN_HELSING)).shared == [[], []]


@clause("F15-TRADE-09")
def test_how_much_was_shown_is_heard_by_nobody_else():
    def heard(*shown):
        s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife", "dogs"]}).play("trade mina", *shown, "done", "mina: done", "pass")
        return [(seat, s.heard(seat)) for seat in (DRACULA, GODALMING, None)], s.view(DRACULA)

    assert heard() == heard("show knife") == heard("show knife", "give dogs", "give knife")


@clause("F15-TRADE-09", "F15-TRADE-02")
def test_what_was_only_shown_may_still_be_given():
    s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife", "knife"]}).play("trade mina", "show knife")
    assert {"give knife", "show knife"} <= set(s.options())
    s.play("give knife", "show knife")
    assert (s.game.body(s.view(MINA)).offers, s.game.body(s.view(MINA)).shared) == ([["knife"], []], [["knife"], []])
    s.play("give knife")
    assert s.game.body(s.view(MINA)).offers == [["knife", "knife"], []] and s.options() == ["done"]
    assert s.play("done", "done", "accept").items(MINA) == ["knife", "knife"]


@clause("F15-EVENT-03", "F15-TRADE-04")
def test_an_event_that_the_leader_hands_over_is_read_like_one_drawn():
    events = {VAN_HELSING: ["newspaper-reports", "good-luck"], MINA: ["newspaper-reports"]}
    s = scene(turn=VAN_HELSING, at={MINA: "vienna"}, events=events, trail=["galatz", "prague", "munich"])
    s.play("lead mina", "give newspaper-reports", "done", "done", "accept")
    assert (s.question, s.asked, s.options(MINA)[:2]) == ("read-events", [MINA], ["pass", "play newspaper-reports"])
    kept = s.copy().play("pass")
    assert kept.events(MINA) == ["newspaper-reports", "newspaper-reports"] and kept.up() == []
    s.play("play newspaper-reports")
    assert s.up() == ["munich"] and s.events(MINA) == ["newspaper-reports"] and s.question != "read-events"
    other = scene(turn=VAN_HELSING, at={MINA: "vienna"}, events=events).play("lead mina", "give good-luck", "done", "done", "accept")
    assert (other.question, other.options(MINA)[0]) == ("read-events", "pass") and "play newspaper-reports" not in other.options(MINA)
    none = scene(turn=VAN_HELSING, at={MINA: "vienna"}, events=events).play("lead mina", "done", "done", "accept")
    assert none.question != "read-events"


@clause("F15-EVENT-02", "F15-TRADE-04")
def test_an_event_that_says_only_at_once_is_played_when_the_leader_hands_it_over():
    s = scene(turn=VAN_HELSING, at={MINA: "vienna"}, events={VAN_HELSING: ["evil-presence", "good-luck"]})
    s.play("lead mina", "give evil-presence", "give good-luck", "done", "done", "accept")
    assert s.question == "read-events" and "pass" not in s.options() and "play evil-presence" in s.options()
    s.play("play evil-presence", "pass")
    assert "none-near" in s.heard() and s.events(MINA) == ["good-luck"]


@clause("F15-EVENT-05", "F15-TRADE-07")
def test_events_received_are_read_before_anybody_is_above_a_limit():
    hand = ["newspaper-reports", "long-night", "renewed-vigor"]
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: hand, MINA: ["newspaper-reports"]}, trail=["galatz", "prague", "munich"])
    s.play("lead mina", "done", "give newspaper-reports", "done", "accept")
    assert (s.question, s.asked) == ("read-events", [VAN_HELSING])
    assert s.copy().play("pass").question == "trim-events"
    assert s.play("play newspaper-reports").question != "trim-events" and sorted(s.events(VAN_HELSING)) == sorted(hand)


@clause("F15-TRADE-09")
def test_what_was_shown_in_one_trade_may_be_shown_in_the_next():
    s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife"]}).play("trade mina", "show knife", "done", "done", "accept")
    s.play("van-helsing: pass", "mina: trade seward", "done")
    assert s.options() == ["done", "give knife", "show knife"] and s.game.body(s.view(MINA)).shared == [[], []]


@clause("F15-TRADE-07")
def test_one_card_after_the_other_goes_until_nobody_holds_too_much():
    s = scene(turn=SEWARD, **TOGETHER, tickets={SEWARD: ["1/0", "2/1"], MINA: ["3/2", "2/2"]})
    s.play("trade mina", "give 1/0", "give 2/1", "done", "done", "accept", "discard 1/0")
    assert (s.question, s.asked) == ("trim-tickets", [MINA])
    assert sorted(s.play("discard 3/2").tickets(MINA)) == ["2/1", "2/2"] and s.question != "trim-tickets"
    events = {VAN_HELSING: ["good-luck", "forewarned"], MINA: ["long-night", "renewed-vigor", "hypnosis"]}
    s = scene(turn=VAN_HELSING, events=events).play("lead mina", "give good-luck", "give forewarned", "done", "done", "accept", "pass")
    s.play("discard long-night")
    assert (s.question, s.asked) == ("trim-events", [MINA])
    assert len(s.play("discard hypnosis").events(MINA)) == 3 and s.question != "trim-events"
