"""Set-up: D03-SETUP."""

from collections import Counter

import pytest
from clauses import clause

from dracula2003.london import COLOURS, DRACULA, GRID, PLACES, START, VAN_HELSING, both_sides, cards_of, london, steps_of
from whitby import screen
from whitby.games.dracula2003.words import CARDS_TOML
from whitby.scene import Scene

DEALS = ["wings", "deep", "roar", "eyes", "whisper"], ["sharp-sense", "control", "intuition", "alertness", "block"]
SIX = (
    ["coffin", "coffin", "vampire-1", "vampire-2", "vampire-3", "amulet"],
    ["victim", "victim", "hunter-1", "hunter-2", "hunter-3", "crucifix"],
)
LAID = [card for pair in zip(*SIX, strict=True) for card in pair]  # in the order of the places


def chosen(**options: object) -> Scene:
    """Both have chosen their six; nothing is laid out yet."""
    s = london(phase="choose", options=options)
    return s.play(*[f"dracula: choose {card}" for card in SIX[0]], *[f"van-helsing: choose {card}" for card in SIX[1]])


def laid_out() -> Scene:
    """The first turn begins."""
    s = london(phase="choose", chance=[f"set {card}" for card in LAID])
    return s.play(*[f"dracula: choose {card}" for card in SIX[0]], *[f"van-helsing: choose {card}" for card in SIX[1]])


@clause("D03-SETUP-01")
def test_two_players() -> None:
    assert london().game.seats == (DRACULA, VAN_HELSING)
    assert london(phase="choose").asked == [DRACULA, VAN_HELSING]


@clause("D03-SETUP-02")
@both_sides
def test_four_cubes_each(me: str, foe: str) -> None:
    assert london(phase="deal").cubes(me) == 4
    assert london(phase="choose").cubes(me) == 4


@clause("D03-SETUP-03")
def test_ten_action_cards_each_and_no_two_alike() -> None:
    s = london(phase="deal")
    hers, his = s.aside(DRACULA), s.aside(VAN_HELSING)
    assert len(set(hers)) == len(set(his)) == 10
    assert not set(hers) & set(his)
    assert london(phase="play").refused("play block") == "D03-SETUP-03"
    assert london(phase="play", turn=VAN_HELSING).refused("play wings") == "D03-SETUP-03"


@clause("D03-SETUP-04")
def test_the_encounter_cards_of_dracula() -> None:
    cards = Counter(london(phase="deal").supply(DRACULA))
    assert cards == {"vampire-1": 3, "vampire-2": 3, "vampire-3": 3, "amulet": 1, "coffin": 5}


@clause("D03-SETUP-05")
def test_the_encounter_cards_of_van_helsing() -> None:
    cards = Counter(london(phase="deal").supply(VAN_HELSING))
    assert cards == {"hunter-1": 3, "hunter-2": 3, "hunter-3": 3, "crucifix": 1, "victim": 5}


@clause("D03-SETUP-06")
def test_ten_houses_and_two_opposite_corners() -> None:
    s = london(at={DRACULA: "house-5"}, phase="special", card="wings")
    places = {*cards_of(s, "fly"), "house-5"}
    assert places == {f"house-{i}" for i in range(1, 11)} | {"harbor", "carriage-station"}
    assert (GRID[2][0], GRID[0][3]) == ("harbor", "carriage-station")


@clause("D03-SETUP-07")
def test_a_grid_four_wide_and_three_deep() -> None:
    for y, row in enumerate(GRID):
        for x, place in enumerate(row):
            around = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]
            neighbours = {GRID[b][a] for b, a in around if 0 <= b < 3 and 0 <= a < 4}
            assert steps_of(london(at={DRACULA: place})) == neighbours


@clause("D03-SETUP-08")
def test_five_action_cards_are_dealt_and_five_stay_aside() -> None:
    s = london(phase="deal")
    assert s.asked == ["chance"]
    assert sorted(cards_of(s, "deal")) == sorted(s.aside(DRACULA))
    s = london(phase="deal", chance=[f"deal {card}" for card in DEALS[0] + DEALS[1]])
    assert s.hand(DRACULA) == DEALS[0]
    assert s.hand(VAN_HELSING) == DEALS[1]
    assert s.aside(DRACULA) == ["pulse", "breath", "quiet", "dark", "shadow"]
    assert s.aside(VAN_HELSING) == ["reinforcement", "battle-lust", "strength", "feint", "haste"]
    assert s.question == "choose-six"


@clause("D03-SETUP-09")
@both_sides
def test_available_cards_are_for_their_owners_eyes(me: str, foe: str) -> None:
    s = london(phase="deal", chance=[f"deal {card}" for card in DEALS[0] + DEALS[1]])
    i = s.game.seats.index(me)
    assert s.view(me)["hand"][i] == list(s.state.hand[i])
    assert len(set(s.view(foe)["hand"][i])) == 1 and len(s.view(foe)["hand"][i]) == 5
    assert s.view()["hand"][i] == s.view(foe)["hand"][i]
    assert s.heard(me) == [f"dealt {card}" for card in DEALS[i]]


@clause("D03-SETUP-10")
@both_sides
def test_nobody_knows_the_cards_aside(me: str, foe: str) -> None:
    i = london().game.seats.index(me)
    one = london(hand={me: [card for card in DEALS[i][:4]]}, played={me: [DEALS[i][4]]})
    other = london(hand={me: [card for card in DEALS[i]]})
    for s in (one, other):
        assert len(set(s.view(me)["aside"][i])) == 1 and s.view(me)["aside"][i] == s.view(foe)["aside"][i]


@clause("D03-SETUP-11")
def test_each_chooses_six_of_his_fifteen_freely_and_in_secret() -> None:
    s = london(phase="choose")
    assert set(cards_of_seat(s, DRACULA)) == {"vampire-1", "vampire-2", "vampire-3", "coffin", "amulet"}
    assert s.refused("dracula: choose victim") == "D03-SETUP-11"
    assert s.refused("van-helsing: choose coffin") == "D03-SETUP-11"
    s.play(*["dracula: choose coffin"] * 5)
    assert s.refused("dracula: choose coffin") == "D03-SETUP-11"
    assert "choose amulet" in s.options(DRACULA)
    s.play("dracula: choose amulet")
    assert s.asked == [VAN_HELSING]
    assert s.refused("dracula: choose vampire-1") == "D03-SETUP-11"
    assert not [news for news in s.heard(VAN_HELSING) if "coffin" in news or "amulet" in news]
    assert s.view(VAN_HELSING)["answers"][0] == []


def cards_of_seat(s: Scene, seat: str) -> list[str]:
    return [option.removeprefix("choose ") for option in s.options(seat)]


@clause("D03-SETUP-17")
@both_sides
def test_the_opponent_learns_only_when_somebody_is_done(me: str, foe: str) -> None:
    """Neither which cards, nor how many so far: nothing at all before the sixth, and then a nod."""
    i, eyes = london().game.seats.index(me), london().eyes(foe)
    one, other, before = london(phase="choose"), london(phase="choose"), london(phase="choose")
    for n, cards in enumerate(zip(SIX[i], [SIX[i][0]] * 2 + [SIX[i][2]] * 3 + [SIX[i][4]], strict=True), 1):
        for s, card in zip((one, other), cards, strict=True):
            s.play(f"{me}: choose {card}")
        assert one.view(foe) == other.view(foe) and one.view() == other.view()
        assert screen.head(one.game, one.state, eyes, []) == screen.head(other.game, other.state, eyes, [])
        assert one.under_way.heard(eyes) == other.under_way.heard(eyes) == ([] if n < 6 else [("answered", (i,))])
        assert n == 6 or one.view(foe) == before.view(foe)
    assert one.asked == [foe] and one.view(me)["answers"][i] and not one.view(foe)["answers"][i]


@clause("D03-SETUP-17")
def test_the_six_stay_face_down_when_they_are_shuffled() -> None:
    s = chosen()
    for eyes in (DRACULA, VAN_HELSING, None):
        assert len(set(s.view(eyes)["bag"])) == 1 and s.heard(eyes)[-1] == "chosen"


@clause("D03-SETUP-12")
def test_the_twelve_are_shuffled_and_laid_out_unknown_to_both() -> None:
    s = chosen()
    assert s.asked == ["chance"] and s.question == "lay-out"
    assert sorted(cards_of(s, "set")) == sorted(SIX[0] + SIX[1])
    assert s.heard()[-1] == "chosen"
    s = laid_out()
    assert [s.card(place) for place in PLACES] == LAID
    for place in PLACES:
        assert s.sees(DRACULA, place) == s.sees(VAN_HELSING, place) == "unknown"
        assert s.known(place) == []
    assert s.state.bag == ()
    assert s.heard(VAN_HELSING)[-2:] == ["chosen", "turn dracula"]
    assert s.refused("set coffin") == "D03-SETUP-12"


@clause("D03-SETUP-13")
@both_sides
def test_the_other_nine_are_a_hidden_supply(me: str, foe: str) -> None:
    s = laid_out()
    i = s.game.seats.index(me)
    assert len(s.supply(me)) == 9
    assert Counter(s.supply(me)) + Counter(SIX[i]) == Counter(london(phase="deal").supply(me))
    assert s.view(me)["supply"][i] == list(s.state.supply[i])
    assert len(set(s.view(foe)["supply"][i])) == 1 and len(s.view(foe)["supply"][i]) == 9
    assert s.view()["supply"][i] == s.view(foe)["supply"][i]


@clause("D03-SETUP-14")
@both_sides
def test_where_the_figures_begin(me: str, foe: str) -> None:
    assert london(phase="deal").at(me) == laid_out().at(me) == START[me]


@clause("D03-SETUP-15")
def test_no_barrier_at_the_start() -> None:
    assert [london(phase="deal").barrier(colour) for colour in COLOURS] == [None] * 4
    assert laid_out().barrier("red") is None


@clause("D03-SETUP-16")
@pytest.mark.parametrize("side", [DRACULA, VAN_HELSING])
def test_the_make_of_each_action_deck(side: str) -> None:
    deck = [card for card in CARDS_TOML["action"] if card["side"] == side]
    assert sum(card["special"] for card in deck) == 8
    assert sum(card["barrier"] == "gray" for card in deck) == 2
    assert sum(card["strength"] == 0 for card in deck) == 1
    plain = "quiet" if side == DRACULA else "strength"
    assert london(turn=side, phase="special", card=plain).refused("use") == "D03-SETUP-16"
