"""A fair queue: people take turns, and so do the tables of one person."""

from __future__ import annotations

from plancia.server.queueing import FairQueue


def taken(*waiting: str) -> list[str]:
    """Items named by person, table and number, in the order in which they come out."""
    queue = FairQueue[str]()
    for item in waiting:
        queue.put(item[0], item[1], item)
    out = list[str]()
    while (taken := queue.take()) is not None:
        out.append(taken)
    return out


def test_requests_of_one_person_come_in_order() -> None:
    assert taken("Aa1", "Aa2", "Aa3") == ["Aa1", "Aa2", "Aa3"]


def test_people_take_turns() -> None:
    """However many requests one of them has."""
    assert taken("Aa1", "Aa2", "Aa3", "Ba1", "Ca1", "Ba2") == ["Aa1", "Ba1", "Ca1", "Aa2", "Ba2", "Aa3"]


def test_so_do_the_tables_of_a_person() -> None:
    assert taken("Aa1", "Aa2", "Ab1", "Ab2", "Bz1") == ["Aa1", "Bz1", "Ab1", "Aa2", "Ab2"]


def test_a_later_person_does_not_wait_for_all_earlier_requests() -> None:
    """Ann has ten tables; Ben's bot is the second to think."""
    queue = FairQueue[str]()
    for table in "abcdefghij":
        queue.put("Ann", table, f"Ann {table}")
    assert queue.take() == "Ann a"
    queue.put("Ann", "a", "Ann a")
    queue.put("Ben", "k", "Ben")
    assert [queue.take(), queue.take()] == ["Ann b", "Ben"]


def test_an_empty_queue_is_empty() -> None:
    queue = FairQueue[str]()
    assert not queue
    queue.put("A", "a", "item")
    assert queue
    queue.take()
    assert not queue


def test_an_item_may_wait_for_one_taker() -> None:
    """Others overtake it, and it keeps its place."""
    queue = FairQueue[str]()
    for item in ("Aa1", "Ab1", "Ba1"):
        queue.put(item[0], item[1], item)
    assert queue.take(lambda item: item != "Aa1") == "Ab1"
    assert sorted(queue) == ["Aa1", "Ba1"]
    assert queue.take(lambda item: item == "nothing") is None
    assert (queue.take(), queue.take(), queue.take()) == ("Ba1", "Aa1", None)
