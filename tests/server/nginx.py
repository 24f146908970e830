"""A real nginx with TLS for the tests: an installed one, else Debian's. `make test` runs this to install it."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

NAME = "play.example.org"
EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
MISSING = "the test needs nginx and openssl, and could not install them: apt-get install nginx-light openssl"
WHERE = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


class Proxy(Struct, frozen=True):
    """A running nginx."""

    port: int  # https
    plain: int  # http
    certificate: Path

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def trust(self) -> ssl.SSLContext:
        """Trusts only this nginx."""
        return ssl.create_default_context(cafile=str(self.certificate))


def found(program: str) -> str | None:
    return shutil.which(program, path=WHERE)


def install() -> None:
    """Install them, where this machine allows it."""
    if found("nginx") and found("openssl"):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quietly, check=False)
        wanted = ["nginx-light", "openssl"]
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted], env=quietly, check=False
        )


@contextmanager
def running(folder: Path, backend: int, port: int, *more: int) -> Iterator[Proxy]:
    """The example of `deploy/`, with our ports and a test certificate, in front of this backend; or of several, as its
    comments say.
    """
    nginx, openssl = found("nginx"), found("openssl")
    assert nginx, MISSING
    assert openssl, MISSING
    proxy = Proxy(port, free_port(), folder / "fullchain.pem")
    make_certificate(openssl, folder)
    site = templated(proxy, folder, backend)
    (folder / "site.conf").write_text(with_machines(site, more) if more else site, "utf-8")
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder), "utf-8")
    for name in (".", "body", "proxy"):
        (folder / name).mkdir(exist_ok=True)
    if os.geteuid() == 0:  # its workers run as another user, who needs access to their folders
        main.write_text("user root;\n" + main.read_text("utf-8"), "utf-8")
    with subprocess.Popen([nginx, "-c", str(main), "-p", str(folder)], stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_for(process, proxy.port)
            yield proxy
        finally:
            process.terminate()


def templated(proxy: Proxy, folder: Path, backend: int) -> str:
    """What an operator would change, and ports that an ordinary user may open."""
    text = EXAMPLE.read_text("utf-8")
    for old, new in (
        ("127.0.0.1:8377", f"127.0.0.1:{backend}"),
        ("listen 80;", f"listen 127.0.0.1:{proxy.plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{proxy.port} ssl"),
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
        ("https://play.example.org$request_uri", f"{proxy.url}$request_uri"),
    ):
        assert old in text, f"{EXAMPLE.name} no longer says {old}"
        text = text.replace(old, new)
    return text


def with_machines(site: str, ports: Sequence[int]) -> str:
    """The lines for more machines, which are comments in the example."""
    start, end = "# map $uri $plancia_table {", "# }\n"
    assert start in site, f"{EXAMPLE.name} no longer says {start}"
    before, (inside, _, after) = site.partition(start)[0], site.partition(start)[2].partition(end)
    site = before + (start + inside + end).replace("# ", "") + after
    for comment in ("# server 10.0.0.2:8377;", "# hash $plancia_table consistent;"):
        assert site.count(comment) == 1, f"{EXAMPLE.name} no longer says {comment}"
        site = site.replace(comment, comment.removeprefix("# "))
    return site.replace("server 10.0.0.2:8377;", " ".join(f"server 127.0.0.1:{port};" for port in ports))


def make_certificate(openssl: str, folder: Path) -> None:
    made = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem", "-days", "2", "-nodes"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    subprocess.run([openssl, "req", "-x509", *kind, *made, *subject], check=True, capture_output=True)


def wait_for(process: subprocess.Popen[str], port: int) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            raise AssertionError(f"nginx did not start: {process.stderr.read() if process.stderr else ''}")
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")


def free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


if __name__ == "__main__":
    install()
