"""Forged cookies and tokens are rejected; typed text is checked. Pure functions, many examples."""

from __future__ import annotations

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from plancia.server.identity import IdentityError, Limiter, clean_name
from plancia.server.identity.cookies import LIFETIME, Visitor, _signature, new_key, sign, visitor
from plancia.server.identity.names import clean_label, clean_passphrase, name_key
from plancia.server.identity.recovery import new_recovery_code, recovery_hash
from plancia.server.identity.tokens import new_token, proves, token_id
from plancia.server.storage import ALPHABET, TokenRow, new_id

KEY = new_key()
ANNA = Visitor(new_id(), 3, "0123456789abcdef", LIFETIME)
COOKIE = sign(KEY, ANNA, now=0)
TEXT, ID, HASH = new_token()
TOKEN = TokenRow(id=ID, hash=HASH, user="anna", kind="api", created=0)
CODE = new_recovery_code()


def changed(text: str) -> st.SearchStrategy[str]:
    """The text with one character changed, dropped or added."""
    places = st.integers(0, len(text) - 1)
    one = st.tuples(places, st.characters()).map(lambda c: text[: c[0]] + c[1] + text[c[0] + 1 :])
    dropped = places.map(lambda at: text[:at] + text[at + 1 :])
    more = st.tuples(places, st.characters()).map(lambda c: text[: c[0]] + c[1] + text[c[0] :])
    return (one | dropped | more).filter(lambda other: other != text)


# ---- cookies ---------------------------------------------------------------------------------------------------------
def test_a_cookie_identifies_its_user() -> None:
    """What was signed is read."""
    assert visitor(KEY, COOKIE, LIFETIME - 1) == ANNA


@given(changed(COOKIE) | st.text())
def test_a_changed_cookie_is_rejected(forged: str) -> None:
    """Whatever was changed."""
    assert visitor(KEY, forged, now=0) is None


@given(st.binary(min_size=32, max_size=32).filter(lambda key: key != KEY))
def test_a_cookie_of_another_server_is_rejected(key: bytes) -> None:
    """Every server has its own key."""
    assert visitor(KEY, sign(key, ANNA, now=0), now=0) is None


@given(st.text(alphabet="0123456789abcdef.", max_size=60), st.integers(), st.integers())
def test_a_signature_is_valid_for_one_cookie_only(user: str, epoch: int, expires: int) -> None:
    """It cannot be moved to another person, epoch or time."""
    assume((user, epoch) != (ANNA.user, ANNA.epoch))
    signature = COOKIE.rpartition(".")[2]
    for content in (f"1.{user}.{epoch}.{expires}", f"2.{user}.{epoch}.{ANNA.session}.{expires}"):
        assert visitor(KEY, f"{content}.{signature}", now=0) is None


def test_a_cookie_without_a_session_is_valid() -> None:
    """Its signature is used as the session, so that it can be revoked, too; its renewal has the same."""
    content = f"1.{ANNA.user}.3.{LIFETIME}"
    old = visitor(KEY, f"{content}.{_signature(KEY, content)}", now=0)
    assert old is not None
    assert (old.user, old.epoch, len(old.session)) == (ANNA.user, 3, 16)
    renewed = visitor(KEY, sign(KEY, old, now=5), now=5)
    assert renewed is not None
    assert renewed.session == old.session


# ---- tokens ----------------------------------------------------------------------------------------------------------
def test_a_token_proves_itself() -> None:
    """It is found by its id and proven by its secret."""
    assert token_id(TEXT) == ID
    assert proves(TEXT, TOKEN)
    assert not proves(TEXT, None)


@given(changed(TEXT) | st.text())
def test_a_changed_token_opens_nothing(forged: str) -> None:
    """It is invalid, another token, or its secret is wrong."""
    assert token_id(forged) != ID or not proves(forged, TOKEN)


def test_tokens_do_not_open_each_other() -> None:
    """The secret of one with the id of another is invalid."""
    _, other, digest = new_token()
    assert not proves(TEXT, TokenRow(id=other, hash=digest, user="ben", kind="api", created=0))


# ---- recovery codes --------------------------------------------------------------------------------------------------
def test_a_recovery_code_can_be_read_aloud() -> None:
    """Four groups of five letters and digits that cannot be confused."""
    groups = CODE.split("-")
    assert [len(group) for group in groups] == [5, 5, 5, 5]
    assert set("".join(groups)) <= set(ALPHABET)
    assert not set(ALPHABET) & set("ILOU")


@given(st.integers(0, 19), st.sampled_from(ALPHABET))
def test_one_wrong_letter_is_always_noticed(place: int, letter: str) -> None:
    """Wherever it is."""
    digits = CODE.replace("-", "")
    typed = digits[:place] + letter + digits[place + 1 :]
    assume(typed != digits)
    with pytest.raises(IdentityError, match="code-mistyped"):
        recovery_hash(typed)


@given(st.integers(0, 18))
def test_two_swapped_letters_are_always_noticed(place: int) -> None:
    """As they come from quick fingers."""
    digits = new_recovery_code().replace("-", "")
    typed = digits[:place] + digits[place + 1] + digits[place] + digits[place + 2 :]
    assume(typed != digits)
    with pytest.raises(IdentityError, match="code-mistyped"):
        recovery_hash(typed)


@given(st.text())
def test_invalid_codes_are_rejected(typed: str) -> None:
    """Without any other error."""
    with pytest.raises(IdentityError, match="code-mistyped"):
        recovery_hash(typed)


def test_only_the_same_code_has_the_same_hash() -> None:
    """And the hash does not show the code."""
    assert recovery_hash(CODE) == recovery_hash(CODE.lower())
    assert recovery_hash(CODE) != recovery_hash(new_recovery_code())
    assert CODE not in recovery_hash(CODE)


# ---- names -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna   Livia ", "Anna Livia"),
        ("Ａｎｎａ", "Anna"),
        ("Jose\u0301", "José"),
        ("李小龍", "李小龍"),
        ("मुंबई", "मुंबई"),
        ("❤\ufe0f Anna", "❤ Anna"),
        ("Anna\u202e\u200b", "Anna"),
    ],
)
def test_names_are_normalised(typed: str, shown: str) -> None:
    """One form for each letter, and nothing invisible."""
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "A", "A" * 25, "  A  ", "\u200b\u3164\u2800\u200b", "A\u0301"])
def test_names_have_2_to_24_visible_characters(typed: str) -> None:
    """Invisible characters do not count, and neither do accents."""
    with pytest.raises(IdentityError, match="name-length"):
        clean_name(typed)


@pytest.mark.parametrize(
    "typed", ["An\nna", "An\x00na", "Anna\ud800", "Anna\ue000", "Z\u0330\u0330\u0330\u0330algo", "\u0330Anna"]
)
def test_names_have_no_disturbing_characters(typed: str) -> None:
    """Line breaks, halves of characters, and piles of accents."""
    with pytest.raises(IdentityError, match="name-characters"):
        clean_name(typed)


@given(st.text(max_size=30))
@example("ǰ\u0330 ﷺ")
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    """Cleaning twice changes nothing, and the key of a name is its own key."""
    try:
        name = clean_name(typed)
    except IdentityError:
        return
    assert clean_name(name) == name
    assert name_key(name_key(name)) == name_key(name)
    assert name_key(name.upper().lower()) == name_key(name.lower())
    assert name.isprintable()


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "ANNA"), ("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ﬁne", "FINE")]
)
def test_names_that_differ_only_in_case_are_the_same(one: str, other: str) -> None:
    """In every script."""
    assert name_key(clean_name(one)) == name_key(clean_name(other))


@pytest.mark.parametrize("typed", ["", "seven77", "x" * 201])
def test_passphrases_have_8_to_200_characters(typed: str) -> None:
    """Longer than a word, shorter than a novel."""
    with pytest.raises(IdentityError, match="passphrase-length"):
        clean_passphrase(typed)


def test_passphrases_are_the_same_from_any_keyboard() -> None:
    """An accent may be a separate character; halves of characters are invalid."""
    assert clean_passphrase("perché no\u0301") == clean_passphrase("perche\u0301 nó")
    with pytest.raises(IdentityError, match="passphrase-characters"):
        clean_passphrase("half a \ud800")


@pytest.mark.parametrize(
    ("typed", "code"), [("", "label-length"), ("x" * 41, "label-length"), ("a\nb", "label-characters")]
)
def test_labels_are_short_and_on_one_line(typed: str, code: str) -> None:
    """They are shown in a list."""
    with pytest.raises(IdentityError, match=code):
        clean_label(typed)


# ---- the limiter -----------------------------------------------------------------------------------------------------
def test_a_few_attempts_are_free_and_then_you_have_to_wait() -> None:
    """Three at once, then one per second; an attempt that is too early does not count."""
    limiter = Limiter(burst=3, refill=1000)
    assert [limiter.wait("anna", 0) for _ in range(5)] == [0, 0, 0, 1000, 1000]
    assert [limiter.wait("anna", 400), limiter.wait("anna", 1000), limiter.wait("anna", 1000)] == [600, 0, 1000]
    assert limiter.wait("ben", 0) == 0


@given(st.lists(st.integers(0, 500), min_size=1, max_size=200), st.integers(1, 5), st.integers(1, 1000))
def test_no_more_than_the_burst_and_the_refill_get_through(pauses: list[int], burst: int, refill: int) -> None:
    """However the attempts are spread, and waiting for the returned time is enough."""
    limiter, now, through = Limiter(burst, refill), 0, 0
    for pause in pauses:
        now += pause
        wait = limiter.wait("key", now)
        through += not wait
        assert wait <= refill
    assert through <= burst + now // refill
    assert limiter.wait("key", now + wait) == 0 or wait == 0


def test_the_limiter_forgets_full_buckets() -> None:
    """Its memory does not grow with the number of visitors."""
    limiter = Limiter(burst=3, refill=10)
    for now in range(20_000):
        limiter.wait(f"visitor {now}", now)
    assert len(limiter._full_at) < 5_000
