"""The worked turn of the rulebook: four steps, two exchanges, a tie, a bluff."""

from dracula2003.london import DRACULA, VAN_HELSING, london
from whitby.scene import Scene


def start() -> Scene:
    """Van Helsing knows where the amulet lies and holds Block, Feint and Strength."""
    return london(
        turn=VAN_HELSING,
        at={VAN_HELSING: "house-7", DRACULA: "house-8"},
        board={"house-6": "victim", "house-5": "amulet", "house-4": "hunter-1", "house-1": "vampire-2"},
        known={"house-5": [VAN_HELSING]},
        supply={VAN_HELSING: ["hunter-2", "crucifix", "hunter-3"]},
        hand={VAN_HELSING: ["block", "feint", "strength"]},
        barriers={"green": "house-9/house-10"},
    )


def walked() -> Scene:
    """Four steps, and a vampire of strength 2 is turned up."""
    s = start()
    s.play("step house-6", "look")
    assert s.supply(VAN_HELSING) == ["hunter-2", "hunter-3", "victim", "crucifix"]
    assert "lay victim" in s.options(), "he could put the victim back"
    s.play("lay hunter-2")
    assert s.card("house-6") == "hunter-2" and "step house-5" in s.options()
    s.play("step house-5")
    assert s.sees(VAN_HELSING, "house-5") == "amulet"
    s.play("step house-4", "look", "lay crucifix")
    assert s.card("house-4") == "crucifix" and s.cubes(VAN_HELSING) == 4
    assert sorted(s.supply(VAN_HELSING)) == ["hunter-1", "hunter-3", "victim"]
    s.play("step house-1", "look")
    assert s.up() == "house-1" and s.steps() == 4
    assert s.refused("step house-2") == "D03-LOOK-07"
    return s


def test_the_worked_turn() -> None:
    s = walked()
    s.play("play block")
    assert s.cubes(VAN_HELSING) == 4 and s.card("house-1") == "vampire-2" and s.up() is None
    assert "battle-tied van-helsing vampire-2" in s.heard()
    s.play("turn house-4")
    assert s.turned() == "house-4" and s.sees(DRACULA, "house-4") == "van-helsing's"
    s.play("green harbor/house-8")
    assert s.barrier("green") == "harbor/house-8"
    assert s.asked == [DRACULA] and s.turn() == DRACULA
    assert s.refused("step harbor") == "D03-MOVE-03", "the short way to the bluff is closed"
    s.play("step house-5", "step house-4")
    assert s.refused("look") == "D03-LOOK-11"


def test_what_the_other_cards_would_cost() -> None:
    s = walked()
    price = {card: s.game.price(s.state, s.game.choice(f"play {card}")) for card in ("block", "feint", "strength")}
    assert price == {"block": 0, "feint": 1, "strength": 1}
    strength = s.copy().play("play strength")
    assert strength.cubes(VAN_HELSING) == 3 and strength.defeated(DRACULA) == ["vampire-2"]
    feint = s.copy().play("play feint")
    assert feint.cubes(VAN_HELSING) == 3 and feint.card("house-1") == "vampire-2" and feint.defeated(DRACULA) == []


def test_dracula_hears_the_bluff_and_nothing_behind_it() -> None:
    s = walked().play("play block", "turn house-4", "pass")
    secret = ("hunter-1", "hunter-2", "hunter-3", "victim", "crucifix", "amulet")
    assert not [news for news in s.heard(DRACULA) if news.split()[-1] in secret]
    for place in ("house-6", "house-4"):
        assert s.sees(DRACULA, place) == "van-helsing's"
