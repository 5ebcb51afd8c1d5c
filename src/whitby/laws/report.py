"""What was checked, and what was broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from whitby.engine import STEPS
from whitby.game import Game
from whitby.notation import Record

# short name -> what it says; the numbers are those of docs/architecture.md
LAWS: Final[dict[str, str]] = {
    "acts-or-asks": "1   a rule acts or asks; asking again changes nothing",
    "options": "2   options: some, at most 256, in the list of actions, each once for a seat",
    "agenda": "3   the agenda names places, never hidden values",
    "swap": "4a  hidden things change places, and who may see neither notices nothing",
    "twins": "4b  choices with the same face, or the same news, look the same to others",
    "news": "4c  equal news of the same choice leave equal views",
    "imagination": "4d5 an imagined world looks the same, from the view as JSON alone",
    "undo": "4e  taking back tells the others nothing",
    "known": "4f  what is answered at once everybody knows to have one answer",
    "replay": "6   replay, text, JSON, snapshots and undo give the same game",
    "copies": "7   copies are independent and whole",
    "conservation": "8   every piece is in exactly one place",
    "never-stuck": "9   every question has a default, every game ends",
    "recall": "10  eyes that heard the same see the same",
}
WHOLE_GAME: Final = "(whole game)"  # the phase of what is checked once a game
ONCE_A_GAME: Final = ("replay", "never-stuck")


class Broken(Exception):
    """Inside the laws: this law does not hold here."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(detail)
        self.law = law
        self.detail = detail


class LawBroken(Exception):
    """A game breaks a law: which, how, and a record that leads there."""

    def __init__(self, law: str, detail: str, record: Record | None, step: int) -> None:
        super().__init__(f"law {law!r} is broken after {step} choices: {detail}")
        self.law = law
        self.detail = detail
        self.record = record
        self.step = step

    def __reduce__(self) -> tuple[type[LawBroken], tuple[str, str, Record | None, int]]:
        """So that it comes whole out of another process."""
        return LawBroken, (self.law, self.detail, self.record, self.step)


class Counts:
    """How often each law was checked in each phase."""

    def __init__(self) -> None:
        self.games = 0
        self.steps = 0
        self.counts: Counter[tuple[str, str]] = Counter()  # (law, phase): comparisons made
        self.costly: Counter[str] = Counter()  # phase: steps at which the costly laws were checked
        self.secrets: Counter[str] = Counter()  # by name of the swap
        self.starts: Counter[str] = Counter()  # by name of the opening
        self.options: Counter[str] = Counter()  # games from the set-up by options that were set: name=value

    def add(self, other: Counts) -> None:
        """Take in what another process counted."""
        self.games += other.games
        self.steps += other.steps
        self.counts += other.counts
        self.costly += other.costly
        self.secrets += other.secrets
        self.starts += other.starts
        self.options += other.options


class Report(Counts):
    """The counts of a game's check, and what is missing in them."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

    @property
    def phases(self) -> list[str]:
        """All questions of the game, as its prompts name them, and others that were met; a decision with steps is counted by these."""
        whole = {name for name, rule in self.game.questions.items() if rule in STEPS}
        asked = [name for name in self.game.prompts if name not in whole]
        return [*asked, *sorted({p for _, p in self.counts if p not in asked and p != WHOLE_GAME})]

    def law(self, law: str) -> int:
        """How many checks of a law were made, over all phases."""
        return sum(n for (name, _), n in self.counts.items() if name == law)

    def zeros(self, laws: Collection[str] = LAWS) -> list[str]:
        """What was never checked: laws in phases, kinds of secrets, options, openings."""
        missing = [f"{law} in {phase}" for phase in self.phases for law in laws if not self.counts[law, phase]]
        missing += [f"{law} of a whole game" for law in ONCE_A_GAME if law in laws and not self.counts[law, WHOLE_GAME]]
        missing += [f"secret {name}" for name, _ in self.game.secrets if "swap" in laws and not self.secrets[name]]
        varied = [f"{name}={value}" for variation in self.game.variations for name, value in variation.items()]
        missing += [f"option {name}" for name in varied if not self.options[name]]
        return missing + [f"opening {name}" for name, _ in self.game.openings if not self.starts[name]]

    def __str__(self) -> str:
        lines = [f"{self.game.id}: {self.games} games, {self.steps} steps"]
        lines += [f"{self.law(law):>9}  {law:<13} {says}" for law, says in LAWS.items()]
        return "\n".join(lines)
