"""Identity: guests by signed cookie, accounts by passphrase, links and tokens. Does not depend on HTTP."""

from plancia.server.identity.calling import Renamed
from plancia.server.identity.cookies import LIFETIME, Visit
from plancia.server.identity.errors import Code, IdentityError
from plancia.server.identity.identity import LINK_LIFETIME, MOST_TOKEN_DAYS, TOKEN_DAYS, Identity, LinkKind
from plancia.server.identity.limiter import Limiter
from plancia.server.identity.names import clean_name

__all__ = [
    "LIFETIME",
    "LINK_LIFETIME",
    "MOST_TOKEN_DAYS",
    "TOKEN_DAYS",
    "Code",
    "Identity",
    "IdentityError",
    "Limiter",
    "LinkKind",
    "Renamed",
    "Visit",
    "clean_name",
]
