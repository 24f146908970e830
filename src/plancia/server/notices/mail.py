"""E-mail over any SMTP server."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Literal

from msgspec import Struct

from plancia.server.notices.failure import DeliveryFailed
from plancia.server.storage.rows import Discreet

Security = Literal["starttls", "tls", "none"]
SECONDS = 10.0  # for each step
LONGEST = 254  # characters of an address
# Letters, digits and the usual signs before the @; a host name with a dot after it.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}")


class Mailbox(Discreet, frozen=True, kw_only=True):
    """The SMTP server that sends our e-mails."""

    SECRETS = frozenset({"password"})

    host: str
    port: int = 587
    security: Security = "starttls"
    user: str = ""
    password: str = ""
    sender: str


class Letter(Struct, frozen=True, kw_only=True):
    """An e-mail."""

    to: str
    subject: str
    text: str
    unsubscribe: str = ""  # an address; "": there is nothing to unsubscribe from


def clean_address(typed: str) -> str:
    """The address as we store it; raises `ValueError`."""
    local, at, host = typed.strip().rpartition("@")
    try:
        name = host.encode("idna").decode().lower() if host else ""
    except UnicodeError:
        raise ValueError("not a host name") from None
    address = f"{local}{at}{name}"
    if len(address) > LONGEST or not ADDRESS.fullmatch(address) or ".." in local or local.startswith("."):
        raise ValueError("not an address")
    return address


def message(mailbox: Mailbox, letter: Letter) -> EmailMessage:
    """The letter with its headers: machines recognise it as automatic, and mail programs offer to unsubscribe."""
    written = EmailMessage()
    written["From"] = f"plancia <{mailbox.sender}>"
    written["To"] = letter.to
    written["Subject"] = letter.subject
    written["Date"] = formatdate(usegmt=True)
    written["Message-ID"] = make_msgid(domain=mailbox.sender.rpartition("@")[2])
    written["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        written["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    written.set_content(letter.text, cte="quoted-printable")
    return written


def send(mailbox: Mailbox, letter: Letter) -> None:
    """Hand the letter to the SMTP server; raises `DeliveryFailed`. Blocks: call it in a thread."""
    written = message(mailbox, letter)
    try:
        with _connected(mailbox) as server:
            if mailbox.user:
                server.login(mailbox.user, mailbox.password)
            server.send_message(written)
    except smtplib.SMTPRecipientsRefused as error:
        final = all(code >= 500 for code, _ in error.recipients.values())
        raise DeliveryFailed("recipient_refused", final) from None
    except smtplib.SMTPException as error:  # its text may contain addresses
        raise DeliveryFailed(type(error).__name__) from None
    except OSError:
        raise DeliveryFailed("no_connection") from None


def _connected(mailbox: Mailbox) -> smtplib.SMTP:
    if mailbox.security == "tls":
        trusted = ssl.create_default_context()
        return smtplib.SMTP_SSL(mailbox.host, mailbox.port, timeout=SECONDS, context=trusted)
    server = smtplib.SMTP(mailbox.host, mailbox.port, timeout=SECONDS)
    if mailbox.security == "starttls":
        server.starttls(context=ssl.create_default_context())
    return server
