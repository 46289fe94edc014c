"""Bots at real tables: their levels in words, older names, and bots that misbehave."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from typing import Any

import pytest

from ostracon.bots import LEVELS, Perspective, preparing
from ostracon.bots.search import Search
from ostracon.kernel.game import game
from ostracon.kernel.match import Match
from ostracon.screen.texts import LANGUAGES
from ostracon.server.fairness import PERSON_WAITS, USUAL_DECISIONS, LongestFirst, ThinkingTime
from ostracon.server.live_table import LiveTable
from ostracon.server.new_table import NewSeat
from ostracon.server.words import words
from ostracon.table import thinking

from ..logs import whole_log
from ..serving import Person, Served, until


def bots_alone(served: Served, *bots: str) -> str:
    """A table at which only bots sit, by the names that the store holds."""
    new_seats = [NewSeat(f"B{number}", "bot", bot) for number, bot in enumerate(bots)]
    made = served.service.create("imhotep", {"start_player": "seat_0"}, new_seats, "nobody")
    return asyncio.run_coroutine_threadsafe(made, served.loop).result()


def test_levels_have_names_and_descriptions_in_both_languages(ada: Person, zoe: Person) -> None:
    for person, language in ((ada, "en"), (zoe, "fr")):
        page, say = person.http.get("/new/imhotep").text, words(language)
        listed = [page.index(f'value="{level}"') for level in LEVELS]
        assert listed == sorted(listed), "from weak to strong"
        for level in LEVELS:
            name, about = say(f"bot-{level}"), say(f"bot-{level}-about")
            assert f">{say('bot-title', level=name)}</option>" in page and f"<b>{name}</b> {about}" in page
    assert [words("fr")(f"bot-{level}") for level in LEVELS] == [
        "apprenti",
        "scribe",
        "maçon",
        "architecte",
        "vizir",
        "pharaon",
    ]
    assert 'value="mason" selected' in ada.http.get("/new/imhotep").text


def test_levels_are_shown_wherever_bots_are(served: Served, ada: Person, zoe: Person) -> None:
    table = ada.new_table("me", "friend", "scribe", public="on")
    assert "bot, scribe" in ada.http.get(f"/t/{table}").text, "who is awaited"
    assert "robot, scribe" in zoe.http.get("/tables").text, "the list"
    link = ada.links(table)[0]
    assert "robot, scribe" in zoe.http.get(link).text, "the invitation"
    zoe.sit(link)
    with zoe.live(table) as live:
        bot = live.arrive()["seats"][2]
        assert (bot["level"], bot["about"]) == ("scribe", words("fr")("bot-scribe-about"))


@pytest.mark.parametrize("stored", ["random", "greedy", "search:2"])
def test_tables_with_older_names_play_on(served: Served, stored: str) -> None:
    table = bots_alone(served, stored, "apprentice")
    until(lambda: served.table(table).over)
    assert not served.table(table).notes
    for language in LANGUAGES:
        assert served.service.open_tables[table].seat_list(language)[0]["kind"] == "bot"


def test_an_unknown_bot_in_the_store_plays_on(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    table = bots_alone(served, "oracle", "apprentice")
    until(lambda: served.table(table).over)
    assert served.service.open_tables[table].seat_list("en")[0]["level"] == ""
    assert "B0's bot failed; a legal action was played for it." in told(served, table)
    assert any("unknown bot 'oracle'; choose from" in line for line in caplog.messages)


@pytest.mark.parametrize("answer", [-5, None, [0, 1], "raises"])
def test_a_bot_that_fails_never_stops_the_table(
    served: Served, answer: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        name = "broken"

        def decide(self, perspective: Perspective, seed: int) -> Any:
            if answer == "raises":
                raise RuntimeError("out of order")
            return answer

    caplog.set_level(logging.WARNING)
    honest = thinking.bot
    monkeypatch.setattr(
        thinking, "bot", lambda name, game: Broken() if name == "scribe" else honest(name, game)
    )
    table = bots_alone(served, "scribe", "apprentice")
    until(lambda: served.table(table).over)
    assert "B0's bot failed; a legal action was played for it." in told(served, table)
    assert "B1" not in "".join(line for line in told(served, table) if "failed" in line)
    assert any("bot 'scribe' in seat 0" in line for line in caplog.messages)


def test_hanging_bots_neither_stop_nor_starve_tables(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than there are thinkers: their tables end, others play meanwhile, threads do not pile up."""
    forever = threading.Event()

    class Slow:
        name = "slow"

        def decide(self, perspective: Perspective, seed: int) -> int:
            forever.wait()
            return 0

    honest = thinking.bot
    monkeypatch.setattr(
        thinking, "bot", lambda name, game: Slow() if name == "vizier" else honest(name, game)
    )
    monkeypatch.setattr(served.service, "patience", 0.2)
    began = time.monotonic()
    hanging = [bots_alone(served, "vizier", "apprentice") for _ in range(4)]
    healthy = bots_alone(served, "apprentice", "apprentice")
    until(lambda: served.table(healthy).over)
    until(lambda: all(served.table(table).over for table in hanging))
    decisions = sum(served.table(table).match.actors.count(0) for table in hanging)
    threads = [thread for thread in threading.enumerate() if thread.name.startswith("bot 'vizier'")]
    assert len(threads) == len(hanging), "one thread each, not one a decision"
    assert time.monotonic() - began < decisions * 0.2, "and one wait each"
    assert "B0's bot took too long; a legal action was played for it." in told(served, hanging[0])
    forever.set()


def told(served: Served, table: str) -> list[str]:
    """What the log of a table says."""
    return [line.text for line in whole_log(served.table(table), -1, "en")]


def test_bots_share_the_thinkers_time() -> None:
    """The more tables wait for bots, the less each of their decisions may take: no person waits for all the others."""
    time = ThinkingTime(thinkers=2)
    time.begin("mine", "imhotep")
    alone = time.seconds(waited=0)
    for number in range(19):
        time.begin(f"table-{number}", "imhotep")
    crowded = time.seconds(waited=0)
    assert crowded == pytest.approx(alone / 20)
    assert crowded * 20 * USUAL_DECISIONS <= PERSON_WAITS * 2 + 1e-9
    assert time.seconds(PERSON_WAITS / 2) == pytest.approx(crowded / 2), "less for who has waited"
    time.end("mine", decisions=1)
    assert time.seconds(waited=0) > crowded, "they need fewer decisions than was thought"


def test_a_fault_of_ours_is_not_tried_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[LiveTable] = []

    async def broken(live: LiveTable, *_: object) -> int:
        calls.append(live)
        raise TypeError("a mistake")

    monkeypatch.setattr(served.service.bots, "play_one", broken)
    live = served.service.open_tables[bots_alone(served, "random", "random")]
    until(lambda: live in calls and live.thinking is None)
    assert calls.count(live) == 1


def test_a_hurried_search_ends_in_time_and_an_unhurried_one_is_the_same() -> None:
    match = Match.new("imhotep", 2, {}, 7)
    perspective = Perspective(match.game, match.position(), match.actor, 1)
    search = Search(iterations=3000)
    usual = search.consider(perspective, 5)
    assert search.within(600.0).consider(perspective, 5).choices == usual.choices
    assert Search(iterations=10**7).within(0.01).consider(perspective, 5).iterations < 10**7


def test_who_has_waited_longest_thinks_next() -> None:
    async def wait() -> list[str]:
        served: list[str] = []
        places = LongestFirst(1)

        async def one(name: str, since: float) -> None:
            async with places.place(since):
                served.append(name)
                await asyncio.sleep(0)

        async with places.place(0.0):
            later = [asyncio.create_task(one(name, since)) for name, since in (("c", 3), ("a", 1), ("b", 2))]
            gone = asyncio.create_task(one("gone", 0.5))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*later)
        await one("d", 9)
        return served

    assert asyncio.run(wait()) == ["a", "b", "c", "d"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "still being prepared"), ("fr", "se préparent encore")]
)
def test_bots_say_that_they_are_being_prepared(
    served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    """Who comes to a table with bots reads it, and its game is next; who plays among people does not."""
    ada.http.headers["accept-language"] = language
    with_bots, alone = ada.new_table("me", "apprentice"), ada.new_table("me", "here", game="ankhor")
    queue = [game("ankhor"), game("imhotep")]
    monkeypatch.setattr(preparing, "_waiting", queue)
    with ada.live(alone) as line:
        line.arrive()
        line.send("ping")
        line.until_type("pong")
        assert not [one for one in line.heard if one["type"] == "notice"]
    with ada.live(with_bots) as line:
        assert said in line.until_type("notice")["text"]
    assert queue == [game("imhotep"), game("ankhor")]
    queue.clear()
    with ada.live(with_bots) as line:
        line.arrive()
        line.send("ping")
        line.until_type("pong")
        assert not [one for one in line.heard if one["type"] == "notice"], "they are ready"
