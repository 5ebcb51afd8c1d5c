"""Combat with a vampire: F15-VAMP."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, FIVE, GODALMING, MINA, SEWARD, clash, fight, scene, vampire


def lurks(kind, **more):
    """Dracula's trail: Galatz, and Vienna with an encounter in it."""
    return ["galatz", {"card": "vienna", "encounters": [kind], **more}]


@clause("F15-VAMP-01")
def test_a_search_may_lead_to_a_combat_in_the_hunters_turn():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, trail=lurks("reckless-vampire"), chance=FIVE).play(
        "search", "face space-2:reckless-vampire"
    )
    assert (s.fight(), s.fighters(), s.turn(), s.phase()) == ("reckless-vampire", [SEWARD], SEWARD, "day")
    assert s.lurking(2) == []


@clause("F15-VAMP-01")
def test_an_ambush_may_too():
    s = scene(at={GODALMING: "prague"}, trail=lurks("new-vampire"), chance=FIVE).play("road vienna", "ambush space-2:new-vampire")
    assert (s.fight(), s.fighters(), s.turn(), s.phase()) == ("new-vampire", [GODALMING], GODALMING, "day")


@clause("F15-VAMP-02")
def test_its_damage_lies_on_its_card():
    s = clash(vampire("new-vampire", items={MINA: ["knife"]}, chance=["draw fangs"]), "claws", mina="knife")
    assert (s.foe_damage(), s.damage(DRACULA)) == (3, 0)
    assert "foe-suffers new-vampire 3" in s.heard()
    clash(s, "strength", mina="escape")
    assert (s.wounds(2), s.damage(DRACULA)) == (3, 0)


@clause("F15-VAMP-03")
def test_nothing_there_harms_or_helps_dracula():
    s = vampire("new-vampire", allies={"hunters": "sister-agatha"}, damage={DRACULA: 5})
    clash(s, "fangs", mina="punch")
    assert (s.damage(DRACULA), s.foe_damage()) == (5, 1)
    assert not [news for news in s.heard() if news.startswith("dracula-")]


@clause("F15-VAMP-04")
@pytest.mark.parametrize(("kind", "wounds"), [("reckless-vampire", 1), ("reckless-vampire", 3), ("new-vampire", 3), ("new-vampire", 5)])
def test_a_vampire_dies_of_damage_equal_to_or_above_its_health(kind, wounds):
    s = clash(vampire(kind, wounds=wounds, items={MINA: ["knife"]}), "claws", mina="knife")
    assert (s.fight(), s.lurking(2), s.influence()) == (None, [], 0)
    assert kind in s.encounter_discards()
    assert "foe-defeated " + kind in s.heard()


@clause("F15-VAMP-04")
def test_one_damage_less_does_not_kill_it():
    assert clash(vampire("new-vampire", wounds=2, items={MINA: ["knife"]}), "claws", mina="knife").fight() == "new-vampire"
    assert clash(vampire("reckless-vampire", wounds=2), "claws", mina="punch").fight() == "reckless-vampire"


@clause("F15-VAMP-05")
def test_an_undefeated_vampire_returns_faceup_with_its_damage():
    s = clash(vampire("reckless-vampire", wounds=2), "strength", mina="escape")
    assert (s.faceup(2), s.wounds(2)) == (["reckless-vampire"], 2)
    assert "foe-returns space-2 reckless-vampire" in s.heard()


@clause("F15-VAMP-05")
def test_it_returns_to_a_lair_too():
    s = fight(foe="new-vampire", wounds=4, at={MINA: "vienna"}, trail=["galatz"], lairs=["vienna"])
    clash(s, "strength", mina="escape")
    assert (s.lairs(), s.faceup("lair-1"), s.wounds("lair-1")) == (["vienna"], ["new-vampire"], 4)


@clause("F15-VAMP-06")
def test_its_damage_counts_in_the_next_combat():
    trail = lurks("new-vampire", damage={"new-vampire": 4})
    s = scene(turn=MINA, at={MINA: "vienna"}, trail=trail, chance=FIVE).play("search", "face space-2:new-vampire")
    assert s.foe_damage() == 4
    clash(s, "claws", mina="punch")
    assert s.foe_damage() == 5


@clause("F15-VAMP-06")
def test_its_damage_is_gone_when_the_hideout_is_cleared():
    trail = [None, *lurks("new-vampire", damage={"new-vampire": 4})]
    s = scene(phase="dracula", step="card", trail=trail).play("misdirect space-3", "lay bucharest")
    assert (s.trail()[2], s.lurking(3), s.wounds(3)) == ("misdirect", [], 0)
    assert "new-vampire" in s.encounter_discards()


@clause("F15-VAMP-07")
@pytest.mark.parametrize("despair", [0, 3])
@pytest.mark.parametrize("way", ["escape-as-bat", "escape-as-mist"])
def test_a_vampire_escapes_from_round_four_on_whatever_the_despair(despair, way):
    s = clash(vampire("new-vampire", round=3, hand=[way], despair=despair), way, mina="punch")
    assert (s.fight(), s.foe_damage()) == ("new-vampire", 1)
    assert "card-cancelled dracula" in s.heard()
    s = clash(vampire("new-vampire", round=4, hand=[way], despair=despair), way, mina="punch")
    assert (s.fight(), s.faceup(2), s.wounds(2)) == (None, ["new-vampire"], 0)


@clause("F15-VAMP-08")
@pytest.mark.parametrize("switch", [False, True])
def test_a_bat_carries_nobody_away(switch):
    s = vampire("new-vampire", round=4, night=True, hand=["escape-as-bat"], options={"vampire_night": switch})
    clash(s, "escape-as-bat", mina="punch")
    assert (s.fight(), s.question) == (None, "choose-card")
    assert (s.at(DRACULA), s.trail()[:3], s.lurking(3)) == ("galatz", [None, "galatz", "vienna"], ["new-vampire"])


@clause("F15-VAMP-09")
def test_a_reckless_vampire_fights_one_hunter_only():
    at = {GODALMING: "vienna", SEWARD: "vienna"}
    s = scene(at=at, trail=lurks("reckless-vampire"), chance=FIVE).play("search", "face space-2:reckless-vampire")
    assert (s.question, s.fighters()) == ("choose-cards", [GODALMING])
    assert s.refused("seward: use") == "F15-TIME-08"


@clause("F15-VAMP-10")
def test_others_may_lie_down_to_join_against_a_new_vampire():
    at = {GODALMING: "vienna", SEWARD: "vienna", MINA: "vienna"}
    s = scene(turn=SEWARD, at=at, trail=lurks("new-vampire"), chance=FIVE).play("search", "face space-2:new-vampire")
    assert (s.question, s.asked, s.options()) == ("may-join", [GODALMING], ["pass", "use"])
    s.play("use", "pass")
    assert (s.fighters(), s.delayed()) == ([GODALMING, SEWARD], [GODALMING])
    assert "delayed godalming" in s.heard()


@clause("F15-VAMP-10")
def test_who_lies_already_cannot_join():
    at = {GODALMING: "vienna", SEWARD: "vienna", MINA: "vienna"}
    s = scene(turn=SEWARD, at=at, delayed=[GODALMING], trail=lurks("new-vampire"), chance=FIVE).play("search", "face space-2:new-vampire")
    assert s.asked == [MINA]
    assert s.refused("godalming: use") == "F15-ACTION-10"
    assert s.play("pass").fighters() == [SEWARD]


@clause("F15-VAMP-11")
def test_fangs_heal_the_vampire():
    s = clash(vampire("new-vampire", wounds=4, damage={DRACULA: 4}), "fangs", mina="escape")
    assert (s.wounds(2), s.damage(DRACULA), s.damage(MINA)) == (2, 4, 2)
    assert "foe-recovers 2" in s.heard()
    s = clash(vampire("new-vampire", wounds=1), "fangs", mina="escape")
    assert (s.wounds(2), "foe-recovers 1" in s.heard()) == (0, True)
