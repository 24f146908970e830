"""What all tables have in common."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import CheckConstraint, MetaData

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
