"""What the browser tests do at the table of Fury: positions from games at random, and a hand that presses on map, cards and panels."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from pages import Guest, Site

import whitby
from whitby.engine import CHANCE, options_for, seats_asked
from whitby.play import NO_CHOICE, only_answer
from whitby.rng import Rng
from whitby.scene import Scene

FURY_2015 = "fury-2015"
HUNTERS = ("godalming", "seward", "van-helsing", "mina")
SEATS = {"hunters": HUNTERS, "dracula": ("dracula",)}
GAMES = 12  # at random: they ask nearly all that can be asked
LONGEST = 1500  # choices of one of them
TRIES = 30  # to press something, before it is a dead end

# Where the hand goes: something that can be pressed, not covered, and in sight once it is scrolled to; nothing if there is none.
SPOT = """([what, luck]) => {
  const points = (x) => {
    const path = x.querySelector("path.hit"), box = (x.querySelector(".hit") ?? x).getBoundingClientRect();
    const along = (share) => path.getPointAtLength(path.getTotalLength() * share).matrixTransform(path.getScreenCTM());
    if (path) return [0.5, 0.3, 0.7, 0.2, 0.8].map(along);
    const spread = [[0.5, 0.5], [0.25, 0.3], [0.75, 0.3], [0.25, 0.8], [0.75, 0.8]];
    return spread.map(([right, down]) => ({x: box.x + box.width * right, y: box.y + box.height * down}));
  };
  const found = [...document.querySelectorAll(what)].filter((x) => x.checkVisibility({visibilityProperty: true}) && x.ariaBusy !== "true");
  while (found.length) {
    const [x] = found.splice(Math.floor(luck * found.length), 1);
    if (!(x instanceof SVGElement)) x.scrollIntoView({block: "nearest", inline: "nearest"});
    const free = points(x).find(({x: right, y: down}) => x.contains(document.elementFromPoint(right, down)));
    if (free) return {x: free.x, y: free.y, text: x.dataset.choice ?? x.dataset.lit ?? x.dataset.kind ?? ""};
  }
  return null;
}"""
ASKED = ".stage, .over, .prompt-area, .rail"  # where the table changes with what is asked; the map is the same
OVER = "(() => { const bar = document.querySelector('header .status'); return bar ? bar.scrollWidth - bar.clientWidth : 0; })()"
OPEN = "[data-choice]:not([role=option]), [data-lit], button[data-kind]"


# --- positions ----------------------------------------------------------------------------
def moments(game: str = FURY_2015) -> list[tuple[str, str]]:
    """The sides and the questions that games at random ask them with a choice."""
    return list({key: None for number in range(GAMES) for key in moments_of(number, game)})


@cache
def moments_of(number: int, game: str = FURY_2015) -> dict[tuple[str, str], int]:
    """Where a game at random first asks something that leaves a choice: how many choices on, by side and question."""
    found: dict[tuple[str, str], int] = {}
    position = moment(number, 0, game)
    luck = Rng(f"moments {number}")
    for steps in range(LONGEST):
        if position.under_way.over:
            break
        for seat in seats_asked(position.state):
            if seat != CHANCE and only_answer(position.state, seat) == NO_CHOICE:
                found.setdefault((side_of(position.game.seat_name(seat)), position.game.step(position.state)), steps)
        go_on(position, luck)
    return found


def moment(number: int, steps: int, game: str = FURY_2015) -> Scene:
    """A game at random after so many choices."""
    position = Scene(whitby.game(game), whitby.game(game).setup(), [])
    luck = Rng(f"moments {number}")
    for _ in range(steps):
        go_on(position, luck)
    return position


def go_on(position: Scene, luck: Rng) -> None:
    """One choice at random."""
    seat = seats_asked(position.state)[0]
    options = options_for(position.state, seat)
    position.under_way.apply(seat, options[luck.below(len(options))])


def asked(side: str, question: str, game: str = FURY_2015) -> Scene:
    """The first position in which a side is asked this question."""
    number = next(number for number in range(GAMES) if (side, question) in moments_of(number, game))
    return moment(number, moments_of(number, game)[side, question], game)


def side_of(seat: str) -> str:
    return "dracula" if seat == "dracula" else "hunters"


# --- at the table -------------------------------------------------------------------------
def sit(guest: Guest, side: str, position: Scene | None = None, language: str = "en", game: str = FURY_2015, **options: Any) -> str:
    """At a new table of this guest, on all seats of a side, against bots that play at random; the table's id."""
    first, *others = SEATS[side]
    against = {seat: "me" if seat in others else "random" for seat in whitby.game(game).seats if seat != first}
    guest.post("/api/me", {"name": "Mina", "language": language})
    table = str(guest.post("/api/tables", {"game": game, "seat": first, "others": against, "options": options})["table"])
    if position:
        guest.site.set(table, position)
    guest.open(f"/t/{table}").locator("#prompt").wait_for()
    return table


def put(guest: Guest, site: Site, table: str, position: Scene) -> None:
    """Go on from another position, with the page opened anew."""
    site.set(table, position)
    guest.page.reload()
    guest.page.locator("#prompt").wait_for()


def look_at(mina: Guest, site: Site, table: str, side: str, position: Scene, inside: str = "html") -> None:
    """The question with its panel: all that is open can be pressed somewhere, and nobody is kept out."""
    question = position.game.step(position.state)
    put(mina, site, table, position)
    mina.until(lambda: question in [each["name"] for each in mina.questions()])
    mina.axe(f"{side}, {question}", inside)
    first = next(each for each in mina.questions() if each["name"] == question)
    wanted = {option["text"]: option["noun"] for option in first["options"]}
    mina.page.evaluate("() => document.querySelectorAll('[data-anytime]').forEach(x => x.parentElement.open = true)")
    look = """name => [...document.querySelectorAll(`[${name}]`)].filter(x => x.checkVisibility()).map(x => x.getAttribute(name))"""
    shown, lit, kinds = (set(mina.page.evaluate(look, name)) for name in ("data-choice", "data-lit", "data-kind"))
    missing = [text for text, noun in wanted.items() if text not in shown and noun not in lit and not kinds and "all" not in shown]
    missing = [text for text in missing if not in_its_space(mina, text, wanted[text])]
    mina.wrong += [f"{side}, {question}: nothing to press for {missing}"] if missing else []


def in_its_space(guest: Guest, text: str, noun: str) -> bool:
    """Is a choice on an encounter in the card of its space, which a phone opens from the chip of that space?"""
    chip = f'[data-lit="{noun.partition(":")[0]}"]'
    if not guest.page.locator(chip).count():
        return False
    card = guest.page.locator("dialog[open]")
    guest.until(lambda: card.count() > 0 or (press(guest, chip) and False))
    found = card.locator(f'[data-choice="{text}"]').is_visible()
    guest.until(lambda: card.count() == 0 or (press(guest, "dialog[open] > button") and False))
    return found


def press(guest: Guest, what: str, luck: float = 0.0) -> str:
    """Press something of this kind where nothing covers it; what it was, or nothing."""
    spot = guest.page.evaluate(SPOT, [what, luck])
    if not spot:
        return ""
    guest.page.mouse.click(spot["x"], spot["y"])
    return str(spot["text"] or what)


def choose(guest: Guest, text: str) -> None:
    """Lay a choice out, where it is shown or at its place on the map, and send it."""
    before = guest.asked_now()
    lay(guest, text)
    send(guest, before)


def send(guest: Guest, before: tuple[str, int]) -> None:
    """Press the button that sends what is laid out, until there is an answer; a question that has just come keeps it out of reach."""
    guest.until(lambda: guest.asked_now() != before or (press(guest, "[data-confirm]") and False))
    guest.answered(before)


def lay(guest: Guest, text: str) -> None:
    """Lay a choice out: at its place on the map, in the card of that place, or where it is shown."""
    noun, shown = text.partition(" ")[2], f'[data-choice="{text}"]:not([role=option])'
    before = guest.asked_now()

    def lies() -> bool:
        return guest.page.locator("[data-confirm]").count() > 0 or guest.asked_now() != before

    def pressed() -> bool:
        if not lies():
            press(guest, f"[role=dialog] {shown}") or press(guest, f'[data-lit="{noun}"]') or press(guest, shown)
            guest.page.wait_for_timeout(100)  # a card opens, or the button that sends
        return lies()

    guest.until(pressed)


def a_few_and_whole(side: str, whole: int) -> pytest.MarkDecorator:
    """Which games are played by clicking: a few choices of one side; both sides' whole games are for the long run."""
    games = [pytest.param(each, whole, marks=pytest.mark.slow) for each in SEATS]
    return pytest.mark.parametrize(("side", "choices"), [(side, 8), *games])


class Hand:
    """Somebody who presses at random whatever the table offers, and the button that sends it."""

    def __init__(self, guest: Guest, luck: random.Random) -> None:
        self.guest = guest
        self.luck = luck
        self.listed: dict[str, Any] = {}  # questions that needed the list
        self.asked: set[str] = set()  # all questions

    def choice(self) -> bool:
        """Make one choice, if something is asked: lay it out, confirm it, wait for the answer. Only what was pressed counts as a try."""
        guest, before = self.guest, self.guest.asked_now()
        asked = guest.questions()
        if not asked:
            guest.page.wait_for_timeout(20)
            return False
        self.asked.add(asked[0]["name"])
        sent = len(guest.sent)

        def answers() -> bool:
            return len(guest.sent) > sent or guest.asked_now() != before

        for presses in range(TRIES):
            if presses == TRIES // 2:
                self.listed[asked[0]["name"]] = [option["text"] for option in asked[0]["options"]]
                press(guest, ".more button[aria-pressed=false]")
            confirms, luck = self.luck.random() < 0.9, self.luck.random()
            guest.until(lambda confirms=confirms, luck=luck: answers() or self.reach(confirms, luck))
            guest.page.wait_for_timeout(15)
            if answers():
                guest.answered(before)
                return True
        raise AssertionError(f"nothing to press at {asked[0]['name']}: {asked[0]['options']}")

    def reach(self, confirms: bool, luck: float) -> str:
        """One press: cards turned up are put aside, what is laid out is sent mostly, an open card of a place comes first."""
        if self.guest.page.locator("[data-reveal]").count():
            return press(self.guest, "[data-reveal]")
        if confirms and self.guest.page.locator("[data-confirm]").count():
            return press(self.guest, "[data-confirm]")
        return press(self.guest, ".card[role=dialog] [data-choice]", luck) or press(self.guest, OPEN, luck)

    def play(self, choices: int) -> int:
        """So many choices, or until the game is over; how many it were."""
        made = 0
        while made < choices and not self.guest.over():
            made += self.choice()
        return made
