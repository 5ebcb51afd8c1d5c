"""GOLD: cards beat rules, "cannot" beats cards, "may" can be declined."""

from clauses import clause

from fury2015.europe import MINA, scene


@clause("F15-GOLD-01")
def test_a_card_may_allow_what_the_rules_forbid():
    night = {"phase": "night", "turn": MINA, "at": {MINA: "vienna"}}
    assert scene(**night).refused("road prague") == "F15-ACTION-02"
    s = scene(**night, effects=["long-night"], event_bottom=["forewarned"])
    assert s.play("road prague").at(MINA) == "prague"


@clause("F15-GOLD-02")
def test_what_cannot_be_is_allowed_by_no_card():
    s = scene(turn=MINA, at={MINA: "vienna"}, fog=["prague"], roadblocks=["vienna/zagreb"], events={MINA: ["sense-of-emergency"]})
    s.play("play sense-of-emergency")
    assert "road munich" in s.options()
    assert "road prague" not in s.options()
    assert s.refused("road prague") == "F15-TOKEN-06"


@clause("F15-GOLD-03")
def test_an_aristocrat_may_be_left_alone():
    s = scene(turn=MINA, at={MINA: "vienna"}, trail=["prague", {"card": "vienna", "encounters": ["aristocratic-vampire"]}])
    s.play("search", "face space-2:aristocratic-vampire")
    assert s.options() == ["pass", "use"]
    s.play("pass")
    assert s.delayed() == []
    assert s.lurking(2) == ["aristocratic-vampire"]
