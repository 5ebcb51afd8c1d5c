"""TIME: the round, dawn and dusk, whose turn it is."""

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, passed, scene

MEETING = {"trail": ["vienna"], "at": {MINA: "vienna"}}


@clause("F15-TIME-01")
def test_a_round_runs_from_dawn_to_the_dracula_phase():
    s = scene(phase="dawn", day=2, encounters=["rats", "rats", "spy", "spy", "hoax", "hoax"])
    seen = []
    while s.weekday() == "wednesday":
        if not seen or seen[-1] != s.phase():
            seen.append(s.phase())
        s.play("pass" if "pass" in s.options() else s.options()[0])
    assert seen == ["day", "night", "dracula"]
    told = [news.split()[0] for news in s.heard()]
    assert [what for what in told if what in ("dawn", "dusk", "dracula-phase")] == ["dawn", "dusk", "dracula-phase", "dawn"]


@clause("F15-TIME-02")
def test_dawn_begins_with_the_marker():
    s = scene(phase="dawn", weekday="wednesday", events={MINA: ["long-night"]})
    assert (s.question, s.weekday(), s.is_night()) == ("dawn", "wednesday", False)
    assert s.heard()[0] == "dawn 2"


@clause("F15-TIME-03")
def test_dusk_begins_with_the_marker():
    s = scene(phase="dusk", weekday="wednesday", events={MINA: ["newspaper-reports"]})
    assert (s.question, s.weekday(), s.is_night()) == ("dusk", "wednesday", True)
    assert s.heard()[0] == "dusk 2"


@clause("F15-TIME-04")
def test_events_of_dawn_and_dusk_come_before_the_combat():
    for phase in ("dawn", "dusk"):
        s = scene(phase=phase, events={MINA: ["newspaper-reports"]}, **MEETING)
        assert (s.question, s.fight()) == (phase, None)
        assert s.options() == ["pass", "play newspaper-reports"]
        s.play("pass")
        assert s.fight() == "dracula"
    by_day = scene(turn=MINA, events={MINA: ["newspaper-reports"]})
    assert by_day.reason("play newspaper-reports") == "time-newspaper-reports"


@clause("F15-TIME-05")
def test_dracula_fights_when_the_marker_has_moved():
    s = scene(phase="dusk", weekday="friday", **MEETING)
    assert (s.fight(), s.weekday(), s.is_night()) == ("dracula", "friday", True)
    s = scene(phase="dawn", weekday="friday", **MEETING)
    assert (s.fight(), s.weekday(), s.is_night()) == ("dracula", "friday", False)
    assert s.heard()[0] == "dawn 4"


THREE_HAVE_A_SAY = {"events": {GODALMING: ["renewed-vigor"], VAN_HELSING: ["speedy-telegraph"], MINA: ["long-night"]}}


@clause("F15-TIME-06")
def test_hunters_answer_together_and_the_first_in_order_plays_until_all_pass():
    s = scene(phase="dawn", **THREE_HAVE_A_SAY)
    assert s.asked == [GODALMING, VAN_HELSING, MINA]
    s.play("mina: pass", "van-helsing: play speedy-telegraph")
    assert s.asked == [GODALMING] and s.effects() == []
    s.play("godalming: pass")
    assert s.effects() == ["speedy-telegraph"] and s.asked == [GODALMING, MINA]
    s.play("mina: pass", "godalming: play renewed-vigor")
    assert s.effects() == ["renewed-vigor", "speedy-telegraph"] and s.asked == [MINA]
    assert s.play("pass").phase() == "day"
    s = scene(phase="dracula", step="end", events={DRACULA: ["roadblock"], MINA: ["long-night"]})
    assert s.asked == [DRACULA]


@clause("F15-TIME-06")
def test_of_two_answers_the_first_in_activation_order_counts_and_the_other_is_void():
    s = scene(phase="dawn", **THREE_HAVE_A_SAY)
    s.play("van-helsing: play speedy-telegraph", "mina: pass", "godalming: play renewed-vigor")
    assert s.effects() == ["renewed-vigor"] and s.events(VAN_HELSING) == ["speedy-telegraph"]
    assert s.asked == [VAN_HELSING, MINA]
    assert not [line for line in s.heard(MINA) if "speedy-telegraph" in line]
    assert s.play("pass", "pass").phase() == "day" and s.events(VAN_HELSING) == ["speedy-telegraph"]


@clause("F15-TIME-06")
def test_an_answer_is_taken_back_until_all_have_answered():
    s = scene(phase="dawn", **THREE_HAVE_A_SAY)
    s.play("van-helsing: play speedy-telegraph")
    game = s.under_way
    assert game.may_undo(2) and not game.may_undo(0)
    game.undo(2)
    assert s.asked == [GODALMING, VAN_HELSING, MINA]
    s.play("pass", "pass", "pass")
    assert s.phase() == "day" and not any(game.may_undo(seat) for seat in range(5))


@clause("F15-TIME-07")
def test_the_press_answers_before_the_scouts_report():
    s = scene(at={GODALMING: "zurich"}, trail=["vienna"], event_top="hired-scouts", events={DRACULA: ["sensationalist-press"]})
    s.play("supply", "play hired-scouts")
    assert (s.asked, s.question) == ([DRACULA], "hunter-event")
    s.play("play sensationalist-press")
    assert "cancelled hired-scouts" in s.heard()
    assert s.question != "name-city"
    assert sorted(s.event_discards()) == ["hired-scouts", "sensationalist-press"]


@clause("F15-TIME-08")
def test_the_hunters_act_in_their_order_by_day_and_by_night():
    for phase in ("day", "night"):
        s = scene(phase=phase)
        for hunter in HUNTERS:
            assert s.asked == [hunter]
            s.play("pass")
    s = scene(turn=SEWARD)
    assert s.options(MINA) == []
    assert s.refused("mina: rest") == "F15-TIME-08"


@clause("F15-TIME-09")
def test_one_action_by_day_and_one_by_night():
    s = scene(damage={GODALMING: 5}).play("rest")
    assert s.asked == [SEWARD]
    assert s.refused("godalming: rest") == "F15-TIME-08"
    passed(s.play("pass", "pass", "pass"), until="hunter-acts")
    assert (s.phase(), s.asked) == ("night", [GODALMING])
    s.play("rest")
    assert s.damage(GODALMING) == 3
    assert s.asked == [SEWARD]


@clause("F15-TIME-10")
def test_fog_blocks_and_storms_go_after_the_dusk_combat():
    s = scene(phase="dusk", fog=["rome"], roadblocks=["vienna/prague"], storms=["black-sea"], **MEETING)
    assert s.fight() == "dracula"
    assert (s.fog(), s.roadblocks(), s.storms()) == (["rome"], ["prague/vienna"], ["black-sea"])
    s = scene(
        combat={"night": True, "step": "reveal", "engaged": MINA, "fighters": [MINA], "cards": {DRACULA: "claws", MINA: "escape"}},
        fog=["rome"],
        roadblocks=["vienna/prague"],
        storms=["black-sea"],
    )
    s.play("strike mina")
    assert s.fight() is None
    assert s.fog() == []
    s.play("unblock prague/vienna", "calm black-sea")
    assert (s.roadblocks(), s.storms(), s.phase()) == ([], [], "night")


@clause("F15-TIME-11")
def test_without_a_day_there_is_still_dawn_and_dusk():
    s = scene(phase="dawn", effects=["darkness-returns"], events={MINA: ["newspaper-reports"]}, **MEETING)
    assert s.question == "dawn"
    s.play("pass")
    assert (s.phase(), s.fight()) == ("dawn", "dracula")
    quiet = scene(
        phase="dawn", effects=["darkness-returns"], at={SEWARD: "black-sea"}, delayed=[MINA], events={MINA: ["newspaper-reports"]}
    )
    quiet.play("pass")
    assert (quiet.question, quiet.phase()) == ("dusk", "dusk")
    assert "no-day" in quiet.heard()
    quiet.play("pass")
    assert (quiet.phase(), quiet.asked) == ("night", [GODALMING])
    assert (quiet.at(SEWARD), quiet.delayed()) == ("black-sea", [MINA])
