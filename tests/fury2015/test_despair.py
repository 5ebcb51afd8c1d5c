"""DESPAIR: the weeks that pass."""

from clauses import clause

from fury2015.europe import DRACULA, MINA, SEWARD, scene

FURY = {"phase": "dracula", "step": "card", "despair": 3}


@clause("F15-DESPAIR-01")
def test_a_new_week_brings_despair():
    assert scene(phase="dawn", weekday="monday").despair() == 1
    assert scene(phase="dawn", weekday="monday", despair=1).despair() == 2
    assert scene(phase="dawn", weekday="sunday", despair=1).despair() == 1
    assert scene(phase="dawn", weekday="tuesday", despair=1).despair() == 1


@clause("F15-DESPAIR-02")
def test_despair_brings_a_rumor():
    s = scene(phase="dawn", weekday="monday", rumors=0)
    assert s.rumors() == 1
    assert scene(phase="dawn", weekday="tuesday", rumors=0).rumors() == 0


@clause("F15-DESPAIR-03")
def test_there_are_only_three_despair_tokens():
    s = scene(phase="dawn", weekday="monday", despair=3, rumors=0)
    assert (s.despair(), s.rumors()) == (3, 0)
    assert s.winners is None
    assert s.asked == ["godalming"]


@clause("F15-DESPAIR-04")
def test_a_defeat_costs_more_in_despair():
    for despair in range(4):
        s = scene(phase="dracula", despair=despair, damage={MINA: 8}, allies={"dracula": "great-wolf"})
        s.play("strike mina", "mina: pass")
        assert s.at(MINA) is None
        assert s.influence() == 2 + despair


@clause("F15-DESPAIR-05")
def test_in_his_fury_every_city_and_hide_gain_influence():
    s = scene(**FURY, trail=[None, "vienna"])
    assert s.copy().play("lay prague").influence() == 3
    assert s.copy().play("lay hide").influence() == 3
    calm = scene(phase="dracula", step="card", despair=2, trail=[None, "vienna"])
    assert calm.copy().play("lay prague").influence() == 0
    assert calm.copy().play("lay hide").influence() == 0
    assert scene(**FURY, trail=[None, "vienna"], influence=10).play("lay prague").winners == [DRACULA]


@clause("F15-DESPAIR-06")
def test_in_his_fury_seas_and_other_powers_gain_nothing():
    s = scene(**FURY, trail=[None, "venice"])
    for card in ("adriatic-sea", "dark-call", "feed"):
        assert s.copy().play(f"lay {card}").influence() == 0


@clause("F15-DESPAIR-07")
def test_in_his_fury_every_way_to_a_city_counts_once():
    s = scene(**FURY, trail=[None, "klausenburg", "bucharest"], lairs=[{"card": "budapest", "encounters": ["rats"]}])
    assert s.copy().play("wolf-form galatz").influence() == 3
    assert s.copy().play("misdirect space-3", "lay belgrade").influence() == 3
    assert s.copy().play("lay budapest").influence() == 3
    assert s.copy().play("lay castle-dracula").influence() == 3


@clause("F15-DESPAIR-08")
def test_in_his_fury_a_bat_gains_nothing():
    s = scene(combat={"fighters": [SEWARD], "night": True, "round": 5, "hand": ["escape-as-bat"]}, trail=["vienna"], despair=3)
    s.play("seward: choose punch", "dracula: choose escape-as-bat", "dracula: fly prague")
    assert s.at(DRACULA) == "prague"
    assert s.influence() == 0
