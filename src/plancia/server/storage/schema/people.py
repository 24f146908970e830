"""People, their credentials and friends."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from plancia.server.storage.rows import Channel, NoticeState, TokenKind, UserKind
from plancia.server.storage.schema.base import metadata, one_of

keys = Table(
    "keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # "": deleted
    Column("name_key", Text, unique=True),  # accounts only; guests may share a name
    Column("kind", Text, nullable=False),
    Column("passphrase", Text),  # as Argon2id writes it
    Column("recovery", Text, unique=True),  # hash of the code
    Column("epoch", Integer, nullable=False),  # cookies of an earlier one are void
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("skeleton", Text, index=True),  # the same for names that look alike
    Column("seen", BigInteger, nullable=False, server_default="0"),  # the last visit, to the day
    Column("banned", BigInteger, nullable=False, server_default="0"),  # until when; 0: not at all
    Column("muted", BigInteger, nullable=False, server_default="0"),
    Column("shows", Text, nullable=False, server_default=text("''")),  # parts of the profile that everybody may see
    one_of("kind", UserKind),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("subject", Text, nullable=False),  # what it opens: a table and a seat, or ""
    Column("created", BigInteger, nullable=False),
    Column("last_used", BigInteger),
    Column("expires", BigInteger),
    Column("used", BigInteger),  # single use: when
    Column("scope", Text, nullable=False, server_default="play"),  # of api tokens
    one_of("kind", TokenKind),
)

# Cookies after a logout. They are stored until they would have expired.
logouts = Table(
    "logouts",
    metadata,
    Column("session", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

# A request to become friends, or a friendship. There is one row for two people, from the one who asked.
friends = Table(
    "friends",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("friend_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("asked", BigInteger, nullable=False),
    Column("since", BigInteger),  # null: not answered yet
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# Correspondence clocks of these people stand still.
vacations = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
    Column("last", BigInteger, nullable=False),
)

# Which notices somebody wants outside the app, and where.
notice_settings = Table(
    "notice_settings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("email", Text, nullable=False),  # "": none
    Column("confirmed", BigInteger),  # null: nobody has opened the link in the first e-mail yet
    Column("webhook", Text, nullable=False),  # "": none
    Column("wishes", Text, nullable=False),  # JSON: channels by event
    Column("paces", Text, nullable=False),  # JSON: of tables
    Column("digest", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes after midnight; as `quiet_until`: no quiet hours
    Column("quiet_until", Integer, nullable=False),
    Column("zone", Text, nullable=False),  # such as Europe/Rome
)

# Browsers that have subscribed to web push.
push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),  # the public key of the browser
    Column("auth", Text, nullable=False),  # a secret that it shares with us
    Column("created", BigInteger, nullable=False),
)

# A notice on one channel. It stays for some days after it was sent, so that nothing is sent twice.
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("channel", Text, nullable=False),
    Column("event", Text, nullable=False),
    Column("subject", Text, nullable=False),  # which question, which invitation: one notice for each
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("other_id", Text, ForeignKey("users.id", ondelete="CASCADE"), index=True),  # who invites
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("claimed", BigInteger, nullable=False),  # until then a process is sending it
    Column("tries", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("done", BigInteger, index=True),  # null: it waits
    one_of("channel", Channel),
    one_of("state", NoticeState),
    UniqueConstraint("user_id", "channel", "event", "subject"),
    Index("ix_notices_due", "due", sqlite_where=text("state = 'waiting'"), postgresql_where=text("state = 'waiting'")),
)
