"""Playing in a text window: shows what a person sees, takes what is typed, keeps the game after every choice."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from whitby import notation, screen
from whitby.board import BIT
from whitby.engine import PASS, News, options_for
from whitby.game import Ended, Game
from whitby.terminal import drawing
from whitby.terminal.local_game import LocalGame, Seats
from whitby.terminal.options import label, listed, whose
from whitby.terminal.page import Asked, page
from whitby.terminal.saves import Save
from whitby.terminal.typed import Ambiguous, ClosedChoice, Command, OpenOption, open_options, printable, understand
from whitby.text import Catalogue
from whitby.text.clauses import clause

ReadLine = Callable[[str], str]  # shows a prompt and gives a line; EOFError at the end of the input
OWN_NEWS = ("chose", "answered")  # a player need not be told what he did, nor that somebody decided


class Quit(Exception):
    """The player leaves the game."""


class Session:
    """One local game as it is shown and played in one window."""

    def __init__(self, local_game: LocalGame, words: Catalogue, console: Console, save: Save, read: ReadLine | None = None) -> None:
        self.local_game = local_game
        self.game = local_game.game
        self.words = words
        self.console = console
        self.save = save
        self.read: ReadLine = read or (lambda prompt: console.input(Text(prompt, style="bold")))
        self.unicode = console.encoding.lower().startswith("utf")
        # how much of the news each person has been shown
        self.heard = {person: last_round(local_game.play.heard(eyes_of(person))) for person in local_game.people}
        self.since = dict(self.heard)  # where the news of the last page began
        self.last_person: Seats = ()  # who sat here last
        self.notices: list[str] = []  # what the next page says besides news

    def run(self) -> None:
        """Play until the game is over; Quit, or the end of the input, leaves it earlier."""
        asked = self.local_game.advance_to_person()
        while asked:
            self.turn(self.next_person(asked))
            asked = self.local_game.advance_to_person()
            self.keep()
        self.show_end()

    def next_person(self, asked: list[int]) -> Seats:
        """Who must choose: if possible the one who sits here."""
        waiting = [person for person in self.local_game.people if set(person) & set(asked)]
        return self.last_person if self.last_person in waiting else waiting[0]

    def keep(self) -> None:
        """Write the game as it stands into its file."""
        record = self.local_game.record()
        self.save.put(notation.write(record, self.game), self.local_game.play.over)

    # --- one question ------------------------------------------------------------------
    def turn(self, person: Seats) -> None:
        """Show a person what is asked until something is chosen."""
        self.draw_curtain(person)
        self.show(person)
        while not self.take_line(person, self.read(f"{self.words.say('prompt-sign')}> ")):
            pass

    def head(self, person: Seats) -> screen.Head:
        """The head of the person's screen, with the questions and options."""
        return screen.head(self.game, self.local_game.play.state, eyes_of(person), [])

    def show(self, person: Seats) -> None:
        """A page: the board, what happened since, and the question."""
        stream = self.local_game.play.heard(eyes_of(person))
        news = self.in_words(stream[self.heard[person] :])
        self.since[person] = self.heard[person]
        self.heard[person] = len(stream)
        head = self.head(person)
        parts = drawing.brief(self.game.id, self.game.view(self.local_game.play.state, eyes_of(person)), self.words, self.unicode)
        page(self.console, self.title(head), parts, news + self.forced_answers(person) + self.notices, self.asked(head), self.words)
        self.notices = []

    def title(self, head: screen.Head) -> str:
        """The line above a page: whose turn it is."""
        return self.words.say("your-turn", seat=self.words.seats([question.seat for question in head.questions]))

    def asked(self, head: screen.Head) -> Asked:
        """The question, its options, and what else can be typed."""
        question = head.questions[0]
        title = Text.assemble((self.words.prompt(question.name, question.about), "bold"), (f"  [{question.clause}]", "dim"))
        hint = self.words.say("keys-hint", count=sum(len(q.closed) for q in head.questions))
        if len([q for q in head.questions if self.may_pass(q.seat)]) > 1:
            hint = f"{self.words.say('pass-all-hint')}\n{hint}"
        return Asked(title, open_options(head), Text(hint, style="dim"))

    def in_words(self, news: list[News]) -> list[str]:
        """Events as sentences, without those that the player need not be told."""
        return [self.words.event(self.game, event) for event in news if event[0] not in OWN_NEWS]

    def forced_answers(self, person: Seats) -> list[str]:
        """What was answered for a person who had no choice."""
        given = [(self.words.seat(self.game.seats[seat]), choice) for seat, choice in self.local_game.forced if seat in person]
        return [self.words.say("only-answer", seat=seat, choice=self.words.choice(self.game, choice)) for seat, choice in given]

    def draw_curtain(self, person: Seats) -> None:
        """Where people share the window, the screen is empty while they change."""
        if len(self.local_game.people) > 1 and person != self.last_person:
            self.console.clear()
            self.read(self.words.say("curtain", seat=self.words.seats([self.game.seats[seat] for seat in person])) + " ")
            self.console.clear()
        self.last_person = person

    # --- what was typed ----------------------------------------------------------------
    def take_line(self, person: Seats, typed: str) -> bool:
        """Do what was typed; is something chosen, or taken back, so that there is another page to show?"""
        head = self.head(person)
        options = open_options(head)
        match understand(typed, options, self.game, self.words):
            case int(at):
                self.choose(options[at].seat, self.game.choice(options[at].choice.text))
                return True
            case Command("undo", _):
                return self.undo(person)
            case Command("pass-all", _):
                return self.pass_all(head)
            case Command(name, about):
                self.obey(person, name, about, head)
            case Ambiguous(found):
                self.say(self.words.say("ambiguous", text=printable(typed)), "yellow")
                for line in listed(options, found, self.words, self.console.width):
                    self.console.print(line)
            case ClosedChoice(text):
                self.refuse(head, text)
            case str(problem):
                self.say(problem, "yellow")
        return False

    def choose(self, seat: str, choice: int) -> None:
        """One choice, and the game is kept."""
        self.local_game.choose(self.game.seats.index(seat), choice)
        self.keep()

    def pass_all(self, head: screen.Head) -> bool:
        """Pass with every seat that is asked and may."""
        seats = [q.seat for q in head.questions if self.may_pass(q.seat)]
        for seat in seats:
            self.choose(seat, PASS)
        if not seats:
            self.say(self.words.say("pass-all-none"), "yellow")
        return bool(seats)

    def may_pass(self, seat: str) -> bool:
        """Is passing one of the seat's options?"""
        return PASS in options_for(self.local_game.play.state, self.game.seats.index(seat))

    def undo(self, person: Seats) -> bool:
        """Take the person's last choice back, if that may be; was it?"""
        if not self.local_game.undo(person):
            self.say(self.words.say("cannot-undo"), "yellow")
            return False
        self.heard[person] = min(self.heard[person], len(self.local_game.play.heard(eyes_of(person))))
        self.notices = [self.words.say("undone")]
        self.keep()
        return True

    def obey(self, person: Seats, name: str, about: int, head: screen.Head) -> None:
        """Do what a command says that leaves the question open."""
        if name == "quit":
            raise Quit
        if name == "board":
            view = self.game.view(self.local_game.play.state, eyes_of(person))
            drawing.show(self.console, drawing.board(self.game.id, view, self.words, self.unicode))
        elif name == "closed":
            self.console.print(drawing.closed(head, self.words))
        elif name in ("log", "log-all"):
            stream = self.local_game.play.heard(eyes_of(person))
            self.console.rule(self.words.say(f"title-{name}"))
            for line in self.in_words(stream[0 if name == "log-all" else last_round(stream) :]):
                self.say(line)
        elif name == "explain":
            self.explain(head, about)
        elif name == "help":
            self.console.print(help_table(self.words))
        else:
            self.heard[person] = self.since[person]
            self.show(person)

    def explain(self, head: screen.Head, about: int) -> None:
        """An option, or the question itself, and the rule behind it."""
        options = open_options(head)
        if about < 0:
            self.say(self.words.prompt(head.questions[0].name, head.questions[0].about), "bold")
            self.cite(head.questions[0].clause)
            for number, o in enumerate(options, 1):
                self.say(f"{number:3} {whose(o, options, self.words)}{label(o, self.words)}  [{o.choice.clause}]")
            return
        self.describe(options[about])

    def describe(self, o: OpenOption) -> None:
        """One option, what is printed on its card, and its rule."""
        self.say(label(o, self.words), "bold")
        if self.words.has(f"card-{o.choice.noun}"):
            self.say(f"  {self.words.say(f'card-{o.choice.noun}')}")
        self.cite(o.choice.clause)

    def cite(self, id: str) -> None:
        """Print the text of the clause behind a choice or question."""
        text = clause(self.game.id, id, self.words.language) or self.words.say("explain-no-clause", id=id)
        self.say(f"  {self.words.say('explain-why')}: {id}  {text}", "dim")

    def refuse(self, head: screen.Head, text: str) -> None:
        """Say why a choice of the game is not open, to each seat that is asked."""
        choice = self.game.choice(text)
        seats = [self.game.seats.index(question.seat) for question in head.questions]
        for reason in dict.fromkeys(self.game.why_not(self.local_game.play.state, seat, choice) for seat in seats):
            why = f"{self.words.say(f'reason-{reason}')} [{self.game.reasons.get(reason, '')}]"
            self.say(self.words.say("refused", choice=self.words.choice(self.game, choice), reason=why), "yellow")

    # --- the end -----------------------------------------------------------------------
    def show_end(self) -> None:
        """The last board, what happened last, who won, and where the record lies."""
        eyes = sum(eyes_of(person) for person in self.local_game.people)
        stream = self.local_game.play.heard(eyes)
        news = self.in_words(stream[min(self.heard.values()) if len(self.local_game.people) == 1 else last_round(stream) :])
        parts = drawing.brief(self.game.id, self.game.view(self.local_game.play.state, eyes), self.words, self.unicode)
        won = Text(result(self.game, self.game.ended(self.local_game.play.state), self.words), style="bold green")
        page(self.console, "", parts, news, Asked(won, [], Text()), self.words)
        if self.save.path:
            self.console.print(Text(self.words.say("record-kept", file=str(self.save.path))), soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        """A line as it is, without markup."""
        self.console.print(Text(text, style=style))


def eyes_of(person: Seats) -> int:
    """The mask of a person's seats."""
    return sum(BIT[seat] for seat in person)


def last_round(news: list[News]) -> int:
    """Where the last round begins in what was heard: the turn before this one of whoever's turn it is; else the beginning."""
    turns = [(at, facts) for at, (what, facts) in enumerate(news) if what == "turn"]
    return next((at for at, facts in reversed(turns[:-1]) if facts == turns[-1][1]), 0)


def result(game: Game, end: Ended | None, words: Catalogue) -> str:
    """Who has won, how far and why."""
    if end is None:
        return words.say("unfinished")
    names = [name for seat, name in enumerate(game.seats) if end.winners >> seat & 1]
    won = words.say("won", seats=words.seats(names), count=len(names)) if names else words.say("drawn")
    degree = [words.say(f"degree-{end.degree}")] if end.degree else []
    return " ".join([won, *degree, words.ending(game, end)])


def help_table(words: Catalogue) -> RenderableType:
    """The commands that can be typed, each with what it does."""
    table = Table(title=words.say("help-title"), title_justify="left", show_header=False, box=None)
    table.add_row("1, 2, 3 …", words.say("help-number"))
    table.add_row("?", words.say("help-explain"))
    for name in ("closed", "pass-all", "undo", "log", "log-all", "board", "quit"):
        table.add_row(words.say(f"command-{name}"), words.say(f"help-{name}"))
    return table
