"""The words of a notice: the game, the other players and a link. Nothing that happens in the game is in them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from plancia import games
from plancia.locale import Messages, join_list
from plancia.server.notices.mail import Letter
from plancia.server.storage import TableRow


class Words(Struct, frozen=True, kw_only=True):
    """A notice in the language of its reader."""

    title: str
    text: str = ""
    link: str
    tag: str = ""  # a later notice with the same tag replaces this one on the screen

    @property
    def line(self) -> str:
        """All of it in one line, for a webhook."""
        return " ".join(part for part in (f"{self.title}.", self.text, self.link) if part)


def about_table(m: Messages, event: str, table: TableRow, user: str, origin: str) -> Words:
    """It is your turn, your time runs out, the game is over, or a round of a tournament has begun."""
    return Words(
        title=m.say(f"notice-{event}", game=title(m, table.game)),
        text=company(m, table, user),
        link=f"{origin}/t/{table.id}",
        tag=table.id,
    )


def company(m: Messages, table: TableRow, user: str) -> str:
    """The table by its name, if it has one, and the other players."""
    names = join_list(m, other_players(table, user))
    if not names:
        return table.name
    return m.say("notice-with-at", table=table.name, names=names) if table.name else m.say("notice-with", names=names)


def invitation(m: Messages, table: TableRow, host: str, origin: str) -> Words:
    text = m.say("notice-invitation", name=host, game=title(m, table.game))
    return Words(title=text, text=table.name, link=f"{origin}/friends", tag=f"invitation-{table.id}")


def friend_request(m: Messages, name: str, origin: str) -> Words:
    return Words(title=m.say("notice-friend", name=name), link=f"{origin}/friends", tag="friend")


def test(m: Messages, origin: str) -> Words:
    return Words(title=m.say("notice-test"), text=m.say("notice-test-about"), link=f"{origin}/notices", tag="test")


def digest(m: Messages, lines: Sequence[Words], origin: str) -> Words:
    """One e-mail for everything that waits."""
    text = "\n\n".join("\n".join(part for part in (line.title, line.text, line.link) if part) for line in lines)
    return Words(title=m.say("notice-digest", count=len(lines)), text=text, link=f"{origin}/")


def other_players(table: TableRow, user: str) -> list[str]:
    """People only, by name; deleted ones have none."""
    people = (seat for seat in table.seats if seat.kind == "person" and seat.user != user)
    return list(dict.fromkeys(seat.name for seat in people if seat.name))


def title(m: Messages, game: str) -> str:
    return m.say(f"{game}-title") if game in games.NAMES and m.has(f"{game}-title") else game


# ---- e-mails ---------------------------------------------------------------------------------------------------------
def letter(m: Messages, words: Words, to: str, unsubscribe: str, settings: str) -> Letter:
    """A notice as an e-mail, with a way to stop them."""
    foot = m.say("notice-mail-foot", settings=settings, unsubscribe=unsubscribe)
    parts = (words.title, words.text, words.link)
    return Letter(
        to=to,
        subject=words.title,
        text="\n\n".join([*(part for part in parts if part), f"-- \n{foot}\n"]),
        unsubscribe=unsubscribe,
    )


def confirmation(m: Messages, to: str, link: str) -> Letter:
    """The first e-mail to an address. It names nobody: a stranger may have typed the address."""
    return Letter(to=to, subject=m.say("notice-confirm"), text=m.say("notice-confirm-about", link=link) + "\n")
