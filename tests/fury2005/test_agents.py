"""Agents: F05-AGENT, and the markers that bring them."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2005.fights import DRACULA, EAST, GODALMING, MINA, SEWARD, VAN_HELSING, WEST, agent, clash, fight, lost, quiet, searching, sums

KINDS = {
    "minion-with-knife": ["agent-knife"],
    "minion-with-knife-and-pistol": ["agent-knife", "agent-pistol"],
    "minion-with-knife-and-rifle": ["agent-knife", "agent-rifle"],
    "assassin": ["agent-knife", "agent-pistol", "agent-rifle"],
}


def weapons_of(kind: str) -> list[str]:
    """What this agent has besides Punch and Dodge."""
    hand = [option.removeprefix("choose ") for option in agent(kind, round=2).options()]
    assert hand[:2] == ["agent-punch", "agent-dodge"]
    return hand[2:]


@clause("F05-AGENT-01")
@pytest.mark.parametrize("kind", KINDS)
def test_four_markers_are_agents(kind):
    s = searching(kind)
    assert (s.fight(), s.fighters(), s.asked) == (kind, [SEWARD], [DRACULA])
    assert f"encounter-revealed space-2 {kind}" in s.heard()


@clause("F05-AGENT-01")
def test_no_other_marker_is():
    assert searching("plague").fight() is None


@clause("F05-AGENT-02")
@pytest.mark.parametrize("kind", KINDS)
def test_an_agent_has_punch_dodge_and_the_weapons_of_its_marker(kind):
    assert weapons_of(kind) == KINDS[kind]


@clause("F05-AGENT-03")
def test_in_eastern_europe_it_adds_one():
    assert sums(clash(agent("assassin", where=EAST), "agent-rifle", "punch")) == "6 2"
    assert sums(clash(agent("assassin", where=WEST), "agent-rifle", "punch")) == "6 1"


@clause("F05-AGENT-04", "F05-CARD-agent-pistol")
def test_its_pistol_adds_one():
    assert sums(clash(agent("assassin"), "agent-pistol", "punch")) == "6 2"
    assert sums(clash(agent("assassin", where=EAST), "agent-pistol", "punch")) == "6 3"


@clause("F05-AGENT-05")
def test_killed_it_goes_to_the_pool():
    s = clash(searching("assassin"), "agent-punch", "punch")
    assert (s.fight(), s.lurking(2), "assassin" in s.pool()) == (None, [], True)
    assert "encounter-gone assassin" in s.heard()


@clause("F05-AGENT-05", "F05-CARD-assassin")
def test_after_that_the_hunters_go_on():
    s = clash(searching("assassin", "plague").play("meet space-3:1"), "agent-punch", "punch")
    assert s.health(SEWARD) == 8 and "turn-over" not in s.heard()


@clause("F05-AGENT-06")
def test_the_next_agent_is_fought_in_a_new_combat():
    s = searching("assassin", "minion-with-knife").play("meet space-3:1")
    clash(s, "agent-punch", "punch")
    assert (s.fight(), s.combat_round(), s.last(DRACULA)) == ("minion-with-knife", 1, None)
    assert s.heard().count("combat-over") == 1


@clause("F05-AGENT-07", "F05-AGENT-08")
@pytest.mark.parametrize("kind", KINDS)
def test_an_agent_that_survives_stays_face_up_and_the_turn_is_over(kind):
    s = clash(searching(kind), "agent-punch", "escape")
    assert (s.faceup(2), s.turn()) == ([kind], VAN_HELSING)
    assert "turn-over" in s.heard() and s.view(MINA)["hideout_encounters"][1] == s.view(DRACULA)["hideout_encounters"][1]


@clause("F05-AGENT-07")
def test_by_option_it_goes_to_the_pool():
    s = clash(searching("assassin", options={"surviving_agent": "pool"}), "agent-punch", "escape")
    assert (s.lurking(2), "assassin" in s.pool(), s.turn()) == ([], True, VAN_HELSING)


@clause("F05-AGENT-08")
def test_what_else_lies_there_is_not_met():
    s = searching("assassin", "plague").play("meet space-3:1")
    clash(s, "agent-punch", "escape")
    assert (s.health(SEWARD), s.lurking(2), s.turn()) == (10, ["plague"], VAN_HELSING)


@clause("F05-AGENT-08", "F05-DEFEAT-09")
def test_so_it_is_when_a_hunter_falls():
    s = lost(searching("assassin", health={SEWARD: 1}), "agent-rifle", "punch")
    assert (s.at(SEWARD), s.faceup(2), s.vampires(), s.turn()) == ("hospital", ["assassin"], 2, VAN_HELSING)


@clause("F05-AGENT-09")
def test_what_wounds_dracula_does_not_wound_an_agent():
    s = clash(agent("assassin", items={SEWARD: ["knife"]}), "agent-rifle", "knife")
    assert (s.fight(), s.blood(), "result continue" in s.heard()) == ("assassin", 15, True)


@clause("F05-CARD-minion-with-knife", "F05-CARD-minion-with-knife-and-pistol", "F05-CARD-minion-with-knife-and-rifle")
@pytest.mark.parametrize("kind", KINDS)
def test_a_minion_killed_is_gone_and_the_turn_goes_on(kind):
    s = clash(searching(kind, items={SEWARD: ["pistol"]}), "agent-knife", "pistol")
    assert (s.fight(), s.lurking(2), "turn-over" in s.heard()) == (None, [], False)


@clause("F05-CARD-relentless-minion")
def test_a_relentless_minion_comes_again():
    s = clash(searching("assassin", events={DRACULA: ["relentless-minion"]}), "agent-punch", "punch")
    assert (s.question, s.asked) == ("agent-combat-over", [DRACULA])
    quiet(s, "play relentless-minion")
    assert (s.fight(), s.combat_round(), s.last(SEWARD)) == ("assassin", 1, None)
    clash(s, "agent-punch", "escape")
    assert s.faceup(2) == ["assassin"] and "assassin" not in s.pool()


@clause("F05-CARD-escape-route")
def test_an_agent_from_whom_the_hunters_escaped_stays():
    s = quiet(searching("assassin", until="combat-start", events={SEWARD: ["escape-route"]}), "play escape-route")
    assert (s.fight(), s.faceup(2), s.turn()) == (None, ["assassin"], VAN_HELSING)


def test_a_group_fights_it_together():
    s = searching("assassin", hunter=GODALMING, group=[MINA])
    assert s.fighters() == [GODALMING, MINA]


def test_the_vampire_of_a_lair_is_no_agent():
    assert fight(foe="vampire").fight() == "vampire"
