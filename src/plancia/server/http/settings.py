"""The settings of a server, and the addresses under which people reach it."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from msgspec import Struct

from plancia.server.notices.mail import Mailbox

Network = IPv4Network | IPv6Network

LOOPBACK = "127.0.0.1"
LOCAL = frozenset({LOOPBACK, "localhost", "[::1]"})
COOKIE = "plancia"
SECURE_COOKIE = "__Host-plancia"  # browsers take it over https only, for one host, and from nobody else
# An operator may switch these off.
FEATURES = ("history", "ratings", "friends", "notices", "vacations", "recurring", "watching", "tournaments")
DEFAULT_PORTS = {"http": 80, "https": 443}


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is run."""

    host: str = LOOPBACK  # the address we listen on
    port: int = 8377
    hosts: frozenset[str] = LOCAL  # names we answer to, on any port
    public: tuple[str, ...] = ()  # public addresses, as `public_url` writes them
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers we trust
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # who may read the metrics
    bot_seconds: float = 10.0
    bot_worlds: int = 1
    processes: int = 1  # on this port
    workers: int = 2  # for bots, in each process; 0: bots think elsewhere
    job_workers: int = 2
    connections: int = 4000  # open at the same time, as far as the system's limit on files allows
    connections_each: int = 200  # per address: a household or a school may share one
    features: frozenset[str] = frozenset(FEATURES)  # the others are absent from the API and from the pages
    mailbox: Mailbox | None = None  # None: no e-mails
    local_webhooks: bool = False  # may webhooks use http and addresses of the own network?

    def has(self, feature: str) -> bool:
        return feature in self.features

    @property
    def origin(self) -> str:
        """The beginning of links in messages: the first public address, else our own."""
        name = LOOPBACK if self.host in ("0.0.0.0", "::") else f"[{self.host}]" if ":" in self.host else self.host
        return next(iter(self.public), f"http://{name}:{self.port}")

    def public_at(self, host: str) -> str:
        """The public address that a `Host` header stands for; "": none of them."""
        return next((url for url in self.public if urlsplit(url).netloc == host.casefold()), "")

    def answers_to(self, host: str) -> bool:
        """Whether a `Host` header names us. A foreign name that points to this machine does not."""
        return bool(self.public_at(host)) or host_name(host).casefold() in self.hosts

    def is_secure(self, host: str) -> bool:
        """Whether visitors of this host come over https."""
        return self.public_at(host).startswith("https:")

    def cookie_name(self, host: str) -> str:
        return SECURE_COOKIE if self.is_secure(host) else COOKIE

    def shows_metrics_to(self, client: str, host: str) -> bool:
        """Answer neighbours who use a local name of this machine, never requests to a public address."""
        return not self.public_at(host) and is_among(client, self.metrics_from)


def host_name(host: str) -> str:
    """Without the port."""
    return host.rsplit(":", 1)[0] if not host.endswith("]") and ":" in host else host


def public_url(typed: str) -> str:
    """`https://name` or `https://name:port`, as browsers write it in `Origin`; else `ValueError`."""
    parts = urlsplit(typed.strip())
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        raise ValueError("not an address that begins with http:// or https://")
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError("more than a host and a port")
    name = parts.hostname if parts.hostname.isascii() else parts.hostname.encode("idna").decode()
    if any(not (char.isalnum() or char in ".-_:") for char in name):
        raise ValueError("not a host name")
    host = f"[{name}]" if ":" in name else name
    port = parts.port
    shown = host if port in (None, DEFAULT_PORTS[parts.scheme]) else f"{host}:{port}"
    return f"{parts.scheme}://{shown}"


def network(typed: str) -> str:
    """An address or a network such as `10.0.0.0/8`; else `ValueError`."""
    return str(ip_network(typed.strip()) if "/" in typed else ip_address(typed.strip()))


def feature(typed: str) -> str:
    """The name of a feature, or `none`; else `ValueError`."""
    if typed not in (*FEATURES, "none"):
        raise ValueError("no such feature")
    return typed


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(each) for each in networks)


def is_loopback(host: str) -> bool:
    """Whether a host name means the local machine."""
    name = host.strip("[]")
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def is_private(host: str) -> bool:
    """Whether a host name is valid only within a local network."""
    name = host.strip("[]")
    try:
        return ip_address(name).is_private
    except ValueError:
        return "." not in name or name.endswith((".local", ".lan", ".home.arpa", ".internal"))
