"""EVENT, STOCK-10, HIDDEN: how events are drawn, to whom they go, and how many are held."""

from __future__ import annotations

from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, news, turn_in, until, until_turn_of, ways
from whitby.scene import Scene


def drawing(*cards: str, **parts: object) -> Scene:
    """Lord Godalming restocks in Paris and draws these events."""
    s = until(turn_in("brussels", **parts), "hunter-moves").play("road paris", f"stock stock-0-{len(cards)}")
    return s.play(*[f"chance: draw {card}" for card in cards])


@clause("F87-EVENT-01", "F87-EVENT-02")
def test_a_cross_card_goes_to_the_hunter_who_drew_it() -> None:
    s = until(turn_in("brussels"), "hunter-moves").play("road paris", "stock stock-0-1")
    assert s.asked == ["chance"] and len(s.options("chance")) == len(s.event_deck())  # the order of the deck is seen by nobody
    s.play("chance: draw hypnosis")
    assert s.events(GODALMING) == ["hypnosis"] and s.events(DRACULA) == [] and s.event_discards() == []


@clause("F87-EVENT-03", "F87-EVENT-04", "F87-HIDDEN-16")
def test_a_bat_card_goes_to_dracula_unseen_and_counts() -> None:
    one, other = drawing("rage"), drawing("trap")
    assert one.events(DRACULA) == ["rage"] and one.events(GODALMING) == [] and one.asked == [SEWARD]  # no other card for it
    for eyes in (None, GODALMING, SEWARD):
        assert one.heard(eyes) == other.heard(eyes) and one.view(eyes) == other.view(eyes)
    assert news(one, "drew-event") == ["drew-event godalming bat-back"]
    assert news(drawing("hypnosis"), "drew-event") == ["drew-event godalming cross-back"]
    assert "event-drawn dracula rage" in one.heard(DRACULA)


@clause("F87-HIDDEN-07", "F87-HIDDEN-16")
def test_kept_cross_cards_are_seen_by_the_hunters_only() -> None:
    one, other = drawing("hypnosis"), drawing("pre-warned")
    assert one.heard(DRACULA) == other.heard(DRACULA) and one.view(DRACULA) == other.view(DRACULA)
    assert "event-drawn godalming hypnosis" in one.heard(SEWARD) and one.view(SEWARD) != other.view(SEWARD)
    assert [len(hand) for hand in one.view(DRACULA)["events"]] == [1, 0, 0, 0]  # the numbers are open


@clause("F87-EVENT-05", "F87-TURN-06")
def test_nobody_holds_more_than_three_cards() -> None:
    s = drawing("hypnosis", events={GODALMING: ["pre-warned", "dawn-raid", "escape-route"], DRACULA: ["trap", "rage", "seduction"]})
    assert s.question == "too-many" and s.asked == [GODALMING]
    assert sorted(ways(s, "discard")) == ["dawn-raid", "escape-route", "hypnosis", "pre-warned"]
    s.play("discard dawn-raid")
    assert sorted(s.events(GODALMING)) == ["escape-route", "hypnosis", "pre-warned"] and s.event_discards() == ["dawn-raid"]
    assert "dropped godalming dawn-raid" in s.heard()
    s = drawing("control-storms", events={DRACULA: ["trap", "rage", "seduction"]})
    assert s.asked == [DRACULA] and "discard control-storms" in s.options()
    s.play("discard rage")
    assert sorted(s.events(DRACULA)) == ["control-storms", "seduction", "trap"] and s.asked == [SEWARD]


@clause("F87-EVENT-06", "F87-STOCK-10")
def test_immediate_cards_are_played_in_the_order_drawn() -> None:
    s = drawing("newspaper-reports", "mishap")
    assert news(s, "played") == ["played godalming newspaper-reports", "played godalming mishap"]
    s = drawing("mishap", "newspaper-reports")
    assert news(s, "played") == ["played godalming mishap", "played godalming newspaper-reports"]
    assert s.events(GODALMING) == [] and sorted(s.event_discards()) == ["mishap", "newspaper-reports"]


@clause("F87-EVENT-07", "F87-STOCK-10")
def test_dracula_plays_an_immediate_card_as_he_receives_it() -> None:
    s = drawing("newspaper-reports", "evasion")
    assert news(s, "played")[0] == "played dracula evasion"


@clause("F87-STOCK-10")
def test_weapons_first_then_all_events_then_the_limits() -> None:
    s = turn_in("brussels", weapons={GODALMING: ["garlic", "knife", "stake"]}, events={GODALMING: ["pre-warned", "dawn-raid", "hypnosis"]})
    s = until(s, "hunter-moves").play("road paris", "stock stock-1-1", "chance: draw dogs", "pass")
    assert s.asked == ["chance"]  # four weapons are no matter yet
    s.play("chance: draw hypnosis")
    assert s.question == "too-many" and len(ways(s, "discard")) == 4 + 3  # two of the cards are alike
    s.play("discard dogs", "discard hypnosis")
    assert s.asked == [SEWARD]


@clause("F87-EVENT-08")
def test_the_last_card_is_shuffled_with_the_discards() -> None:
    s = until(turn_in("brussels", event_deck=["hypnosis", "trap"]), "hunter-moves")
    s.play("road paris", "stock stock-0-2")
    assert sorted(s.options("chance")) == ["draw hypnosis", "draw trap"]
    s.play("chance: draw hypnosis")
    assert {"draw dawn-raid", "draw rage", "draw trap"} <= set(s.options("chance")) and s.event_discards() == []
    assert news(s, "events-shuffled") == ["events-shuffled"]
    s = until(turn_in("brussels", event_deck=["hypnosis"]), "hunter-moves").play("road paris")
    s.state.event_discards = ()
    s.play("stock stock-0-2", "chance: draw hypnosis")  # without discards it is drawn as it is, and then there is none
    assert s.events(GODALMING) == ["hypnosis"] and s.asked == [SEWARD]


@clause("F87-EVENT-09")
def test_a_card_without_effect_is_discarded() -> None:
    s = drawing("heavenly-host-event", "re-equip")  # no Host is laid, and he holds no weapon
    assert s.asked == [SEWARD] and s.event_discards() == ["heavenly-host-event", "re-equip"]


@clause("F87-EVENT-13")
def test_mishap_and_sense_of_emergency_drawn_together_cancel_each_other() -> None:
    for cards in (("mishap", "sense-of-emergency"), ("sense-of-emergency", "mishap")):
        s = drawing(*cards)
        assert s.misses() == [] and s.extra_turns() == [] and s.asked == [SEWARD] and news(s, "cancel-each-other")
        assert sorted(s.event_discards()) == ["mishap", "sense-of-emergency"]
    assert drawing("mishap").misses() == [GODALMING]


@clause("F87-CARD-sense-of-emergency", "F87-STOCK-11")
def test_an_extra_turn_follows_at_once() -> None:
    s = drawing("sense-of-emergency")
    assert s.asked == [GODALMING] and s.question == "hunter-moves" and news(s, "extra-turn") == ["extra-turn godalming"]
    here = s.copy().play("rail", "chance: roll 1")
    assert here.asked == [SEWARD]  # it is his next turn: no restocking where he just did
    s.play("road brussels")
    assert s.question == "restock"
    assert s.play("pass").asked == [SEWARD]


@clause("F87-EVENT-10", "F87-GROUP-07")
def test_a_group_has_the_extra_turn_as_a_group() -> None:
    s = group_in("brussels").play("road paris", "stock stock-0-1", "chance: draw sense-of-emergency")
    s = until(s, "hunter-moves")
    assert s.asked == [GODALMING] and s.group() == [GODALMING, SEWARD]
    s.play("road brussels", "pass")
    assert s.asked == [VAN_HELSING] and s.at(SEWARD) == "brussels"


@clause("F87-TURN-09")
def test_a_missed_turn_is_no_turn_at_all() -> None:
    s = turn_in("paris", misses=[GODALMING], open={"paris": "fog"}, weapons={GODALMING: ["knife"]}, fought_here=[GODALMING])
    assert s.asked == [SEWARD] and s.misses() == [] and news(s, "misses-turn") == ["misses-turn godalming"]
    assert not news(s, "passes", "rolled")
    assert until_turn_of(s, GODALMING).asked  # only one
