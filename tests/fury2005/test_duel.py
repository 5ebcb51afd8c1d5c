"""Cards and tables of a combat by dice, apart from any game."""

from __future__ import annotations

import pytest
from clauses import clause

from whitby.games.fury.duel import Table, playable
from whitby.games.fury2005.tactics import AGAINST, AGENTS, DRACULAS, INITIATIVE, RESULTS_OF, TACTICS
from whitby.games.fury2005.words import NOUNS, WOUND


def named(*names: str) -> tuple[int, ...]:
    return tuple(sorted(NOUNS.index(name) for name in names))


KNIFE, PUNCH, DODGE = (NOUNS.index(name) for name in ("knife", "punch", "dodge"))


# --- what may be laid -------------------------------------------------------------------
def test_each_kind_of_a_hand_is_laid_once():
    assert playable((KNIFE, KNIFE, PUNCH), -1, (), ()) == [KNIFE, PUNCH]


def test_a_card_is_not_laid_twice_running_unless_there_is_a_second_copy():
    assert playable((KNIFE, PUNCH), KNIFE, (), ()) == [PUNCH]
    assert playable((KNIFE, KNIFE, PUNCH), KNIFE, (), ()) == [KNIFE, PUNCH]


def test_a_barred_card_is_never_laid():
    assert playable((KNIFE, PUNCH, DODGE), -1, (DODGE,), ()) == [KNIFE, PUNCH]


@clause("F05-COMBAT-47")
def test_with_no_other_card_the_last_one_is_laid_again():
    assert playable((PUNCH, DODGE), PUNCH, (DODGE,), ()) == [PUNCH]
    assert playable((PUNCH, DODGE), PUNCH, (), ()) == [DODGE]


def test_a_limit_that_leaves_nothing_does_not_hold():
    assert playable((KNIFE, PUNCH, DODGE), -1, (), (DODGE,)) == [DODGE]
    assert playable((KNIFE, PUNCH, DODGE), DODGE, (), (DODGE,)) == [KNIFE, PUNCH]


# --- tables -------------------------------------------------------------------------------
def test_a_table_is_read_by_winner_and_both_cards():
    rows = [
        {"winner": "hunter", "hunter": "knife", "enemy": "claws", "result": "wound", "amount": 2},
        {"winner": "enemy", "hunter": "knife", "enemy": "claws", "result": "end", "destroy": True, "extra": "bat-move"},
    ]
    table = Table(rows, NOUNS)
    won, lost = table.entry(True, KNIFE, NOUNS.index("claws")), table.entry(False, KNIFE, NOUNS.index("claws"))
    assert (won.result, won.amount, won.destroys, won.extra) == (WOUND, 2, False, "")
    assert (lost.result, lost.amount, lost.destroys, lost.extra) == (NOUNS.index("end"), 0, True, "bat-move")


def test_no_pair_stands_twice_in_a_table():
    row = {"winner": "hunter", "hunter": "knife", "enemy": "claws", "result": "end"}
    with pytest.raises(AssertionError):
        Table([row, row], NOUNS)


@clause("F05-COMBAT-26")
def test_every_pair_that_can_meet_is_in_the_tables_twice():
    agents = sorted({card for hand in AGENTS.values() for card in hand})
    pairs = [(card, blow) for card in AGAINST[0] + TACTICS for blow in DRACULAS[1]]
    pairs += [(card, blow) for card in AGAINST[1] + TACTICS for blow in agents]
    assert len(pairs) == 128
    assert set(RESULTS_OF.entries) == {(won, *pair) for won in (True, False) for pair in pairs}


@clause("F05-COMBAT-24")
def test_no_two_cards_that_meet_have_the_same_initiative():
    for _, card, blow in RESULTS_OF.entries:
        assert INITIATIVE[card] != INITIATIVE[blow] and INITIATIVE[card] > 0 < INITIATIVE[blow]


@clause("F05-AGENT-09")
def test_no_card_of_a_hunter_wounds_an_agent():
    agents = {card for hand in AGENTS.values() for card in hand}
    assert not [key for key, entry in RESULTS_OF.entries.items() if key[0] and key[2] in agents and entry.result == WOUND]


@clause("F05-COMBAT-39")
def test_no_tactic_can_be_destroyed():
    assert not [key for key, entry in RESULTS_OF.entries.items() if entry.destroys and key[1] in TACTICS]


@clause("F05-COMBAT-32")
def test_no_repel_can_leave_dracula_without_a_card():
    repels = {key[2] for key, entry in RESULTS_OF.entries.items() if entry.result == NOUNS.index("repel")}
    assert NOUNS.index("dracula-dodge") not in repels
    assert playable(DRACULAS[1], NOUNS.index("dracula-dodge"), named("escape-man", "escape-bat", "escape-mist"), named("dracula-dodge"))
