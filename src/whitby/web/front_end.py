"""The built front end: files with a hash in their name never change, everything else is one page."""

from __future__ import annotations

import hashlib
import mimetypes
from contextlib import suppress
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whitby.web.responses import IMMUTABLE, REVALIDATE, HttpError, cacheable_response

TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
INDEX = "index.html"
NO_BUILD = b'name="whitby-build" content=""'  # where the page learns which one it is
RELATIVE = b'="./'  # how the built page names its files; it is shown at addresses of any depth
NOT_BUILT = """The pages of Whitby are not built.

./run builds them; or, with Node 20 or newer:

    cd frontend
    npm install --no-package-lock
    npm run build
"""


class FrontEnd:
    """Serves the files below one folder; nothing outside of it, nothing hidden."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.folder = folder.resolve()
        self.prefix = prefix
        self.build = build_of(self.folder)

    @property
    def built(self) -> bool:
        """Has the front end been built?"""
        return (self.folder / INDEX).is_file()

    async def page(self, request: Request) -> Response:
        """A file, or for every other address the page that reads the address itself."""
        path = request.path_params.get("path", "")
        if path.startswith("api/") or path == "api":
            raise HttpError(404, "not-found")
        if not self.built:
            return PlainTextResponse(NOT_BUILT, 503)
        file = self.file(path)
        if file is None:
            if "." in path.rpartition("/")[2]:
                raise HttpError(404, "not-found")
            file = self.folder / INDEX
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        content = file.read_bytes()
        if file.name == INDEX:
            content = content.replace(RELATIVE, f'="{self.prefix}/'.encode())
            content = content.replace(NO_BUILD, f'name="whitby-build" content="{self.build}"'.encode())
        return cacheable_response(request, content, kind, IMMUTABLE if path.startswith("assets/") else REVALIDATE, packed(file))

    def file(self, path: str) -> Path | None:
        """The file that an address means, if there is one."""
        parts = path.split("/")
        if not path or any(part.startswith(".") or not part or "\\" in part or ":" in part or "\0" in part for part in parts):
            return None
        try:
            file = self.folder.joinpath(*parts).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except (OSError, ValueError):  # no file can have such a name
            return None


def packed(file: Path) -> bytes:
    """The same file in brotli, as the build has left it beside; empty if it has not."""
    with suppress(OSError):
        return file.with_name(f"{file.name}.br").read_bytes()
    return b""


def build_of(folder: Path) -> str:
    """Which pages these are: their first file names all others by what is in them. Empty if they are not built."""
    with suppress(OSError):
        return hashlib.blake2b((folder / INDEX).read_bytes(), digest_size=6).hexdigest()
    return ""
