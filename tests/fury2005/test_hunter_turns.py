"""ROUND: what a hunter's turn consists of, and in which order."""

from clauses import clause

from fury2005.hunting import GODALMING, MINA, SEWARD, VAN_HELSING, can, scene


@clause("F05-ROUND-03")
def test_resolve_then_movement_then_action():
    s = scene(turn=MINA, at={MINA: "vienna"}, resolve=1, health={MINA: 3})
    assert (s.question, s.asked) == ("turn-begins", [MINA])
    assert "strengthen mina" in s.options() and not can(s, "road") and not can(s, "rest")
    s.play("strengthen mina")
    assert (s.question, s.asked) == ("hunters-move", [MINA])
    assert "road prague" in s.options() and not can(s, "rest")
    s.play("road prague")
    assert (s.question, s.asked) == ("hunter-acts", [MINA])
    assert can(s, "rest") == [MINA] and not can(s, "road")


@clause("F05-ROUND-03")
def test_the_turns_follow_in_order():
    s = scene(turn=SEWARD)
    s.play("stay", "pass")
    assert (s.question, s.asked) == ("hunters-move", [VAN_HELSING])
    s.play("stay", "pass")
    assert (s.question, s.asked) == ("hunters-move", [MINA])


@clause("F05-ROUND-04")
def test_a_group_is_formed_before_cards_and_resolve():
    s = scene(at={GODALMING: "vienna", SEWARD: "vienna"}, events={GODALMING: ["long-day"]}, resolve=1, time="noon", health={SEWARD: 5})
    assert (s.question, s.options()) == ("invite", ["pass", "invite seward"])
    s.play("invite seward", "seward: accept")
    assert (s.question, s.asked) == ("turn-begins", [GODALMING, SEWARD])
    first = s.copy()
    first.play("godalming: play long-day", "seward: pass")
    assert (first.time(), first.question) == ("dawn", "turn-begins")
    first.play("godalming: strengthen seward", "seward: pass")
    other = s.copy()
    other.play("godalming: strengthen seward", "seward: pass")
    assert other.question == "turn-begins"
    other.play("play long-day")
    for done in (first, other):
        assert (done.time(), done.health(SEWARD), done.resolve(), done.question) == ("dawn", 9, 0, "hunters-move")
