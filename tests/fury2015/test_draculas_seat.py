"""What Dracula's seat shows besides his cards: when hideouts leave and what they do, powers, the combat deck, the hunters' reach."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fury2015.europe import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, fight, scene, sees
from whitby.games.fury2015.words import CARDS
from whitby.scene import Scene

TRAIL = ["valona", "sarajevo", "feed", "zagreb", {"card": "budapest", "encounters": ["new-vampire", "hoax"], "rumor": True}, "szeged"]


def space(s: Scene, name: str, eyes: str | None = DRACULA) -> Any:
    """A hideout of the screen by its name."""
    return next(h for h in sees(s, eyes).hideouts if h.space == name)


def power(s: Scene, card: str, eyes: str | None = DRACULA) -> Any:
    """A power card of the screen: whether it is ready, where it lies, and when it comes back."""
    found = next(p for p in sees(s, eyes).dracula.powers if p.card == card)
    return found.ready, found.space, found.back_in


def reach(s: Scene, hunter: str, eyes: str = DRACULA) -> Any:
    """How far a hunter comes, as these eyes know."""
    return next(r for r in sees(s, eyes).reach if r.seat == hunter)


# --- hideouts ---------------------------------------------------------------------------
def test_a_hideout_says_in_how_many_slides_it_leaves() -> None:
    s = scene(trail=TRAIL, lairs=["berlin"])
    for eyes in (None, MINA, DRACULA):
        assert [h.leaves_in for h in sees(s, eyes).hideouts] == [6, 5, 4, 3, 2, 1, None]
    gone = scene(phase="dracula", step="slide", trail=TRAIL)
    assert space(gone, "leaving").leaves_in == 0 and space(gone, "space-6").card == "budapest"


def test_what_would_mature_is_told_to_those_who_know_it() -> None:
    s = scene(trail=TRAIL)
    vampire, hoax = (next(m for m in space(s, "space-5").matures if m.kind == kind) for kind in ("new-vampire", "hoax"))
    assert (vampire.kind, vampire.effect, vampire.clears) == ("new-vampire", "influence", ["space-2", "space-3", "space-4"])
    assert (hoax.kind, hoax.effect, hoax.amount, hoax.clears) == ("hoax", "event", 1, [])
    assert space(s, "space-5", MINA).matures == [] and space(s, "space-1").matures == []


def test_the_influence_foretold_is_the_influence_gained() -> None:
    for rumor in (False, True):
        oldest = {"card": "budapest", "encounters": ["new-vampire"], "rumor": rumor}
        s = scene(phase="dracula", step="slide", trail=[*TRAIL[:4], "szeged", oldest])
        (told,) = space(s, "leaving").matures
        assert told.clears == ["space-4", "space-5", "space-6"]
        before = s.influence()
        s.play("mature", "ripen new-vampire")
        assert s.influence() - before == told.amount
        assert [h.card for h in sees(s, DRACULA).hideouts if h.space in told.clears] == [None] * 3


def test_a_lair_and_a_sea_mature_nothing() -> None:
    s = scene(trail=["valona", "ionian-sea"], lairs=[{"card": "berlin", "encounters": ["new-vampire"]}])
    assert space(s, "lair-1").matures == [] and space(s, "space-2").matures == []


def test_what_everybody_sees_of_a_hideout() -> None:
    s = scene(trail=["black-sea", {"card": "constanta", "up": True}, "feed", "hide", "castle-dracula", None])
    for eyes in (None, MINA, DRACULA):
        assert [h.seen for h in sees(s, eyes).hideouts] == ["sea-back", "constanta", "feed", "city-back", "castle-back", None]


# --- powers and combat cards --------------------------------------------------------------
def test_powers_lie_on_the_trail_or_are_ready() -> None:
    s = scene(trail=["valona", {"card": "sarajevo", "wolf": True}, "feed", "hide", "zagreb"])
    assert power(s, "feed") == power(s, "feed", MINA) == (False, "space-3", 4)
    assert power(s, "wolf-form") == power(s, "wolf-form", None) == (False, "space-2", 5)
    assert power(s, "misdirect") == power(s, "misdirect", MINA) == (True, None, None)
    assert power(s, "hide") == (False, "space-4", 3)


@pytest.mark.parametrize("third", ["hide", "budapest"])
def test_of_a_facedown_hide_the_hunters_know_nothing(third: str) -> None:
    s = scene(trail=["valona", "sarajevo", third])
    assert power(s, "hide", MINA) == power(s, "hide", None) == (None, None, None)


def test_hide_is_ready_where_no_card_can_be_it() -> None:
    s = scene(trail=["black-sea", {"card": "constanta", "up": True}])
    assert power(s, "hide", MINA) == (True, None, None)


def test_he_knows_what_is_left_of_his_combat_deck() -> None:
    s = fight(fighters=[MINA], round=2, hand=["fangs", "claws"], played=["fangs"])
    his = sees(s, DRACULA).dracula
    assert his.combat_deck["fangs"] == 0 and sum(his.combat_deck.values()) == his.combat_deck_count
    everywhere = [*sees(s, DRACULA).combat.hand, *sees(s, DRACULA).combat.played]
    copies = {str(card["id"]): card["copies"] for card in CARDS["blow"]}
    assert {card: n + everywhere.count(card) for card, n in his.combat_deck.items()} == copies
    for eyes in (None, MINA):
        assert sees(s, eyes).dracula.combat_deck is None and sees(s, eyes).dracula.combat_deck_count == his.combat_deck_count


# --- how far the hunters come -------------------------------------------------------------
def tomorrow(**parts: Any) -> Scene:
    """Dracula chooses his card; the hunters' next turn is by day."""
    return scene(phase="dracula", step="card", trail=[None, "valona"], **parts)


def test_roads_and_seas_are_certain() -> None:
    r = reach(tomorrow(at={GODALMING: "galway", SEWARD: "north-sea"}), GODALMING)
    assert (r.start, r.road, r.sea, r.rail, r.rail_certain) == ("galway", ["dublin"], ["atlantic-ocean"], [], True)
    sailor = reach(tomorrow(at={SEWARD: "north-sea"}), SEWARD)
    assert sailor.road == [] and "edinburgh" in sailor.sea and sailor.rail == []


def test_fog_storms_and_roadblocks_count() -> None:
    s = tomorrow(at={GODALMING: "galway"}, fog=["dublin"], storms=["atlantic-ocean"])
    assert (reach(s, GODALMING).road, reach(s, GODALMING).sea) == ([], [])
    assert reach(tomorrow(at={GODALMING: "galway"}, roadblocks=["dublin/galway"]), GODALMING).road == []


def test_who_is_delayed_or_carried_by_bats_goes_nowhere() -> None:
    for state in ("delayed", "bats"):
        r = reach(tomorrow(at={MINA: "paris"}, tickets={MINA: ["3/2"]}, **{state: [MINA]}), MINA)
        assert (r.start, r.road, r.sea, r.rail, r.rail_ways) == ("paris", [], [], [], [])


def test_by_night_nobody_moves_but_in_a_long_night() -> None:
    assert reach(scene(phase="night", at={MINA: "paris"}), MINA).road == []
    assert "strasbourg" in reach(scene(phase="night", at={MINA: "paris"}, effects=["long-night"]), MINA).road


def test_after_the_day_s_turn_comes_the_night() -> None:
    s = scene(turn=SEWARD, at={GODALMING: "paris", SEWARD: "rome", MINA: "madrid"})
    assert reach(s, GODALMING).road == [] and reach(s, SEWARD).road and reach(s, MINA).road


def test_what_the_rules_then_offer_is_what_was_foretold() -> None:
    s = scene(turn=MINA, at={MINA: "barcelona"}, tickets={MINA: ["2/1"]}, fog=["toulouse"], storms=["tyrrhenian-sea"])
    r = reach(s, MINA)
    offered = s.options(MINA)
    assert {f"road {q}" for q in r.road} == {o for o in offered if o.startswith("road ")}
    assert {f"sail {q}" for q in r.sea} == {o for o in offered if o.startswith("sail ")}


def test_a_facedown_ticket_counts_as_the_best_one() -> None:
    s = tomorrow(at={MINA: "paris"}, tickets={MINA: ["1/0"]})
    best = tomorrow(at={MINA: "paris"}, tickets={MINA: ["3/2"]})
    assert not reach(s, MINA).rail_certain and len(reach(s, MINA).rail) > 3
    assert reach(tomorrow(at={MINA: "paris"}), MINA).rail == []
    assert all("=" in way for way in reach(s, MINA).rail_ways)
    assert msgspec.json.encode(sees(s, DRACULA)) == msgspec.json.encode(sees(best, DRACULA))


def test_eyes_that_know_the_tickets_know_how_far_they_lead() -> None:
    s = tomorrow(at={VAN_HELSING: "paris"}, tickets={VAN_HELSING: ["1/0"]})
    table = s.game.body(s.game.view(s.state, 31))
    known, guessed = table.reach[2], reach(s, VAN_HELSING)
    assert known.rail_certain and set(known.rail) < set(guessed.rail) and set(known.rail_ways) < set(guessed.rail_ways)


def test_a_defeated_hunter_leaves_the_hospital() -> None:
    r = reach(tomorrow(at={MINA: None}, ward={MINA: "hospital-rome"}), MINA)
    assert (r.start, r.road, r.sea, r.rail) == ("hospital-rome", ["rome"], [], [])


def test_only_dracula_s_eyes_get_it() -> None:
    assert sees(tomorrow(), None).reach == [] and sees(tomorrow(), MINA).reach == []
