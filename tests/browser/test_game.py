"""Imhotep in real browsers: to the end by clicking, by keyboard, on a phone, through reloads and lost lines."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from ostracon.server.assets import static_address

from ..leaks import assert_no_leak, hidden_differs, secrets_of
from ..serving import Served, until
from .conftest import OpenPage
from .playing import click_action, click_something, fill_table, my_turn, ready, state, wait

pytestmark = pytest.mark.browser


class Ear:
    """Everything that a page receives: socket frames and bodies."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        self.bodies: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("requestfinished", self._body)

    def _frame(self, data: str | bytes) -> None:
        self.frames.append(json.loads(data))

    def _body(self, request: Any) -> None:
        if request.resource_type in ("document", "fetch", "xhr"):
            with contextlib.suppress(Error):  # a redirect has no body; nor has a page that was left at once
                self.bodies.append(request.response().text())


def table_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.split("/t/")[1].split("?")[0]


def test_two_browsers_and_a_bot_play_to_the_end(served: Served, open_page: OpenPage) -> None:
    """By clicking, one in English and one in French, with hidden cards; and nothing hidden reached either."""
    ada, zoe = open_page("/settings"), open_page("/settings", "fr")
    ears = [Ear(ada), Ear(zoe)]
    ada.goto("/new/imhotep")
    fill_table(ada, "me", "friend", "apprentice", side_market="B", side_temple="B", start_player="seat_0")
    zoe.goto(ada.input_value("[data-link]"))
    expect(zoe.locator("h1")).to_have_text("Ada vous invite\u00a0: Imhotep")
    zoe.fill("[name=name]", "Zoé")
    zoe.click("form.sit button")
    ready(zoe)
    ada.wait_for_selector("#table")  # the waiting page has noticed
    ready(ada)
    id = table_of(ada)
    table = served.table(id)
    pages = {0: ada, 1: zoe}
    turns = 0
    while not table.over:
        actor = table.actor
        if actor in pages:
            if not my_turn(pages[actor]):
                break
            click_something(pages[actor], turns * 7)
            turns += 1
        else:
            until(lambda: table.over or table.actor in pages)
    assert turns > 30
    for page in pages.values():
        wait(page, lambda now: now["over"])
    expect(ada.locator("#result h2")).to_contain_text(re.compile("wins|shared victory"))
    expect(zoe.locator("#result h2")).to_contain_text(re.compile("emporte|victoire partagée"))
    expect(zoe.locator("#log")).to_contain_text("Manche 6")
    match = table.match
    for seat, ear, language in ((0, ears[0], "en"), (1, ears[1], "fr")):
        assert assert_no_leak(table, seat, language, ear.frames, 500) >= match.ply
        assert hidden_differs(match, seat)
        assert any('id="table"' in body for body in ear.bodies)
        everything = json.dumps(ear.frames) + "".join(ear.bodies)
        assert not [secret for secret in secrets_of(table) if secret in everything]
    ada.click("#result a.primary")  # rematch in one click
    ready(ada)
    assert table_of(ada) != id


def test_keyboard_only(open_page: OpenPage) -> None:
    """Several turns without a pointer: Tab to what glows, Enter, U to undo; the list of moves too."""
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    for turn in range(6):
        assert my_turn(page)
        press_something(page, turn)


def press_something(page: Page, choose: int) -> None:
    """Choose one legal action with Tab and Enter."""
    seq = state(page)["seq"]
    for _ in range(4):
        if state(page)["sure"]:
            page.keyboard.press("Enter")  # the bar has the focus
            break
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.target')"):
                break
        else:
            raise AssertionError("Tab never reached anything that glows")
        for _ in range(choose % 3):
            page.keyboard.press("Tab")
            if not page.evaluate("document.activeElement.matches('.target')"):
                page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
        if state(page)["busy"] or state(page)["seq"] != seq:
            break
    now = wait(page, lambda now: now["seq"] != seq or now["sure"])
    if now["sure"]:
        page.keyboard.press("Enter")
    wait(page, lambda now: now["seq"] != seq)


def test_undo_with_the_keyboard_and_the_barrier(served: Served, open_page: OpenPage) -> None:
    """Undo takes a step back, over what the bot has answered too; where there is nothing to take back it is refused."""
    page = open_page("/new/imhotep")
    page.context.add_cookies(
        [{"name": "ostracon-settings", "value": "theme-auto.speed-off.confirm-always", "url": served.url}]
    )
    fill_table(page, "me", "scribe", start_player="seat_0")
    assert my_turn(page)
    table = served.table(table_of(page))
    before = state(page)
    page.keyboard.press("End")
    click_something(page, 0)
    wait(page, lambda now: now["ply"] == before["ply"] + 1)
    expect(page.locator("#end")).to_be_enabled()
    page.keyboard.press("u")
    wait(page, lambda now: now["ply"] == before["ply"] and now["moves"])
    assert table.match.ply == before["ply"]
    click_something(page, 0)
    page.keyboard.press("e")
    until(lambda: table.match.ply >= before["ply"] + 2)  # the bot has acted
    assert my_turn(page)
    expect(page.locator("#undo")).to_be_enabled()
    page.keyboard.press("u")
    wait(page, lambda now: now["ply"] == before["ply"] and now["moves"])
    assert table.match.ply == before["ply"]
    expect(page.locator("#undo")).to_be_disabled()
    ply = table.match.ply
    page.keyboard.press("u")
    page.evaluate("document.getElementById('undo').disabled = false")
    page.click("#undo", force=True)  # a page that was tampered with is refused by the table
    expect(page.locator("#toast")).to_contain_text("Nothing can be undone")
    assert table.match.ply == ply


def test_phone(open_page: OpenPage) -> None:
    """360 px wide with a finger: nothing wider than the screen, targets can be tapped."""
    page = open_page("/new/imhotep", width=360, height=740, has_touch=True, is_mobile=True)
    fill_table(page, "me", "scribe", "scribe", "scribe")
    for turn in range(4):
        assert my_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        click_something(page, turn * 5)
    for path in ("/", "/tables", "/settings", "/rules/imhotep", "/new/imhotep", "/new/terra_pyramides"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    fill_table(page, "me", "friend")
    expect(page.locator('[data-link="1"]')).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "while somebody is awaited"


MANY_CARDS = """async ([address, legal]) => {
  const { drawPanels } = await import(`${address}/panels.js`);
  const cards = [...Array(15).keys()].map((at) => ({ id: `card-${at}`, symbol: "", tone: "", label: `Statue ${at}`, tip: "" }));
  const choice = { legal: (id) => id === legal, chosen: () => false, pick: () => {}, describe: () => ({}) };
  const own = document.getElementById("own");
  drawPanels(document.createElement("div"), own, { seat: 0, panels: [{ seat: 0, tone: "", score: 0, cards }] }, [], choice);
  const { left, right } = own.querySelector(".target").getBoundingClientRect();
  return [left, right];
}"""


def test_a_card_to_choose_comes_into_sight_on_a_phone(open_page: OpenPage) -> None:
    """One's own cards lie in one line that is wider than the screen; the card that may be chosen is seen."""
    page = open_page("/new/imhotep", width=360, height=740, has_touch=True, is_mobile=True)
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    for legal in ("card-14", "card-0", "card-7"):
        left, right = page.evaluate(MANY_CARDS, [static_address(), legal])
        assert 0 <= left < right <= 360, legal


def test_reload_and_reconnect_in_mid_turn(served: Served, open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    before = state(page)
    page.reload()
    assert my_turn(page)
    assert state(page)["ply"] == before["ply"]
    live_table = served.service.open_tables[table_of(page)]
    for connection in list(live_table.connections):  # the line is cut
        served.loop.call_soon_threadsafe(connection.drop)
    expect(page.locator("#net")).to_be_visible()
    expect(page.locator("#net")).to_be_hidden()
    assert my_turn(page)
    click_something(page, 1)
    assert state(page)["ply"] > before["ply"]


def test_a_server_that_stops_is_left_for_another_at_once(served: Served, open_page: OpenPage) -> None:
    """The browser does not wait as it does when a line is cut: the next server is there already."""
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe", start_player="seat_0")
    assert my_turn(page)
    page.evaluate(
        """() => {
          const usual = window.setTimeout.bind(window);
          window.waits = [];
          window.setTimeout = (act, ms) => (act.name === "open" && window.waits.push(ms), usual(act, ms));
        }"""
    )
    lines = served.service.open_tables[table_of(page)].connections
    (old,) = lines
    served.loop.call_soon_threadsafe(old.leave)
    until(lambda: lines - {old})
    assert my_turn(page)
    before = state(page)["ply"]
    click_something(page, 1)
    assert state(page)["ply"] > before
    (waited,) = page.evaluate("window.waits")
    assert waited < 400


def test_news_of_the_table_leaves_a_choice_alone(served: Served, open_page: OpenPage) -> None:
    """Somebody leaves while another has clicked half of a move: the click stands, the offer of a bot appears."""
    page = open_page("/new/imhotep")
    fill_table(page, "me", "friend", start_player="seat_0")
    friend = open_page("/settings")
    friend.goto(page.input_value("[data-link]"))
    friend.fill("[name=name]", "Bob")
    friend.click("form.sit button")
    ready(friend)
    page.wait_for_selector("#table")
    table = served.table(table_of(page))
    long = "window.ostracon.state.shown.moves.find(({ path }) => path.length > 1)"
    while not (my_turn(page) and page.evaluate(long)):
        click_something(page, 1)
        assert my_turn(friend)
        click_something(friend, 1)
        until(lambda: table.actor == 0)
    ply, move = state(page)["ply"], page.evaluate(long)
    path = move["path"]
    page.locator(f'.target[data-id="{path[0]}"]').first.dispatch_event("click")
    expect(page.locator("#path")).to_be_visible()
    friend.close()
    live_table = served.service.open_tables[table_of(page)]
    until(lambda: not live_table.online(1))
    live_table._gone[1] -= 60  # a minute ago
    served.loop.call_soon_threadsafe(live_table.refresh)
    expect(page.locator("#offers")).to_contain_text("Bob")
    expect(page.locator("#path .chip")).to_have_count(1)
    click_action(page, move["action"], begun=1)
    assert state(page)["ply"] == ply + 1


def test_impossible_clicks_are_answered(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    targets = set(
        page.evaluate("[...document.querySelectorAll('#stage .target')].map((el) => el.dataset.id)")
    )
    dead = next(
        spot
        for spot in page.locator("#stage [data-spot]").all()
        if spot.get_attribute("data-spot") not in targets
    )
    box = dead.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#toast")).to_be_visible()
    assert len(page.locator("#toast").inner_text()) > 10


def test_hot_seat(open_page: OpenPage) -> None:
    page = open_page("/new/egizia")
    page.fill("[name=name-1]", "Bea")
    fill_table(page, "me", "here")
    expect(page.locator("#cover")).to_be_visible()
    assert page.locator("#stage [data-piece]").count() == 0, "no secret before somebody takes the screen"
    page.locator("#cover button").press("Enter")
    assert my_turn(page)
    first = state(page)["seat"]
    click_something(page, 0)
    page.click("#end")
    expect(page.locator("#cover")).to_be_visible()
    assert page.locator("#stage [data-piece]").count() == 0, "nothing of the player before is left"
    page.locator("#cover button").press("Enter")
    expect(page.locator("#cover")).to_be_hidden()
    assert my_turn(page)
    assert state(page)["seat"] == 1 - first


def test_hot_seat_where_nothing_is_secret(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    page.fill("[name=name-1]", "Bea")
    fill_table(page, "me", "here", start_player="seat_0")
    assert my_turn(page)
    for seat in (0, 1, 0):
        wait(page, lambda now, seat=seat: now["seat"] == seat and now["moves"])
        expect(page.locator("#cover")).to_be_hidden()
        expect(page.locator("#ask b")).to_have_text(("Ada", "Bea")[seat])
        click_something(page, 0)
        page.click("#end")
    expect(page.locator("#arrival")).to_be_hidden()


def test_replay_of_a_finished_game(served: Served, open_page: OpenPage) -> None:
    page = open_page("/new/imhotep")
    fill_table(page, "apprentice", "apprentice")  # bots among themselves
    id = table_of(page)
    until(lambda: served.table(id).over)
    page.goto(f"/t/{id}?replay=1")
    ready(page)
    expect(page.locator("#looking")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#looking")).to_contain_text("move 1 of")
    page.keyboard.press("End")
    expect(page.locator("#result")).to_be_visible()
    page.locator("#log li[data-ply] button:visible").nth(4).click()
    expect(page.locator("#looking")).to_be_visible()
