"""Encounter cards: D03-CARD."""

from collections import Counter

from clauses import clause

from dracula2003.london import DRACULA, NEXT, SYMBOL, TARGET, VAN_HELSING, going_for, london

ALL = london(phase="deal")


@clause("D03-CARD-vampire")
def test_vampires() -> None:
    copies = Counter(ALL.supply(DRACULA))
    assert [copies[f"vampire-{n}"] for n in (1, 2, 3)] == [3, 3, 3]
    for n, card, cubes, fallen in (
        (1, "feint", 4, 0),
        (2, "feint", 3, 0),
        (3, "block", 3, 0),
        (1, "block", 4, 1),
        (2, "sharp-sense", 4, 1),
    ):
        s = going_for(VAN_HELSING, f"vampire-{n}", hand={VAN_HELSING: [card]}).play("step house-3", "look", f"play {card}")
        assert (s.cubes(VAN_HELSING), len(s.defeated(DRACULA))) == (cubes, fallen)


@clause("D03-CARD-vampire-hunter")
def test_vampire_hunters() -> None:
    copies = Counter(ALL.supply(VAN_HELSING))
    assert [copies[f"hunter-{n}"] for n in (1, 2, 3)] == [3, 3, 3]
    for n, card, cubes, fallen in ((1, "dark", 4, 0), (2, "dark", 3, 0), (3, "eyes", 3, 0), (1, "eyes", 4, 1), (2, "wings", 4, 1)):
        s = going_for(DRACULA, f"hunter-{n}", hand={DRACULA: [card]}).play("step house-8", "look", f"play {card}")
        assert (s.cubes(DRACULA), len(s.defeated(VAN_HELSING))) == (cubes, fallen)


def own_and_foreign(owner: str, finder: str, card: str) -> None:
    """Who looks at his own card takes it back, whatever it is."""
    s = going_for(owner, card).play(f"step {NEXT[owner]}", "look")
    assert s.question == "lay-card" and card in s.supply(owner) and s.taken(finder) == 0 and s.cubes(owner) == 4
    assert card in (TARGET[owner], SYMBOL[owner])


@clause("D03-CARD-coffin")
def test_coffins() -> None:
    assert Counter(ALL.supply(DRACULA))["coffin"] == 5
    s = going_for(VAN_HELSING, "coffin").play("step house-3", "look")
    assert s.taken(VAN_HELSING) == 1 and s.cubes(VAN_HELSING) == 4
    own_and_foreign(DRACULA, VAN_HELSING, "coffin")


@clause("D03-CARD-victim")
def test_victims() -> None:
    assert Counter(ALL.supply(VAN_HELSING))["victim"] == 5
    s = going_for(DRACULA, "victim").play("step house-8", "look")
    assert s.taken(DRACULA) == 1 and s.cubes(DRACULA) == 4
    own_and_foreign(VAN_HELSING, DRACULA, "victim")


@clause("D03-CARD-amulet")
def test_the_amulet() -> None:
    assert Counter(ALL.supply(DRACULA))["amulet"] == 1
    s = going_for(VAN_HELSING, "amulet", hand={VAN_HELSING: ["strength"]}).play("step house-3", "look", "play strength")
    assert s.cubes(VAN_HELSING) == 3 and s.card("house-3") == "amulet" and s.up() is None
    own_and_foreign(DRACULA, VAN_HELSING, "amulet")


@clause("D03-CARD-crucifix")
def test_the_crucifix() -> None:
    assert Counter(ALL.supply(VAN_HELSING))["crucifix"] == 1
    s = going_for(DRACULA, "crucifix", hand={DRACULA: ["quiet"]}).play("step house-8", "look", "play quiet")
    assert s.cubes(DRACULA) == 3 and s.card("house-8") == "crucifix" and s.up() is None
    own_and_foreign(VAN_HELSING, DRACULA, "crucifix")
