"""The engine: an agenda of rules, one pending question, and the words rules are written with.

A rule is a function of a state and a few small ints. It either acts, or asks a seat and names the function that takes the
answer. Rules wait on the agenda, a stack inside the state; dice and draws are answers of the seat CHANCE. So a whole game is
a set-up and a list of choices, and the state is plain data that can be copied, saved and asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack

from whitby.board import BIT

CHANCE: Final = -1
NOBODY: Final = -2
PLAYING: Final = -1  # `winners` while the game goes on; afterwards a mask of seats, 0 for a draw
NIL: Final = -1  # no fact

SEATS: Final = 5  # at most
PUBLIC: Final = 32  # the audience bit of everybody, spectators included
EVERYONE: Final = 63

NOUN: Final = 1023  # a choice is VERB | noun
VERB: Final = 10  # how far the verb is shifted
PASS: Final = 1 << VERB  # the first verb of every game
ANYTIME: Final = 1 << 20  # a choice with which a seat may interrupt the question to it, or to another seat

Ts = TypeVarTuple("Ts")
S = TypeVar("S", bound="State")
Rule = Callable[..., None]
R = TypeVar("R", bound=Rule)
Task = tuple[Rule, tuple[int, ...]]
Event = tuple[int, str, tuple[int, ...]]  # audience, word, nouns
News = tuple[str, tuple[int, ...]]  # an event as those who hear it hear it
Pile = tuple[int, ...]  # replaced, never changed in place: copies share it


def nothing(s: State) -> None:
    """No rule has run yet."""


QUESTIONS: Final[dict[Rule, str]] = {}  # a rule that asks -> the name of its question
KNOWN: Final[dict[Rule, Callable[..., bool]]] = {}  # a rule that asks -> (s, *args): does everybody know whether it leaves a choice?
STEPS: Final[dict[Rule, Callable[..., str]]] = {}  # a rule that asks for a decision step by step -> (s, *args): the step, for the decider


def always_known(s: Any, *args: int) -> bool:
    """A question whose options follow from what lies open."""
    return True


def question(name: str, known: Callable[..., bool] | None = None, step: Callable[..., str] | None = None) -> Callable[[R], R]:
    """Name what the rule below asks: prompts, refusals and bots know the question by it, whatever the rule is called.

    `known(s, *args)` tells when everybody knows whether there is more than one answer; never, if not said. `step(s, *args)` names
    the step of a decision for the one who makes it; all others know the whole of it by `name`.
    """

    def register(rule: R) -> R:
        QUESTIONS[rule] = name
        if known is not None:
            KNOWN[rule] = known
        if step is not None:
            STEPS[rule] = step
        return rule

    return register


NOTHING: Final[Task] = (nothing, ())
NO_OPTIONS: Final[list[int]] = []
NO_ANSWERS: Final[list[Pile]] = []


class Refused(ValueError):
    """A choice that was not open to the seat; `reason` is an id of the game's catalogue of reasons."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


ASK_AGAIN: Final = 0  # after an answer all who have a say are asked again, in the same order
NEXT_FIRST: Final = 1  # the same, but who comes after the one that answered is first now
CLOSED: Final = 2  # the first answer closes the window


class Window:
    """A named moment in which seats may answer before what is in flight lands: one table per game.

    All who have a say are asked together and in secret, each for one card or PASS. When all have answered, the card of the first
    of them in the order of `seats` takes effect; the other answers are void and nobody hears of them.
    """

    def __init__(
        self,
        name: str,
        seats: Callable[..., list[int]],
        has_say: Callable[..., bool],
        offer: Callable[..., list[int]],
        answered: Rule,
        after: int = ASK_AGAIN,
    ) -> None:
        self.name = name
        self.seats = seats  # (s, w, about): whom window number w concerns, in the order of the rules
        self.has_say = has_say  # (s, seat, w, about): has this seat a say now? Public
        self.offer = offer  # (s, seat, w, about): what it may answer, PASS among it; may be secret
        self.answered = answered  # (s, seat, w, about, choice): what the answer does
        self.after = after


class State:
    """The part of a state that is the same in every game. A game adds its own fields by a list: see whitby.fields."""

    def begin(self) -> None:
        """Set every field. Not __init__: a copy must not pay for it, and a field that copy forgets must be missing."""
        self.begin_engine()

    def begin_engine(self) -> None:
        """The engine's own fields: nothing is asked yet."""
        self.agenda: list[Task] = []
        self.insert_at: int = 0  # where do() inserts: the depth when the running rule began
        self.running: Task = NOTHING  # the rule that asked; it can be asked again
        self.seat: int = NOBODY  # who must choose now (the first of them in ask_each)
        self.options: list[int] = NO_OPTIONS  # never changed in place, so copies share it
        self.then: Rule = nothing
        self.stepwise: bool = False  # this answer may be one of several to the same question
        self.screen: int = NOBODY  # the seat behind whose screen CHANCE answers now
        self.asked: list[tuple[int, list[int]]] = []  # ask_each: the seats still to answer, with their options
        self.answers: list[Pile] = NO_ANSWERS  # ask_each: secret answers so far, by seat
        self.waiting_answers: list[
            Pile
        ] = []  # answers to interrupted questions: where the question waits on the agenda, the seat, its answers
        self.winners: int = PLAYING
        self.ending: int = NIL  # why it is over: a place in the game's table of endings; NIL while it goes on
        self.degree: int = 0  # how far it was won: 0 for a plain victory, else counted from 1 in the game's degrees
        self.outbox: list[Event] = []  # news since the play last took it
        self.listening: bool = True

    def copy_engine_to(self, t: State) -> None:
        """The engine's own fields, for a game's copy(). Copies do not listen."""
        t.agenda = self.agenda.copy()
        t.insert_at = self.insert_at
        t.running = self.running
        t.seat = self.seat
        t.options = self.options
        t.then = self.then
        t.stepwise = self.stepwise
        t.screen = self.screen
        t.asked = self.asked.copy() if self.asked else []
        t.answers = self.answers.copy() if self.answers else NO_ANSWERS
        t.waiting_answers = self.waiting_answers.copy() if self.waiting_answers else []
        t.winners = self.winners
        t.ending = self.ending
        t.degree = self.degree
        t.outbox = []
        t.listening = False

    def copy(self) -> State:
        """An independent state with the same future."""
        t = State()
        self.copy_engine_to(t)
        return t

    def engine_snapshot(self) -> dict[str, Any]:
        """The engine's own fields as JSON values. The question is not among them: its rule is asked again."""
        return {
            "agenda": [task_words(task) for task in self.agenda],
            "running": task_words(self.running),
            "answers": [list(pile) for pile in self.answers],
            "waiting_answers": [list(pile) for pile in self.waiting_answers],
            "winners": self.winners,
            "ending": self.ending,
            "degree": self.degree,
        }

    def fill_engine(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        """Set them from a snapshot or a view; the question is yet to be asked."""
        self.begin_engine()
        self.agenda = [task_of(words, rules) for words in values["agenda"]]
        self.running = task_of(values["running"], rules)
        self.answers = [tuple(pile) for pile in values["answers"]]
        self.waiting_answers = [tuple(pile) for pile in values.get("waiting_answers", ())]
        self.winners = values["winners"]
        self.ending = values["ending"]
        self.degree = values["degree"]

    def snapshot(self) -> dict[str, Any]:
        """All of the state as JSON values."""
        return self.engine_snapshot()

    def fill(self, values: dict[str, Any], rules: dict[str, Rule]) -> None:
        """Set every field of a new state from JSON values; its rules are known by name."""
        self.fill_engine(values, rules)

    def anytime(self, seat: int) -> list[int]:
        """With what `seat` may interrupt the question to the seats in `self.asked`, or to the one in `self.seat`: one table per game."""
        return NO_OPTIONS

    def may_be_interrupted(self) -> bool:
        """Could a seat, for all that everybody knows, interrupt the pending question with what may change an offer? Public."""
        return False

    def might_interrupt(self, seat: int) -> bool:
        """Could this seat, for all that everybody knows, play something beside the pending question to another? Public."""
        return False

    def keeps_answers(self, choice: int) -> bool:
        """Does this interruption change no offer, so that answers already given in secret stay? Else all are void and asked again."""
        return False

    def at_any_time(self, seat: int, choice: int) -> None:
        """Take up an anytime choice; afterwards the interrupted question is asked again."""

    def window(self, w: int) -> Window:
        """The game's window number w."""
        raise LookupError(w)

    def do(self: S, rule: Callable[[S, Unpack[Ts]], None], *args: Unpack[Ts]) -> None:
        """Run `rule` next: after what this rule already put down, before what waited."""
        self.agenda.insert(self.insert_at, (rule, args))  # type: ignore[arg-type]

    def ask(self, seat: int, options: list[int], then: Rule) -> None:
        """Stop until `seat` chooses; `then` gets the asking rule's own arguments and the choice."""
        self.seat = seat
        if seat >= 0:
            extra = self.anytime(seat)
            if extra:
                options = options + extra
        self.options = options
        self.then = then
        self.stepwise = False
        self.screen = NOBODY

    def ask_step(self, seat: int, options: list[int], then: Rule) -> None:
        """One step of a decision that the others hear of as one answer: `then` does the same rule again until it is made."""
        self.ask(seat, options, then)
        self.stepwise = True

    def ask_chance_for(self, seat: int, options: list[int], then: Rule) -> None:
        """A draw behind a seat's screen, as a step of its decision: to all others it is still that seat which is asked."""
        self.ask_step(CHANCE, options, then)
        self.screen = seat

    def ask_each(self: S, seats: list[int], offer: Callable[[S, int], list[int]], then: Rule) -> None:
        """Several seats answer in secret, in any order.

        offer(s, seat) lists what the seat may answer next, in the light of its own s.answers[seat]; none when it is done.
        then(s, *args, answers) follows when all are.
        """
        if not self.answers:
            self.answers = [()] * SEATS
        asked: list[tuple[int, list[int]]] = []
        for seat in seats:
            options = offer(self, seat)
            if options:
                asked.append((seat, options))
        if not asked:
            answers = self.answers
            self.answers = NO_ANSWERS
            then(self, *self.running[1], answers)
            return
        self.then = then
        self.stepwise = False
        self.screen = NOBODY
        self.asked = asked
        self.seat = asked[0][0]
        for i in range(len(asked)):
            seat, options = asked[i]
            extra = self.anytime(seat)
            if extra:
                asked[i] = (seat, options + extra)
        self.options = asked[0][1]

    def tell(self, to: int, what: str, a: int = NIL, b: int = NIL, c: int = NIL) -> None:
        """News for the seats in the mask `to`; facts are nouns. Two audiences need two tells."""
        if self.listening:
            facts: Pile = () if a == NIL else (a,) if b == NIL else (a, b) if c == NIL else (a, b, c)
            self.outbox.append((to, what, facts))

    def tell_pile(self, to: int, what: str, a: int, pile: Pile) -> None:
        """News about a whole pile."""
        if self.listening:
            self.outbox.append((to, what, (a, *pile)))

    def win(self, seats: int, ending: int, degree: int = 0) -> None:
        """The game is over: `seats` is the mask of the winners, 0 for a draw; why, and how far."""
        self.winners = seats
        self.ending = ending
        self.degree = degree


def run_agenda(s: State) -> None:
    """Run the agenda until somebody must choose or the game is over."""
    agenda = s.agenda
    while s.seat == NOBODY and s.winners == PLAYING:
        task = agenda.pop()
        s.running = task
        s.insert_at = len(agenda)
        if s.waiting_answers:
            restore_answers(s)
        run(s, task)


def restore_answers(s: State) -> None:
    """The question that was interrupted is asked again: the answers already given to it belong to it."""
    while s.waiting_answers and s.waiting_answers[-1][0] == len(s.agenda):
        if not s.answers:
            s.answers = [()] * SEATS
        entry = s.waiting_answers.pop()
        s.answers[entry[1]] = entry[2:]


def set_answers_aside(s: State, keep: bool) -> None:
    """A question is interrupted: whole answers wait with it, or all are void, those that wait already too.

    Who had not done answering begins again.
    """
    if keep:
        asked = [seat for seat, _ in s.asked]
        for seat, answers in enumerate(s.answers):
            if answers and seat not in asked:
                s.waiting_answers.append((len(s.agenda), seat, *answers))
    else:
        s.waiting_answers = []
    s.answers = NO_ANSWERS


def run(s: State, task: Task) -> None:
    """Call a rule, the arguments spelled out: a starred call costs 100 ns more compiled."""
    rule, args = task
    n = len(args)
    if n == 0:
        rule(s)
    elif n == 1:
        rule(s, args[0])
    elif n == 2:
        rule(s, args[0], args[1])
    elif n == 3:
        rule(s, args[0], args[1], args[2])
    else:
        rule(s, *args)


def ask_again(s: State) -> None:
    """Compute the pending question afresh: after loading, imagining, swapping."""
    if s.winners != PLAYING:
        return
    s.seat = NOBODY
    s.options = NO_OPTIONS
    s.asked = []
    s.insert_at = len(s.agenda)
    run(s, s.running)


def task_words(task: Task) -> list[Any]:
    """A task as text: the rule's name and its arguments, which are public by law."""
    return [task[0].__name__, *task[1]]


def task_of(words: list[Any], rules: dict[str, Rule]) -> Task:
    """A task from its text."""
    return rules[words[0]], tuple(words[1:])


# --- the engine's part of a view ---------------------------------------------------------
def answers_seen(s: State, eyes: int) -> list[list[int]]:
    """One's own secret answers."""
    return [list(pile) if eyes & BIT[seat] else [] for seat, pile in enumerate(s.answers)]


def asked_seen(s: State) -> list[int]:
    """Who is asked for all that everybody knows, NOBODY after the end."""
    return [seat for seat, _ in s.asked] if s.asked else [s.seat if s.screen == NOBODY else s.screen]


def options_seen(s: State, eyes: int) -> list[Any]:
    """The options of the seats that these eyes belong to."""
    return [[seat, list(options)] for seat, options in s.asked or [(s.seat, s.options)] if seat >= 0 and eyes & BIT[seat]]


def waiting_answers_seen(s: State, eyes: int) -> list[list[int]]:
    """What a view shows of answers that wait: one's own, and who else had answered."""
    return [list(entry) if eyes >> entry[1] & 1 else list(entry[:2]) for entry in s.waiting_answers]


def options_for(s: State, seat: int) -> list[int]:
    """What `seat` may choose now; when another is asked, with what it may interrupt."""
    if s.asked:
        for asked, options in s.asked:
            if asked == seat:
                return options
    elif seat == s.seat:
        return s.options
    return s.anytime(seat) if (s.seat >= 0 or s.screen != NOBODY) and seat >= 0 and s.winners == PLAYING else NO_OPTIONS


def seats_asked(s: State) -> list[int]:
    """Who must choose now, CHANCE included."""
    if s.asked:
        return [seat for seat, _ in s.asked]
    return [] if s.seat == NOBODY else [s.seat]


def openly_asked(s: State) -> list[int]:
    """The same for all that everybody knows: while CHANCE answers behind a seat's screen, that seat. This is public."""
    return seats_asked(s) if s.screen == NOBODY else [s.screen]


def apply(s: State, seat: int, choice: int) -> None:
    """Answer the pending question: the only door for people and bots."""
    if choice not in options_for(s, seat):
        raise Refused("not-an-option")
    answer(s, seat, choice)


def advance(s: State, choice: int) -> None:
    """Answer for the seat in `s.seat`, trusting the caller: for search and playouts."""
    answer(s, s.seat, choice)


def answer(s: State, seat: int, choice: int) -> None:
    """Hand a choice to the rule that waits for it, then settle."""
    s.insert_at = len(s.agenda)
    if choice & ANYTIME:
        if s.answers or s.waiting_answers:
            set_answers_aside(s, s.keeps_answers(choice))
        s.agenda.append(s.running)
        s.seat = NOBODY
        s.options = NO_OPTIONS
        s.asked = []
        s.insert_at = len(s.agenda)
        s.at_any_time(seat, choice)
    elif s.asked:
        s.answers[seat] += (choice,)
        s.seat = NOBODY
        s.options = NO_OPTIONS
        s.asked = []
        run(s, s.running)
    else:
        then = s.then
        args = s.running[1]
        s.seat = NOBODY
        s.options = NO_OPTIONS
        n = len(args)
        if n == 0:
            then(s, choice)
        elif n == 1:
            then(s, args[0], choice)
        elif n == 2:
            then(s, args[0], args[1], choice)
        elif n == 3:
            then(s, args[0], args[1], args[2], choice)
        else:
            then(s, *args, choice)
    run_agenda(s)


def open_window(s: State, w: int, about: int) -> None:
    """Whoever has a say in window number w may answer; a response resolves before anybody is asked again."""
    s.do(ask_window, w, about, 0)


def ask_window(s: State, w: int, about: int, first: int) -> None:
    """All who have a say are asked together, in secret; one who has it alone is asked as ever."""
    seats = seats_with_a_say(s, w, about, first)
    if len(seats) < 2:
        s.answers = NO_ANSWERS  # who answered and has no say any more answered in vain
    if len(seats) == 1:
        s.ask(seats[0], s.window(w).offer(s, seats[0], w, about), answered_alone)
    elif seats:
        s.ask_each(seats, window_offer, answered_together)


def seats_with_a_say(s: State, w: int, about: int, first: int) -> list[int]:
    """Who has a say now, in order from the one that is first."""
    window = s.window(w)
    seats = window.seats(s, w, about)
    if first:
        seats = seats[first:] + seats[:first]
    has_say = window.has_say
    return [seat for seat in seats if has_say(s, seat, w, about)]


def window_offer(s: State, seat: int) -> list[int]:
    """One answer a seat."""
    if s.answers[seat]:
        return NO_OPTIONS
    w, about, _ = s.running[1]
    return s.window(w).offer(s, seat, w, about)


def answered_alone(s: State, w: int, about: int, first: int, choice: int) -> None:
    """The only one who was asked has answered."""
    if choice != PASS:
        takes_effect(s, w, about, seats_with_a_say(s, w, about, first)[0], choice)


def answered_together(s: State, w: int, about: int, first: int, answers: list[Pile]) -> None:
    """The first of those who did not pass; what the others answered is void and never told."""
    for seat in seats_with_a_say(s, w, about, first):
        if answers[seat][0] != PASS:
            takes_effect(s, w, about, seat, answers[seat][0])
            return


def takes_effect(s: State, w: int, about: int, seat: int, choice: int) -> None:
    """An answer does what it says; afterwards the others may answer again, if the window's table says so."""
    window = s.window(w)
    seats = window.seats(s, w, about)
    window.answered(s, seat, w, about, choice)
    if window.after != CLOSED:
        s.do(ask_window, w, about, (seats.index(seat) + 1) % len(seats) if window.after == NEXT_FIRST else 0)


def face_in_window(s: State, seat: int, choice: int) -> int:
    """What others see of an answer to a window: nothing but that it was given, until it takes effect."""
    if not s.asked:
        return choice
    w, about, first = s.running[1]
    if len(s.asked) == 1:
        for other in seats_with_a_say(s, w, about, first):
            if other == seat:
                return choice
            if s.answers[other] and s.answers[other][0] != PASS:
                break
    return PASS


def question_name(s: State) -> str:
    """The name of the question that the running rule, or its window, asks; empty for a rule that asks nothing."""
    rule, args = s.running
    return s.window(args[0]).name if rule is ask_window else QUESTIONS.get(rule, "")


def step_name(s: State) -> str:
    """The name by which the one who is asked knows the question: that of its step, where a decision has several."""
    rule, args = s.running
    step = STEPS.get(rule)
    return question_name(s) if step is None else step(s, *args)
