"""Playing in a text window: shows what a seat sees, takes what is typed, keeps the game after every choice."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from whitby import notation, screen
from whitby.board import BIT
from whitby.engine import News
from whitby.terminal import drawing
from whitby.terminal.match import Match
from whitby.terminal.saves import Save
from whitby.terminal.typed import Command, understand
from whitby.text import Catalogue
from whitby.text.clauses import clause

Read = Callable[[str], str]  # shows a prompt and gives a line; EOFError at the end of the input
OWN_NEWS = ("chose", "answered")  # a player need not be told what he did, nor that somebody decided


class Quit(Exception):
    """The player leaves the game."""


class Session:
    """A match at one window."""

    def __init__(self, match: Match, words: Catalogue, console: Console, save: Save, read: Read | None = None) -> None:
        self.match = match
        self.game = match.game
        self.words = words
        self.console = console
        self.save = save
        self.read: Read = read or (lambda prompt: console.input(Text(prompt, style="bold")))
        self.unicode = console.encoding.lower().startswith("utf")
        self.heard = dict.fromkeys(match.people, 0)  # how much of its news a seat has been shown
        self.looks: dict[int, list[str]] = {}  # what its board looked like then
        self.last = -1  # the seat that sat here last

    def run(self) -> None:
        """Play until the end."""
        asked = self.match.settle()
        while asked:
            self.turn(asked[0])
            asked = self.match.settle()
            self.keep()
        self.show_end()

    def keep(self) -> None:
        """Save the game."""
        record = self.match.record()
        self.save.put(notation.write(record, self.game), self.match.play.over)

    # --- one question ------------------------------------------------------------------
    def turn(self, seat: int) -> None:
        """Show a seat its question until it has chosen."""
        changed = self.draw_curtain(seat)
        self.show(seat, changed or self.new_turn(seat))
        while not self.take(seat, self.read(f"{self.words.say('prompt-sign')}> ").strip()):
            pass

    def head(self, seat: int) -> screen.Head:
        """What the seat is asked."""
        return screen.head(self.game, self.match.play.state, BIT[seat], self.match.undoers())

    def show(self, seat: int, whole: bool) -> None:
        """The board, or what has changed of it, what happened since, and the question."""
        view = self.game.view(self.match.play.state, BIT[seat])
        stream = self.match.play.heard(BIT[seat])
        lines = self.told(stream[self.heard[seat] :])
        self.heard[seat] = len(stream)
        parts = drawing.board(self.game.id, view, self.words, self.unicode)
        self.console.rule(self.words.say("your-turn", seat=self.words.seat(self.game.seats[seat])))
        self.looks[seat] = drawing.show(self.console, parts, None if whole else self.looks.get(seat))
        if lines:
            self.console.print(drawing.news(lines, self.words))
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """The question and its options."""
        self.console.print(drawing.options(self.head(seat), self.words))
        self.say(self.words.say("keys-hint"), "dim")

    def told(self, news: list[News]) -> list[str]:
        """Events in words."""
        return [self.words.event(self.game, event) for event in news if event[0] not in OWN_NEWS]

    def new_turn(self, seat: int) -> bool:
        """Has a turn begun since the seat last looked?"""
        return any(what == "turn" for what, _ in self.match.play.heard(BIT[seat])[self.heard[seat] :])

    def draw_curtain(self, seat: int) -> bool:
        """Where people share the window, the screen is empty while they change; did they?"""
        changed = seat != self.last
        if len(self.match.people) > 1 and changed:
            self.console.clear()
            self.read(self.words.say("curtain", seat=self.words.seat(self.game.seats[seat])) + " ")
            self.console.clear()
        self.last = seat
        return changed

    # --- what was typed ----------------------------------------------------------------
    def take(self, seat: int, typed: str) -> bool:
        """Do what was typed; is the question answered, or another one to be shown?"""
        question = self.head(seat).questions[0]
        meant = understand(typed, question, self.game, self.words)
        match meant:
            case Command("undo", _):
                return self.undo(seat)
            case Command(name, about):
                self.obey(seat, name, about, question)
                return False
            case str():
                self.refuse(seat, meant)
                return False
        self.match.choose(seat, self.game.choice(question.options[meant].text))
        self.keep()
        return True

    def undo(self, seat: int) -> bool:
        """Take the last choice back."""
        if seat not in self.match.undoers():
            self.say(self.words.say("cannot-undo"), "yellow")
            return False
        self.match.undo(seat)
        self.heard[seat] = min(self.heard[seat], len(self.match.play.heard(BIT[seat])))
        self.say(self.words.say("undone"), "green")
        self.keep()
        return True

    def obey(self, seat: int, name: str, about: int, question: screen.Question) -> None:
        """Everything that leaves the question open."""
        if name == "quit":
            raise Quit
        if name == "board":
            self.show(seat, whole=True)
        elif name == "closed":
            self.console.print(drawing.closed(self.head(seat), self.words))
        elif name == "log":
            self.console.rule(self.words.say("log-title"))
            for line in self.told(self.match.play.heard(BIT[seat])):
                self.say(line)
        elif name == "explain":
            self.explain(question, about)
        elif name == "help":
            self.console.print(help_table(self.words))
        else:
            self.ask(seat)

    def explain(self, question: screen.Question, about: int) -> None:
        """An option, or the question itself, and the rule behind it."""
        if about < 0:
            self.say(self.words.say(f"prompt-{question.name}"), "bold")
            self.cite(question.clause)
            for number, option in enumerate(question.options, 1):
                self.say(f"{number:3} {self.words.label(option.verb, option.noun, question.name)}  [{option.clause}]")
            return
        option = question.options[about]
        self.say(self.words.label(option.verb, option.noun, question.name), "bold")
        if option.price or option.warning:
            self.say(f" {drawing.costs(option, self.words)}", "yellow")
        if self.words.has(f"card-{option.noun}"):
            self.say(f"  {self.words.say(f'card-{option.noun}')}")
        self.cite(option.clause)

    def cite(self, id: str) -> None:
        """A clause in full."""
        text = clause(self.game.id, id) or self.words.say("explain-no-clause", id=id)
        self.say(f"  {self.words.say('explain-why')}: {id}  {text}", "dim")

    def refuse(self, seat: int, problem: str) -> None:
        """Say why something typed is no answer: a choice of the game has a reason with a clause."""
        try:
            choice = self.game.choice(problem)
        except ValueError:
            self.say(problem, "yellow")
            return
        reason = self.game.why_not(self.match.play.state, seat, choice)
        why = f"{self.words.say(f'reason-{reason}')} [{self.game.reasons.get(reason, '')}]"
        self.say(self.words.say("refused", choice=self.words.choice(self.game, choice), reason=why), "yellow")

    # --- the end -----------------------------------------------------------------------
    def show_end(self) -> None:
        """The last board, what happened last, and who won."""
        eyes = sum(BIT[seat] for seat in self.match.people)
        state = self.match.play.state
        shown = min(self.heard.values(), default=0) if len(self.match.people) == 1 else 0
        self.console.rule()
        drawing.show(self.console, drawing.board(self.game.id, self.game.view(state, eyes), self.words, self.unicode))
        self.console.print(drawing.news(self.told(self.match.play.heard(eyes)[shown:])[-12:], self.words))
        self.say(result(self.match.play.state.winners, self.game.seats, self.words), "bold green")

    def say(self, text: str, style: str = "") -> None:
        """A line as it is, without markup."""
        self.console.print(Text(text, style=style))


def result(winners: int, seats: tuple[str, ...], words: Catalogue) -> str:
    """Who has won."""
    names = [name for seat, name in enumerate(seats) if winners >> seat & 1]
    if winners < 0:
        return words.say("unfinished")
    return words.say("won", seats=words.seats(names), count=len(names)) if names else words.say("drawn")


def help_table(words: Catalogue) -> RenderableType:
    """What can be typed."""
    table = Table(title=words.say("help-title"), title_justify="left", show_header=False, box=None)
    table.add_row("1, 2, 3 …", words.say("help-number"))
    table.add_row("?", words.say("help-explain"))
    for name in ("closed", "undo", "log", "board", "quit"):
        table.add_row(words.say(f"command-{name}"), words.say(f"help-{name}"))
    return table
