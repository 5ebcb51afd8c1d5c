"""Random games as fingerprints, told by whichever Whitby runs this file: the plain sources or the compiled installation."""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import whitby
from whitby import engine, screen
from whitby.belief import dracula2003, fury2015
from whitby.bench import bytes_per_copy, middle
from whitby.engine import options_for, seats_asked
from whitby.game import Game
from whitby.play import Play, without_last
from whitby.rng import Rng

BELIEFS: dict[str, Any] = {"dracula-2003": dracula2003.Belief, "fury-2015": fury2015.Belief}


def points_of_view(game: Game) -> list[int]:
    """All sets of eyes; in a game of many seats the public, each seat, all, and all but the last."""
    every = 1 << len(game.seats)
    return list(range(every)) if every <= 8 else [0, *(1 << seat for seat in range(len(game.seats))), every - 1, every // 2 - 1]


class Names(NamedTuple):
    """Names as they are now -> as they were when the fingerprints were taken."""

    fields: dict[str, str]
    rules: dict[str, str]

    def of_old(self, values: dict[str, Any]) -> str:
        """A snapshot or a view in old names: its fields, and the rules that wait or run."""
        out = {self.fields.get(name, name): value for name, value in values.items()}
        out["agenda"] = [[self.rules.get(rule, rule), *args] for rule, *args in values["agenda"]]
        rule, *args = values["running"]
        out["running"] = [self.rules.get(rule, rule), *args]
        return json.dumps(out, sort_keys=True)


def old_names(game_id: str) -> Names:
    """The names that have changed in the engine and in a game."""
    listed = tomllib.loads(Path(__file__).with_name("names.toml").read_text("utf-8"))
    kinds = [listed["engine"].get(kind, {}) | listed.get(game_id, {}).get(kind, {}) for kind in ("fields", "rules")]
    return Names(*({new: old for old, new in kind.items()} for kind in kinds))


def added_fields(game_id: str) -> list[str]:
    """The fields of screens that are newer than the fingerprints, each as the way to it."""
    listed = tomllib.loads(Path(__file__).with_name("names.toml").read_text("utf-8"))
    return [*listed["engine"]["added"], *listed.get(game_id, {}).get("added", [])]


def without(screen: Any, way: list[str]) -> None:
    """Leave out the field at the end of the way, in every element of the lists on it; a field that is not there is an error."""
    if isinstance(screen, list):
        for part in screen:
            without(part, way)
    elif screen is not None:
        if len(way) == 1:
            del screen[way[0]]
        else:
            without(screen[way[0]], way[1:])


def old_screen(head: Any, body: Any, added: list[str]) -> bytes:
    """A screen as it was before the added fields."""
    whole = msgspec.to_builtins({"head": head, "body": body})
    for field in added:
        without(whole, field.split("."))
    return msgspec.json.encode([whole["head"], whole["body"]])


def made_last(play: Play, seat: int) -> bool:
    """Was the last choice the seat's, with nothing that seals it? This was the rule of undo when the fingerprints were taken."""
    if play.over:
        return False
    if play.state.asked:
        return play.secret_answers[seat] > 0
    own = len(play.choices) > play.fixed and play.choices[-1][0] == seat
    return own and not (play.state.stepwise and seat != play.state.seat)


def fingerprint(game_id: str, seed: int) -> str:
    """Every choice, everything heard, what was seen, shown and refused at some steps, what was imagined, and the end."""
    game = whitby.game(game_id)
    names = old_names(game_id)
    added = added_fields(game_id)
    openings = ["", *(name for name, _ in game.openings)]
    start = openings[seed % len(openings)]
    play = Play(game, game.opening(start) if start else None, game.random_play() if not start else None)
    rng = Rng(seed)
    h = hashlib.sha256()
    while not play.over:
        if rng.below(8) == 0:
            for eyes in points_of_view(game):
                seen = game.view(play.state, eyes)
                world = game.imagine(json.loads(json.dumps(seen)), play.heard(eyes), rng, None)
                h.update(names.of_old(seen).encode())
                h.update(names.of_old(game.snapshot(world)).encode())
                h.update(old_screen(screen.head(game, play.state, eyes, []), game.body(seen), added))
            h.update(names.of_old(game.snapshot(play.state)).encode())
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
        asked = rng.below(len(game.seats))
        if made_last(play, asked) and rng.below(20) == 0:
            play.replay(without_last(play.choices, asked, 1))
    h.update(json.dumps([play.choices, [play.heard(eyes) for eyes in points_of_view(game)]]).encode())
    h.update(names.of_old(game.snapshot(play.state)).encode())
    return h.hexdigest()[:16]


def belief_fingerprint(game_id: str, seed: int) -> str:
    """How much two players and the public do not know after each choice of a random game, and games that they imagine by it."""
    game = whitby.game(game_id)
    options = game.all_options(game.random_play())
    play, rng, h = Play(game, options=options), Rng(f"belief {seed}"), hashlib.sha256()
    beliefs, heard = {eyes: BELIEFS[game_id](options) for eyes in (0, 1, 2)}, [0, 0, 0]
    while not play.over:
        for eyes, belief in beliefs.items():
            news = play.heard(eyes)
            belief.hear(news[heard[eyes] :])
            heard[eyes] = len(news)
            h.update(repr(float(belief.entropy())).encode())
            if rng.below(8) == 0:
                world = game.imagine(game.view(play.state, eyes), news, rng, belief)
                h.update(json.dumps(game.snapshot(world), sort_keys=True).encode())
        seat = rng.pick(seats_asked(play.state))
        play.apply(seat, rng.pick(options_for(play.state, seat)))
    return h.hexdigest()[:16]


def told(seeds: int) -> dict[str, object]:
    """The fingerprints of all games, and whether compiled code made them."""
    many = {id: seeds if len(whitby.game(id).seats) < 4 else seeds // 3 for id in whitby.game_ids()}
    digests = {id: [fingerprint(id, seed) for seed in range(n)] for id, n in many.items()}
    beliefs = {id: [belief_fingerprint(id, seed) for seed in range(2)] for id in BELIEFS}
    sizes = {id: bytes_per_copy(middle(whitby.game(id), whitby.game(id).random_play(), 1)) for id in whitby.game_ids()}
    return {
        "compiled": not str(engine.__file__).endswith(".py"),
        "file": str(engine.__file__),
        "digests": digests,
        "beliefs": beliefs,
        "sizes": sizes,
    }


if __name__ == "__main__":
    print(json.dumps(told(int(sys.argv[1]))))
