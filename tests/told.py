"""A game between bots, as people at a table would tell it to the companion."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from whitby.companion.session import Entry, Session
from whitby.engine import NOUN, News
from whitby.game import Game
from whitby.games import packages
from whitby.games.fury.europe import CASTLE
from whitby.match import bots_by_seat, one_game
from whitby.play import Play

SAME_AS = {"starts": "arrives", "bolts": "arrives", "wakes": "arrives", "ward": "arrives", "turns": "dies"}  # the same to the belief
BY_RULE = ("pushed-off", "turn-begins")  # nobody needs to say these
OF_THE_SAME_MOMENT = ("encounters-gone",)  # it tells nothing, and does not part what happens at once
SAID = ("castle-helps", "castle-helps-not")  # in place of dice and totals
ASKED = {  # the facts that are asked for, if not the first
    "chose": (1,),
    "consumed": (1,),
    "recovered": (1,),
    "put-back": (1,),
    "drew": (1,),
    "rescued": (0, 2),
}


def eyes_of(game: Game, seed: int) -> int:
    """Who hears the news: the hunters, or where both players hide cards one of the two."""
    return 1 << seed % 2 if game.id == "dracula-2003" else (1 << game.seats.index("dracula")) - 1


def pieces_of(game: Game, seed: int) -> list[list[News]]:
    """What these eyes hear of each choice in a game between bots."""
    seats = bots_by_seat(game, {"*": "easy", "dracula": ("easy", "random")[seed % 2]})
    eyes = eyes_of(game, seed)
    play, heard, pieces = Play(game, options=game.all_options({})), 0, []
    for seat, choice in one_game(game, f"companion {seed}", seats, {})[0].choices:
        helped = castle_helps(play)
        play.apply(seat, choice)
        news = play.heard(eyes)
        added = helped if any(what == "totals" for what, _ in news[heard:]) else []
        if len(news) > heard:
            pieces.append(news[heard:] + added)
        heard = len(news)
    return pieces


def castle_helps(play: Play) -> list[News]:
    """What people say of the totals in the first round against Jonathan Harker."""
    s: Any = play.state
    if play.game.id != "fury-1987" or not s.harker or s.combat_round != 1:
        return []
    return [("castle-helps" if s.dracula_at == CASTLE else "castle-helps-not", ())]


def begun(game: Game, seed: int) -> Session:
    """Nothing was said, but whose eyes these are."""
    session = Session(game, {})
    if session.companion.eyes:
        session.enter(Entry(session.companion.eyes, [game.seats[eyes_of(game, seed) - 1]]))
    return session


def entries_of(session: Session, piece: list[News]) -> list[Entry]:
    """The same as people would enter it: what the belief has an ear for, and at once what followed immediately."""
    handlers = import_module(f"whitby.belief.{packages()[session.game.id]}").HANDLERS
    found = []
    at_once, before = False, ("", ())
    for news in piece:
        if news[0] in SAID:
            found.append(Entry(news[0], []))
        elif news[0] in handlers:
            entry = entry_of(session, news, before, at_once)
            found += [entry] if entry else []
            at_once, before = True, news
        else:
            at_once = at_once and news[0] in OF_THE_SAME_MOMENT
    return found


def entry_of(session: Session, news: News, before: News, at_once: bool) -> Entry | None:
    """One of the news as an entry; nothing where it need not be said."""
    what, facts = SAME_AS.get(news[0], news[0]), news[1]
    if what in BY_RULE or what == "chose" and not session.game.text(facts[1]).startswith("choose "):
        return None
    nouns, kinds = session.game.nouns, session.companion.kinds.values()
    if session.game.id == "dracula-2003":
        own = before[0] == "took-back" and nouns[before[1][0]] == session.entries[0].args[0]
        what = {"laid-card": "laid-own", "looked": "took-back-own" if own else "looked", "used": "sharp-sense"}.get(what, what)
        if what == "sharp-sense" and nouns[facts[1]] != what:
            return None
    single = {(kind.news[0][0], kind.at_once): kind for kind in kinds if len(kind.news) == 1}
    kind = next((each for each in kinds if each.id == what in ("laid-own", "took-back-own")), None)
    kind = kind or at_once and single.get((what, True)) or single.get(("used" if what == "sharp-sense" else what, False))
    if not kind:
        return None
    picked = [facts[i] for i in ASKED.get(what, range(len(facts) if kind.many else len(kind.asks)))]
    args = [fact & NOUN if what == "chose" else fact for fact in picked]
    if any(arg not in session.sets[kind.set_of(i)] for i, arg in enumerate(args)):
        return None
    return Entry(kind.id, [nouns[arg] for arg in args])
