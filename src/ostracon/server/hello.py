"""What a screen is told on arrival, before the position: who is here, and what the page needs to know once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostracon.screen.texts import LANGUAGES
from ostracon.server.chat import chat_for, reads_gallery
from ostracon.server.connection import Connection
from ostracon.server.levels import level_about, level_name
from ostracon.server.rules import figures_query, has_rules
from ostracon.server.words import client_words, language_name, words
from ostracon.table.seats import BOT

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable


def greeting(live: LiveTable, connection: Connection) -> dict[str, object]:
    """Who is here, and what the page needs to know once."""
    game, language = live.table.match.game, connection.language
    return {
        "type": "hello",
        "table": live.id,
        "game": game.id,
        "title": game.title,
        "seat": connection.shown,
        "seats": live.seat_list(language),
        "watchers": live.watchers,
        "menu": f"/t/{live.id}/menu?lang={language}" if connection.seats or connection.is_host else None,
        "name": "" if connection.seats else connection.name,
        "colours": live.colours,
        "shared": len(connection.seats) > 1,
        "language": language,
        "languages": [
            {"code": code, "name": language_name(code), "url": f"/t/{live.id}?lang={code}"}
            for code in LANGUAGES
        ],
        "strings": client_words(language),
        "settings": {"confirm": live.table.seats[connection.shown].confirm} if connection.seats else {},
        "boards": {},
        "since": live.table.since(connection.shown) if connection.seats else -1,
        "chat": chat_for(live, connection),
        "gallery": reads_gallery(live, connection),
        "notes": connection.notes.get(connection.shown, "") if connection.seats else "",
        "rules": f"/rules/{game.id}?fragment=1&lang={language}{figures_query(game).replace('?', '&')}"
        if has_rules(game, language)
        else None,
        "hints": live.table.hints and bool(connection.seats),
        "planner": f"/t/{live.id}/planner",
        "share": None if live.header.sealed else f"/t/{live.id}/share?lang={language}",
        "replay": connection.replay and live.table.over,
    }


def seat_lines(live: LiveTable, language: str) -> list[dict[str, object]]:
    """Who sits where."""
    say = words(language)
    return [
        {
            "seat": seat.number,
            "name": seat.name,
            "tone": seat.tone,
            "kind": seat.kind,
            "level": say("seat-given-up")
            if seat.number in live.table.given_up
            else level_name(seat.bot, say)
            if seat.kind == BOT
            else "",
            "about": level_about(seat.bot, say, live.table.match.game) if seat.kind == BOT else "",
            "online": seat.kind == BOT or live.online(seat.number),
        }
        for seat in live.table.seats
    ]
