"""Guests, recovery codes, and names that look alike, on both databases."""

from __future__ import annotations

import pytest

from plancia.server.identity import LIFETIME, Identity, IdentityError, clean_name
from plancia.server.storage import SeatRow, Storage, User, people
from tests.server.identity.people import PASSPHRASE, QUICK, Clock
from tests.server.storage.rows import table

pytestmark = pytest.mark.anyio


# ---- guests ----------------------------------------------------------------------------------------------------------
async def test_a_guest_is_identified_by_cookie(identity: Identity, anna: User) -> None:
    """One click, and only the name is asked for."""
    assert (anna.name, anna.kind, anna.language) == ("Anna", "guest", "it")
    assert await identity.read_cookie(identity.cookie(anna)) == anna


async def test_a_cookie_outlives_the_server(storage: Storage, identity: Identity, clock: Clock, anna: User) -> None:
    """The key is in the database."""
    again = await Identity.open(storage, QUICK, clock)
    assert await again.read_cookie(identity.cookie(anna)) == anna
    again.close()


async def test_a_cookie_expires_after_half_a_year(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond."""
    cookie = identity.cookie(anna)
    clock.now += LIFETIME - 1
    assert await identity.read_cookie(cookie) == anna
    clock.now += 1
    assert await identity.read_cookie(cookie) is None


async def test_logging_out_everywhere_invalidates_the_cookies(identity: Identity, anna: User) -> None:
    """The next one is valid again."""
    cookie = identity.cookie(anna)
    await identity.log_out_everywhere(anna.id)
    assert await identity.read_cookie(cookie) is None
    known = await identity.user(anna.id)
    assert known is not None
    assert await identity.read_cookie(identity.cookie(known)) == known


async def test_guests_may_share_a_name(identity: Identity, anna: User) -> None:
    """They are still different people."""
    other = await identity.new_guest("Anna", "en")
    assert other.id != anna.id
    assert await identity.names((anna.id, other.id, "nobody")) == {anna.id: "Anna", other.id: "Anna"}


async def test_a_new_name_is_shown_at_the_tables(identity: Identity, storage: Storage, anna: User) -> None:
    """And nobody else is renamed."""
    await table(storage, "a", seats=(SeatRow(0, anna.id, "Anna", "person"), SeatRow(1, None, "greedy", "bot")))
    assert (await identity.rename(anna.id, "Annalisa")).user.name == "Annalisa"
    found = await storage.table("a")
    assert found is not None
    assert [seat.name for seat in found.seats] == ["Annalisa", "greedy"]


async def test_a_language_can_be_changed(identity: Identity, anna: User) -> None:
    """For later messages."""
    await identity.set_language(anna.id, "fr")
    known = await identity.user(anna.id)
    assert known is not None
    assert known.language == "fr"


# ---- recovery --------------------------------------------------------------------------------------------------------
async def test_a_guest_is_identified_by_recovery_code(identity: Identity, anna: User) -> None:
    """However it is typed."""
    code = await identity.new_recovery_code(anna.id)
    assert await identity.recover(code) == anna
    assert await identity.recover(code.lower().replace("-", " ").replace("0", "o").replace("1", "i")) == anna


async def test_a_new_recovery_code_replaces_the_old_one(identity: Identity, anna: User) -> None:
    """Only the latest code is valid."""
    old, new = await identity.new_recovery_code(anna.id), await identity.new_recovery_code(anna.id)
    with pytest.raises(IdentityError, match="code-unknown"):
        await identity.recover(old)
    assert await identity.recover(new) == anna


async def test_a_typo_differs_from_an_unknown_code(identity: Identity, anna: User) -> None:
    """A mistyped code is reported as such; a code of nobody is unknown."""
    code = await identity.new_recovery_code(anna.id)
    typo = ("2" if code[0] != "2" else "3") + code[1:]
    with pytest.raises(IdentityError, match="code-mistyped"):
        await identity.recover(typo)


# ---- names that look alike -------------------------------------------------------------------------------------------
ALIKE = ["Аnna", "Αnna", "ΑΝΝΑ", "anna", "Ann\u0430", "𝐀nna"]  # Cyrillic, Greek, capitals, a letter for formulas


@pytest.mark.parametrize("name", ALIKE)
async def test_nobody_can_look_like_an_account(identity: Identity, account: User, name: str) -> None:
    """Neither another account nor a guest, new or renamed."""
    ben = await identity.new_guest("Ben", "en")
    for attempt in (
        identity.new_guest(name, "en"),
        identity.rename(ben.id, name),
        identity.become_account(ben.id, name, PASSPHRASE),
    ):
        with pytest.raises(IdentityError, match="name-taken"):
            await attempt
    assert await identity.user(ben.id) == ben


@pytest.mark.parametrize("name", ["Hanna", "Änna", "Anne", "Анна"])
async def test_other_names_are_free(identity: Identity, account: User, name: str) -> None:
    """An accent is visible, and a name in another alphabet is a different name."""
    assert (await identity.new_guest(name, "en")).name == name


async def test_a_guest_gives_way_to_an_account(identity: Identity, storage: Storage, anna: User) -> None:
    """With a number after the name, at the tables, too; the new account keeps its own."""
    twin = await identity.new_guest("Аnna", "ru")
    await table(storage, "a", seats=(SeatRow(0, twin.id, "Аnna", "person"),))
    claimed = await identity.become_account(anna.id, "Anna", PASSPHRASE)
    (other,) = claimed.others
    assert (claimed.user.name, other.id) == ("Anna", twin.id)
    assert other.name.startswith("Аnna ")
    found = await storage.table("a")
    assert found is not None
    assert found.seats[0].name == other.name


async def test_a_long_name_leaves_room_for_a_number(identity: Identity) -> None:
    name = "A" * 24
    one, two = [await identity.new_guest(name, "en") for _ in range(2)]
    (other,) = (await identity.become_account(one.id, name, PASSPHRASE)).others
    assert other.id == two.id
    assert clean_name(other.name) == other.name


async def test_older_names_are_compared_too(identity: Identity, storage: Storage, clock: Clock, account: User) -> None:
    """Accounts stored without a skeleton get one when the server starts."""
    await storage.write(lambda c: people.change_user(c, account.id, skeleton=None))
    again = await Identity.open(storage, QUICK, clock)
    with pytest.raises(IdentityError, match="name-taken"):
        await again.new_guest("Аnna", "en")
    again.close()
