"""TURN, HACT, HIDDEN: the order of a hunter's turn, and what is left to one who passes."""

from __future__ import annotations

from clauses import clause

from fury1987.hunting import DRACULA, GODALMING, SEWARD, VAN_HELSING, group_in, idle, news, turn_in, until, until_turn_of
from whitby.games.fury1987.journeys import has_no_card


@clause("F87-TURN-01", "F87-TURN-02")
def test_the_hunters_have_their_turns_in_order() -> None:
    s = turn_in("paris")
    for hunter in (GODALMING, SEWARD, VAN_HELSING):
        assert s.asked == [hunter] and s.question == "hunter-moves" and s.turn() == hunter
        s.play("pass")
    assert s.question == "dracula-turn"
    s = turn_in("paris").play("road brussels")
    assert s.question == "restock" and s.asked == [GODALMING]  # first the movement, then the action


@clause("F87-TURN-07")
def test_the_order_as_a_movement_phase_begins() -> None:
    s = turn_in("paris", at={SEWARD: "paris"}, bitten=[GODALMING], weapons={GODALMING: ["heavenly-host", "holy-water"]},
                events={GODALMING: ["hypnosis"]}, open={"paris": "fog"}, batted=[GODALMING, SEWARD])  # fmt: skip
    asked: list[tuple[str, str]] = []
    while s.question != "restock":
        asked.append((s.asked[0], s.question))
        if s.question == "form-group":
            s.play("invite seward", "join")
        elif s.asked == ["chance"]:
            s.play("chance: roll 6")
        else:
            idle(s)
    assert asked == [
        (GODALMING, "turn-begins"), (GODALMING, "form-group"), (GODALMING, "swap-weapons"), (GODALMING, "lay-host"),
        ("chance", "weather-die"), (DRACULA, "bats-lead"),
    ]  # fmt: skip


@clause("F87-TURN-07", "F87-CARD-holy-water")
def test_holy_water_costs_the_turn() -> None:
    s = turn_in("paris", bitten=[GODALMING], weapons={GODALMING: ["holy-water"]})
    assert s.question == "turn-begins" and s.options() == ["pass", "heal"]
    s.play("heal")
    assert s.weapons(GODALMING) == [] and news(s, "dropped") == ["dropped godalming holy-water"]
    while s.asked == ["chance"]:
        s.play("chance: roll 2")
    assert s.weapon_discards() == ["holy-water"] and s.asked == [SEWARD] and not news(s, "passes", "arrives")
    assert turn_in("paris", weapons={GODALMING: ["holy-water"]}).question != "turn-begins"  # he is not bitten


@clause("F87-CARD-heavenly-host")
def test_a_host_is_laid_and_taken_up_in_a_later_turn() -> None:
    s = until(turn_in("paris", weapons={GODALMING: ["heavenly-host"]}), "lay-host")
    assert s.options() == ["pass", "lay-host"]
    s.play("lay-host")
    assert s.weapons(GODALMING) == [] and "host-laid godalming paris" in s.heard() and s.question == "hunter-moves"
    s = until(until_turn_of(s, GODALMING), "lay-host")
    assert s.options() == ["pass", "take-host paris"]
    s.play("take-host paris")
    assert s.weapon_discards() == ["heavenly-host"] and s.state.host_at == [-1, -1] and "host-gone paris" in s.heard()
    for town in ("castle-dracula", "galatz", "klausenburg"):
        assert turn_in(town, weapons={GODALMING: ["heavenly-host"]}).question != "lay-host"
    s = turn_in("paris", weapons={GODALMING: ["heavenly-host"]}, hosts=["paris"])
    assert "lay-host" not in s.options()  # one lies there
    assert "lay-host" in s.play("take-host paris").options()


@clause("F87-HACT-01", "F87-HACT-02")
def test_no_action_phase_after_a_pass_or_at_sea() -> None:
    for move in ("pass", "sea english-channel"):
        s = turn_in("london", chart={"london": "plague"}).play(move)
        assert s.asked == [SEWARD] and s.question == "hunter-moves" and not news(s, "searched", "meets")


@clause("F87-HACT-03")
def test_the_order_of_an_action_phase() -> None:
    s = turn_in("brussels", dracula_at="paris", rumours="paris", chart={"paris": "plague"}).play("road paris", "pass", "stock stock-1-0")
    words = ("meets", "wounded", "rumours-here", "dracula-found", "restocks")
    assert [text.split()[0] for text in news(s, *words)] == list(words)


@clause("F87-TURN-04", "F87-HIDDEN-25")
def test_all_know_the_moves_of_who_holds_no_card_or_is_held_by_fog() -> None:
    fog = {"open": {"london": "fog"}, "chance": ["roll 1"]}
    card = {"events": {GODALMING: ["excellent-weather"]}}
    for parts, known in (({}, True), (card, False), ({**fog, **card}, True)):
        assert has_no_card(turn_in("london", **parts).state) == known


@clause("F87-HACT-12", "F87-HACT-14")
def test_who_stays_with_an_undefeated_szgany_must_fight_it() -> None:
    s = turn_in("vienna", dracula_at="rome", open={"vienna": "szgany-with-knife"}, fought_here=[GODALMING]).play("pass")
    assert news(s, "meets") == ["meets szgany-with-knife"] and s.question not in ("restock", "attack-again")
    assert not news(turn_in("vienna", dracula_at="rome", chart={"vienna": "szgany-with-knife"}).play("pass"), "meets")  # still hidden
    assert not news(turn_in("vienna", dracula_at="rome", open={"vienna": "vampire"}).play("pass"), "meets")  # no other encounter


@clause("F87-HACT-13", "F87-HACT-14", "F87-HIDDEN-42")
def test_who_fought_dracula_here_may_attack_again_though_he_passed() -> None:
    there = turn_in("paris", dracula_at="paris", fought_here=[GODALMING]).play("pass")
    away = turn_in("paris", dracula_at="rome", fought_here=[GODALMING]).play("pass")
    for s in (there, away):
        assert s.question == "attack-again" and s.asked == [GODALMING] and s.options() == ["pass", "attack dracula"]
    for eyes in (None, GODALMING):
        assert there.heard(eyes) == away.heard(eyes) and there.view(eyes) == away.view(eyes)
    no = there.copy().play("pass")
    assert no.asked == [SEWARD] and no.seen_at() is None and not news(no, "dracula-found", "dracula-not-here")
    away.play("attack dracula")
    assert "dracula-not-here paris" in away.heard() and away.asked == [SEWARD]
    there.play("attack dracula")
    assert there.seen_at() == "paris" and there.question != "hunter-moves" and there.fighters()
    assert turn_in("paris", dracula_at="paris").play("pass").question == "hunter-moves"  # he has not fought here


@clause("F87-HACT-13", "F87-DACT-04")
def test_leaving_the_town_ends_what_was_fought_there() -> None:
    s = turn_in("paris", dracula_at="rome", fought_here=[GODALMING]).play("road brussels", "pass")
    assert s.fought_here() == []
    s = until_turn_of(s, GODALMING).play("pass")
    assert s.question != "attack-again"


@clause("F87-GROUP-10", "F87-HACT-13")
def test_a_group_attacks_again_if_one_of_them_fought_here() -> None:
    s = group_in("paris", dracula_at="paris", fought_here=[SEWARD]).play("pass")
    assert s.question == "attack-again" and s.asked == [GODALMING]
    assert s.play("attack dracula").fighters() == [GODALMING, SEWARD]
