"""Partners on a mission, over real sockets: asked, refused, too late, agreed; and without being asked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..partners import MISSION, OWNER, can_ask, toward_a_base
from ..serving import Live, Person, Served


@contextmanager
def partners(served: Served, ada: Person, zoe: Person) -> Iterator[tuple[str, Live, Live, int]]:
    """Two people on a mission; the first could use a base of the second."""
    table = ada.new_table("me", "friend", game="terra_pyramides", **MISSION)
    zoe.sit(ada.links(table)[0])
    with ada.live(table) as first, zoe.live(table) as second:
        first.arrive(), second.arrive()
        people = first, second
        match = served.table(table).match
        while not can_ask(match):
            at_turn = people[match.actor]
            catch_up(served, table, at_turn)
            assert at_turn.ask("act", action=toward_a_base(match), sure=True)["type"] == "done"
        for one in people:
            catch_up(served, table, one)
        yield table, first, second, match.owned(OWNER)[0]


def catch_up(served: Served, table: str, live: Live) -> None:
    """Listen until the newest scene has come."""
    while live.scene["seq"] // 1000 < served.table(table).revision:
        live.until_type("scene")


def hear_offer(live: Live, id: str) -> dict[str, Any]:
    """A button, once it is there."""
    while not (found := [one for one in offers(live) if one["id"] == id]):
        live.listen()
    return found[0]


def offers(live: Live) -> list[dict[str, Any]]:
    """The buttons as they were last heard."""
    controls = [message["controls"] for message in live.heard if "controls" in message]
    return list(controls[-1].get("offers", ()))


def test_a_partner_is_asked_and_the_turn_goes_on(served: Served, ada: Person, zoe: Person) -> None:
    """Refused, and said so; asked again while she thinks the turn goes on; agreed, and done."""
    with partners(served, ada, zoe) as (table, first, second, action):
        match = served.table(table).match
        at_home = match.position().reserve[OWNER]
        assert first.ask("act", action=action)["type"] == "done"
        assert hear_offer(first, "drop_wish:0")["label"].startswith("Zoé")
        question = hear_offer(second, f"allow_wish:{OWNER}")["label"]
        assert question.startswith("Ada demande\xa0: Reprendre vos ouvriers de"), question
        assert first.ask("offer", name=f"allow_wish:{OWNER}")["type"] == "error", (
            "one does not answer for another"
        )
        assert second.ask("offer", name=f"refuse_wish:{OWNER}")["type"] == "done"
        assert first.until_type("notice")["text"] == "Zoé says no."
        assert match.position().reserve[OWNER] == at_home and first.moves()

        assert first.ask("act", action=action)["type"] == "done"
        hear_offer(second, f"allow_wish:{OWNER}")
        assert second.ask("offer", name=f"allow_wish:{OWNER}")["type"] == "done"
        assert match.position().reserve[OWNER] > at_home and match.actor == 0
        catch_up(served, table, first)
        assert first.moves() and not offers(first)


def test_an_answer_may_come_too_late(served: Served, ada: Person, zoe: Person) -> None:
    """The player at turn goes on until it is of no use any more: the question is gone, and he is told."""
    with partners(served, ada, zoe) as (table, first, second, action):
        match = served.table(table).match
        assert first.ask("act", action=action)["type"] == "done"
        hear_offer(second, f"allow_wish:{OWNER}")
        while match.actor == 0:
            catch_up(served, table, first)
            assert first.ask("act", action=toward_a_base(match), sure=True)["type"] == "done"
        told = [message["text"] for message in first.heard if message["type"] == "notice"]
        assert told == ["It is too late for Zoé to answer."]
        assert second.ask("offer", name=f"allow_wish:{OWNER}")["code"] == "no-offer"


def test_the_owner_need_not_be_asked(served: Served, ada: Person, zoe: Person) -> None:
    """She acts on her partner's turn; after a restart everything is as it was."""
    with partners(served, ada, zoe) as (table, first, second, action):
        assert action in second.moves()
        assert second.ask("act", action=action)["type"] == "done"
        catch_up(served, table, first)
        assert first.moves() and action not in second.moves()
        before = served.table(table).match.position()
    served.service.open_tables.clear()
    with ada.live(table) as again:
        again.arrive()
        assert served.table(table).match.position() == before and again.moves()


def test_a_question_is_withdrawn(served: Served, ada: Person, zoe: Person) -> None:
    with partners(served, ada, zoe) as (_, first, second, action):
        assert first.ask("act", action=action)["type"] == "done"
        hear_offer(second, f"allow_wish:{OWNER}")
        assert first.ask("offer", name="drop_wish:0")["type"] == "done"
        while offers(second):
            second.listen()
        assert second.ask("offer", name=f"allow_wish:{OWNER}")["code"] == "no-offer"
