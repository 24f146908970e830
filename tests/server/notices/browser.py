"""A browser that has subscribed to web push, and can decrypt what it gets."""

from __future__ import annotations

import struct
from secrets import token_bytes
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDH
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from plancia.server.notices import webpush


class Browser:
    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = webpush.private_key(webpush.new_key())
        self.public = webpush.point(self._key.public_key())
        self.auth = token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        keys = {"key": webpush.encoded(self.public), "auth": webpush.encoded(self.auth)}
        return {"endpoint": self.endpoint, **keys}

    def opened(self, body: bytes) -> bytes:
        """The message, decrypted as RFC 8291 says."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ECDH(), webpush.public_key(sender))
        key, nonce = webpush.derive(shared, self.public, sender, self.auth, salt)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        return padded.rstrip(b"\0").removesuffix(b"\x02")

    def read(self, body: bytes) -> Any:
        return msgspec.json.decode(self.opened(body))
