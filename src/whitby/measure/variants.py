"""Bots of the level `hard` with one part taken out, to see what it is worth, and Dracula as he is without mixing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from whitby import belief
from whitby.bots import Bot
from whitby.bots.fury.mind import Mind, Rules
from whitby.engine import NOUN, News
from whitby.game import Game, View
from whitby.games.dracula2003.words import ACCEPT, OFFER_DRAW, TARGETS
from whitby.games.fury.europe import OFF, ON_MAP
from whitby.games.fury.trail import TRAIL
from whitby.games.fury2015.words import DRACULA, HEALTH, INFLUENCE_WINS
from whitby.rng import Rng

TRIES: Final = 200  # trails that are drawn until one ends where it should


def unmixed(bot: Any) -> Bot:
    """Who always takes what seems best."""
    bot.mixes = False
    made: Bot = bot
    return made


class RandomAhead:
    """In the games that it imagines all play at random; its own options it judges as before."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.judges = bot.edition
        self.aimless = Mind(without_aim(bot.game), {})
        self.own = True  # is it the bot itself who judges next?
        bot.edition = self.judges._replace(hunter=self.hunter, dracula=self.dracula)

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """A choice begins with the judgement of the options."""
        self.own = True
        choice: int = self.bot.choose(view, news, options)
        return choice

    def hunter(self, *about: Any) -> Mind:
        """A hunter's mind."""
        return self.mind(self.judges.hunter, about)

    def dracula(self, *about: Any) -> Mind:
        """Dracula's mind."""
        return self.mind(self.judges.dracula, about)

    def mind(self, judge: Callable[..., Mind], about: Sequence[Any]) -> Mind:
        """That of the judgement once, then one to whom all is alike."""
        if not self.own:
            return self.aimless
        self.own = False
        return judge(*about)


def without_aim(game: Game) -> Rules:
    """Rules by which every choice is worth the same."""
    return {choice & ~NOUN: lambda *about: 0.0 for choice in game.actions}


class WithoutOdds:
    """It knows where Dracula can be, but not how likely each place is."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def choose(self, view: View, news: Sequence[News], options: Sequence[int]) -> int:
        """Before the first choice the belief of the bot is replaced by one that is."""
        bot = self.bot
        if bot.belief is None:
            bot.belief = Even(belief.make(bot.game, bot.edition.options(view), bot.edition.cap if bot.is_dracula else None))
        choice: int = bot.choose(view, news, options)
        return choice


class Even:
    """A belief whose places are all alike."""

    def __init__(self, belief: Any) -> None:
        self.belief = belief

    @property
    def facts(self) -> Any:
        """As many as the belief has folded."""
        return self.belief.facts

    def hear(self, news: Sequence[News]) -> None:
        """Fold them."""
        self.belief.hear(news)

    def copied(self) -> Even:
        """One that goes its own way from here."""
        return Even(self.belief.copied())

    def here(self) -> dict[int, float]:
        """Where Dracula can be."""
        return alike(self.belief.here())

    def older(self) -> dict[int, float]:
        """What can lie behind him."""
        return alike(self.belief.older())

    def trail(self, rng: Rng) -> list[int]:
        """A trail that ends in any of the places."""
        end = rng.pick(sorted(self.belief.here()) or [OFF])
        trail: list[int] = self.belief.trail(rng)
        for _ in range(TRIES):
            if newest(trail) in (end, OFF):
                break
            trail = self.belief.trail(rng)
        return trail


def newest(trail: Sequence[int]) -> int:
    """The newest place of a trail."""
    return next((code for code in trail[:TRAIL] if 0 <= code < ON_MAP), OFF)


def alike(odds: dict[int, float]) -> dict[int, float]:
    """The same places, each as likely as the others."""
    return dict.fromkeys(odds, sum(odds.values()) / max(1, len(odds)))


def without_value(bot: Any) -> Bot:
    """It judges a game that is not over by influence and damage alone."""
    bot.edition = bot.edition._replace(value=counted)
    made: Bot = bot
    return made


def counted(s: Any, seat: int) -> float:
    """Which side has come farther on its own way."""
    ahead = s.influence / INFLUENCE_WINS - s.dracula_damage / HEALTH[DRACULA]
    dracula: float = min(1.0, max(0.0, (1.0 + ahead) / 2))
    return dracula if seat == DRACULA else 1.0 - dracula


def random_in_london(bot: Any) -> Bot:
    """In the games of London that it imagines all play at random; nobody offers a draw."""
    bot.policy = lambda s, seat, options, rng: rng.pick([choice for choice in options if choice not in (OFFER_DRAW, ACCEPT)] or options)
    made: Bot = bot
    return made


def without_value_in_london(bot: Any) -> Bot:
    """It judges a game of London that is not over by the targets taken alone."""
    bot.value = taken
    made: Bot = bot
    return made


def taken(s: Any, seat: int) -> float:
    """Who has taken more of the other's targets."""
    ahead: float = (s.targets_taken[seat] - s.targets_taken[1 - seat]) / TARGETS
    return (1.0 + ahead) / 2


RANDOM_AHEAD: Final = "random-ahead"
WITHOUT_VALUE: Final = "without-value"
UNMIXED: Final = "unmixed"
ABLATIONS: Final[dict[str, dict[str, Callable[[Any], Bot]]]] = {  # by game
    "fury-2015": {RANDOM_AHEAD: RandomAhead, "without-odds": WithoutOdds, WITHOUT_VALUE: without_value},
    "dracula-2003": {RANDOM_AHEAD: random_in_london, WITHOUT_VALUE: without_value_in_london},
}


def changed(game_id: str, variant: str, bot: Any) -> Bot:
    """A bot of a game as this variant of it."""
    return unmixed(bot) if variant == UNMIXED else ABLATIONS[game_id][variant](bot)
