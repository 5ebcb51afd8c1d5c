"""SUPPLY: items and events."""

from clauses import clause

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, scene


def facedown(s, seat, what):
    """How many cards of a pile a seat sees as mere backs."""
    return s.view(seat)[what].count(-9)


@clause("F15-SUPPLY-01")
def test_large_cities_have_items():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, event_top="forewarned", chance=["draw knife"]).play("supply", "pass")
    assert (s.items(SEWARD), s.events(SEWARD)) == (["knife"], ["forewarned"])
    assert "item-drawn knife" in s.heard(SEWARD)
    for seat in (MINA, DRACULA, None):
        assert "drew-item seward" in s.heard(seat) and not [news for news in s.heard(seat) if "knife" in news]
    s = scene(turn=SEWARD, at={SEWARD: "zagreb"}, event_top="forewarned").play("supply", "pass")
    assert (s.items(SEWARD), s.events(SEWARD)) == ([], ["forewarned"])


@clause("F15-SUPPLY-02")
def test_the_item_comes_first():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, event_top="forewarned").play("supply")
    assert s.question == "item-from-bag"
    assert s.events(SEWARD) == []
    s = scene(turn=VAN_HELSING, at={VAN_HELSING: "vienna"}, items={VAN_HELSING: ["knife", "knife", "dogs"]}, chance=["draw stake"])
    s.play("supply")
    assert (s.question, s.events(VAN_HELSING)) == ("trim-items", [])


@clause("F15-SUPPLY-03")
def test_by_day_a_hunter_event_is_drawn_from_the_top():
    s = scene(turn=SEWARD, at={SEWARD: "zagreb"}, event_top="forewarned", event_bottom=["roadblock"]).play("supply")
    assert s.events(SEWARD) == ["forewarned"]
    assert "event-drawn forewarned" in s.heard(SEWARD)
    for seat in (MINA, DRACULA, None):
        assert "drew-event seward" in s.heard(seat)
        assert "event-drawn forewarned" not in s.heard(seat)
    assert s.event_bottom() == ["roadblock"]


@clause("F15-SUPPLY-04")
def test_by_day_a_dracula_event_is_turned_away():
    s = scene(turn=SEWARD, at={SEWARD: "zagreb"}, event_top="seduction").play("supply")
    assert s.events(SEWARD) == []
    assert s.events(DRACULA) == []
    assert (s.event_facedown(), s.event_discards()) == (["seduction"], [])
    for seat in (SEWARD, MINA, DRACULA, None):
        assert facedown(s, seat, "event_facedown") == 1
        assert not [news for news in s.heard(seat) if "seduction" in news]
    assert s.question == "top-from-bag"


@clause("F15-SUPPLY-05")
def test_by_night_a_hunter_event_is_drawn_from_the_bottom():
    s = scene(phase="night", turn=SEWARD, at={SEWARD: "zagreb"}, event_top="roadblock", event_bottom=["forewarned"])
    s.play("supply")
    assert s.events(SEWARD) == ["forewarned"]
    assert s.event_top() == "roadblock"
    unknown = scene(phase="night", turn=SEWARD, at={SEWARD: "zagreb"}, chance=["draw good-luck"]).play("supply")
    assert unknown.events(SEWARD) == ["good-luck"]


@clause("F15-SUPPLY-06")
def test_by_night_a_dracula_event_goes_to_dracula():
    s = scene(phase="night", turn=SEWARD, at={SEWARD: "zagreb"}, event_top="forewarned", event_bottom=["seduction"])
    s.play("supply")
    assert (s.events(SEWARD), s.events(DRACULA)) == ([], ["seduction"])
    assert s.event_top() == "forewarned"
    assert "event-drawn seduction" in s.heard(DRACULA)
    assert "drew-event dracula" in s.heard(SEWARD)
    assert not [news for news in s.heard(SEWARD) if "seduction" in news]


@clause("F15-SUPPLY-07")
def test_too_many_items_are_discarded():
    s = scene(turn=MINA, at={MINA: "vienna"}, items={MINA: ["knife", "garlic", "dogs"]}, chance=["draw stake"]).play("supply")
    assert s.question == "trim-items"
    assert {text for text in s.options() if text.startswith("discard")} == {f"discard {i}" for i in ("knife", "garlic", "dogs", "stake")}
    assert "pass" not in s.options()
    s.play("discard garlic")
    assert sorted(s.items(MINA)) == ["dogs", "knife", "stake"]
    assert s.item_discards() == ["garlic"]


@clause("F15-SUPPLY-08")
def test_seward_carries_four_items():
    three = ["knife", "garlic", "dogs"]
    for hunter in (GODALMING, VAN_HELSING, MINA):
        s = scene(turn=hunter, at={hunter: "vienna"}, items={hunter: three}, chance=["draw stake", "draw stake"]).play("supply")
        assert s.question == "trim-items"
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, items={SEWARD: three}, chance=["draw stake"]).play("supply")
    assert s.question != "trim-items"
    assert len(s.items(SEWARD)) == 4
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, items={SEWARD: [*three, "rifle"]}, chance=["draw stake"]).play("supply")
    assert s.question == "trim-items"


@clause("F15-SUPPLY-09")
def test_godalming_buys_two_items():
    s = scene(at={GODALMING: "vienna"}, items={GODALMING: ["dogs", "garlic"]}, chance=["draw knife", "draw rifle"]).play("supply")
    assert sorted(s.items(GODALMING)) == ["dogs", "garlic", "knife", "rifle"]
    s.play("discard dogs")
    assert len(s.items(GODALMING)) == 3
    small = scene(at={GODALMING: "zagreb"}).play("supply")
    assert small.items(GODALMING) == []


@clause("F15-SUPPLY-10")
def test_a_hospital_gives_one_item_and_no_event():
    for hunter in (GODALMING, MINA):
        s = scene(turn=hunter, at={hunter: "hospital-rome"}, event_top="forewarned", chance=["draw knife"]).play("supply")
        assert (s.items(hunter), s.events(hunter)) == (["knife"], [])
        assert s.event_top() == "forewarned"
        assert s.asked != ["chance"]


@clause("F15-SUPPLY-11")
def test_no_supply_in_the_castle_or_at_sea():
    castle = scene(turn=MINA, at={MINA: "castle-dracula"})
    assert "supply" not in castle.options()
    assert castle.refused("supply") == "F15-SUPPLY-11"
    assert "supply" not in scene(turn=MINA, at={MINA: "black-sea"}).options()


@clause("F15-SUPPLY-12")
def test_an_empty_deck_is_made_anew():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, item_deck=[], item_discards=["knife"]).play("supply")
    assert s.question == "item-from-bag"
    assert len(s.options("chance")) == 38
    assert s.item_discards() == []
    s = scene(turn=SEWARD, at={SEWARD: "zagreb"}, event_top="forewarned", event_deck=[], event_facedown=["seduction"]).play(
        "supply", "pass"
    )
    assert s.question == "top-from-bag"
    assert len(s.options("chance")) == 74
    assert "draw seduction" in s.options("chance")
    assert (s.event_discards(), s.event_facedown()) == ([], [])
    assert "events-shuffled" in s.heard()


@clause("F15-SUPPLY-05")
def test_a_card_from_the_bottom_is_in_the_deck_no_more():
    s = scene(phase="night", turn=SEWARD, at={SEWARD: "zagreb"})
    before = s.event_deck().count("escape-route")
    s.chance = ["draw escape-route"]
    s.play("supply", "pass")
    assert s.events(SEWARD) == ["escape-route"] and s.event_deck().count("escape-route") == before - 1
