"""Web push: encryption and signatures."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from plancia.server.notices import webpush
from plancia.server.notices.outgoing import target
from plancia.server.notices.webpush import decoded
from tests.server.notices.browser import Browser


def test_the_example_of_the_standard_is_reproduced() -> None:
    """RFC 8291, appendix A."""
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = webpush.encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded(browser),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        number=decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert webpush.encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_the_browser_can_read_a_message() -> None:
    one, other = Browser("https://push.example/1"), Browser("https://push.example/2")
    body = webpush.encrypt(b"your turn", one.public, one.auth)
    assert one.opened(body) == b"your turn"
    assert b"your turn" not in body
    with pytest.raises(InvalidTag):
        other.opened(body)
    assert webpush.encrypt(b"your turn", one.public, one.auth) != body, "every message has a key of its own"


def test_the_sender_signs_for_one_service() -> None:
    sender = webpush.Sender(webpush.new_key(), "mailto:host@example.org")
    headers = sender.headers(target("https://push.example:8443/abc?x=1"), 1_700_000_000_000)
    token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    claims = msgspec.json.decode(decoded(signed.split(".")[1]))
    assert claims == {"aud": "https://push.example:8443", "exp": 1_700_043_200, "sub": "mailto:host@example.org"}
    raw = decoded(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    webpush.public_key(decoded(key)).verify(pair, signed.encode(), ECDSA(SHA256()))
    assert key == sender.public


@pytest.mark.parametrize(
    ("key", "auth"),
    [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), (webpush.encoded(b"\x04" + b"\x01" * 64), "BTBZMqHH6r4Tts7J_aSIgg")],
)
def test_keys_that_no_browser_has_are_refused(key: str, auth: str) -> None:
    assert not webpush.is_subscription(key, auth)
    assert webpush.is_subscription(**{k: v for k, v in Browser("").subscription.items() if k != "endpoint"})
