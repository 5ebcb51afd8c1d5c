"""Targets: D03-TARGET."""

from clauses import clause

from dracula2003.london import COMPANION, NEXT, PLAIN, SYMBOL, TARGET, both_sides, cards_of, going_for


@clause("D03-TARGET-01")
@both_sides
def test_a_target_is_taken_at_once(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], taken={me: 2}).play(f"step {NEXT[me]}", "look")
    assert s.taken(me) == 3 and s.taken(foe) == 0
    assert s.card(NEXT[me]) is None and s.up() is None
    assert s.heard()[-2:] == [f"turned-up {me} {NEXT[me]} {TARGET[foe]}", f"captured {me} {TARGET[foe]}"]
    assert s.winners is None


@clause("D03-TARGET-02")
@both_sides
def test_the_finder_lays_a_card_of_his_own(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], supply={me: [SYMBOL[me], f"{COMPANION[me]}-3"]}).play(f"step {NEXT[me]}", "look")
    assert s.asked == [me] and sorted(cards_of(s, "lay")) == sorted([SYMBOL[me], f"{COMPANION[me]}-3"])
    for instead in ("pass", "stop", f"play {s.hand(me)[0]}"):
        assert s.refused(instead) == "D03-TARGET-02"
    s.play(f"lay {SYMBOL[me]}")
    assert s.card(NEXT[me]) == SYMBOL[me] and s.supply(me) == [f"{COMPANION[me]}-3"]
    assert s.sees(foe, NEXT[me]) == f"{me}'s" and s.known(NEXT[me]) == [me]


@clause("D03-TARGET-03")
@both_sides
def test_the_action_card_is_still_played(me: str, foe: str) -> None:
    s = going_for(me, TARGET[foe], hand={me: [PLAIN[me]]}).play(f"step {NEXT[me]}", "look", f"lay {TARGET[me]}")
    assert s.question == "play-card"
    assert s.play(f"play {PLAIN[me]}").question == "move-barrier"
    won = going_for(me, TARGET[foe], taken={me: 4}).play(f"step {NEXT[me]}", "look")
    assert won.winners == [me] and won.asked == []
    assert won.refused(f"{me}: play {won.hand(me)[0]}") == "D03-WIN-01"
