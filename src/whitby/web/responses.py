"""Responses over HTTP: JSON of structs, errors as ids, and what never changes with a tag, compressed once."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from whitby.web.messages import Error

JSON = "application/json"
SMALL = 1_000  # bytes that are not worth compressing
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"  # keep it, but ask whether it is still the same


class HttpError(Exception):
    """A request that is answered with an error: its status and the id of the reason."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


def error_response(status: int, reason: str, clause: str = "") -> Response:
    """An error tells an id and nothing of what is inside."""
    return json_response(Error(reason, clause), status)


def json_response(value: object, status: int = 200) -> Response:
    """A struct as JSON, for this guest alone."""
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def cacheable_response(request: Request, content: bytes, media_type: str, cache: str = REVALIDATE, brotli: bytes = b"") -> Response:
    """Content that is the same for everybody: with its ETag, compressed where the browser takes that, 304 where it has it.

    `brotli` is the same, packed beforehand.
    """
    tag, packed = etag_and_gzip(content)
    headers = {"etag": tag, "cache-control": cache, "vary": "accept-encoding"}
    if tag in [t.strip().removeprefix("W/") for t in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    taken = accepted_encodings(request)
    for encoding, smaller in (("br", brotli), ("gzip", packed)):
        if smaller and encoding in taken:
            headers["content-encoding"] = encoding
            return Response(smaller, media_type=media_type, headers=headers)
    return Response(content, media_type=media_type, headers=headers)


def accepted_encodings(request: Request) -> set[str]:
    """The encodings that the browser takes."""
    wanted = [part.replace(" ", "").lower() for part in request.headers.get("accept-encoding", "").split(",")]
    return {part.partition(";")[0] for part in wanted if not part.endswith((";q=0", ";q=0.0"))}


@lru_cache(maxsize=500)
def etag_and_gzip(content: bytes) -> tuple[str, bytes]:
    """The ETag, and the content compressed; empty if that is not worth it."""
    packed = gzip.compress(content, 9, mtime=0) if len(content) > SMALL else b""
    tag = hashlib.blake2b(content, digest_size=12).hexdigest()
    return f'"{tag}"', packed if len(packed) < len(content) * 0.9 else b""
