"""Messages on a socket are compressed against earlier ones."""

from __future__ import annotations

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from plancia.server.packing import WINDOW
from tests.server.live.web import Web

pytestmark = pytest.mark.anyio


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
    told = [size for size in sizes if size[1] > 2000]
    assert told
    assert all(packed < whole / 8 for packed, whole in told)
