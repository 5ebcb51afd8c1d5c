"""Guests: people without a password, each known by the secrets of his browsers and by his return link."""

from __future__ import annotations

import hashlib
import secrets

from whitby.table.storage import Guest, Storage

BROWSER = "browser"
RETURN = "return"
LOST_ANSWER_SECONDS = 600  # seconds in which somebody may still ask again for what he did not hear


def hash_of(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so one round is enough."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


class Guests:
    """The guests of a server: everybody who has ever given a name here, or chosen a language."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def guest_of_browser(self, secret: str) -> Guest | None:
        """The guest whose browser has this secret."""
        return self.storage.guest_of(hash_of(secret), BROWSER) if secret else None

    def new_guest(self, name: str, language: str) -> tuple[Guest, str]:
        """A guest and the secret of his browser, which only he has."""
        secret = secrets.token_urlsafe(24)
        guest = Guest(hash_of(secret), name, language)
        self.storage.put_guest(guest)
        self.storage.put_key(guest.hash, guest.hash, BROWSER, replacing=False)
        return guest, secret

    def rename(self, guest: Guest, name: str, language: str) -> Guest:
        """The guest wants to be called this, in that language; empty leaves it as it is."""
        changed = Guest(guest.hash, name or guest.name, language or guest.language)
        if changed != guest:
            self.storage.put_guest(changed)
        return changed

    def return_secret(self, guest: Guest) -> str:
        """A fresh return link's secret; the one before stops working."""
        return self.new_secret(guest, RETURN, replacing=True)

    def first_return_secret(self, guest: Guest) -> str:
        """The same for a guest who has none yet; empty if he has."""
        return self.return_secret(guest) if self.storage.newest_key_made(guest.hash, RETURN) is None else ""

    def return_secret_again(self, guest: Guest) -> str:
        """A fresh one if the last one is so new that its answer may have got lost; else empty."""
        made = self.storage.newest_key_made(guest.hash, RETURN)
        return self.return_secret(guest) if made is None or self.storage.now() - made < LOST_ANSWER_SECONDS else ""

    def guest_of_return_link(self, secret: str) -> Guest | None:
        """The guest whose return link this is."""
        return self.storage.guest_of(hash_of(secret), RETURN)

    def new_browser_secret(self, guest: Guest) -> str:
        """A secret for one more browser of the guest."""
        return self.new_secret(guest, BROWSER, replacing=False)

    def sign_out_others(self, guest: Guest, secret: str) -> None:
        """No browser is his any more but the one with this secret."""
        self.storage.drop_keys(guest.hash, BROWSER, hash_of(secret))

    def new_secret(self, guest: Guest, kind: str, replacing: bool) -> str:
        """A new secret of this kind; `replacing`: the guest's others of the kind stop working."""
        secret = secrets.token_urlsafe(24)
        self.storage.put_key(hash_of(secret), guest.hash, kind, replacing)
        return secret
