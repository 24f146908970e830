"""Messages on a socket are compressed against earlier ones."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from plancia.server import packing
from plancia.server.packing import SHORT, WINDOW, _frame
from tests.server.live.web import Web

pytestmark = pytest.mark.anyio


CLIENTS = {
    "no compression": [],
    "a common window": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
    "each message by itself": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)],
}


@pytest.mark.parametrize("compressobj", [packing.compressobj, zlib.compressobj], ids=["ours", "zlib"])
@pytest.mark.parametrize("kind", CLIENTS)
async def test_every_kind_of_client_can_read_all_messages(
    web: Web, kind: str, compressobj: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long ones and short ones, whatever compression was agreed on, and also where only zlib is installed."""
    monkeypatch.setattr(packing, "compressobj", compressobj)
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="rex")
    address = f"ws://{web.host}/api/tables/{table}/socket"
    headers = {"cookie": f"plancia={ann.cookie}"}
    async with connect(
        address, additional_headers=headers, compression=None, extensions=CLIENTS[kind] or None
    ) as socket:
        assert len(socket.protocol.extensions) == len(CLIENTS[kind])
        for number in range(2):
            await socket.send(f'{{"type":"Follow","id":{number}}}')
            received = [msgspec.json.decode(await socket.recv())]
            while received[-1]["type"] != "Done":
                received.append(msgspec.json.decode(await socket.recv()))
            assert received[-1] == {"type": "Done", "id": number}
            assert [message["seat"] for message in received if message["type"] == "Update"] == [0, 1, 2]


@pytest.mark.parametrize("size", [0, SHORT, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_the_library_writes_it(size: int) -> None:
    """For each way to write its length."""
    text = b"x" * size
    assert _frame(text, None) == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_an_update_costs_little_more_than_its_changes(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser gets the whole view each time; after the first it takes a fraction of its size."""
    sizes: list[tuple[int, int]] = []
    decode = PerMessageDeflate.decode

    def noting(self: PerMessageDeflate, frame: Frame, *, max_size: int | None = None) -> Frame:
        packed = len(frame.data)
        whole = decode(self, frame, max_size=max_size)
        sizes.append((packed, len(whole.data)))
        return whole

    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="rex")
    address = f"ws://{web.host}/api/tables/{table}/socket"
    offered = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]
    headers = {"cookie": f"plancia={ann.cookie}"}
    async with connect(address, additional_headers=headers, compression=None, extensions=offered) as socket:
        (agreed,) = socket.protocol.extensions
        assert isinstance(agreed, PerMessageDeflate)
        assert agreed.remote_max_window_bits == WINDOW
        for number in range(2):
            if number:
                monkeypatch.setattr(PerMessageDeflate, "decode", noting)  # not for the server: it reads little
            await socket.send(f'{{"type":"Follow","id":{number}}}')
            while '"Done"' not in str(await socket.recv()):
                pass
    long = [size for size in sizes if size[1] > 2000]
    assert long
    assert all(packed < whole / 8 for packed, whole in long)
