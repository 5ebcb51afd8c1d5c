"""For the tools that try a server: players who talk to it as pages do."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 8  # tables that are made at the same time
HUNTERS = ("godalming", "seward", "van-helsing", "mina")


class Option(msgspec.Struct):
    text: str
    anytime: bool


class Question(msgspec.Struct):
    seat: str
    options: list[Option]


class Head(msgspec.Struct):
    questions: list[Question]
    undo: list[str]
    over: bool


class News(msgspec.Struct):
    what: str
    facts: list[str]


class Message(msgspec.Struct):
    """A screen or a refusal; what the players do not look at is left out."""

    type: str
    question: str
    head: Head | None = None
    news: list[News] = []
    news_from: int = 0
    reason: str = ""


MESSAGE = msgspec.json.Decoder(Message)


@dataclass
class Place:
    """Where somebody sits, on which seats, and the cookie that proves it."""

    table: str
    seats: tuple[str, ...]
    cookie: str


class Player:
    """One page: its screen, all that it heard, what the server took of all that it said, and what it said last and has no answer to."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.heard: list[News] = []
        self.screen: Message | None = None
        self.taken: list[dict[str, Any]] = []
        self.said: dict[str, Any] | None = None
        self.chosen_before: list[list[str]] = []  # when it said that
        self.answered = asyncio.Event()

    async def connect(self, address: str) -> None:
        url = f"{address.replace('http', 'ws')}/api/tables/{self.place.table}/live"
        cookie = {"Cookie": self.place.cookie}
        opening = connect(url, additional_headers=cookie, compression=None, ping_interval=None, open_timeout=60)
        self.socket: ClientConnection = await opening
        self.screen = None
        self.hear(await self.socket.recv(decode=False))

    async def listen(self) -> None:
        """Until the server is gone."""
        try:
            while True:
                self.hear(await self.socket.recv(decode=False))
        except ConnectionClosed:
            self.answered.set()

    def hear(self, text: bytes | str) -> None:
        got = MESSAGE.decode(text)
        if got.type == "screen":
            del self.heard[got.news_from :]
            self.heard += got.news
            self.screen = got
            if self.said is not None and self.shows(self.said):
                self.taken.append(self.said)
                self.have_answer()
        elif self.said is not None and got.question == self.said["question"]:
            self.have_answer()

    def have_answer(self) -> None:
        self.said = None
        self.answered.set()

    def shows(self, said: dict[str, Any]) -> bool:
        """Is what was said done? A screen may also come because of somebody else, before that was looked at."""
        before, now = self.chosen_before, self.chosen
        if said["type"] == "undo":
            return now[: len(before)] != before
        answers = answers_in(said)
        return now[len(before) : len(before) + len(answers)] == answers

    @property
    def chosen(self) -> list[list[str]]:
        """Its own choices that stand, as (seat, choice), with those that the table made for it."""
        return [news.facts for news in self.heard if news.what == "chose"]

    @property
    def head(self) -> Head:
        assert self.screen is not None and self.screen.head is not None
        return self.screen.head

    @property
    def may_speak(self) -> bool:
        return self.said is None and bool(self.head.questions)

    def something(self, luck: random.Random) -> dict[str, Any]:
        """What to say: an answer of one seat or of all in their order, now and then to take something back."""
        head, question = self.head, self.screen.question if self.screen else ""
        if head.undo and luck.random() < 0.1:
            return {"type": "undo", "question": question, "seat": luck.choice(head.undo)}
        answers = [{"seat": asked.seat, "choice": luck.choice(asked.options).text} for asked in head.questions]
        plain = all(not option.anytime for asked in head.questions for option in asked.options)
        if len(answers) > 1 and plain and luck.random() < 0.5:
            return {"type": "choose-all", "question": question, "answers": answers}
        return {"type": "choose", "question": question, **luck.choice(answers)}

    async def say(self, message: dict[str, Any]) -> None:
        self.said = message
        self.chosen_before = self.chosen
        self.answered.clear()
        await self.socket.send(msgspec.json.encode(message), text=True)


def answers_in(said: dict[str, Any]) -> list[list[str]]:
    """What is chosen by a message, as (seat, choice)."""
    return [[answer["seat"], answer["choice"]] for answer in said.get("answers", [said])]


async def sit_down(address: str, tables: int) -> list[Player]:
    """So many tables, half of each game, with two players at each; their pages are not open yet."""
    made: list[Player] = []
    left = iter(range(tables))

    async def make() -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            for n in left:
                made.extend(await new_table(http, n % 2 == 0))

    await asyncio.gather(*(make() for _ in range(AT_ONCE)))
    return made


async def new_table(http: httpx.AsyncClient, fury: bool) -> list[Player]:
    """Anna makes a table, in fury-2015 for all four hunters; Bruno takes the other seat."""
    http.cookies.clear()
    seats: tuple[tuple[str, ...], ...] = (HUNTERS, ("dracula",)) if fury else (("dracula",), ("van-helsing",))
    if fury:
        wanted = {"game": "fury-2015", "seat": HUNTERS[0], "others": dict.fromkeys(HUNTERS[1:], "me") | {"dracula": "friend"}}
    else:
        wanted = {"game": "dracula-2003", "seat": "dracula", "others": {"van-helsing": "friend"}}
    await http.post("/api/me", json={"name": "Anna"})
    answer = await http.post("/api/tables", json={**wanted, "name": "Anna"})
    assert answer.status_code == 201, answer.text
    told = msgspec.json.decode(answer.content)
    anna = cookie_of(http)
    http.cookies.clear()
    links = told["invitations"]  # servers before one link for several seats told them by seat
    (link,) = links.values() if isinstance(links, dict) else [given["link"] for given in links]
    await http.post("/api/me", json={"name": "Bruno"})
    answer = await http.post(f"/api/tables/{told['table']}/take", json={"invitation": link.partition("#")[2], "name": "Bruno"})
    assert answer.status_code == 200, answer.text
    return [Player(Place(told["table"], own, cookie)) for own, cookie in zip(seats, (anna, cookie_of(http)), strict=True)]


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def open_pages(address: str, players: list[Player]) -> None:
    """All their sockets, some at a time."""
    left = iter(players)

    async def open_them() -> None:
        for player in left:
            await player.connect(address)

    await asyncio.gather(*(open_them() for _ in range(AT_ONCE)))
