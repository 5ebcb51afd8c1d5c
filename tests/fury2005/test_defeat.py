"""DEFEAT: hunters who lose all Health, or are bitten once too often."""

from clauses import clause

from fury2005.hunting import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING, passed, scene

PLAGUE = {"step": "search", "trail": ["paris", {"card": "vienna", "encounters": ["plague"]}]}


def defeated(who=SEWARD, **parts):
    """Plague takes a hunter's last Health in Vienna."""
    at = {who: "vienna", **parts.pop("at", {})}
    s = scene(turn=who, at=at, **{"health": {who: 2}, **PLAGUE, **parts})
    return passed(s, "hunters-move") if s.question == "before-search" else s


@clause("F05-DEFEAT-01")
def test_without_health_a_hunter_is_defeated():
    s = defeated()
    assert "defeated seward" in s.heard()
    alive = defeated(health={SEWARD: 3})
    assert (alive.health(SEWARD), alive.at(SEWARD)) == (1, "vienna")


@clause("F05-DEFEAT-01")
def test_a_loss_that_is_prevented_is_none():
    s = scene(turn=SEWARD, at={SEWARD: "vienna"}, health={SEWARD: 2}, **PLAGUE, events={SEWARD: ["great-strength"]})
    passed(s, "loss-comes").play("play great-strength")
    assert (s.health(SEWARD), s.at(SEWARD)) == (2, "vienna")
    assert not [news for news in s.heard() if news.startswith("loses-health")]


@clause("F05-DEFEAT-02")
def test_the_vampire_track_rises_by_two():
    assert defeated(vampires=1).vampires() == 3
    s = defeated(vampires=4)
    assert (s.winners, s.ending) == ([DRACULA], "vampires-rule")


@clause("F05-DEFEAT-03", "F05-DEFEAT-05")
def test_to_the_hospital_with_full_health():
    s = defeated()
    assert (s.at(SEWARD), s.health(SEWARD)) == ("hospital", 10)


@clause("F05-DEFEAT-04")
def test_items_and_events_are_discarded():
    s = defeated(items={SEWARD: ["knife", "dogs"]}, events={SEWARD: ["hypnosis"]}, dogs={SEWARD: 1})
    assert (s.items(SEWARD), s.events(SEWARD), s.dogs(SEWARD)) == ([], [], 0)
    assert (sorted(s.item_discards()), s.event_discards()) == (["dogs", "knife"], ["hypnosis"])


@clause("F05-DEFEAT-04")
def test_what_dracula_knew_of_the_cards_is_over():
    two = {"card": "vienna", "encounters": ["spy", "plague"]}
    s = scene(
        turn=SEWARD,
        step="search",
        trail=["paris"],
        catacombs=[two],
        at={SEWARD: "vienna"},
        health={SEWARD: 2},
        items={SEWARD: ["knife"]},
        events={SEWARD: ["long-day"]},
    )
    passed(s, "next-encounter").play("dracula: meet catacomb-1:1")
    passed(s, "hunter-announces").play("stay")
    passed(s, "hunters-move")
    assert (s.at(SEWARD), s.state.seen_items[1], s.state.seen_events[1]) == ("hospital", (), ())


@clause("F05-DEFEAT-06")
def test_bites_are_removed_but_mina_s():
    s = defeated(VAN_HELSING, bites={VAN_HELSING: 2}, items={VAN_HELSING: ["knife"]})
    assert (s.bites(VAN_HELSING), s.shown(VAN_HELSING)) == (0, [])
    assert defeated(MINA).bites(MINA) == 1


@clause("F05-DEFEAT-07")
def test_the_next_turn_is_skipped_whole():
    s = defeated(resolve=1)
    assert s.skips() == [SEWARD]
    passed(passed(s, "dracula-moves").play("lay strasbourg"), "turn-begins", GODALMING)
    passed(s, "turn-begins", VAN_HELSING)
    assert ("skips-turn seward" in s.heard(), s.skips()) == (True, [])
    assert "turn seward" not in s.heard()[s.heard().index("skips-turn seward") :]
    waiting = scene(turn=SEWARD, skips=[SEWARD], events={SEWARD: ["good-luck"], DRACULA: ["time-runs-short"]})
    passed(waiting, "dracula-starts-turn").play("play time-runs-short")
    assert (waiting.question, waiting.asked) == ("on-dracula-event", [SEWARD])


@clause("F05-DEFEAT-08")
def test_fog_and_bats_go_and_an_announced_move_lapses():
    s = defeated(fogged=[SEWARD], batted=[SEWARD])
    assert (s.fogged(), s.batted()) == ([], [])
    fog = scene(turn=SEWARD, step="search", at={SEWARD: "vienna"}, trail=["paris", {"card": "vienna", "encounters": ["fog"]}])
    assert fog.fogged() == [SEWARD]
    before = fog.pool().count("fog")
    fog.state.health[1] = 1
    fog.state.bites[1] = 1
    passed(fog, "hunter-acts", VAN_HELSING).play("rest van-helsing", "draw night-visit", "dracula: name seward")
    assert (fog.at(SEWARD), fog.fogged(), fog.pool().count("fog")) == ("hospital", [], before + 1)
    spied = scene(turn=SEWARD, step="search", at={SEWARD: "vienna"}, trail=["paris", {"card": "vienna", "encounters": ["spy"]}])
    spied.state.health[1] = 1
    spied.state.bites[1] = 1
    passed(spied.play("road prague"), "hunter-acts", VAN_HELSING)
    spied.play("rest van-helsing", "draw night-visit", "dracula: name seward")
    assert (spied.at(SEWARD), spied.state.announced[1]) == ("hospital", -1)


@clause("F05-DEFEAT-09")
def test_a_defeat_by_an_encounter_ends_the_turn_of_the_group():
    together = {"at": {SEWARD: "vienna", MINA: "vienna"}, "group": [SEWARD, MINA]}
    s = defeated(SEWARD, **together)
    assert (s.at(SEWARD), s.health(MINA), "turn-over" in s.heard()) == ("hospital", 6, True)
    assert (s.turn(), s.question) == (VAN_HELSING, "hunters-move")
    two = {"card": "vienna", "encounters": ["plague", "rats"]}
    s = scene(turn=SEWARD, step="search", trail=["paris"], catacombs=[two], health={SEWARD: 2}, **together)
    s.play("dracula: meet catacomb-1:1")
    assert (s.turn(), s.lurking("catacomb-1")) == (VAN_HELSING, ["rats"])
    alone = scene(turn=GODALMING, **PLAGUE, at={GODALMING: "vienna"}, health={GODALMING: 2})
    assert alone.turn() == SEWARD
