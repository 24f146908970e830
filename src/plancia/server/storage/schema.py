"""The tables of the database. Migrations build the same; a test compares them.

Names of people are only in `users` and `seats`: headers, journals and records contain user ids. To delete a person,
only these two have to change, and the games stay.
"""

from __future__ import annotations

from typing import get_args

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

from plancia.server.storage.rows import (
    Channel,
    Ladder,
    NoticeState,
    SeatKind,
    Status,
    TokenKind,
    TournamentStatus,
    UserKind,
)

metadata = MetaData(
    # Names of our own, so that both databases and all migrations call a constraint the same.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def one_of(column: str, kinds: object) -> CheckConstraint:
    """Restrict the column to these words."""
    return CheckConstraint(f"{column} IN ({', '.join(repr(kind) for kind in get_args(kinds))})", name=column)


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

# Correspondence clocks of these people stand still.
vacations = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("first", BigInteger, primary_key=True, autoincrement=False),
    Column("last", BigInteger, nullable=False),
)

# Cookies after a logout. They are stored until they would have expired.
logouts = Table(
    "logouts",
    metadata,
    Column("session", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, ForeignKey("users.id"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),  # of the journal: the number of its last row
    Column("header", Text, nullable=False),  # JSON
    Column("secret", LargeBinary, nullable=False),  # of the dealer
    Column("awaited", Text, nullable=False, server_default="[]"),  # JSON: seats, as far as all may know
    Column("topic", Text, nullable=False, server_default=text("''")),  # the open question, by the name of its type
    Column("since", BigInteger, nullable=False, server_default="0"),  # when it was asked
    Column("wakes", BigInteger, nullable=False, server_default="-1", index=True),  # by itself; -1: never
    # JSON: the people whose answer is missing, and when their time ends (-1: never). Secret: under a seal it shows who
    # has answered.
    Column("missing", Text, nullable=False, server_default="[]"),
    Column("name", Text, nullable=False, server_default=text("''")),  # given by the host
    Column("sealed", Boolean, nullable=False, server_default=false()),  # until its round of a tournament is over
    Column("recurs", Text, nullable=False, server_default=text("''")),  # opens again: weekly, after; "": it does not
    Column("recurs_at", BigInteger, nullable=False, server_default="0"),  # weekly: when
    Column("recurs_left", Integer, nullable=False, server_default="0"),  # how many times
    one_of("status", Status),
    Index(
        "ix_tables_asked",
        "since",
        sqlite_where=text("status = 'playing'"),
        postgresql_where=text("status = 'playing'"),
    ),
    Index("ix_tables_lobby", "public", "status", "updated", "id"),
    Index(
        "ix_tables_recurring",
        "recurs",
        "recurs_at",
        sqlite_where=text("recurs <> ''"),
        postgresql_where=text("recurs <> ''"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), index=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("colour", Text, nullable=False, server_default=text("''")),
    one_of("kind", SeatKind),
)

# A seat that waits for somebody. It goes when they sit down or decline, and with the table.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("host_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("payload", Text, nullable=False),  # JSON as text: PostgreSQL's own type would refuse "\u0000"
    # Finds a person's chat without reading every answer.
    Index(
        "ix_journal_talk",
        "table_id",
        "number",
        sqlite_where=text("kind = 'Chatted'"),
        postgresql_where=text("kind = 'Chatted'"),
    ),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("after", Integer, primary_key=True, autoincrement=False),  # number of the last journal row in it
    Column("payload", Text, nullable=False),  # JSON
)

records = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("finished", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("places", Text, nullable=False, server_default="[]"),  # JSON: by seat; none: not known
)

# One row for each seat of a finished game: histories, statistics and ratings are read from here.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL")),  # null: a bot, deleted, or a second seat
    Column("bot", Text, nullable=False),  # "": a person
    Column("game", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # how many of the players
    Column("level", Text, nullable=False),  # the strongest bot at the table; "": there was none
    Column("score", Integer),  # the number that was compared first; null: not known
    Column("absent", Boolean, nullable=False),  # resigned, or a bot had to finish the game
    Column("ladder", Text),  # null: not rated
    Column("rating", Integer),  # after the game
    Column("change", Integer),
    Column("kept", Integer, nullable=False, server_default="0"),  # public promises
    Column("broken", Integer, nullable=False, server_default="0"),
    one_of("ladder", Ladder),
    Index("ix_results_history", "user_id", "finished", "table_id"),
    Index("ix_results_curve", "user_id", "game", "ladder", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("ladder", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),  # of mu, as people see it
    Column("best", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("settled", Boolean, nullable=False),  # false: provisional
    Column("updated", BigInteger, nullable=False),
    one_of("ladder", Ladder),
    Index("ix_ratings_leaders", "game", "ladder", "settled", "rating", "user_id"),
)

# What somebody did in all games that they played to the end, by the names the game gives it. Profiles show it.
statistics = Table(
    "statistics",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("total", Integer, nullable=False),
)

# What the analyser says about a finished game, from one seat. It can be computed again at any time.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),  # of the analyser
    Column("created", BigInteger, nullable=False),
    Column("payload", Text, nullable=False),  # JSON
)

# The puzzles themselves ship with the package: this is what the attempts have shown about their difficulty.
puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
)

puzzle_players = Table(
    "puzzle_players",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# The first attempt of each person at each puzzle: later ones do not count.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle_id", Text, primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("words", Text, nullable=False),  # JSON: the answer
    Column("solved", Boolean, nullable=False),
    Column("rating", Integer, nullable=False),  # of the person, afterwards
)

exhibits = Table(
    "exhibits",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("payload", Text, nullable=False),  # JSON: what a spectator saw at the end, readable without the rules
)

# Numbers are ours and not the database's: a sequence of PostgreSQL would not know of rows from a backup.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("subject", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("reason", Text, nullable=False),
    Column("comment", Text, nullable=False),
    Column("quoted", Text, nullable=False),
    Column("closed", BigInteger),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("done", BigInteger, index=True),  # null: the server has not done it yet
    Column("outcome", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("host", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger),  # null: when the host says so
    Column("due", BigInteger),  # when the next round starts; null: not before the present one is over
    Column("ended", BigInteger),
    Column("round", Integer, nullable=False),  # the present one, or the last; 0: none yet
    Column("version", Integer, nullable=False),  # changes with the players: a round is made for one version
    Column("settings", Text, nullable=False),  # JSON
    one_of("status", TournamentStatus),
    Index("ix_tournaments_list", "public", "status", "created", "id"),
    Index("ix_tournaments_unfinished", "status", "created"),
)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),  # null: a bot, or deleted
    Column("bot", Text, nullable=False),  # its level; "": a person
    Column("joined", BigInteger, nullable=False),
    Column("first_round", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("byes", Text, nullable=False),  # JSON: numbers of players
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),  # null: deleted
    Column("stage", Text, nullable=False),  # the group that plays here; "": none
    Column("seats", Text, nullable=False),  # JSON: numbers of players, by seat
    Column("places", Text, nullable=False),  # JSON: by seat; none: in progress
    Column("scores", Text, nullable=False),
    Column("absent", Text, nullable=False),
)
