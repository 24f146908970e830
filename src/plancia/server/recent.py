"""A cache of recently used bytes."""

from __future__ import annotations


class Recent:
    """Bytes by key; the least recently used are removed first."""

    def __init__(self, most: int) -> None:
        self.most = most  # bytes in all
        self.size = 0
        self._kept: dict[str, bytes] = {}

    def get(self, key: str) -> bytes | None:
        found = self._kept.pop(key, None)
        if found is not None:
            self._kept[key] = found  # the last one now
        return found

    def put(self, key: str, value: bytes) -> None:
        self.size += len(value) - len(self._kept.pop(key, b""))
        self._kept[key] = value
        while self.size > self.most:
            self.size -= len(self._kept.pop(next(iter(self._kept))))
