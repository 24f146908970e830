"""The record as text.

A header of `key value` lines, an empty line, one decision per line, and an `end` line that reveals damage:

    plancia record 1
    game tigris
    …

    1 chance/1 0
    2 chance/2 red red blue green red black
    3 0 leader red b1
    …
    end 217 9f2c…
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from plancia.deals import DealNote
from plancia.engine import CHANCE, Result, Word, Words
from plancia.games.editions import digest
from plancia.records.record import Entry, Record, RecordError, RulesUpdate, StandIn

FIRST = "plancia record 1"
KEYS = (
    *("game", "rules", "updates", "seats", "options", "edition", "position", "names", "seal", "entropies", "secret"),
    *("hints", "stand_ins", "seen_by", "ended", "result", "deals"),
)
PLAIN = ("game", "edition", "position", "seal", "secret", "seen_by")  # written as they are; the others as JSON
NEEDED = ("game", "rules", "seats")
INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,17})", re.ASCII)
NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)


# ---- writing ---------------------------------------------------------------------------------------------------------
def write(record: Record) -> str:
    """The record as it is stored and sent."""
    lines = [*_header(record), "", *(_entry(n, entry) for n, entry in enumerate(record.entries, 1))]
    text = "".join(f"{line}\n" for line in lines)
    return f"{text}end {len(record.entries)} {_digest(text)}\n"


def _header(record: Record) -> list[str]:
    values = msgspec.to_builtins(record)
    values["edition"] = record.edition and f"{digest(record.edition)} {record.edition}"
    for key, result in (("result", record.result), ("ended", record.ended)):
        values[key] = result and {"places": result.places, "reason": result.reason}
    return [FIRST] + [
        f"{key} {values[key] if key in PLAIN else msgspec.json.encode(values[key]).decode()}"
        for key in KEYS
        if values[key]
    ]


def _entry(n: int, entry: Entry) -> str:
    who = f"chance/{entry.draw}" if entry.seat == CHANCE else str(entry.seat)
    for word in entry.words:
        if _word(str(word)) != word:
            raise ValueError(f"{word!r} would be read as another word")
    return " ".join([str(n), who, *map(str, entry.words)])


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# ---- reading ---------------------------------------------------------------------------------------------------------
def read(text: str) -> Record:
    """The record in this text; `RecordError` has the line and the reason.

    Editors and mail programs may add a byte order mark or change line ends: this is not damage.
    """
    _check_characters(text)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0] != FIRST:
        raise RecordError("not_a_record", line=1, first=FIRST)
    if lines[-1] != "" or len(lines) < 2 or not lines[-2].startswith("end "):
        raise RecordError("cut_off", line=len(lines))
    body, end = lines[:-2], lines[-2]
    if "" not in body:
        raise RecordError("no_empty_line", line=len(body))
    gap = body.index("")
    header = _read_header(body[1:gap])
    entries = tuple(_read_entry(line, n, gap + 1 + n) for n, line in enumerate(body[gap + 1 :], 1))
    record = _build(header, entries)
    try:
        canonical = write(record).split("\n")
    except RecursionError as error:
        raise RecordError("header_unreadable", line=header["options"][1], key="options") from error
    _compare(lines, canonical, end)
    return record


def first_decision_line(record: Record) -> int:
    """The line of decision number 1."""
    return len(_header(record)) + 2


def _check_characters(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise RecordError("half_a_character", line=text.count("\n", 0, error.start) + 1) from error


def _read_header(lines: list[str]) -> dict[str, tuple[str, int]]:
    header: dict[str, tuple[str, int]] = {}
    for at, line in enumerate(lines, 2):
        key, space, value = line.partition(" ")
        if key not in KEYS or not space or not value:
            raise RecordError("no_such_header", line=at, text=line[:60], keys=", ".join(KEYS))
        if key in header:
            raise RecordError("header_twice", line=at, key=key)
        header[key] = value, at
    for key in NEEDED:
        if key not in header:
            raise RecordError("header_missing", line=len(lines) + 2, key=key)
    return header


def _read_entry(line: str, n: int, at: int) -> Entry:
    number, _, rest = line.partition(" ")
    who, *words = rest.split(" ") if rest else [""]
    if number != str(n):
        raise RecordError("other_number", line=at, number=n)
    if not words and not who:
        raise RecordError("nobody_decides", line=at)
    if "" in words:
        raise RecordError("too_many_spaces", line=at)
    try:
        answer: Words = tuple(map(_word, words))
    except ValueError as error:
        raise RecordError("not_one_word", line=at) from error
    if who.startswith("chance/"):
        if not NUMBER.fullmatch(who[7:]):
            raise RecordError("no_draw_number", line=at, text=who[:40])
        return Entry(CHANCE, answer, int(who[7:]))
    if not re.fullmatch(r"[0-9]", who, re.ASCII):
        raise RecordError("no_such_seat", line=at, text=who[:40])
    return Entry(int(who), answer)


def _word(text: str) -> Word:
    """A number or a word; raises `ValueError` if it is empty or contains white space."""
    if text.split() != [text]:
        raise ValueError(f"{text[:40]!r} is not one word")
    return int(text) if INTEGER.fullmatch(text) else text


def _build(header: dict[str, tuple[str, int]], entries: tuple[Entry, ...]) -> Record:
    values: dict[str, Any] = {}
    for key, (text, at) in header.items():
        if key == "edition":
            values[key] = _edition(text, at)
            continue
        try:
            if key in ("rules", "seats"):
                values[key] = int(text) if NUMBER.fullmatch(text) else text
            else:
                values[key] = text if key in PLAIN else msgspec.json.decode(text)
            values[key] = msgspec.convert(values[key], TYPES.get(key, str))
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            raise RecordError("header_unreadable", line=at, key=key, detail=str(error)) from error
    for key, fits in FITS.items():
        if key in values and not fits(values[key], values["seats"]):
            raise RecordError("header_does_not_fit", line=header[key][1], key=key, seats=values["seats"])
    return Record(entries=entries, **values)


def _edition(text: str, at: int) -> str:
    """An edition comes after its fingerprint."""
    fingerprint, _, edition = text.partition(" ")
    if digest(edition) != fingerprint:
        raise RecordError("other_fingerprint", line=at)
    return edition


TYPES: dict[str, Any] = {
    "rules": int,
    "updates": tuple[RulesUpdate, ...],
    "seats": int,
    "options": dict[str, Any],
    "names": tuple[str, ...],
    "entropies": tuple[str, ...],
    "result": Result,
    "ended": Result,
    "hints": tuple[int, ...],
    "stand_ins": tuple[StandIn, ...],
    "deals": tuple[DealNote, ...],
}
FITS: dict[str, Callable[[Any, int], bool]] = {  # values that must agree with the number of seats
    "names": lambda names, seats: len(names) == seats,
    "seen_by": lambda eyes, seats: eyes == "spectator" or eyes in map(str, range(min(seats, 10))),
    "result": lambda result, seats: len(result.places) == seats,
    "ended": lambda result, seats: len(result.places) == seats,
    "hints": lambda hints, seats: len(hints) == seats and min(hints) >= 0,
    "stand_ins": lambda found, seats: all(0 <= x.seat < seats and 0 <= x.after < x.until for x in found),
}


def _compare(lines: list[str], canonical: list[str], end: str) -> None:
    """There is only one way to write a record, so that every change is found."""
    if lines == canonical:
        return
    for at, (line, right) in enumerate(zip(lines, canonical, strict=False), 1):
        if line != right:
            if right == canonical[-2]:
                raise RecordError("changed", line=at, text=end[:40])
            raise RecordError("written_otherwise", line=at, text=right[:60])
    raise RecordError("more_than_a_record", line=min(len(lines), len(canonical)))
