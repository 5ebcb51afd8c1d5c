"""REST: recovering."""

from clauses import clause

from fury2015.europe import GODALMING, MINA, SEWARD, scene


@clause("F15-REST-01")
def test_a_rest_heals_one():
    for phase in ("day", "night"):
        assert scene(phase=phase, damage={GODALMING: 4}).play("rest").damage(GODALMING) == 3


@clause("F15-REST-02")
def test_the_doctor_nearby_heals_two():
    s = scene(turn=MINA, at={MINA: "vienna", SEWARD: "vienna"}, damage={MINA: 4, SEWARD: 4}).play("rest")
    assert (s.damage(MINA), s.damage(SEWARD)) == (2, 4)
    near = scene(turn=MINA, at={MINA: "vienna", SEWARD: "prague"}, damage={MINA: 4}).play("rest")
    assert near.damage(MINA) == 3
    ward = scene(turn=MINA, at={MINA: "rome", SEWARD: "hospital-rome"}, damage={MINA: 4}).play("rest")
    assert ward.damage(MINA) == 3


@clause("F15-REST-03")
def test_the_doctor_heals_himself():
    assert scene(turn=SEWARD, damage={SEWARD: 5}).play("rest").damage(SEWARD) == 3


@clause("F15-REST-04")
def test_nobody_is_better_than_well():
    assert scene(turn=SEWARD, damage={SEWARD: 1}).play("rest").damage(SEWARD) == 0
    assert scene(turn=MINA).play("rest").damage(MINA) == 0
