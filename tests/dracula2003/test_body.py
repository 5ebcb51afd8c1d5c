"""What the page of Dracula (2003) tells beyond the pieces: how far places are, what is still hidden among how many cards."""

from __future__ import annotations

from dracula2003.london import COLOURS, DRACULA, VAN_HELSING, london
from whitby.games.dracula2003.body import Body, Player
from whitby.scene import Scene
from whitby.screen import head


def body_of(s: Scene, *seats: str) -> Body:
    """The body of the screen for the eyes of these seats."""
    eyes = sum(1 << s.game.seats.index(seat) for seat in seats)
    made = s.game.body(s.game.view(s.state, eyes))
    assert isinstance(made, Body)
    return made


def player_of(body: Body, seat: str) -> Player:
    return next(player for player in body.players if player.seat == seat)


def test_steps_are_counted_around_barriers() -> None:
    away = {place.id: place.away for place in body_of(london()).places}
    assert (away["harbor"], away["house-8"], away["house-4"], away["carriage-station"]) == (0, 1, 1, 5)
    walled = london(barriers={"red": "harbor/house-8", "blue": "house-5/house-6"})
    assert {place.id: place.away for place in body_of(walled).places}["house-8"] == 3


def test_victims_among_cards_that_dracula_has_not_seen() -> None:
    """Twelve on the board and nine in the supply; each card he sees makes them fewer, and each victim."""
    known = london(board={"house-1": "victim", "house-2": "hunter-1"})
    player = player_of(body_of(known, DRACULA), DRACULA)
    assert (player.sought, player.unseen) == (5, 12 + player_of(body_of(known, DRACULA), VAN_HELSING).supply_size)
    both = {"house-1": [DRACULA], "house-2": [DRACULA]}
    more = london(board={"house-1": "victim", "house-2": "hunter-1"}, known=both, taken={DRACULA: 1})
    theirs = player_of(body_of(more, DRACULA), VAN_HELSING).supply_size
    player = player_of(body_of(more, DRACULA), DRACULA)
    assert (player.sought, player.unseen) == (3, 10 + theirs)


def test_what_was_shown_is_not_unseen_any_more() -> None:
    """A supply that was shown: only the board is left, and what is laid from it since is told apart by its place."""
    met = london(steps=1, at={DRACULA: "house-5", VAN_HELSING: "house-5"}, supply={VAN_HELSING: ["victim", "victim", "hunter-1"]})
    met.play("demand")
    player = player_of(body_of(met, DRACULA), DRACULA)
    assert (player.sought, player.unseen) == (3, 12)
    assert player_of(body_of(met, DRACULA, VAN_HELSING), DRACULA).unseen <= 12


def test_a_question_names_the_clause_of_its_answers() -> None:
    """A card is laid for one of four reasons: prompt and options name the same clause."""
    for board, clause in (({"house-8": "coffin"}, "D03-LOOK-04"), ({"house-8": "victim"}, "D03-TARGET-02")):
        s = london(board=board).play("step house-8", "look")
        asked = head(s.game, s.state, 1, []).questions[0]
        assert asked.name == "lay-card"
        assert {asked.clause, *(option.clause for option in asked.options if option.verb == "lay")} == {clause}


def test_a_closed_colour_is_listed_once_with_its_reason() -> None:
    """The card's own colour slot by slot, each other colour once; under Whisper all four by that card."""
    s = london(phase="barrier", card="roar")
    listed = [text for text in s.closed() if text.split()[0] in ("blue", "green", "yellow")]
    assert sorted(text.split()[0] for text in listed) == ["blue", "green", "yellow"]
    assert {s.closed()[text] for text in listed} == {"D03-BARRIER-01"}
    whispered = london(turn=VAN_HELSING, phase="barrier", card="intuition", effects=["whisper"])
    reasons = {text.split()[0]: clause for text, clause in whispered.closed().items() if text.split()[0] in COLOURS}
    assert reasons == dict.fromkeys(COLOURS, "D03-CARD-whisper")
