"""Who is told what, when, and how often: tables without browsers, real receivers, a clock that is put forward."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from ostracon.server import schema
from ostracon.server.connection import Connection
from ostracon.server.lobby.invitations import Invitation
from ostracon.server.new_table import NewSeat
from ostracon.server.notices import courier as courier_module
from ostracon.server.notices.courier import GRACE_SECONDS, HERE_SECONDS, PAUSES
from ostracon.server.notices.outbox import CLAIM_SECONDS
from ostracon.server.notices.outside import NotSent, is_public, post, resolve
from ostracon.server.notices.ways import Outlets
from ostracon.server.notices.wishes import (
    BEGIN,
    CHAT,
    DISCORD,
    MAIL,
    TURN,
    Wishes,
    change_way,
    keep_wishes,
    mute,
    ways_of,
)
from ostracon.server.people import accounts
from ostracon.table.seats import HUMAN, OPEN
from ostracon.table.table import CONFIRM, RESIGN, UNDO, Command

from ..postgres import Postgres
from .noticing import ADA, ADDRESS, ZOE, House, Receiver, Subscriber, house, mail_server, receiving, sits

run = asyncio.run


class Clock:
    """The time of day, which can be put forward."""

    def __init__(self) -> None:
        self._real = time.time
        self.ahead = 0.0

    def __call__(self) -> float:
        return self._real() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Nothing happens but what a test says, when it says so."""
    made = Clock()
    monkeypatch.setattr(courier_module, "TICK_SECONDS", 3600.0)
    monkeypatch.setattr(time, "time", made)
    return made


@pytest.fixture
def phone() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


async def wants(at: House, **wishes: Any) -> None:
    await keep_wishes(at.store, Wishes(holder=ADA, **wishes))


def test_a_turn_is_told_once(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            live = await at.table()
            await at.round()
            assert not phone.heard  # a page that is being loaded is no absence
            clock.ahead += GRACE_SECONDS
            await at.round()
            await at.round()
            assert phone.texts == [f"Your turn: Imhotep\nWith Zoé\n{ADDRESS}/t/{live.id}"]
            assert phone.heard[0].headers["click"] == f"{ADDRESS}/t/{live.id}"

            # Still the same turn: somebody else changes a setting.
            await at.service.do(live, Command(kind=CONFIRM, seat=1, revision=0, note="never"))
            clock.ahead += 3600
            await at.round()
            assert len(phone.heard) == 1

            await at.act(live)
            await at.act(live)
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert len(phone.heard) == 2

    run(tell())


def test_a_turn_that_was_taken_back_is_a_new_turn(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url, ZOE)
            live = await at.table()
            await at.act(live)
            await at.round()
            await at.service.do(live, Command(kind=UNDO, seat=0, revision=live.table.revision))
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert not phone.heard  # it is Ada's turn again: the journal decides
            await at.act(live)
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert len(phone.heard) == 1

    run(tell())


def test_who_looks_at_the_table_is_not_told(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            live = await at.table()
            connection = sits(live, 0)
            await at.round()
            clock.ahead += HERE_SECONDS
            await at.round()
            live.disconnect(connection)
            clock.ahead += 3600
            await at.round()
            assert not phone.heard  # he has seen it

    run(tell())


def test_who_has_another_table_open_is_given_time(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            sits(await at.table(ZOE, ADA), 1)
            await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert not phone.heard
            clock.ahead += HERE_SECONDS - GRACE_SECONDS
            await at.round()
            assert len(phone.heard) == 1

    run(tell())


def test_muted_tables_kinds_and_ways_that_are_off(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            way = await at.way(phone.url)
            muted, other = await at.table(), await at.table()
            await mute(at.store, ADA, muted.id, True)
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.endswith(other.id) for one in phone.texts] == [True]

            await wants(at, kinds={TURN: False})
            await at.table()
            await wants(at)
            await change_way(at.store, way.id, is_on=False)
            await at.table()
            await at.round()
            await change_way(at.store, way.id, is_on=True)
            clock.ahead += 3600
            await at.round()
            assert len(phone.heard) == 1

    run(tell())


def test_the_game_begins_and_ends(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            seats = [NewSeat("Ada", HUMAN, holders=(ADA,)), NewSeat("Friend", OPEN)]
            while True:
                live = await at.service.open(await at.service.create("imhotep", {}, seats, "host"))
                if live.table.match.actor == 1:  # the guest begins
                    break
            await at.round()
            await at.service.sitting.sit(live, 1, "Zoé", "zoe", None, "final")
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts] == ["Imhotep begins: Zoé has sat down"]
            await at.service.do(live, Command(kind=RESIGN, seat=1, revision=live.table.revision))
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts[1:]] == ["Imhotep is over"]

    run(tell())


def test_a_game_that_begins_with_ones_own_turn_is_one_notice(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            seats = [NewSeat("Ada", HUMAN, holders=(ADA,)), NewSeat("Friend", OPEN)]
            while True:
                live = await at.service.open(await at.service.create("imhotep", {}, seats, "host"))
                if live.table.match.actor == 0:
                    break
            await at.service.sitting.sit(live, 1, "Zoé", "zoe", None, "final")
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts] == ["Your turn: Imhotep"]

    run(tell())


def test_what_somebody_is_asked(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            await wants(at, kinds={TURN: False})
            live = await at.table(ZOE, ADA)
            await at.act(live)
            await at.act(live)
            await at.act(live)
            await at.service.abandon(live, [0])
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts] == ["Ada would like to abandon the game"]

            await at.service.abandon(live, [0])
            await at.round()
            await at.service.do(live, Command(kind="play_on", seat=1, revision=live.table.revision))
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert len(phone.heard) == 1  # answered meanwhile

    run(tell())


def test_somebody_asks_to_take_back(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            await wants(at, kinds={TURN: False})
            live = await at.table(ZOE, ADA)
            while not live.table.must_agree(0):
                await at.act(live)
            await at.service.asking.ask_back(live, 0)
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts] == ["Ada asks to take back a move"]

    run(tell())


def test_chat_is_told_on_request_and_once_an_hour(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            await wants(at, kinds={TURN: False})
            live = await at.table()
            await at.service.chat(live, 1, "Zoé", "hello?", ZOE)
            await at.round()
            clock.ahead += 3600
            await at.round()
            assert not phone.heard
            await wants(at, kinds={TURN: False, CHAT: True})
            for line in ("are", "you", "there?"):
                await at.service.chat(live, 1, "Zoé", line, ZOE)
                await at.round()
            await at.service.chat(live, 0, "Ada", "yes", ADA)
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert [one.splitlines()[0] for one in phone.texts] == ["Zoé writes at your table"]

    run(tell())


# ---- restarts, processes, failures


def test_a_restart_loses_nothing(database: str, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(database) as at:
            await at.way(phone.url)
            live = await at.table()
            await at.round()  # in the outbox, not due yet
            second = await at.table()  # nobody had looked when the server stopped
        clock.ahead += GRACE_SECONDS
        async with house(database) as at:
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
        async with house(database) as at:
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
        assert [one.splitlines()[-1] for one in phone.texts] == [
            f"{ADDRESS}/t/{live.id}",
            f"{ADDRESS}/t/{second.id}",
        ]

    run(tell())


def test_of_two_processes_one_sends(database: str, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(database) as one, house(database) as other:
            await one.way(phone.url)
            for _ in range(3):
                await one.table()
            await asyncio.gather(one.courier.look(), other.courier.look())
            clock.ahead += GRACE_SECONDS
            await asyncio.gather(one.round(), other.round(), one.round(), other.round())
            assert len(phone.heard) == len(set(phone.texts)) == 3

    run(tell())


def test_who_looks_at_the_table_through_another_process_is_not_told(
    postgres: Postgres, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        database = postgres.address(postgres.new())
        async with house(database) as one, house(database) as other:
            await one.way(phone.url)
            looked_at, left = await one.table(), await one.table()
            there = await other.service.open(looked_at.id)
            other.service.connected(there, Connection([0], "en"))
            while not looked_at.online(0):
                await asyncio.sleep(0.01)
            await one.act(looked_at)
            await one.act(looked_at)
            await asyncio.gather(one.round(), other.round())
            clock.ahead += HERE_SECONDS
            await asyncio.gather(one.round(), other.round())
            assert [text.splitlines()[-1] for text in phone.texts] == [f"{ADDRESS}/t/{left.id}"]

    run(tell())


def test_what_a_process_claimed_before_it_was_killed_is_sent_by_another(
    database: str, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(database) as at:
            await at.way(phone.url)
            await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            assert len(await courier_module.outbox.claim(at.store, ADA, time.time())) == 1
            await at.round()
            assert not phone.heard
            clock.ahead += CLAIM_SECONDS
            await at.round()
            assert len(phone.heard) == 1

    run(tell())


def test_failures_are_tried_again_with_growing_pauses_and_given_up(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            with receiving() as good:
                await at.way(phone.url)
                await at.way(good.url)
                await at.table()
                phone.status = 503
                await at.round()
                clock.ahead += GRACE_SECONDS
                await at.round()
                for count, pause in enumerate(PAUSES, 1):
                    assert len(phone.heard) == count
                    clock.ahead += pause - 5
                    await at.round()
                    assert len(phone.heard) == count  # not yet
                    clock.ahead += 6
                    await at.round()
                clock.ahead += 10 * PAUSES[-1]
                await at.round()
                assert len(phone.heard) == len(PAUSES) + 1
                assert len(good.heard) == 1  # who got it is not told again
                bad, fine = await ways_of(at.store, ADA)
                assert (bad.trouble, bad.is_on, fine.trouble) == ("refused 503", True, "")

                phone.status = 200
                await at.table()
                await at.round()
                clock.ahead += GRACE_SECONDS
                await at.round()
                assert [way.trouble for way in await ways_of(at.store, ADA)] == ["", ""]

    run(tell())


def test_a_turn_that_passed_while_its_service_was_away_is_not_told(
    file: Path, clock: Clock, phone: Receiver
) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            live = await at.table()
            phone.status = 500
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            await at.act(live)
            phone.status = 200
            clock.ahead += PAUSES[0]
            await at.round()
            assert len(phone.heard) == 1

    run(tell())


def test_a_slow_service_slows_no_table(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            live = await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            phone.gate.clear()
            sending = await at.courier.send_due()
            while not phone.heard:
                await asyncio.sleep(0.01)
            await at.act(live)
            await at.act(live)
            assert live.table.revision >= 2 and not any(one.done() for one in sending)
            phone.gate.set()
            await asyncio.gather(*sending)

    run(tell())


# ---- quiet hours and digests


def test_quiet_hours_are_waited_for(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url)
            now = datetime.fromtimestamp(time.time(), ZoneInfo("Pacific/Auckland"))
            minute = now.hour * 60 + now.minute
            ends = (minute + 120) % 1440
            await wants(
                at, quiet_from=(minute - 60) % 1440, quiet_until=ends, zone="Pacific/Auckland", language="fr"
            )
            passed, waiting = await at.table(), await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert not phone.heard
            await at.act(passed)
            clock.ahead += 2 * 3600
            await at.round()
            assert phone.texts == [
                f"À vous de jouer\N{NO-BREAK SPACE}: Imhotep\nAvec Zoé\n{ADDRESS}/t/{waiting.id}"
            ]

    run(tell())


def test_a_digest_names_all_tables_that_wait(database: str, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(database) as at:
            await at.way(phone.url)
            await wants(at, digest=6)
            await at.table()
            await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert len(phone.heard) == 1
            assert phone.texts[0].startswith("2 tables wait for you\n– Your turn: Imhotep (With Zoé)\n– Your")

            await at.table()
            await at.round()
            clock.ahead += 3 * 3600
            await at.round()
            assert len(phone.heard) == 1
            clock.ahead += 3 * 3600
            await at.round()
            assert len(phone.heard) == 2 and phone.texts[1].startswith("3 tables wait for you")

            phone.status = 503  # what did not arrive is tried again as usual
            await at.table()
            await at.round()
            clock.ahead += 6 * 3600
            await at.round()
            phone.status = 200
            clock.ahead += PAUSES[0]
            await at.round()
            assert len(phone.heard) == 4

    run(tell())


@pytest.mark.parametrize(
    ("start", "end", "local", "until"),
    [
        ((22, 0), (7, 0), "2026-03-28T23:30", "2026-03-29T07:00"),  # the night in which clocks go forward
        ((22, 0), (7, 0), "2026-03-29T06:59", "2026-03-29T07:00"),
        ((22, 0), (7, 0), "2026-03-29T07:00", None),
        ((12, 0), (14, 0), "2026-06-01T13:00", "2026-06-01T14:00"),
        ((12, 0), (14, 0), "2026-06-01T11:59", None),
        ((8, 0), (8, 0), "2026-06-01T08:00", None),
    ],
)
def test_when_quiet_hours_end(start: Any, end: Any, local: str, until: str | None) -> None:
    zone = ZoneInfo("Europe/Paris")
    wishes = Wishes(
        holder="", quiet_from=start[0] * 60 + start[1], quiet_until=end[0] * 60 + end[1], zone=zone.key
    )
    found = wishes.quiet_ends(datetime.fromisoformat(local).replace(tzinfo=zone).timestamp())
    wanted = datetime.fromisoformat(until).replace(tzinfo=zone).timestamp() if until else None
    assert found == wanted


# ---- the ways


def test_push_messages_are_encrypted_and_signed(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            subscriber = Subscriber()
            await at.push(phone.url, subscriber)
            live = await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            (request,) = phone.heard
            assert subscriber.read(request) == {
                "title": "Your turn: Imhotep",
                "body": "With Zoé",
                "url": f"/t/{live.id}",
                "tag": f"turn {live.id}",
                "lang": "en",
            }
            assert at.courier.sender.public_key in request.headers["authorization"]
            assert live.id.encode() not in request.body

            phone.status = 410  # the browser has gone
            await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert await ways_of(at.store, ADA) == []

    run(tell())


def test_the_key_of_a_server_stays_the_same(file: Path, clock: Clock) -> None:
    async def keys() -> set[str]:
        found = set()
        for _ in range(2):
            async with house(file) as one, house(file) as other:
                found |= {one.courier.sender.public_key, other.courier.sender.public_key}
        return found

    assert len(run(keys())) == 1


def test_discord(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url, style=DISCORD)
            await at.table()
            await at.round()
            clock.ahead += GRACE_SECONDS
            phone.status = 404  # the channel's webhook was deleted
            await at.round()
            assert phone.texts[0].startswith('{"content":"**Your turn: Imhotep**\\nWith Zoé\\nhttps://')
            (way,) = await ways_of(at.store, ADA)
            assert (way.is_on, way.trouble) == (False, "refused 404")

    run(tell())


def test_mail(file: Path, clock: Clock) -> None:
    async def tell() -> None:
        with mail_server() as (letters, outlets):
            async with house(file, outlets) as at:
                way = await at.way("ada@example.org", kind=MAIL, confirmed=False)
                await wants(at, language="fr")
                live = await at.table()
                await at.round()
                await change_way(at.store, way.id, confirmed=True)
                clock.ahead += 3600
                await at.round()
                assert not letters.all  # nothing before the address was confirmed
                await at.act(live)
                await at.act(live)
                await at.round()
                clock.ahead += GRACE_SECONDS
                await at.round()
                ((to, letter),) = letters.all
                text = letter.get_content().replace("\r\n", "\n")
                stop = f"{ADDRESS}/notices/stop/{way.id}/{at.courier.sender.token('stop', way)}"
                assert (
                    to == "ada@example.org"
                    and letter["subject"] == "À vous de jouer\N{NO-BREAK SPACE}: Imhotep"
                )
                assert letter.get_content_type() == "text/plain"
                assert text.count("http") == 2 and f"{ADDRESS}/t/{live.id}\n" in text and stop in text
                assert letter["list-unsubscribe"] == f"<{stop}>"

                letters.refuses = "550 no such person"
                await at.table()
                await at.round()
                clock.ahead += GRACE_SECONDS
                await at.round()
                assert [one.trouble for one in await ways_of(at.store, ADA)] == ["mail 550"]

    run(tell())


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://[2002:a00:1::]/x",
        "https://10.1.2.3/x",
        "https://192.168.0.1:8443/x",
        "https://169.254.169.254/latest/meta-data",
        "https://0.0.0.0/x",
        "https://100.64.0.1/x",
        "https://224.0.0.1/x",
        "https://2130706433/x",  # 127.0.0.1 as one number
        "https://0x7f.1/x",
    ],
)
def test_private_addresses_are_refused(url: str) -> None:
    with pytest.raises(NotSent) as refused:
        run(resolve(url, allow_local=False))
    assert (refused.value.why in ("local", "unknown-host") and refused.value.why == "local") or "0x" in url


@pytest.mark.parametrize(
    "url",
    ["http://example.org/x", "file:///etc/passwd", "https://u:p@example.org", "https://", "x", "https://[x"],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(NotSent, match="address"):
        run(resolve(url, allow_local=False))


def test_public_addresses_are_allowed() -> None:
    assert all(is_public(one) for one in ("1.1.1.1", "2606:4700:4700::1111"))


def test_redirects_are_not_followed(phone: Receiver) -> None:
    phone.status = 307
    with pytest.raises(NotSent, match="redirect"):
        run(post(phone.url, b"x", {}, allow_local=True))
    assert len(phone.heard) == 1


def test_who_has_no_way_leaves_no_trace(file: Path, clock: Clock) -> None:
    async def tell() -> None:
        async with house(file, Outlets()) as at:
            await at.table()
            await at.courier.tell(ADA, BEGIN, "")
            await at.round()
            async with at.store.engine.connect() as connection:
                assert (await connection.execute(select(schema.notices))).all() == []

    run(tell())


def test_an_invitation_is_told_once_a_table(file: Path, clock: Clock, phone: Receiver) -> None:
    async def tell() -> None:
        async with house(file) as at:
            await at.way(phone.url, ZOE)
            host = await accounts.create(at.store, "Ada", "argon2")
            live = await at.table()
            for _ in range(2):
                await at.courier.invited(Invitation(live.id, ZOE, 1, host.holder))
            clock.ahead += GRACE_SECONDS
            await at.round()
            assert phone.texts == [f"Ada invites you to Imhotep\n{ADDRESS}/tables"]

    run(tell())
