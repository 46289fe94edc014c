"""What a notice says, in its person's language."""

from __future__ import annotations

from typing import NamedTuple

from ostracon.server.clocks import duration
from ostracon.server.live_table import LiveTable
from ostracon.server.notices.outbox import Notice
from ostracon.server.notices.wishes import TIME
from ostracon.server.words import words


class Message(NamedTuple):
    """A message as every way sends it."""

    title: str  # "Your turn: Imhotep"
    text: str
    path: str  # the page that it opens: "/t/..."
    tag: str = ""  # a later one of the same tag takes the place of an earlier one on a screen
    language: str = "en"


def said(notice: Notice, live: LiveTable | None, mine: list[int], language: str) -> Message:
    """A notice in words; `mine` are the person's seats at the table."""
    say = words(language)
    what = notice.facts.get("what", "")
    others, game, time = "", "", ""
    if live is not None:
        game = live.table.match.game.title
        others = ", ".join(seat.name for seat in live.table.seats if seat.number not in mine)
        if notice.kind == TIME and live.table.clock:
            left = live.table.clock.left(live.now())[live.table.actor]
            time, what = duration(left, say), "" if left else "out"
    key = f"{notice.kind}-{what}" if what else notice.kind
    facts = {"game": game, "others": others, "time": time, **notice.facts}
    path = f"/t/{notice.about}" if notice.about else notice.facts.get("path", "/")
    return Message(
        say(f"notice-{key}", **facts),
        say(f"notice-{key}-text", **facts) if others and say.has(f"notice-{key}-text") else "",
        path,
        f"{notice.kind} {notice.about}".strip(),
        language,
    )


def summed_up(messages: list[Message], waiting: int, language: str) -> Message:
    """Several messages as one."""
    say = words(language)
    if len(messages) == 1:
        return messages[0]
    lines = "\n".join(f"– {one.title}" + (f" ({one.text})" if one.text else "") for one in messages)
    title = say("notice-digest-waiting", count=waiting) if waiting else say("notice-digest")
    return Message(title, lines, "/tables", "digest", language)
