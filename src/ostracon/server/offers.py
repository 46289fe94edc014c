"""The buttons that a table offers beside the turn: answers to what others ask, a bot for who is away, a finished game's file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostracon.server.clocks import time_offers
from ostracon.server.connection import Connection
from ostracon.server.words import words
from ostracon.table import screen
from ostracon.table.seats import BOT, HUMAN
from ostracon.table.table import ABANDON, PLAY_ON

if TYPE_CHECKING:
    from ostracon.server.live_table import LiveTable


def offers_for(live: LiveTable, connection: Connection) -> list[dict[str, str]]:
    """More buttons: a bot for somebody who is away, one's own seat back, the file of a finished game."""
    say = words(connection.language)
    if live.table.over and not live.published:
        on = {
            "id": "tournament",
            "label": say("tournament-of-table"),
            "tip": say("error-sealed"),
            "url": f"/t/{live.id}/tournament",
        }
        return [on] if live.header.sealed else []
    if live.table.over:
        record = f"/t/{live.id}/record.json"
        return [
            {"id": "record", "label": say("offer-record"), "tip": say("offer-record-tip"), "url": record},
            _follow_offer(live, connection.language),
        ]
    if all(seat.kind == BOT for seat in live.stored_seats) and not live.header.sealed:
        return [_follow_offer(live, connection.language)]
    asked = take_back_offers, wish_offers, abandon_offers
    offered = [one for of in asked for one in of(live, connection)] if connection.seats else []
    offered += time_offers(live, connection)
    for seat in live.table.seats if connection.seats else ():
        number = seat.number
        # Where there is a clock it decides; in a tournament without one, the organiser.
        replaceable = live.table.control is None and not live.header.sealed and seat.kind == HUMAN
        if replaceable and number not in connection.seats and live.away(number):
            label = say("offer-take-over", player=seat.name)
            confirm = say("offer-take-over-confirm", player=seat.name)
            offered.append({"id": f"take_over:{number}", "label": label, "confirm": confirm})
        if seat.kind == BOT and number in connection.seats and number not in live.table.given_up:
            offered.append({"id": f"hand_back:{number}", "label": say("offer-hand-back", player=seat.name)})
    return offered


def _follow_offer(live: LiveTable, language: str) -> dict[str, str]:
    """To follow a game with commentary."""
    say = words(language)
    url = f"/t/{live.id}/follow"
    return {"id": "follow", "label": say("offer-follow"), "tip": say("offer-follow-tip"), "url": url}


def abandon_offers(live: LiveTable, connection: Connection) -> list[dict[str, str]]:
    """Buttons to answer who would like to abandon the game, and to think better of it."""
    say, table = words(connection.language), live.table
    names = ", ".join(table.seats[seat].name for seat in sorted(table.leaving))
    mine = [seat for seat in connection.seats if seat in table.people] if table.leaving else []
    agree = [
        {
            "id": f"{ABANDON}:{seat}",
            "label": say("offer-abandon", player=names),
            "confirm": say("leave-abandon-now"),
        }
        for seat in mine
        if seat not in table.leaving
    ]
    key = "offer-play-on" if agree else "offer-play-on-after-all"
    return agree[:1] + [{"id": f"{PLAY_ON}:{seat}", "label": say(key)} for seat in mine[:1]]


def take_back_offers(live: LiveTable, connection: Connection) -> list[dict[str, str]]:
    """Buttons to ask the others whether one may take something back, and to answer them."""
    say, table = words(connection.language), live.table
    asked = live.asked_back()
    if asked is None:
        seat = connection.shown
        return (
            [{"id": f"ask_back:{seat}", "label": say("offer-ask-back"), "tip": say("offer-ask-back-tip")}]
            if table.must_agree(seat)
            else []
        )
    open_ = [seat for seat in table.must_agree(asked.seat) if seat not in asked.agreed]
    name = table.seats[asked.seat].name
    if asked.seat == connection.shown and not set(open_) & set(connection.seats):
        awaited = ", ".join(table.seats[seat].name for seat in open_)
        return [{"id": f"drop_back:{asked.seat}", "label": say("offer-drop-back", players=awaited)}]
    return [
        {"id": f"{answer}_back:{seat}", "label": say(f"offer-{answer}-back", player=name)}
        for seat in open_
        if seat in connection.seats
        for answer in ("allow", "refuse")
    ]


def wish_offers(live: LiveTable, connection: Connection) -> list[dict[str, str]]:
    """Buttons to answer the player at turn, who asks for something; his own to ask no more."""
    say, wish = words(connection.language), live.open_wish()
    if wish is None:
        return []
    if wish.owner in connection.seats:
        moves = screen.scene(live.table, wish.owner, connection.language).moves
        action = next(move.label for move in moves if move.action == wish.action)
        name = live.table.seats[wish.seat].name
        return [
            {
                "id": f"{answer}_wish:{wish.owner}",
                "label": say(f"offer-{answer}-wish", player=name, action=action),
            }
            for answer in ("allow", "refuse")
        ]
    asks = wish.seat == connection.shown
    label = say("offer-drop-wish", player=live.table.seats[wish.owner].name)
    return [{"id": f"drop_wish:{wish.seat}", "label": label}] if asks else []
