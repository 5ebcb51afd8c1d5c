"""RESUPPLY: events and items, by the size of the city."""

from clauses import clause

from fury2005.hunting import GODALMING, SEWARD, scene


def supplying(place, **parts):
    """Godalming resupplies there."""
    return scene(step="act", at={GODALMING: place}, **parts).play("supply godalming")


@clause("F05-RESUPPLY-01")
def test_a_small_city_gives_an_event():
    s = supplying("strasbourg")
    assert s.question == "draw-event"
    s.play("draw forewarned")
    assert (s.events(GODALMING), s.items(GODALMING)) == (["forewarned"], [])
    assert s.question != "item-from-deck"


@clause("F05-RESUPPLY-02")
def test_a_large_city_gives_either_or_both():
    s = supplying("vienna")
    assert (s.question, s.options()) == ("event-or-item", ["take-event", "take-item"])
    event = s.copy().play("take-event", "draw forewarned", "pass")
    assert (event.events(GODALMING), event.items(GODALMING)) == (["forewarned"], [])
    item = s.copy().play("take-item", "draw knife", "pass")
    assert (item.events(GODALMING), item.items(GODALMING)) == ([], ["knife"])
    both = s.copy().play("take-item", "draw knife", "take-event", "draw forewarned")
    assert (both.events(GODALMING), both.items(GODALMING)) == (["forewarned"], ["knife"])


@clause("F05-RESUPPLY-03")
def test_the_hospital_gives_one_of_them():
    s = supplying("hospital")
    assert s.options() == ["take-event", "take-item"]
    s.play("take-item", "draw knife")
    assert s.items(GODALMING) == ["knife"]
    assert s.question != "the-other-kind"


@clause("F05-RESUPPLY-04")
def test_an_empty_item_deck_is_renewed():
    s = supplying("vienna", item_deck=["stake"]).play("take-item", "draw stake")
    assert (len(s.item_deck()), len(s.item_discards())) == (0, 39)
    s = scene(turn=SEWARD, step="act", at={SEWARD: "vienna"}, item_deck=[]).play("supply seward", "take-item")
    assert "items-shuffled" in s.heard()
    s.play("draw knife")
    assert (s.items(SEWARD), len(s.item_deck()), s.item_discards()) == (["knife"], 39, [])


@clause("F05-RESUPPLY-05")
def test_the_second_kind_is_chosen_after_the_first_was_seen():
    s = supplying("vienna").play("take-event", "draw forewarned")
    assert (s.question, s.asked, s.options()) == ("the-other-kind", [GODALMING], ["pass", "take-item"])
    other = supplying("vienna").play("take-item", "draw knife")
    assert other.options() == ["pass", "take-event"]
