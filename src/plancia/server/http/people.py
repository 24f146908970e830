"""Who one is: guests, accounts, recovery codes, links to a second device, tokens for bots."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from plancia.server.deciding import need
from plancia.server.http.services import AnyConnection, Asker, Here, Services, known
from plancia.server.identity import LIFETIME, Refused, clean_name
from plancia.server.identity.names import name_key
from plancia.server.storage import User

AnyRequest = Request[Any, Any, Any]


class Me(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    kind: str  # guest, account
    language: str


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    language: Literal["en", "it", "fr"] = "en"


class Credentials(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    passphrase: str


class NewPassphrase(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: str
    passphrase: str


class NewName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str


class Code(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    code: str


class Label(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    label: str


class Secret(Struct, frozen=True, kw_only=True):
    """Shown once; only a hash is kept."""

    secret: str


class Token(Struct, frozen=True, kw_only=True):
    id: str
    label: str
    created: int
    last_used: int | None


class MutedPerson(Struct, frozen=True, kw_only=True):
    """Somebody whose chat one is not told."""

    id: str
    name: str


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def account_key(name: str) -> str:
    """What an account is found by: however the name is written, its passphrase is not tried more often."""
    try:
        return name_key(clean_name(name))
    except Refused:
        return ""  # nobody's


def cookie(services: Services, request: AnyRequest, value: str) -> Cookie:
    """Under the name that fits the address by which one came; an empty value removes it."""
    host = request.headers.get("host", "")
    return Cookie(
        key=services.settings.cookie_name(host),
        value=value,
        max_age=LIFETIME // 1000 if value else 0,
        httponly=True,
        secure=services.settings.is_secure(host),
        samesite="lax",
        path="/",
    )


def signed_in(services: Services, request: AnyRequest, user: User) -> Response[Me]:
    """The person, with a fresh cookie."""
    return Response(me_of(user), cookies=[cookie(services, request, services.identity.cookie(user))])


def signed_out(services: Services, request: AnyRequest) -> Response[None]:
    return Response(None, status_code=204, cookies=[cookie(services, request, "")])


def me_of(user: User) -> Me:
    return Me(id=user.id, name=user.name, kind=user.kind, language=user.language)


@post("/guest", status_code=200)
async def become_guest(data: JSONBody[NewGuest], request: AnyRequest, services: Here) -> Response[Me]:
    """Sit down without an account: a name is enough."""
    services.limit(services.limits.guests, address(request))
    return signed_in(services, request, await services.identity.new_guest(data.name, data.language))


@get("/me")
async def who_am_i(user: Asker) -> Me | None:
    """The person the cookie or token belongs to; null if there is none."""
    return me_of(user) if user else None


@post("/me/name", status_code=200)
async def rename(data: JSONBody[NewName], user: Asker, services: Here) -> Me:
    """Take another name; it changes at the tables too."""
    renamed = await services.identity.rename(known(user).id, data.name)
    services.hub.call(renamed.id, renamed.name)
    return me_of(renamed)


@post("/account", status_code=200)
async def become_account(data: JSONBody[Credentials], request: AnyRequest, user: Asker, services: Here) -> Response[Me]:
    """The same person, with a name that nobody else has and a passphrase."""
    account = await services.identity.become_account(known(user).id, data.name, data.passphrase)
    services.show_out(account.id, "")
    services.hub.call(account.id, account.name)
    return signed_in(services, request, account)


@post("/login", status_code=200)
async def log_in(data: JSONBody[Credentials], request: AnyRequest, services: Here) -> Response[Me]:
    """By name and passphrase."""
    services.limit(services.limits.logins, f"address {address(request)}")
    services.limit(services.limits.logins, f"name {account_key(data.name)}")
    return signed_in(services, request, await services.identity.log_in(data.name, data.passphrase))


@post("/logout", status_code=204)
async def log_out(request: AnyRequest, services: Here) -> Response[None]:
    """Forget the cookie on this device."""
    return signed_out(services, request)


@post("/me/recovery", status_code=200)
async def new_recovery_code(user: Asker, services: Here) -> Secret:
    """To be written down: it brings one back when the cookie is lost."""
    return Secret(secret=await services.identity.new_recovery_code(known(user).id))


@post("/recover", status_code=200)
async def recover(data: JSONBody[Code], request: AnyRequest, services: Here) -> Response[Me]:
    """By recovery code, on a device that has lost the cookie."""
    services.limit(services.limits.logins, f"address {address(request)}")
    return signed_in(services, request, await services.identity.recover(data.code))


@post("/passphrase", status_code=200)
async def reset_passphrase(data: JSONBody[NewPassphrase], request: AnyRequest, services: Here) -> Response[Me]:
    """By recovery code, for whoever has forgotten it."""
    services.limit(services.limits.logins, f"address {address(request)}")
    user = await services.identity.reset_passphrase(data.code, data.passphrase)
    services.show_out(user.id, "")
    return signed_in(services, request, user)


@post("/me/link", status_code=200)
async def new_link(user: Asker, services: Here) -> Secret:
    """Brings one to a second device, once, within ten minutes."""
    return Secret(secret=await services.identity.new_link(known(user).id))


@post("/link", status_code=200)
async def use_link(data: JSONBody[Code], request: AnyRequest, services: Here) -> Response[Me]:
    """Become the person who made the link."""
    services.limit(services.limits.logins, f"address {address(request)}")
    user, _ = await services.identity.use_link("".join(filter(str.isprintable, data.code)).replace(" ", ""))
    return signed_in(services, request, user)


@post("/me/tokens", status_code=200)
async def new_token(data: JSONBody[Label], user: Asker, services: Here) -> Secret:
    """A key for a bot that plays over the network."""
    return Secret(secret=await services.identity.new_api_token(known(user).id, data.label))


@get("/me/tokens")
async def tokens(user: Asker, services: Here) -> list[Token]:
    """My tokens, without their secrets."""
    rows = await services.identity.api_tokens(known(user).id)
    return [Token(id=row.id, label=row.label, created=row.created, last_used=row.last_used) for row in rows]


@delete("/me/tokens/{token:str}")
async def revoke_token(token: FromPath[str], user: Asker, services: Here) -> None:
    """The token is void from now on, also where a bot is at a table with it."""
    who = known(user).id
    need(await services.identity.revoke_api_token(who, token), "no_such_token")
    services.show_out(who, token)


@get("/me/muted")
async def muted(user: Asker, services: Here) -> list[MutedPerson]:
    """Whose chat I do not read, at any table. They are muted at a table, by its WebSocket."""
    return [MutedPerson(id=id_, name=name) for id_, name in (await services.identity.muted(known(user).id)).items()]


@delete("/me/muted/{person:str}")
async def unmute(person: FromPath[str], user: Asker, services: Here) -> None:
    """From now on I read what they say."""
    who = known(user).id
    need(await services.identity.unmute(who, person), "not_muted")
    services.hub.mute(who, frozenset(await services.identity.muted(who)))


@delete("/me", status_code=204)
async def delete_me(request: AnyRequest, user: Asker, services: Here) -> Response[None]:
    """Name, passphrase, tokens and cookies go; games stay, with an anonymous name. Others decide who plays them on."""
    who = known(user).id
    await services.identity.delete(who)
    services.show_out(who)
    await services.hub.leaves(who)
    return signed_out(services, request)


ROUTES = Router(
    "/api",
    route_handlers=[
        become_guest,
        who_am_i,
        rename,
        become_account,
        log_in,
        log_out,
        new_recovery_code,
        recover,
        reset_passphrase,
        new_link,
        use_link,
        new_token,
        tokens,
        revoke_token,
        muted,
        unmute,
        delete_me,
    ],
    tags=["people"],
)
