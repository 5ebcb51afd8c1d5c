"""A bot in Python: takes a seat by its invitation and plays there, at random, until the game is over.

    python examples/bot.py http://localhost:8000/t/TABLE#SECRET [NAME]

It needs nothing of Whitby but `pip install websockets`. The calls are those of `python -m whitby.web.openapi`; see docs/guide/bots.md.
Write your own `choose`: it gets what a person at the seat would see.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.request
from http.cookiejar import CookieJar
from urllib.parse import urlsplit

from websockets.sync.client import connect


class Guest:
    """A browser without a window: calls over HTTP, with a cookie that says who we are."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def post(self, path: str, said: dict) -> dict:
        """One call; an answer that is not 2xx raises urllib.error.HTTPError."""
        headers = {"Content-Type": "application/json", "Origin": origin(self.address)}
        request = urllib.request.Request(self.address + path, json.dumps(said).encode(), headers)
        with self.opener.open(request) as answer:
            return json.load(answer)

    def socket(self, table: str):
        """The socket through which the game comes."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.cookies)
        url = f"ws{self.address.removeprefix('http')}/api/tables/{table}/live"
        return connect(url, origin=origin(self.address), additional_headers={"Cookie": cookie}, max_size=None)


def origin(address: str) -> str:
    """What a browser would name as the page that asks."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def choose(question: dict, head: dict, body: dict, news: list) -> str:
    """The text of one of the options: `head` and `body` are what the seat sees, `news` all that it has heard."""
    answers = [option for option in question["options"] if not option["anytime"]]
    return random.choice(answers)["text"]


def play(socket) -> dict:
    """Answer until the game is over; the last head says who has won."""
    news: list = []
    screen: dict = {}
    answered = ""  # the question that we have answered last
    for message in map(json.loads, socket):
        if message["type"] == "refused":  # in time the answer may not be open any more, or we were too fast
            time.sleep(1 if message["reason"] == "too-fast" else 0)
            answered = ""
        elif message["type"] == "screen":
            screen = message
            news[screen["news_from"] :] = screen["news"]
        if not screen or screen["head"]["over"]:
            if screen:
                return screen["head"]
            continue
        questions = screen["head"]["questions"]
        if questions and screen["question"] != answered:
            answered = screen["question"]
            first = questions[0]
            choice = choose(first, screen["head"], screen["body"], news)
            socket.send(json.dumps({"type": "choose", "question": answered, "seat": first["seat"], "choice": choice}))
    raise ConnectionError("the table was closed")


def main(link: str, name: str = "Bot") -> None:
    """Sit down and play."""
    page, _, secret = link.partition("#")
    address, _, table = page.rpartition("/t/")
    guest = Guest(address)
    guest.post("/api/me", {"name": name, "language": "en"})
    taken = guest.post(f"/api/tables/{table}/take", {"invitation": secret, "name": name})
    print("seats:", ", ".join(taken["seats"]), flush=True)
    with guest.socket(table) as socket:
        end = play(socket)
    print("over:", end["ending"], "winners:", ", ".join(end["winners"]) or "nobody")


if __name__ == "__main__":
    main(*sys.argv[1:3])
