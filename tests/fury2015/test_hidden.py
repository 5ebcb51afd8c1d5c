"""Hidden information: F15-HIDDEN."""

from __future__ import annotations

import pytest
from clauses import clause

from fury2015.europe import DRACULA, GODALMING, HUNTERS, MINA, SEWARD, VAN_HELSING, scene, sees
from whitby.games.fury2015.words import UNKNOWN
from whitby.scene import Scene

EYES = [None, GODALMING, MINA, DRACULA]
RIPE = {"card": "vienna", "encounters": ["hoax"]}


def hearers(s: Scene, speaker: str) -> list[str]:
    """Who hears what this player says to as few as he can; "public" for anybody else."""
    mask = s.game.talk(s.view(None), s.game.seat(speaker))[0].audience
    return [name for bit, name in enumerate([*s.game.seats, "public"]) if mask >> bit & 1]


@clause("F15-HIDDEN-01")
@pytest.mark.parametrize("eyes", EYES)
def test_everybody_may_look_through_the_discards(eyes: str | None) -> None:
    s = scene(item_discards=["knife", "dogs"], event_discards=["good-luck", "enraged"], encounter_discards=["rats", "bats"])
    table = sees(s, eyes)
    assert sorted(table.item_discards) == ["dogs", "knife"] and sorted(table.event_discards) == ["enraged", "good-luck"]
    assert sorted(table.encounter_discards) == ["bats", "rats"]


@clause("F15-HIDDEN-02")
@pytest.mark.parametrize("eyes", EYES)
def test_facedown_events_are_seen_by_nobody(eyes: str | None) -> None:
    s = scene(event_facedown=["enraged", "seduction"])
    assert sees(s, eyes).event_facedown == 2 and sees(s, eyes).event_discards == [] and s.view(eyes)["event_facedown"] == [UNKNOWN] * 2


@clause("F15-HIDDEN-02")
def test_a_matured_hoax_lets_dracula_look() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", RIPE]
    s = scene(phase="dracula", step="slide", trail=trail, event_facedown=["enraged"], event_discards=["seduction", "good-luck"])
    s.play("mature", "ripen hoax")
    assert s.asked == [DRACULA] and sorted(s.options()) == ["take enraged", "take seduction"]
    s.play("take enraged")
    assert s.events(DRACULA) == ["enraged"] and s.event_facedown() == [] and s.event_discards() == ["good-luck"]
    assert "hoax-taken" in s.heard(MINA) and not [news for news in s.heard(MINA) if "enraged" in news]


@clause("F15-HIDDEN-03")
def test_facedown_discarded_encounters_may_be_looked_at() -> None:
    trail = ["milan", "genoa", "florence", "rome", "naples", {"card": "vienna", "encounters": ["rats"]}]
    s = scene(phase="dracula", step="slide", trail=trail).play("mature", "done")
    assert sees(s, MINA).encounter_discards == ["rats"] and "encounter-discarded rats" in s.heard(MINA)


@clause("F15-HIDDEN-03")
def test_or_by_choice_of_the_table_they_may_not() -> None:
    there = {"card": "vienna", "encounters": ["rats"], "faceup": ["bats"]}
    s = scene(
        options={"open_encounters": False}, phase="dracula", step="slide", trail=["milan", "genoa", "florence", "rome", "naples", there]
    )
    s.play("mature", "done")
    assert s.encounter_discards() == ["bats", "rats"] and sees(s, MINA).encounter_discards == ["bats"]
    assert s.view(MINA)["encounter_facedown"] == [UNKNOWN] and not [news for news in s.heard(MINA) if "rats" in news]
    assert s.view(DRACULA)["encounter_facedown"] != [UNKNOWN]


@clause("F15-HIDDEN-04")
@pytest.mark.parametrize("speaker", [GODALMING, MINA, DRACULA])
def test_what_is_said_is_heard_by_all(speaker: str) -> None:
    assert hearers(scene(), speaker) == [*HUNTERS, DRACULA, "public"]


@clause("F15-HIDDEN-04")
def test_a_trading_pair_talks_alone() -> None:
    s = scene(at={GODALMING: "vienna", MINA: "vienna"}, items={GODALMING: ["knife"]}).play("trade mina")
    assert hearers(s, GODALMING) == hearers(s, MINA) == [GODALMING, MINA]
    assert hearers(s, SEWARD) == [*HUNTERS, DRACULA, "public"]
    s.play("done", "done", "pass")
    assert DRACULA in hearers(s, GODALMING)


@clause("F15-HIDDEN-04")
def test_so_do_leader_and_led() -> None:
    s = scene(turn=VAN_HELSING, events={VAN_HELSING: ["good-luck"]}).play("lead seward")
    assert hearers(s, VAN_HELSING) == hearers(s, SEWARD) == [SEWARD, VAN_HELSING] and DRACULA in hearers(s, MINA)


@clause("F15-HIDDEN-04")
def test_by_choice_of_the_table_the_hunters_talk_alone() -> None:
    s = scene(options={"private_talk": True})
    assert hearers(s, GODALMING) == list(HUNTERS) and hearers(s, DRACULA) == [*HUNTERS, DRACULA, "public"]


@clause("F15-HIDDEN-05")
def test_a_hunter_s_hand_is_the_hunter_s_own() -> None:
    s = scene(items={GODALMING: ["knife"]}, events={GODALMING: ["good-luck"]}, tickets={GODALMING: ["3/2"]})
    mine = sees(s, GODALMING).hunters[0]
    assert (mine.items, mine.events, mine.tickets) == (["knife"], ["good-luck"], ["3/2"])
    for eyes in (None, DRACULA, MINA):
        other = sees(s, eyes).hunters[0]
        assert (other.items, other.events, other.tickets) == (None, None, None)
        assert (other.item_count, other.event_count, other.ticket_count) == (1, 1, 1)


@clause("F15-HIDDEN-05")
def test_revealed_cards_are_known_to_all() -> None:
    s = scene(items={MINA: ["knife", "dogs"]}, shown={MINA: ["dogs"]})
    assert sees(s, DRACULA).hunters[3].shown_item == "dogs" and sees(s, DRACULA).hunters[3].items is None


@clause("F15-HIDDEN-05")
def test_a_ticket_drawn_is_seen_by_its_owner_alone() -> None:
    s = scene(turn=MINA, chance=["draw 1/0"]).play("reserve")
    assert "ticket-drawn 1/0" in s.heard(MINA) and sees(s, MINA).hunters[3].drawn == "1/0"
    for eyes in (None, DRACULA, SEWARD):
        assert (
            "drew-ticket mina" in s.heard(eyes)
            and not [news for news in s.heard(eyes) if "1/0" in news]
            and sees(s, eyes).hunters[3].drawn is None
        )


@clause("F15-HIDDEN-06")
def test_of_the_trail_the_hunters_see_the_backs() -> None:
    oldest = {"card": "klausenburg", "encounters": ["rats"]}
    trail = ["black-sea", "constanta", {"card": "galatz", "wolf": True}, "hide", "castle-dracula", oldest]
    s = scene(trail=trail, lairs=[{"card": "vienna", "encounters": ["bats"]}], events={DRACULA: ["enraged"]})
    for eyes in (None, MINA):
        table = sees(s, eyes)
        assert [h.card for h in table.hideouts] == [None] * 7 and table.dracula.at is None
        assert [h.back for h in table.hideouts] == [
            "sea-back",
            "city-back",
            "city-back",
            "city-back",
            "castle-back",
            "city-back",
            "city-back",
        ]
        assert [e.kind for e in table.hideouts[5].encounters + table.hideouts[6].encounters] == [None, None]
        assert (table.dracula.events, table.dracula.encounters) == (None, None)
        assert (table.dracula.event_count, table.dracula.encounter_count) == (1, 5)
    his = sees(s, DRACULA)
    assert [h.card for h in his.hideouts] == ["black-sea", "constanta", "galatz", "hide", "castle-dracula", "klausenburg", "vienna"]
    assert his.dracula.events == ["enraged"] and len(his.dracula.encounters) == 5 and his.dracula.at == "black-sea"
    assert [e.kind for e in his.hideouts[5].encounters + his.hideouts[6].encounters] == ["rats", "bats"]


@clause("F15-HIDDEN-06")
def test_a_move_and_an_encounter_are_told_by_their_backs() -> None:
    s = scene(phase="dracula", step="card", trail=[None, "vienna"]).play("lay prague", "place bats")
    assert {"laid city-back", "encounter-placed space-1"} <= set(s.heard(MINA))
    assert not [news for news in s.heard(MINA) if "prague" in news or "bats" in news]
    assert {"laid-card prague", "placed space-1 bats"} <= set(s.heard(DRACULA))


@clause("F15-HIDDEN-07")
@pytest.mark.parametrize(("top", "back"), [("good-luck", "hunter-back"), ("enraged", "dracula-back")])
@pytest.mark.parametrize("eyes", EYES)
def test_of_the_event_deck_all_see_the_top_back_and_nobody_the_bottom(eyes: str | None, top: str, back: str) -> None:
    s = scene(event_top=top)
    assert sees(s, eyes).event_top == back and sees(s, eyes).event_tail == [] and set(s.view(eyes)["event_deck"]) == {UNKNOWN}


@clause("F15-HIDDEN-07")
def test_the_known_bottom_comes_up_at_last() -> None:
    s = scene(at={GODALMING: "galway"}, event_top="good-luck", event_deck=[], event_bottom=["enraged", "long-night", "roadblock"])
    s.play("supply", "pass")
    assert s.event_top() == "roadblock" and s.event_bottom() == ["enraged", "long-night"] and "top dracula-back" in s.heard()


@clause("F15-HIDDEN-07")
def test_the_next_top_card_is_told_by_its_back() -> None:
    s = scene(at={GODALMING: "galway"}, event_top="good-luck", chance=["draw enraged"]).play("supply", "pass")
    assert "top dracula-back" in s.heard() and s.event_top() == "enraged"
    assert sees(s, DRACULA).event_top == "dracula-back" and not [news for news in s.heard(DRACULA) if "enraged" in news]


@clause("F15-HIDDEN-05", "F15-TRADE-09")
def test_only_the_partner_of_a_trade_sees_what_is_shown_in_it() -> None:
    s = scene(turn=SEWARD, at={SEWARD: "vienna", MINA: "vienna"}, items={SEWARD: ["knife"]}).play("trade mina", "show knife")
    assert sees(s, MINA).shared == [["knife"], []] and sees(s, MINA).hunters[1].items is None
    for eyes in (None, DRACULA, GODALMING):
        assert sees(s, eyes).shared == [[], []] and sees(s, eyes).hunters[1].items is None


@clause("F15-HIDDEN-06")
def test_nobody_sees_where_the_wolf_that_dies_would_have_gone() -> None:
    for damage, seen in ((14, False), (10, True)):
        s = scene(phase="dracula", step="card", trail=[None, "venice"], lairs=["munich"], damage={DRACULA: damage}, at={MINA: "milan"})
        faces = {s.game.face(s.state, 4, s.game.choice(f"wolf-form {city}"), 0) for city in ("munich", "genoa")}
        assert (len(faces) == 2) is seen
