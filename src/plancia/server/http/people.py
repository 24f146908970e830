"""People over HTTP: guests, accounts, recovery codes, links to a second device, tokens for bots."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from plancia.server.deciding import need
from plancia.server.http.services import AnyConnection, Asker, Here, Services, known
from plancia.server.identity import LIFETIME, MOST_TOKEN_DAYS, TOKEN_DAYS, IdentityError, Renamed, clean_name
from plancia.server.identity.names import name_key
from plancia.server.storage import Scope, User

AnyRequest = Request[Any, Any, Any]
Language = Literal["en", "it", "fr"]


class Me(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    kind: str  # guest, account
    language: str
    banned: int  # by the operator, until then; 0: not at all
    muted: int


class NewGuest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    language: Language = "en"


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


class ChangedPassphrase(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    old: str
    new: str


class NewLanguage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    language: Language


class NewToken(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A `bot` token sits down and plays; `play` also creates tables and chats; `account` also changes the account."""

    label: str
    scope: Scope = "play"
    days: Annotated[int, Meta(ge=1, le=MOST_TOKEN_DAYS)] = TOKEN_DAYS


class Secret(Struct, frozen=True, kw_only=True):
    """Shown once; only a hash is kept."""

    secret: str


class Token(Struct, frozen=True, kw_only=True):
    id: str
    label: str
    scope: Scope
    created: int
    expires: int | None  # null: never, for tokens created before they had an expiry date
    last_used: int | None


class MutedPerson(Struct, frozen=True, kw_only=True):
    """A person the user has muted."""

    id: str
    name: str


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def account_key(name: str) -> str:
    """The key for limiting logins: variants of the same name share one limit."""
    try:
        return name_key(clean_name(name))
    except IdentityError:
        return ""  # nobody's


def cookie(services: Services, request: AnyRequest, value: str) -> Cookie:
    """The name of the cookie depends on the address of the request; an empty value removes the cookie."""
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


def sign_out(services: Services, request: AnyRequest) -> None:
    """A response that deletes the cookie."""
    request.state.cookie = cookie(services, request, "")


def me_of(user: User) -> Me:
    return Me(id=user.id, name=user.name, kind=user.kind, language=user.language, banned=user.banned, muted=user.muted)


async def renamed(services: Services, found: Renamed) -> User:
    """Show new names at the tables, including those of guests who had to give up theirs."""
    await services.show_names(found.user, *found.others)
    return found.user


@post("/guest", status_code=200)
async def become_guest(data: JSONBody[NewGuest], request: AnyRequest, services: Here) -> Response[Me]:
    """Sit down without an account: a name is enough."""
    await services.limit_everywhere("guests", address(request))
    return signed_in(services, request, await services.identity.new_guest(data.name, data.language))


@get("/me", scope="bot", for_banned=True)
async def who_am_i(user: Asker) -> Me | None:
    """The person the cookie or token belongs to; null: nobody."""
    return me_of(user) if user else None


@post("/me/name", status_code=200, scope="account")
async def rename(data: JSONBody[NewName], user: Asker, services: Here) -> Me:
    """Take another name; it changes at the tables too."""
    who = known(user).id
    services.limit(services.limits.names, who)
    return me_of(await renamed(services, await services.identity.rename(who, data.name)))


@post("/me/language", status_code=200, scope="account")
async def set_language(data: JSONBody[NewLanguage], user: Asker, services: Here) -> Me:
    """Set the language of messages to me."""
    return me_of(await services.identity.set_language(known(user).id, data.language))


@post("/account", status_code=200)
async def become_account(data: JSONBody[Credentials], request: AnyRequest, user: Asker, services: Here) -> Response[Me]:
    """The same person, with a name that nobody else has and a passphrase."""
    who, where = known(user).id, address(request)
    await services.limit_everywhere("accounts", f"user {who}")
    await services.limit_everywhere("accounts", f"address {where}")
    found = await services.identity.become_account(who, data.name, data.passphrase, where)
    account = await renamed(services, found)
    await services.show_out(account.id, "")
    return signed_in(services, request, account)


@post("/login", status_code=200)
async def log_in(data: JSONBody[Credentials], request: AnyRequest, services: Here) -> Response[Me]:
    """Log in by name and passphrase."""
    await services.limit_everywhere("logins", f"address {address(request)}")
    await services.limit_everywhere("logins", f"name {account_key(data.name)}")
    return signed_in(services, request, await services.identity.log_in(data.name, data.passphrase, address(request)))


@post("/logout", status_code=204)
async def log_out(request: AnyRequest, services: Here) -> None:
    """Log out on this device. Copies of the cookie become invalid, too."""
    name = services.settings.cookie_name(request.headers.get("host", ""))
    if visit := await services.identity.log_out(request.cookies.get(name, "")):
        await services.show_out(visit.user.id, session=visit.session)
    sign_out(services, request)


@post("/me/devices/logout", status_code=200)
async def log_out_everywhere(request: AnyRequest, user: Asker, services: Here) -> Response[Me]:
    """Log out everywhere else. All cookies and links become invalid, and this device gets a new cookie. Tokens stay."""
    again = await services.identity.log_out_everywhere(known(user).id)
    await services.show_out(again.id, "")
    return signed_in(services, request, again)


@post("/me/passphrase", status_code=200)
async def change_passphrase(
    data: JSONBody[ChangedPassphrase], request: AnyRequest, user: Asker, services: Here
) -> Response[Me]:
    """Change the passphrase. Needs the old one; all other devices are logged out."""
    who = known(user)
    await services.limit_everywhere("logins", f"address {address(request)}")
    await services.limit_everywhere("logins", f"name {account_key(who.name)}")
    changed = await services.identity.change_passphrase(who.id, data.old, data.new, address(request))
    await services.show_out(changed.id, "")
    return signed_in(services, request, changed)


@post("/me/recovery", status_code=200)
async def new_recovery_code(user: Asker, services: Here) -> Secret:
    """Create a recovery code. Write it down: it restores access if the cookie is lost."""
    return Secret(secret=await services.identity.new_recovery_code(known(user).id))


@post("/recover", status_code=200)
async def recover(data: JSONBody[Code], request: AnyRequest, services: Here) -> Response[Me]:
    """Log in by recovery code, on a device without a cookie."""
    await services.limit_everywhere("logins", f"address {address(request)}")
    return signed_in(services, request, await services.identity.recover(data.code))


@post("/passphrase", status_code=200)
async def reset_passphrase(data: JSONBody[NewPassphrase], request: AnyRequest, services: Here) -> Response[Me]:
    """Set a new passphrase by recovery code."""
    await services.limit_everywhere("logins", f"address {address(request)}")
    user = await services.identity.reset_passphrase(data.code, data.passphrase, address(request))
    await services.show_out(user.id, "")
    return signed_in(services, request, user)


@post("/me/link", status_code=200)
async def new_link(user: Asker, services: Here) -> Secret:
    """Create a link that logs in a second device, once, within ten minutes."""
    return Secret(secret=await services.identity.new_link(known(user).id))


@post("/link", status_code=200)
async def use_link(data: JSONBody[Code], request: AnyRequest, services: Here) -> Response[Me]:
    """Log in as the person who created the link."""
    await services.limit_everywhere("logins", f"address {address(request)}")
    user, _ = await services.identity.use_link("".join(filter(str.isprintable, data.code)).replace(" ", ""))
    return signed_in(services, request, user)


@post("/me/tokens", status_code=200)
async def new_token(data: JSONBody[NewToken], user: Asker, services: Here) -> Secret:
    """Create a token for a program, valid for some days. This needs a browser: no token can create another one."""
    who = known(user).id
    return Secret(secret=await services.identity.new_api_token(who, data.label, data.scope, data.days))


@get("/me/tokens", scope="account")
async def tokens(user: Asker, services: Here) -> list[Token]:
    """My tokens, without their secrets."""
    return [
        Token(
            id=row.id,
            label=row.label,
            scope=row.scope,
            created=row.created,
            expires=row.expires,
            last_used=row.last_used,
        )
        for row in await services.identity.api_tokens(known(user).id)
    ]


@delete("/me/tokens/{token:str}", scope="account")
async def revoke_token(token: FromPath[str], user: Asker, services: Here) -> None:
    """Revoke a token, also for bots that are connected with it."""
    who = known(user).id
    need(await services.identity.revoke_api_token(who, token), "no_such_token")
    await services.show_out(who, token)


@get("/me/muted", scope="account")
async def muted(user: Asker, services: Here) -> list[MutedPerson]:
    """The people I have muted, at all tables. To mute somebody, use the WebSocket of a table."""
    return [MutedPerson(id=id_, name=name) for id_, name in (await services.identity.muted(known(user).id)).items()]


@delete("/me/muted/{person:str}", scope="account")
async def unmute(person: FromPath[str], user: Asker, services: Here) -> None:
    """Unmute a person."""
    who = known(user).id
    need(await services.identity.unmute(who, person), "not_muted")
    await services.apply_mutes(who)


@get("/me/export", scope="account", for_banned=True)
async def export(user: Asker, services: Here) -> Response[dict[str, Any]]:
    """Everything stored about me: person, tokens, tables, chat, muted people and reports."""
    who = known(user).id
    services.limit(services.limits.exports, who)
    headers = {"content-disposition": 'attachment; filename="plancia.json"'}
    return Response(await services.identity.export(who), headers=headers)


@delete("/me", status_code=204, for_banned=True)
async def delete_me(request: AnyRequest, user: Asker, services: Here) -> None:
    """Delete my name, passphrase, tokens, cookies and chat. Games continue with an anonymous name."""
    await services.forget(known(user).id)
    sign_out(services, request)


ROUTES = Router(
    "/api",
    route_handlers=[
        become_guest,
        who_am_i,
        rename,
        set_language,
        become_account,
        log_in,
        log_out,
        log_out_everywhere,
        change_passphrase,
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
        export,
        delete_me,
    ],
    tags=["people"],
)
