"""EVENT: drawing events, whose they are, and what a hand holds."""

import pytest
from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, can, scene
from whitby.games.fury2005.words import HUNTER_BACK, UNKNOWN


def supplying(*drawn, who=GODALMING, place="strasbourg", **parts):
    """A hunter resupplies in a small city and draws this event."""
    at = {who: place, **parts.pop("at", {})}
    return scene(turn=who, step="act", at=at, **parts).play(f"supply {who}", *[f"chance: draw {card}" for card in drawn])


@clause("F05-EVENT-01")
def test_events_come_from_the_bottom():
    s = scene(step="act", at={GODALMING: "strasbourg"}, event_top="good-luck", event_deck=["trap", "forewarned"]).play("supply godalming")
    assert s.options() == ["draw forewarned", "draw trap"]
    s.play("draw trap")
    assert s.event_top() == "good-luck"


@clause("F05-EVENT-02")
def test_the_back_shows_whose_it_is_and_nobody_sees_the_next():
    s = scene(step="act", at={GODALMING: "strasbourg"}, event_top="good-luck").play("supply godalming")
    for eyes in (GODALMING, DRACULA, None):
        assert s.game.nouns[s.view(eyes)["event_top"]] == "hunter-back"
        assert set(s.view(eyes)["event_deck"]) == {UNKNOWN}
    s.play("draw trap")
    assert "drew-event godalming dracula-back" in s.heard()
    assert "drew-event godalming hunter-back" in supplying("forewarned").heard()


@clause("F05-EVENT-03")
def test_a_dracula_event_goes_to_him_unseen():
    s = supplying("trap")
    assert (s.events(DRACULA), s.events(GODALMING), s.turn()) == (["trap"], [], SEWARD)
    assert "event-drawn dracula trap" in s.heard(DRACULA)
    for eyes in (GODALMING, MINA, None):
        assert not [news for news in s.heard(eyes) if "trap" in news]
        assert s.view(eyes)["events"][4] == [UNKNOWN]


@clause("F05-EVENT-04")
def test_a_hunter_event_goes_to_the_drawer():
    s = supplying("forewarned")
    assert s.events(GODALMING) == ["forewarned"]
    assert "event-drawn godalming forewarned" in s.heard(GODALMING)
    assert "event-drawn godalming forewarned" in s.heard(MINA)
    assert not [news for news in s.heard(DRACULA) if "forewarned" in news]
    own = supplying("forewarned", options={"hunter_hands": "own"})
    assert not [news for news in own.heard(MINA) if "forewarned" in news]


@clause("F05-EVENT-05")
def test_a_deck_of_one_card_is_renewed_at_once():
    s = scene(step="act", at={GODALMING: "strasbourg"}, event_top="good-luck", event_deck=["forewarned"])
    assert len(s.event_discards()) == 73
    s.play("supply godalming", "draw forewarned")
    assert (s.question, "events-shuffled" in s.heard(), s.event_discards()) == ("top-event", True, [])
    assert "draw good-luck" in s.options() and "draw forewarned" in s.options()
    assert {s.view(seat)["just_drawn"] for seat in (GODALMING, MINA, DRACULA, None)} == {HUNTER_BACK}  # nobody has read it yet
    s.play("draw trap")
    assert (s.event_top(), len(s.event_deck())) == ("trap", 73)
    assert "top dracula-back" in s.heard()
    assert s.events(GODALMING) == ["forewarned"]


@clause("F05-EVENT-06")
def test_a_keep_event_stays_in_hand():
    s = supplying("money-trail", trail=["english-channel", "london"])
    assert (s.events(GODALMING), s.up()) == (["money-trail"], [])
    assert (s.question, s.options()) == ("after-action", ["pass", "play money-trail"])
    s.play("play money-trail")
    assert (s.up(), s.event_discards()) == (["english-channel"], ["money-trail"])


@clause("F05-EVENT-07")
def test_an_immediate_event_takes_effect_and_is_discarded():
    s = supplying("newspaper-reports", trail=["paris", "brussels"])
    assert (s.up(), s.events(GODALMING), s.event_discards()) == (["brussels"], [], ["newspaper-reports"])
    assert "played godalming newspaper-reports" in s.heard(DRACULA)


@clause("F05-EVENT-08")
def test_dracula_s_immediate_events_take_effect_in_a_hunter_s_turn():
    s = supplying("night-visit")
    assert (s.question, s.asked, s.turn()) == ("night-visit", [DRACULA], GODALMING)
    s.play("name mina")
    assert (s.health(MINA), s.event_discards(), s.events(DRACULA)) == (6, ["night-visit"], [])
    ally = supplying("quincey-p-morris").play("dracula: use")
    assert (ally.ally("dracula"), ally.turn()) == ("quincey-p-morris", SEWARD)


@clause("F05-EVENT-09")
def test_three_items_and_three_events():
    events = ["forewarned", "hypnosis", "long-day"]
    s = supplying("escape-route", events={GODALMING: events})
    assert (s.question, s.asked) == ("trim-hand", [GODALMING])
    assert can(s, "discard") == ["escape-route", "forewarned", "hypnosis", "long-day"]
    items = ["knife", "rifle", "stake"]
    s = scene(step="act", at={GODALMING: "vienna"}, items={GODALMING: items}, events={GODALMING: events})
    s.play("supply godalming", "take-item", "draw pistol")
    assert (s.question, can(s, "discard")) == ("trim-hand", ["knife", "pistol", "rifle", "stake"])
    s.play("discard knife")
    assert (s.question, s.items(GODALMING)) == ("the-other-kind", ["pistol", "rifle", "stake"])


@clause("F05-EVENT-12")
def test_dogs_that_are_discarded_lie_there_no_more():
    s = scene(step="act", at={GODALMING: "vienna"}, items={GODALMING: ["dogs", "knife", "rifle"]}, dogs={GODALMING: 1})
    s.play("supply godalming", "take-item", "draw stake", "discard dogs")
    assert (s.items(GODALMING), s.dogs(GODALMING)) == (["knife", "rifle", "stake"], 0)


@clause("F05-EVENT-10")
def test_seward_holds_one_card_more_of_either_kind():
    full = {"items": {SEWARD: ["knife", "rifle", "stake"]}, "events": {SEWARD: ["forewarned", "hypnosis", "long-day"]}}
    s = supplying("escape-route", who=SEWARD, **full)
    assert (s.question, len(s.events(SEWARD))) != ("trim-hand", 3)
    assert s.events(SEWARD) == ["escape-route", "forewarned", "hypnosis", "long-day"]
    both = scene(turn=SEWARD, step="act", at={SEWARD: "vienna"}, **full).play("supply seward", "take-event", "draw escape-route")
    both.play("take-item", "draw pistol")
    assert both.question == "trim-hand"
    assert set(can(both, "discard")) == {"knife", "pistol", "rifle", "stake", "escape-route", "forewarned", "hypnosis", "long-day"}
    both.play("discard hypnosis")
    assert (len(both.items(SEWARD)), len(both.events(SEWARD)), both.question) == (4, 3, "after-action")


@clause("F05-EVENT-11")
@pytest.mark.parametrize(("ally", "limit"), [(None, 4), ("immanuel-hildesheim", 6)])
def test_dracula_holds_four_events(ally, limit):
    hand = ["trap", "trap", "trap", "rage", "seduction", "wild-horses"][:limit]
    s = supplying("roadblock", events={DRACULA: hand}, allies={"dracula": ally})
    assert (s.question, s.asked, len(s.events(DRACULA))) == ("trim-hand", [DRACULA], limit + 1)
    s.play("discard rage")
    assert (len(s.events(DRACULA)), s.event_discards(), s.turn()) == (limit, ["rage"], SEWARD)
    one_less = supplying("roadblock", events={DRACULA: hand[:-1]}, allies={"dracula": ally})
    assert one_less.question != "trim-hand"


@clause("F05-EVENT-12")
def test_a_playable_card_may_be_played_instead_of_discarding():
    s = supplying("money-trail", events={GODALMING: ["forewarned", "hypnosis", "long-day"]}, trail=["english-channel", "london"])
    assert s.question == "trim-hand"
    assert can(s, "play") == ["money-trail"]  # Hypnosis and Long Day are for the start of the turn
    s.play("play money-trail")
    assert (s.up(), s.events(GODALMING)) == (["english-channel"], ["forewarned", "hypnosis", "long-day"])
    assert s.question != "trim-hand"


@clause("F05-EVENT-13")
def test_tactics_are_no_cards_of_the_hand():
    s = scene(step="act", at={GODALMING: "vienna"}, items={GODALMING: ["knife", "rifle"]})
    s.play("supply godalming", "take-item", "draw stake", "pass")
    assert s.items(GODALMING) == ["knife", "rifle", "stake"]
    assert s.question != "trim-hand"
    fight = scene(combat={"fighters": [GODALMING]}, items={GODALMING: ["knife", "rifle", "stake"]}, trail=["vienna"])
    assert {"choose punch", "choose escape", "choose stake"} <= set(fight.play("choose claws").options())
