"""Web push: messages that only the browser can read (RFC 8291), from a sender with a signature (VAPID, RFC 8292)."""

from __future__ import annotations

import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_bytes

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from plancia.server.notices.outgoing import Target

SALT = 16
AUTH = 16  # bytes of the secret that a browser shares with us
POINT = 65  # bytes of a public key
RECORD = 4096  # bytes: one record holds the message
MOST_PAYLOAD = 3000  # bytes; services accept 4096 with everything
HOUR = 3600  # seconds
LIFETIME = 24 * HOUR  # how long a service keeps a message for a browser that is off
SIGNED_FOR = 12 * HOUR


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises `ValueError` if it is not base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A private key, as a number of 32 bytes."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def private_key(number: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(number, "big"), SECP256R1())


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """Raises `ValueError` if it is not a point of the curve."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)


def point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_subscription(key: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        public_key(decoded(key))
        return len(decoded(key)) == POINT and len(decoded(auth)) == AUTH
    except ValueError:
        return False


class Sender:
    """The identity of this server for push services."""

    def __init__(self, number: bytes, contact: str) -> None:
        self._key = private_key(number)
        self.contact = contact  # `mailto:` or an address of the server: services write there if something is wrong
        self.public = encoded(point(self._key.public_key()))

    def headers(self, where: Target, now: int) -> Mapping[str, str]:
        """The headers of a message, with a signature for this service only."""
        token = self._signed(f"{where.scheme}://{where.host_header}", now // 1000 + SIGNED_FOR)
        return {
            "authorization": f"vapid t={token}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LIFETIME),
            "urgency": "normal",
        }

    def _signed(self, service: str, expires: int) -> str:
        """A JSON web token."""
        parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": service, "exp": expires, "sub": self.contact})
        content = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(content.encode(), ECDSA(SHA256())))
        return f"{content}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def encrypt(message: bytes, key: bytes, auth: bytes, salt: bytes = b"", number: bytes = b"") -> bytes:
    """The body of a push message; each has a key and a salt of its own."""
    assert len(message) <= MOST_PAYLOAD
    salt = salt or token_bytes(SALT)
    own = private_key(number or new_key())
    content_key, nonce = derive(own.exchange(ECDH(), public_key(key)), key, point(own.public_key()), auth, salt)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)  # 2: the last record
    sender = point(own.public_key())
    return salt + struct.pack("!IB", RECORD, len(sender)) + sender + sealed


def derive(shared: bytes, browser: bytes, sender: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, 3.4). Both sides compute the same."""
    secret = _hkdf(auth, shared, b"WebPush: info\0" + browser + sender, 32)
    content_key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    return content_key, _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869); one block is enough."""
    extracted = hmac.digest(salt, secret, sha256)
    return hmac.digest(extracted, info + b"\x01", sha256)[:length]
