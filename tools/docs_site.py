"""The documentation as a site: guides, rules, measurements and reference, in build/site.

python tools/docs_site.py

It is built from what lies here; open build/site/index.html. A link that leads nowhere fails it, and so does anything that a page would load
from elsewhere: it can be read without a network.
"""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import environment

SITE = environment.BUILD / "site"
LOADS = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}
STYLE = re.compile(r"""url\(["']?((?:https?:)?//[^)"']+)""")
NOT_LOADED = {"canonical", "alternate", "next", "prev"}  # links that only tell


class Loaded(HTMLParser):
    """Finds what a page loads by an address of another server."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """One element."""
        given = dict(attrs)
        address = given.get(LOADS.get(tag, ""), "") or ""
        if address.startswith(("http:", "https:", "//")) and given.get("rel") not in NOT_LOADED:
            self.foreign.append(address)


def foreign(page: str) -> list[str]:
    """The addresses of other servers from which a page loads something.

    >>> foreign('<a href="https://a.example">a</a><script src="https://b.example/c.js"></script><img src="d.png">')
    ['https://b.example/c.js']
    """
    reader = Loaded()
    reader.feed(page)
    return reader.foreign


def foreign_styles(text: str) -> list[str]:
    """The same of a style sheet.

    >>> foreign_styles("a{background:url(https://a.example/b.png)} c{background:url(d.svg)}")
    ['https://a.example/b.png']
    """
    return STYLE.findall(text)


def build() -> int:
    """Have MkDocs make the site; every warning fails it."""
    return subprocess.call([str(environment.PYTHON), "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"], cwd=environment.ROOT)


def check(site: Path) -> list[str]:
    """What pages of a site would load from elsewhere."""
    pages = [f"{path.relative_to(site)}: {address}" for path in site.rglob("*.html") for address in foreign(path.read_text("utf-8"))]
    styles = [f"{path.relative_to(site)}: {address}" for path in site.rglob("*.css") for address in foreign_styles(path.read_text("utf-8"))]
    return pages + styles


def main() -> int:
    """Build it, look through it, say where it is."""
    environment.ready("docs")
    if code := build():
        return code
    wrong = check(SITE)
    print("\n".join(wrong) or f"{environment.shown(SITE)}/index.html: {len(list(SITE.rglob('*.html')))} pages")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
