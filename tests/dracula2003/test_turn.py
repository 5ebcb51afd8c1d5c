"""Turns: D03-TURN, and the two ways to a draw."""

from clauses import clause

from dracula2003.london import DRACULA, NEXT, PLACES, PLAIN, START, VAN_HELSING, both_sides, london
from dracula2003.test_setup import DEALS, LAID, SIX
from whitby.scene import Scene


def begun(first: str | None = None) -> Scene:
    """A new game from the very start to its first turn."""
    options = {"first": first} if first else {}
    s = london(phase="deal", options=options, chance=[f"deal {card}" for card in DEALS[0] + DEALS[1]] + [f"set {card}" for card in LAID])
    return s.play(*[f"dracula: choose {card}" for card in SIX[0]], *[f"van-helsing: choose {card}" for card in SIX[1]])


@clause("D03-TURN-01")
def test_dracula_begins_a_first_game() -> None:
    s = begun()
    assert (s.turn(), s.asked, s.question) == (DRACULA, [DRACULA], "move")
    assert [s.card(place) for place in PLACES] == LAID
    assert s.refused("van-helsing: step house-3") == "D03-TURN-03"


@clause("D03-TURN-02")
def test_the_loser_begins_a_later_game() -> None:
    assert begun(first=VAN_HELSING).asked == [VAN_HELSING]
    assert begun(first=DRACULA).asked == [DRACULA]


@clause("D03-TURN-03")
@both_sides
def test_players_alternate(me: str, foe: str) -> None:
    s = london(turn=me, hand={me: [PLAIN[me], "wings" if me == DRACULA else "control"], foe: [PLAIN[foe]]})
    s.play(f"step {NEXT[me]}", "stop", f"play {PLAIN[me]}")
    assert s.refused(f"{foe}: step {NEXT[foe]}") == "D03-TURN-03"
    s.play("pass")
    assert s.asked == [foe] and s.turn() == foe
    assert all(option.startswith("step ") for option in s.options()), "nothing is left over from the turn before"
    assert s.heard()[-1] == f"turn {foe}"
    s.play(f"step {NEXT[foe]}", "stop", f"play {PLAIN[foe]}", "pass")
    assert s.asked == [me] and s.steps() == 0


@clause("D03-TURN-04")
@both_sides
def test_first_the_figure_then_one_card(me: str, foe: str) -> None:
    s = london(turn=me, hand={me: [PLAIN[me]]})
    assert "play" not in " ".join(s.options())
    assert s.refused(f"play {PLAIN[me]}") == "D03-PLAY-01"
    s.play(f"step {NEXT[me]}", "stop")
    assert s.question == "play-card" and s.options() == [f"play {PLAIN[me]}"]
    for late in (f"step {START[me]}", "stop", "look", "demand"):
        assert s.refused(late) == "D03-TURN-04"


@clause("D03-TURN-05")
def test_a_turn_limit_ends_the_game_in_a_draw() -> None:
    turn = ("step house-8", "stop", "play quiet", "pass")
    at_the_limit = london(options={"turn_limit": 7}, turns=7, hand={DRACULA: ["quiet", "roar"]}).play(*turn)
    assert at_the_limit.winners == [] and at_the_limit.ending == "turn-limit" and at_the_limit.heard()[-1].startswith("turn-limit")
    assert at_the_limit.asked == [] and at_the_limit.turn() == DRACULA
    assert at_the_limit.refused("van-helsing: step house-3") == "D03-WIN-01"
    before = london(options={"turn_limit": 7}, turns=6, hand={DRACULA: ["quiet", "roar"]}).play(*turn)
    assert before.winners is None and before.asked == [VAN_HELSING]
    without = london(turns=7, hand={DRACULA: ["quiet", "roar"]}).play(*turn)
    assert without.winners is None and without.asked == [VAN_HELSING]


@clause("D03-TURN-05")
def test_every_turn_counts_towards_the_limit() -> None:
    turns = ("step house-8", "stop", "play quiet", "pass", "step house-3", "stop", "play strength", "pass")
    hands = {DRACULA: ["quiet", "roar"], VAN_HELSING: ["strength", "block"]}
    assert london(options={"turn_limit": 2}, hand=hands).play(*turns).winners == []
    assert london(options={"turn_limit": 3}, hand=hands).play(*turns).asked == [DRACULA]


@clause("D03-TURN-06")
@both_sides
def test_a_draw_by_agreement(me: str, foe: str) -> None:
    s = london(turn=me, options={"agreed_draw": True})
    assert s.refused(f"{foe}: offer-draw") == "D03-TURN-03"
    s.play("offer-draw")
    assert (s.asked, s.question, s.options()) == ([foe], "answer-offer", ["pass", "accept"])
    assert s.refused("stop") == "D03-TURN-06"
    agreed = s.copy().play("accept")
    assert agreed.winners == [] and agreed.ending == "draw-agreed" and agreed.heard() == ["draw-agreed"]
    s.play("pass")
    assert s.heard() == [f"draw-offered {me}", f"draw-refused {foe}"]
    assert s.asked == [me] and s.question == "move"
    assert s.refused("offer-draw") == "D03-TURN-06"


@clause("D03-TURN-06")
@both_sides
def test_a_draw_may_be_offered_once_a_turn_where_that_is_agreed(me: str, foe: str) -> None:
    """At any one question of the turn, and at none after it, whatever happens in between; in the next turn afresh."""
    turn = (f"step {NEXT[me]}", "stop", f"play {PLAIN[me]}", "pass")
    for offered in range(len(turn)):
        s = london(turn=me, options={"agreed_draw": True}, cubes={me: 2}, hand={me: [PLAIN[me]], foe: [PLAIN[foe]]})
        for n, choice in enumerate(turn):
            if n < offered:
                assert "offer-draw" in s.options(me)
            if n == offered:
                s.play("offer-draw", "pass")
                assert s.reason("offer-draw") == "offered-already"
                s.play("rescue")
            if n >= offered:
                assert "offer-draw" not in s.options(me) and s.reason("offer-draw") == "offered-already"
                assert s.closed(me)["offer-draw"] == "D03-TURN-06"
            assert s.reason(f"{foe}: offer-draw") == "not-your-turn"
            s.play(choice)
        assert "offer-draw" in s.options(foe) and s.reason(f"{me}: offer-draw") == "not-your-turn"
        s.play(f"step {NEXT[foe]}", "stop", f"play {PLAIN[foe]}", "pass")
        assert "offer-draw" in s.options(me)
    assert london(turn=me).reason("offer-draw") == "no-draws"


@clause("D03-TURN-06")
def test_a_draw_is_offered_beside_the_rescue() -> None:
    s = london(options={"agreed_draw": True}, cubes={DRACULA: 2})
    assert s.options()[-2:] == ["offer-draw", "rescue"]
    assert london(options={"agreed_draw": True}).options()[-1] == "offer-draw"
