"""People: guests in one click, accounts for those who want one, and keys for their other devices and bots."""

from __future__ import annotations

import hmac
import time
from collections.abc import Callable, Iterable
from typing import Any, Literal

from argon2 import PasswordHasher
from sqlalchemy import Connection

from plancia.server.identity import cookies
from plancia.server.identity.calling import Renamed, add_skeletons, claim, existing, named, refuse_taken
from plancia.server.identity.cookies import Visit, Visitor
from plancia.server.identity.errors import IdentityError
from plancia.server.identity.names import clean_label, clean_name, clean_passphrase, name_key
from plancia.server.identity.passphrases import Passphrases
from plancia.server.identity.recovery import new_recovery_code, recovery_hash
from plancia.server.identity.skeletons import skeleton
from plancia.server.identity.tokens import new_token, proves, token_id
from plancia.server.storage import LONG, Scope, Storage, TokenKind, TokenRow, User, new_id, people, personal

COOKIE_KEY = "cookie"
MINUTE = 60 * 1000
LINK_LIFETIME = 10 * MINUTE
MOST_API_TOKENS = 20
MOST_LINKS = 20  # that are still good
TOKEN_DAYS = 90
MOST_TOKEN_DAYS = 366
MOST_MUTED = 500

LinkKind = Literal["device", "seat"]  # it logs in another device, or opens one seat to its holder


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Identity:
    """Identifies users. Secrets are shown once: only their hashes are stored."""

    def __init__(
        self,
        storage: Storage,
        key: bytes,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self._storage = storage
        self._key = key
        self._passphrases = Passphrases(hasher)
        self._now = clock

    @classmethod
    async def open(
        cls, storage: Storage, hasher: PasswordHasher | None = None, clock: Callable[[], int] = milliseconds
    ) -> Identity:
        """Load the key from the database, or create it the first time."""
        fresh, now = cookies.new_key(), clock()

        def key(connection: Connection) -> bytes:
            if stored := people.key(connection, COOKIE_KEY):
                return stored
            people.add_key(connection, COOKIE_KEY, fresh, now)
            return fresh

        opened = cls(storage, await storage.write(key), hasher, clock)
        await storage.write(add_skeletons, LONG)
        return opened

    def close(self) -> None:
        self._passphrases.close()

    def derived_key(self, purpose: str) -> bytes:
        """A key for another purpose, the same in all processes."""
        return hmac.digest(self._key, purpose.encode(), "sha256")

    @property
    def waiting_passphrases(self) -> int:
        """How many passphrases are being hashed or are queued."""
        return self._passphrases.waiting

    # ---- people ------------------------------------------------------------------------------------------------------
    async def new_guest(self, name: str, language: str) -> User:
        """Guests may share a name, since their ids differ. The name of an account is unique."""
        shown, now = clean_name(name), self._now()
        user = User(id=new_id(), name=shown, kind="guest", language=language, created=now, seen=now)

        def add(connection: Connection) -> None:
            refuse_taken(connection, user.id, shown)
            people.add_user(connection, user, skeleton(shown))

        await self._storage.write(add)
        return user

    async def user(self, user: str) -> User | None:
        """The user; None if they do not exist or were deleted."""
        found = await self._storage.read(lambda c: people.user_by_id(c, user))
        return None if found is None or found.deleted else found

    async def account(self, name: str) -> User | None:
        """The account with this name; None also if the name could not be one."""
        try:
            key = name_key(clean_name(name))
        except IdentityError:
            return None
        found = await self._storage.read(lambda c: people.user_by_name(c, key))
        return found[0] if found else None

    async def names(self, users: Iterable[str]) -> dict[str, str]:
        """Names for chat and records, by id. Deleted users have an empty name: show an anonymous one."""
        ids = tuple(users)
        return await self._storage.read(lambda c: people.names(c, ids))

    async def rename(self, user: str, name: str) -> Renamed:
        """Change the name everywhere, also at the tables."""
        shown = clean_name(name)

        def change(connection: Connection) -> Renamed:
            if existing(connection, user).kind == "account":
                return claim(connection, user, shown)
            refuse_taken(connection, user, shown)
            return Renamed(named(connection, user, shown))

        return await self._storage.write(change)

    async def set_language(self, user: str, language: str) -> User:
        def change(connection: Connection) -> User:
            people.change_user(connection, user, language=language)
            return existing(connection, user)

        return await self._storage.write(change)

    async def delete(self, user: str) -> None:
        """Delete the name, hashes, tokens, cookies and chat of a user. Games stay, with an anonymous name."""

        def change(connection: Connection) -> None:
            people.forget(connection, user)
            personal.forget_talk(connection, user)

        await self._storage.write(change)

    async def forget_talk(self, user: str) -> None:
        """Delete chat that arrived while the person was deleted."""
        await self._storage.write(lambda c: personal.forget_talk(c, user))

    async def export(self, user: str) -> dict[str, Any]:
        """Everything stored about a person, as JSON, except the hashes of secrets."""
        return await self._storage.read(lambda c: personal.export(c, user))

    # ---- muted people ------------------------------------------------------------------------------------------------
    async def muted(self, user: str) -> dict[str, str]:
        """Ids and names of the people this person has muted."""
        return await self._storage.read(lambda c: people.muted_by(c, user))

    async def mute(self, user: str, other: str) -> None:
        """Mute a person. Nobody is notified, least of all the muted person."""

        def change(connection: Connection) -> None:
            existing(connection, other)
            if len(people.muted_by(connection, user)) >= MOST_MUTED:
                raise IdentityError("mutes-too-many")
            people.mute(connection, user, other)

        await self._storage.write(change)

    async def unmute(self, user: str, other: str) -> bool:
        """Whether the other was muted."""
        return await self._storage.write(lambda c: people.unmute(c, user, other))

    # ---- cookies -----------------------------------------------------------------------------------------------------
    def cookie(self, user: User) -> str:
        """A new cookie for a device that has just logged in. It expires half a year after the last visit."""
        return cookies.sign(self._key, Visitor(user.id, user.epoch, cookies.new_session()), self._now())

    async def read_cookie(self, cookie: str) -> User | None:
        visit = await self.visit(cookie)
        return visit.user if visit else None

    async def visit(self, cookie: str) -> Visit | None:
        """The user of a cookie; None if it is not ours or no longer valid."""
        now = self._now()
        found = cookies.visitor(self._key, cookie, now)
        if found is None:
            return None

        def read(connection: Connection) -> User | None:
            return None if people.has_ended(connection, found.session) else people.user_by_id(connection, found.user)

        user = await self._storage.read(read)
        if user is None or user.deleted or user.epoch != found.epoch:
            return None
        if not cookies.is_due(found, now):
            return Visit(user, found.session)
        if user.seen + cookies.RENEWED_AFTER <= now:
            await self._storage.write(lambda c: people.change_user(c, found.user, seen=now))
        return Visit(user, found.session, cookies.sign(self._key, found, now))

    async def log_out(self, cookie: str) -> Visit | None:
        """Log out on this device. Copies of the cookie become invalid. Returns the user."""
        visit = await self.visit(cookie)
        if visit is not None:
            ends = self._now() + cookies.LIFETIME  # until the latest cookie of this session would have expired
            await self._storage.write(lambda c: people.end_session(c, visit.session, visit.user.id, ends))
        return visit

    async def log_out_everywhere(self, user: str) -> User:
        """Log out on all devices; links to other devices become invalid."""

        def change(connection: Connection) -> User:
            people.void_cookies(connection, user)
            people.drop_links(connection, user)
            return existing(connection, user)

        return await self._storage.write(change)

    # ---- recovery codes ----------------------------------------------------------------------------------------------
    async def new_recovery_code(self, user: str) -> str:
        """A new recovery code; it replaces the previous one."""
        code = new_recovery_code()
        digest = recovery_hash(code)

        def change(connection: Connection) -> None:
            existing(connection, user)
            people.change_user(connection, user, recovery=digest)

        await self._storage.write(change)
        return code

    async def recover(self, code: str) -> User:
        """Raises `IdentityError`: "code-mistyped" if it cannot be a code, "code-unknown" if it belongs to nobody."""
        digest = recovery_hash(code)
        found = await self._storage.read(lambda c: people.user_by_recovery(c, digest))
        if found is None or not hmac.compare_digest(found[1], digest):
            raise IdentityError("code-unknown")
        return found[0]

    # ---- accounts ----------------------------------------------------------------------------------------------------
    # Argon2 is slow on purpose: it runs last, when nothing cheaper can refuse. `address` is where the request comes
    # from; `Busy` means that the queue is full.
    async def become_account(self, user: str, name: str, passphrase: str, address: str = "") -> Renamed:
        """Turn a guest into an account, with a unique name."""
        shown, secret = clean_name(name), clean_passphrase(passphrase)

        def refuse(connection: Connection) -> None:
            if existing(connection, user).kind == "account":
                raise IdentityError("account-already")
            refuse_taken(connection, user, shown)

        await self._storage.read(refuse)
        digest = await self._passphrases.hashed(secret, address)

        def change(connection: Connection) -> Renamed:
            refuse(connection)  # another request may have been faster
            people.change_user(connection, user, kind="account", passphrase=digest)
            return claim(connection, user, shown)

        return await self._storage.write(change)

    async def log_in(self, name: str, passphrase: str, address: str = "") -> User:
        """Callers have to limit attempts by name and by address: see `Limiter`."""
        user = await self._with_passphrase(name, passphrase, address)
        if user is None:
            raise IdentityError("passphrase-wrong")
        return user

    async def change_passphrase(self, user: str, old: str, new: str, address: str = "") -> User:
        """Change the passphrase and log out on all devices."""
        known, chosen = await self.user(user), clean_passphrase(new)
        if known is None or known.kind != "account":
            raise IdentityError("account-missing")
        if await self._with_passphrase(known.name, old, address) is None:
            raise IdentityError("passphrase-wrong")
        return await self._set_passphrase(user, chosen, address)

    async def reset_passphrase(self, code: str, new: str, address: str = "") -> User:
        """Set a new passphrase by recovery code."""
        user, chosen = await self.recover(code), clean_passphrase(new)
        if user.kind != "account":
            raise IdentityError("account-missing")
        return await self._set_passphrase(user.id, chosen, address)

    async def _with_passphrase(self, name: str, passphrase: str, address: str) -> User | None:
        try:
            key, secret = name_key(clean_name(name)), clean_passphrase(passphrase)
        except IdentityError:  # then there is no such token
            return None
        found = await self._storage.read(lambda c: people.user_by_name(c, key))
        user, stored = found or (None, None)
        if not await self._passphrases.matches(stored, secret, address):
            return None
        if user and stored and self._passphrases.outdated(stored):
            digest, known = await self._passphrases.hashed(secret, address), user.id
            await self._storage.write(lambda c: people.change_user(c, known, passphrase=digest))
        return user

    async def _set_passphrase(self, user: str, passphrase: str, address: str) -> User:
        digest = await self._passphrases.hashed(passphrase, address)

        def change(connection: Connection) -> User:
            people.change_user(connection, user, passphrase=digest)
            people.void_cookies(connection, user)
            people.drop_links(connection, user)
            return existing(connection, user)

        return await self._storage.write(change)

    # ---- links to another device -------------------------------------------------------------------------------------
    async def new_link(
        self, user: str, kind: LinkKind = "device", subject: str = "", lifetime: int = LINK_LIFETIME
    ) -> str:
        """A link for a single use. Using it returns the subject, such as a table and a seat."""
        return await self._issue(user, kind, subject=subject, expires=self._now() + lifetime)

    async def use_link(self, text: str, kind: LinkKind = "device") -> tuple[User, str]:
        """Use a link; returns its user and subject. Raises `IdentityError`, also for links of another kind."""
        now = self._now()
        # Checked by reading first: a write that fails makes the whole commit start again.
        row = await self._storage.read(lambda c: _proven(c, text, kind))
        if row is None:
            raise IdentityError("link-unknown")
        if row.expires is not None and row.expires <= now:
            raise IdentityError("link-expired")
        if row.used is not None:
            raise IdentityError("link-used")

        def use(connection: Connection) -> User:
            if not people.use_up(connection, row.id, now):
                raise IdentityError("link-used")
            return existing(connection, row.user)

        return await self._storage.write(use), row.subject

    # ---- tokens for bots ---------------------------------------------------------------------------------------------
    async def new_api_token(self, user: str, label: str, scope: Scope = "play", days: int = TOKEN_DAYS) -> str:
        expires = self._now() + days * cookies.DAY
        return await self._issue(user, "api", label=clean_label(label), expires=expires, scope=scope)

    async def api_tokens(self, user: str) -> list[TokenRow]:
        """By label, then by age; without the tokens themselves."""
        return await self._storage.read(lambda c: people.tokens_of(c, user, "api"))

    async def revoke_api_token(self, user: str, token: str) -> bool:
        """Revoke a token by its id; returns whether it existed."""
        return await self._storage.write(lambda c: people.drop_token(c, user, token))

    async def check_api_token(self, text: str) -> tuple[User, Scope] | None:
        """The user of a token, and the token's data."""
        now = self._now()
        row = await self._storage.read(lambda c: _proven(c, text, "api"))
        if row is None or (row.expires is not None and row.expires <= now):
            return None
        if row.last_used is None or row.last_used + MINUTE <= now:  # not with every request
            known = row.id
            await self._storage.write(lambda c: people.touch(c, known, now))
        user = await self.user(row.user)
        return (user, row.scope) if user else None

    async def _issue(
        self,
        user: str,
        kind: TokenKind,
        expires: int,
        label: str = "",
        subject: str = "",
        scope: Scope = "play",
    ) -> str:
        now = self._now()
        text, token, digest = new_token()
        row = TokenRow(
            id=token,
            hash=digest,
            user=user,
            kind=kind,
            label=label,
            subject=subject,
            created=now,
            expires=expires,
            scope=scope,
        )

        def add(connection: Connection) -> None:
            existing(connection, user)
            people.drop_spent(connection, user, now)
            if len(people.tokens_of(connection, user, kind)) >= (MOST_API_TOKENS if kind == "api" else MOST_LINKS):
                raise IdentityError("tokens-too-many" if kind == "api" else "links-too-many")
            people.add_token(connection, row)

        await self._storage.write(add)
        return text


def _proven(connection: Connection, text: str, kind: TokenKind) -> TokenRow | None:
    token = token_id(text)
    if token is None:
        return None
    row = people.token_by_id(connection, token)
    return row if proves(text, row) and row and row.kind == kind else None
