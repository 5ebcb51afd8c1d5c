"""Records: a whole game as readable text, and back.

    whitby record 1
    game: dracula-2003
    rules: 1
    option turn_limit: 300
    seat dracula: person Anna
    seat van-helsing: bot random
    result: *

    chance: deal wings
    dracula: choose coffin
    end

Options at their default and forced choices are left out; the reader answers what is forced, but for the moments in which another seat
may interrupt: there the forced choice is written, so that the order is plain. `result` names the winners, or
says `draw`, or `*` while the game goes on. Further keys: opening, seed, date, event, note, and any that begins with x-.

    result: van-helsing                    result: dracula
    ending: five-targets                   end: resigned van-helsing

`ending` is why the rules ended the game, `degree` how far it was won where it was more than a plain victory; records older than these
keys do without. A game that was ended at the table says so instead (`end: resigned SIDE`, `end: draw agreed`), and its choices stop
before the rules' own end.

A record of older rules is read as long as the rules of today lead through it.

Who writes a game that is not yet among Whitby's passes it as `game`.
"""

from __future__ import annotations

from whitby.notation.reading import read, read_and_play, replay
from whitby.notation.record import AGREED, Player, Record, RecordError, end_of, ended_by, record_of, result_of
from whitby.notation.writing import write

__all__ = [
    "AGREED",
    "Player",
    "Record",
    "RecordError",
    "end_of",
    "ended_by",
    "read",
    "read_and_play",
    "record_of",
    "replay",
    "result_of",
    "write",
]
