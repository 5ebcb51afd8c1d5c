"""TRADE: cards change hands between hunters."""

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene
from whitby.games.fury2015.refusals import talk_audience

TOGETHER = {"at": {SEWARD: "vienna", MINA: "vienna"}}


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
    assert s.options() == ["done", "give knife", "give dogs", "give 1/0"]
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
    assert talk_audience(s.state, 1) == talk_audience(s.state, 3) == 1 << 1 | 1 << 3
    s.play("accept")
    for seat in (DRACULA, GODALMING, None):
        assert "traded seward mina" in s.heard(seat)
        assert not [news for news in s.heard(seat) if "knife" in news or "3/2" in news]
    for seat in (SEWARD, MINA):
        assert "gave seward mina knife" in s.heard(seat)
    assert talk_audience(s.state, 1) & 1 << 4


@clause("F15-TRADE-03")
def test_a_trade_that_comes_to_nothing_does_not_tell_how_many_cards_were_laid_out():
    heard = []
    for laid in ([], ["give knife"], ["give knife", "give dogs", "give 1/0"]):
        s = scene(turn=SEWARD, **TOGETHER, items={SEWARD: ["knife", "dogs"]}, tickets={SEWARD: ["1/0"]})
        s.play("trade mina", *laid)
        for seat in (DRACULA, GODALMING, None):
            assert (s.heard(seat), s.nods(seat)) == (["turn seward", "trades seward mina"], [])
        s.play("done", "mina: done", "seward: pass")
        heard.append([(s.heard(seat), s.nods(seat)) for seat in (DRACULA, GODALMING, None)])
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
    assert s.options() == ["done", "give forewarned"]
    assert s.refused("give knife") == "F15-TRADE-04"
    s.play("give forewarned", "done", "mina: give hypnosis", "mina: done", "accept")
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
    lead.play("lead seward", "give forewarned", "done", "seward: done", "van-helsing: accept")
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
