"""Links, tokens and sessions: other devices and programs of a person, on both databases."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from plancia.server.identity import LIFETIME, LINK_LIFETIME, Identity, IdentityError
from plancia.server.identity.cookies import DAY
from plancia.server.identity.identity import MINUTE, MOST_API_TOKENS
from plancia.server.storage import Storage, User
from plancia.server.storage.schema import tokens
from tests.server.identity.people import Clock

pytestmark = pytest.mark.anyio


# ---- links -----------------------------------------------------------------------------------------------------------
async def test_a_link_logs_in_another_device(identity: Identity, anna: User) -> None:
    """With its subject, and once."""
    link = await identity.new_link(anna.id, subject="table a, seat 2")
    assert await identity.use_link(link) == (anna, "table a, seat 2")
    with pytest.raises(IdentityError, match="link-used"):
        await identity.use_link(link)


async def test_a_link_is_valid_for_ten_minutes(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond."""
    early, late = await identity.new_link(anna.id), await identity.new_link(anna.id)
    clock.now += LINK_LIFETIME - 1
    await identity.use_link(early)
    clock.now += 1
    with pytest.raises(IdentityError, match="link-expired"):
        await identity.use_link(late)


async def test_a_link_of_another_kind_opens_nothing(identity: Identity, anna: User) -> None:
    """A link to a seat does not log in its creator, and a bot's token is not a link."""
    seat = await identity.new_link(anna.id, "seat", "table a, seat 2")
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(seat)
    assert await identity.use_link(seat, "seat") == (anna, "table a, seat 2")
    assert await identity.check_api_token(await identity.new_link(anna.id)) is None
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(await identity.new_api_token(anna.id, "bot"))


async def test_used_links_are_deleted(identity: Identity, storage: Storage, clock: Clock, anna: User) -> None:
    """When the next one is created."""
    await identity.use_link(await identity.new_link(anna.id))
    await identity.new_link(anna.id)
    clock.now += LINK_LIFETIME
    await identity.new_link(anna.id)
    assert len(await storage.read(lambda c: c.execute(select(tokens)).all())) == 1


# ---- tokens ----------------------------------------------------------------------------------------------------------
async def test_a_token_is_valid_until_it_is_revoked(identity: Identity, anna: User) -> None:
    """Only its owner can revoke it."""
    text = await identity.new_api_token(anna.id, "my bot")
    other = await identity.new_guest("Ben", "en")
    assert await identity.check_api_token(text) == (anna, "play")
    (listed,) = await identity.api_tokens(anna.id)
    assert not await identity.revoke_api_token(other.id, listed.id)
    assert await identity.check_api_token(text) == (anna, "play")
    assert await identity.revoke_api_token(anna.id, listed.id)
    assert await identity.check_api_token(text) is None


async def test_tokens_are_listed_by_label(identity: Identity, clock: Clock, anna: User) -> None:
    """With the time of their last use, to the minute, and without the secret."""
    texts = [await identity.new_api_token(anna.id, label) for label in ("zebra", "ant")]
    clock.now += MINUTE
    await identity.check_api_token(texts[0])
    noted = clock.now
    clock.now += MINUTE - 1
    await identity.check_api_token(texts[0])
    listed = await identity.api_tokens(anna.id)
    assert [(token.label, token.last_used) for token in listed] == [("ant", None), ("zebra", noted)]
    assert not any(token.hash in text for token in listed for text in texts)


async def test_tokens_are_limited(identity: Identity, anna: User) -> None:
    """Until one is revoked."""
    for n in range(MOST_API_TOKENS):
        await identity.new_api_token(anna.id, f"bot {n}")
    with pytest.raises(IdentityError, match="tokens-too-many"):
        await identity.new_api_token(anna.id, "one more")
    await identity.revoke_api_token(anna.id, (await identity.api_tokens(anna.id))[0].id)
    await identity.new_api_token(anna.id, "one more")


# ---- scopes ----------------------------------------------------------------------------------------------------------
async def test_a_token_has_a_scope_and_expires(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond; then the token is invalid."""
    text = await identity.new_api_token(anna.id, "bot", "bot", days=2)
    assert await identity.check_api_token(text) == (anna, "bot")
    clock.now += 2 * DAY - 1
    assert await identity.check_api_token(text) is not None
    clock.now += 1
    assert await identity.check_api_token(text) is None


# ---- sessions --------------------------------------------------------------------------------------------------------
async def test_a_cookie_in_use_is_renewed(identity: Identity, clock: Clock, anna: User) -> None:
    """A day later there is a new one for another half year; on the same day the old one is kept."""
    cookie = identity.cookie(anna)
    clock.now += DAY - 1
    visit = await identity.visit(cookie)
    assert visit is not None
    assert visit.renewed == ""
    clock.now += 1
    visit = await identity.visit(cookie)
    assert visit is not None
    clock.now += LIFETIME - 1
    assert await identity.read_cookie(cookie) is None
    known = await identity.read_cookie(visit.renewed)
    assert known is not None
    assert known.seen == clock.now - LIFETIME + 1


async def test_a_cookie_is_invalid_after_logout(identity: Identity, clock: Clock, anna: User) -> None:
    """So are its copies and renewals; other devices stay logged in."""
    cookie, elsewhere = identity.cookie(anna), identity.cookie(anna)
    clock.now += DAY
    visit = await identity.visit(cookie)
    assert visit is not None
    await identity.log_out(cookie)
    await identity.log_out(cookie)
    for old in (cookie, visit.renewed):
        assert await identity.visit(old) is None
    assert await identity.read_cookie(elsewhere) is not None


async def test_logging_out_with_a_forged_cookie_has_no_effect(identity: Identity, anna: User) -> None:
    """Nobody can log out another user."""
    cookie = identity.cookie(anna)
    assert await identity.log_out(cookie[:-1] + ("A" if cookie[-1] != "A" else "B")) is None
    assert await identity.read_cookie(cookie) == anna


async def test_links_to_other_devices_end_when_logging_out_everywhere(identity: Identity, anna: User) -> None:
    link = await identity.new_link(anna.id)
    await identity.log_out_everywhere(anna.id)
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(link)
