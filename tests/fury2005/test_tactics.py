"""The tactics of hunters, Dracula and agents, each card by itself."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, NOON, SEWARD, agent, clash, fight, lost, sums
from whitby.games.fury2005.tactics import INITIATIVE
from whitby.games.fury2005.words import NOUNS


def initiative(card: str) -> int:
    return INITIATIVE[NOUNS.index(card)]


# --- hunters -----------------------------------------------------------------------------------
@clause("F05-CARD-punch")
def test_punch_is_a_plain_blow():
    s = clash(fight(), "mesmerize", "punch")
    assert (s.blood(), initiative("punch")) == (14, 5)


@clause("F05-CARD-dodge")
def test_a_dodge_comes_after_the_first_round_and_gives_one_for_the_next():
    s = fight(round=2, last={SEWARD: "escape"})
    assert "choose dodge" not in fight().play("choose claws").options()
    clash(s, "claws", "dodge")
    assert (sums(clash(s, "dracula-dodge", "punch", rolls="2 1")), initiative("dodge")) == ("3 1", 17)


@clause("F05-CARD-escape")
def test_an_escape_that_wins_ends_the_combat():
    for enemy in ("claws", "fangs", "strength"):
        assert clash(fight(), enemy, "escape").fight() is None
    assert (lost(fight(), "claws", "escape").fight(), initiative("escape")) == ("dracula", 3)


# --- Dracula ------------------------------------------------------------------------------------
@clause("F05-CARD-claws")
def test_claws_wound():
    s = lost(fight(time=NOON), "claws", "escape")
    assert (s.health(SEWARD), s.fight(), initiative("claws")) == (8, "dracula", 14)


@clause("F05-CARD-dracula-dodge")
def test_draculas_dodge_gives_him_one_for_the_next_round():
    assert "choose dracula-dodge" not in fight(time=NOON).options()
    s = lost(fight(round=2, time=NOON), "dracula-dodge", "punch")
    assert (sums(clash(s, "claws", "dodge", rolls="6 1")), initiative("dracula-dodge")) == ("6 2", 18)


@clause("F05-CARD-escape-man", "F05-CARD-escape-mist")
@pytest.mark.parametrize(("card", "time", "number"), [("escape-man", NOON, 4), ("escape-mist", "midnight", 10)])
def test_a_man_or_mist_that_wins_ends_it_and_stays(card, time, number):
    s = lost(fight(trail=["vienna"], time=time), card, "punch")
    assert (s.fight(), s.trail(), s.question != "bat-move", initiative(card)) == (None, ["vienna"], True, number)


@clause("F05-CARD-escape-mist")
def test_few_things_hurt_mist():
    assert "choose escape-mist" not in fight(time=NOON).options()
    s = clash(fight(items={SEWARD: ["stake"]}), "escape-mist", "stake")
    assert (s.blood(), s.fight()) == (15, None)
    assert clash(fight(items={SEWARD: ["holy-water"]}), "escape-mist", "holy-water").blood() == 14


@clause("F05-CARD-escape-bat")
def test_a_bat_that_wins_flies():
    assert "choose escape-bat" not in fight(time=NOON).options()
    s = lost(fight(trail=["vienna"]), "escape-bat", "punch")
    assert (s.question, s.fight(), initiative("escape-bat")) == ("bat-move", None, 12)
    assert clash(fight(trail=["vienna"]), "escape-bat", "punch").question != "bat-move"


@clause("F05-CARD-fangs")
def test_fangs_that_bite_let_him_fly():
    assert "choose fangs" not in fight(time=NOON).options()
    s = lost(fight(trail=["vienna"]), "fangs", "punch")
    assert (s.bites(SEWARD), s.question, initiative("fangs")) == (1, "bat-move", 8)
    assert lost(fight(foe="vampire"), "fangs", "punch").question != "bat-move"


@clause("F05-CARD-mesmerize")
def test_mesmerize_takes_all_items_with_the_bite():
    s = lost(fight(items={SEWARD: ["knife", "dogs", "garlic"]}, dogs={SEWARD: 1}), "mesmerize", "knife")
    assert (s.bites(SEWARD), s.hand(SEWARD), s.dogs(SEWARD)) == (1, [], 0)
    assert (sorted(s.item_discards()), s.fight(), initiative("mesmerize")) == (["dogs", "garlic", "knife"], None, 6)
    kept = lost(fight(items={SEWARD: ["knife"]}), "mesmerize", "punch")
    assert (kept.bites(SEWARD), kept.hand(SEWARD)) == (0, ["knife"])


@clause("F05-CARD-strength")
def test_strength_breaks_most_weapons():
    for weapon in ("knife", "rifle", "stake", "crucifix"):
        assert lost(fight(items={SEWARD: [weapon]}), "strength", weapon).hand(SEWARD) == []
    assert lost(fight(items={SEWARD: ["pistol"]}), "strength", "pistol").hand(SEWARD) == ["pistol"]
    assert initiative("strength") == 2 and "choose strength" not in fight(time=NOON).options()


# --- agents --------------------------------------------------------------------------------------
@clause("F05-CARD-agent-punch")
def test_an_agents_punch():
    assert (lost(agent("assassin"), "agent-punch", "punch").health(SEWARD), initiative("agent-punch")) == (9, 4)


@clause("F05-CARD-agent-dodge")
def test_an_agents_dodge_gives_it_one_for_the_next_round():
    assert "choose agent-dodge" not in agent("assassin").options()
    s = lost(agent("assassin", round=2), "agent-dodge", "punch")
    assert (sums(clash(s, "agent-rifle", "dodge", rolls="6 1")), initiative("agent-dodge")) == ("6 2", 16)


@clause("F05-CARD-agent-knife")
def test_an_agents_knife_costs_an_event_too():
    s = lost(agent("assassin", events={SEWARD: ["hypnosis", "long-day"]}), "agent-knife", "punch")
    assert (s.health(SEWARD), s.question, s.options()) == (8, "lose-event", ["discard hypnosis", "discard long-day"])
    assert s.play("discard long-day").hand(SEWARD) == ["hypnosis"]
    assert (s.fight(), initiative("agent-knife")) == ("assassin", 12)
    assert lost(agent("assassin"), "agent-knife", "punch").question == "lay-card"


@clause("F05-CARD-agent-pistol")
def test_an_agents_pistol_adds_one():
    s = clash(agent("assassin"), "agent-pistol", "punch", rolls="4 4")
    assert (sums(s), s.health(SEWARD), initiative("agent-pistol")) == ("4 5", 7, 20)


@clause("F05-CARD-agent-rifle")
def test_an_agents_rifle():
    s = lost(agent("assassin"), "agent-rifle", "punch")
    assert (s.health(SEWARD), s.fight(), initiative("agent-rifle")) == (7, "assassin", 22)


# --- items in combat ---------------------------------------------------------------------------------
@clause("F05-CARD-sacred-bullets", "F05-CARD-holy-water")
@pytest.mark.parametrize("rolls", ["6 1", "1 6"])
@pytest.mark.parametrize("card", ["sacred-bullets", "holy-water"])
def test_bullets_and_holy_water_are_used_up_whoever_wins(card, rolls):
    assert clash(fight(items={SEWARD: [card]}), "claws", card, rolls=rolls).hand(SEWARD) == []


@clause("F05-CARD-garlic")
def test_garlic_bars_every_escape_for_three_rounds():
    s = fight(step="open", items={SEWARD: ["garlic"]}, round=1).play("play garlic")
    assert not [option for option in s.options() if "escape" in option]
    third = fight(round=3, no_escape=True)
    assert not [option for option in third.options() if "escape" in option]
    assert "choose escape-man" in fight(round=4, no_escape=True).options()


@clause("F05-CARD-sister-agatha")
def test_sister_agatha_makes_fangs_and_escapes_dear():
    agatha = {"allies": {"hunters": "sister-agatha"}}
    for card in ("fangs", "escape-man", "escape-bat", "escape-mist"):
        assert clash(fight(blood=9, **agatha), card, "escape").blood() == 7
    assert clash(fight(blood=9, **agatha), "claws", "escape").blood() == 9
    assert fight(blood=2, **agatha).options() == ["choose claws", "choose mesmerize", "choose strength"]
    assert "choose fangs" in fight(foe="vampire", blood=2, **agatha).options()


@clause("F05-CARD-vampire-lair", "F05-WIN-06")
def test_wounds_do_not_hurt_the_vampire_of_a_lair():
    s = clash(fight(foe="vampire", items={SEWARD: ["knife"]}), "claws", "knife")
    assert (s.blood(), s.fight(), s.last(DRACULA)) == (15, "vampire", "claws")
