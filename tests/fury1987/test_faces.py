"""What a set of eyes sees of a choice that somebody else is about to make."""

from __future__ import annotations

from fury1987.fighting import fight
from fury1987.his_turn import DRACULA, GODALMING, SEWARD, his_turn
from fury1987.hunting import turn_in, until
from whitby.engine import CHANCE
from whitby.scene import Scene

PUBLIC, OF_GODALMING, OF_HUNTERS, OF_DRACULA = 0, 1, 7, 8


def face(s: Scene, seat: str, text: str, eyes: int) -> int:
    who = CHANCE if seat == "chance" else s.game.seats.index(seat)
    return s.game.face(s.state, who, s.game.choice(text), eyes)


def alike(s: Scene, seat: str, one: str, other: str, eyes: int) -> bool:
    return face(s, seat, one, eyes) == face(s, seat, other, eyes)


def test_who_chooses_sees_his_choice_and_the_enemy_sees_nothing() -> None:
    s = fight(SEWARD)
    for seat, own, enemy in ((GODALMING, OF_GODALMING, OF_DRACULA), (DRACULA, OF_DRACULA, OF_HUNTERS)):
        one, other = s.options(seat)[:2]
        assert face(s, seat, one, own) == s.game.choice(one)
        assert alike(s, seat, one, other, enemy) and alike(s, seat, one, other, PUBLIC)


def test_a_draw_is_seen_by_the_side_that_draws() -> None:
    s = until(turn_in("brussels"), "hunter-moves").play("road paris", "stock stock-1-0")
    assert alike(s, "chance", "draw knife", "draw stake", OF_DRACULA) and not alike(s, "chance", "draw knife", "draw stake", OF_HUNTERS)
    s = his_turn("vienna").play("road prague", "lay rats")
    assert alike(s, "chance", "draw fog", "draw wolves", OF_HUNTERS)
    assert face(s, "chance", "draw fog", OF_DRACULA) == s.game.choice("draw fog")  # behind his own screen


def test_of_his_turn_no_more_is_seen_than_may_be_heard() -> None:
    s = his_turn("vienna", open={"varna": "vampire"}, chart={"rome": "vampire"})
    for other in ("pass", "road budapest", "consume rome", "consume varna"):  # varna is seen to go later
        assert alike(s, DRACULA, "road prague", other, OF_HUNTERS)
    s.play("road prague")
    assert alike(s, DRACULA, "lay rats", "lay fog", OF_HUNTERS) and not alike(s, DRACULA, "lay rats", "pass", OF_HUNTERS)  # it is over
    at_sea = {"dracula_port": "venice", "chart": {"rome": "vampire"}}
    for agents in (False, True):
        s = his_turn("adriatic-sea", shipping_agents=agents, **at_sea)
        assert alike(s, DRACULA, "sea ionian-sea", "consume rome", OF_HUNTERS) != agents
    s = his_turn("adriatic-sea", open={"varna": "vampire"}, **at_sea)
    assert not alike(s, DRACULA, "consume varna", "consume rome", OF_HUNTERS)  # that ends his turn, and an open one is seen to go


def test_what_is_done_openly_all_see() -> None:
    s = until(turn_in("paris", weapons={SEWARD: ["dogs"]}), "hunter-moves")
    assert face(s, GODALMING, "road nantes", PUBLIC) == s.game.choice("road nantes")
    assert face(s, SEWARD, "show-dogs", OF_DRACULA) == s.game.choice("show-dogs")
