"""How the game is told: the log sums turns up and unfolds, captions and news name people, every place counts moves alike,
the final scoring is shown group by group."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ostracon.bots import engine
from ostracon.kernel.game import game
from ostracon.server.assets import static_address

from ..serving import Person, Served, until
from .conftest import OpenPage, faults
from .playing import click_something, fill_table, my_turn, ready, state

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
GAMES = ("imhotep", "ankhor", "egizia", "egizia_sands", "terra_pyramides")


def finished(served: Served, name: str, *who: str, **options: str) -> str:
    """A game that bots have played to its end."""
    engine.warm_up(game(name))
    with Person(served.url) as person:
        made = person.new_table(*who, game=name, public="on", **options)
    until(lambda: served.table(made).over, 120)
    return made


@pytest.fixture(scope="module")
def imhotep(served: Served) -> str:
    return finished(served, "imhotep", *["apprentice"] * 4)


@pytest.mark.parametrize(
    "size", (pytest.param(DESKTOP, marks=pytest.mark.slow), PHONE), ids=("desktop", "phone")
)
def test_a_turn_unfolds_by_click_and_key(open_page: OpenPage, axe: str, size: dict[str, Any]) -> None:
    """Under every heading stand one to three lines; everything else unfolds, and each line leads to its moment."""
    page = open_page("/new/terra_pyramides", **size)
    fill_table(page, "me", "scribe", start_player="seat_0")
    for turn in range(30):
        if not my_turn(page) or page.locator("#log-lines > .turn").count() > 3:
            break
        click_something(page, turn)
    page.click("[data-for=log]")
    for turn in page.locator("#log-lines > .turn").all():
        assert 1 <= turn.locator("> ol:first-of-type > li").count() <= 3
        assert re.fullmatch(r"\d+(–\d+)?", turn.locator(".head small").inner_text())
    folded = page.locator("#log-lines > .turn:has(.head[aria-expanded])").first
    head, details = folded.locator(".head"), folded.locator(".details")
    expect(details).to_be_hidden()
    head.click()
    expect(head).to_have_attribute("aria-expanded", "true")
    expect(details).to_be_visible()
    assert details.locator("li").count() > folded.locator("> ol:first-of-type > li").count()
    assert faults(page, axe, "#log") == []
    head.press("Enter")
    expect(details).to_be_hidden()
    head.press("ArrowDown")  # the keyboard walks from line to line
    assert folded.evaluate(
        "it => it.contains(document.activeElement) && document.activeElement.tabIndex === 0"
    )
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    line = details.locator("li").first
    ply = line.get_attribute("data-ply")
    line.locator("button").click()
    expect(page.locator("#looking")).to_contain_text(f"move {ply} of")
    expect(line).to_have_class(re.compile("now"))


def test_captions_and_news_name_people(served: Served, open_page: OpenPage) -> None:
    """A bot's move is one sentence with its name; on return the news say who has played, and make way in a replay."""
    page = open_page("/new/imhotep")
    fill_table(page, "me", "scribe", "scribe", start_player="seat_0")
    assert my_turn(page)
    click_something(page, 0)
    assert my_turn(page)
    names = [seat.name for seat in served.table(page.url.split("/t/")[1]).seats[1:]]
    said = page.locator("#caption").inner_text()
    assert said.startswith(names[1]) and said.endswith(".") and " · " not in said
    page.reload()
    assert my_turn(page)
    expect(page.locator("#arrival")).to_contain_text(f"{names[0]} and {names[1]} have played")
    page.locator("#arrival button", has_text="Watch").wait_for()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#looking")).to_be_visible()
    expect(page.locator("#arrival")).to_be_hidden()
    expect(page.locator("#caption")).to_contain_text(names[0])
    page.keyboard.press("End")
    expect(page.locator("#arrival")).to_be_visible()


@pytest.mark.parametrize(
    "size", (DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)), ids=("desktop", "phone")
)
def test_one_count_of_moves(open_page: OpenPage, imhotep: str, size: dict[str, Any]) -> None:
    """A turning point of the analysis has the same number in the list, the chart, the replay, the banner and the log;
    the better move is drawn where it is on the board."""
    page = open_page(f"/t/{imhotep}?replay=1", **size)
    ready(page)
    chart = page.locator("#graph svg")
    expect(page.locator("#analyse").or_(chart).first).to_be_visible()
    if page.locator("#analyse").count():
        page.click("#analyse")
    expect(chart).to_be_visible()
    page.click("[data-for=analysis]")
    page.locator("#analysis summary").click()
    row = page.locator("#analysis tr[data-turn] button").nth(9)
    row.click()
    expect(page.locator("#graph-turn")).to_have_text(row.inner_text())
    expect(page.locator("#looking")).to_contain_text(f"move {row.inner_text().split()[1].rstrip(',')} of")
    report = page.evaluate("id => fetch(`/t/${id}/analysis`).then(answer => answer.json())", imhotep)[
        "report"
    ]
    points = page.locator(".turning button")
    assert points.count() == len(report["points"])
    for point, told in zip(points.all(), report["points"], strict=True):
        ply = str(point.get_attribute("data-ply"))
        expect(point).to_contain_text(f"After move {ply}, ")
        point.click()
        expect(page.locator("#moment")).to_have_js_property("value", ply)
        expect(page.locator("#looking")).to_contain_text(f"You see move {ply} of")
        expect(page.locator("#graph-turn")).to_contain_text(
            re.compile(rf"^Move {ply}\b" if ply != "0" else "^Before the first move")
        )
        expect(page.locator("#caption")).to_contain_text("the bot would have played")
        marked = page.locator("#log-lines > .now .head small")
        if ply != "0":
            first, _, last = str(marked.text_content()).partition("–")
            assert int(first) <= int(ply) <= int(last or first)
        on_board = page.evaluate(
            "path => path.filter(id => [...ostracon.state.shown.spots, ...ostracon.state.shown.pieces].some(one => one.id === id)).length",
            told["path"],
        )
        expect(page.locator("#stage .pointed")).to_have_count(on_board)
    page.keyboard.press("End")
    expect(page.locator("#stage .pointed")).to_have_count(0)


WATCH_CAPTIONS = """() => {
  window.captions = [];
  const caption = document.querySelector("#caption");
  new MutationObserver(() => caption.textContent && window.captions.push({
    text: caption.textContent,
    scores: window.ostracon.state.shown.panels.map(({ score }) => score),
    lit: document.querySelectorAll("#stage .pointed").length,
  })).observe(caption, { childList: true });
}"""  # however slowly a test looks, it misses nothing


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("imhotep", "terra_pyramides") else pytest.param(name, marks=pytest.mark.slow)
        for name in GAMES
    ],
)
def test_final_scoring_group_by_group(served: Served, open_page: OpenPage, name: str) -> None:
    """Each group is named with everybody's points, totals run up to the result, Escape skips, and it can be seen again."""
    page = open_page(
        "/settings", reduced_motion="no-preference", **(PHONE if name in ("imhotep", "egizia") else DESKTOP)
    )
    page.context.add_cookies(
        [{"name": "ostracon-settings", "value": "speed-fast.confirm-never", "url": served.url}]
    )
    id = finished(served, name, "apprentice", "apprentice")
    page.goto(f"/t/{id}")
    ready(page)
    table = served.table(id).match
    groups = page.evaluate("window.ostracon.state.finale")
    assert len(groups) > 1 and groups[-1]["totals"] == table.scores()
    page.evaluate(WATCH_CAPTIONS)
    show = page.get_by_role("button", name="Scoring step by step")
    show.click()
    expect(page.locator("#result")).to_be_hidden()
    expect(page.locator("#result")).to_be_visible()
    shown = page.evaluate("window.captions")
    assert [one["text"].startswith(group["label"]) for one, group in zip(shown, groups, strict=True)] == [
        True for _ in groups
    ]
    assert [one["scores"] for one in shown] == [group["totals"] for group in groups]
    assert [one["lit"] > 0 for one in shown] == [bool(group["lit"]) for group in groups]
    assert page.evaluate("window.ostracon.state.shown.panels.map(({ score }) => score)") == table.scores()
    show.click()
    expect(page.locator("#skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("#stage .pointed")).to_have_count(0)


LISTEN = """async (address) => {
  const { settings } = await import(`${address}/menu.js`), caption = document.getElementById("caption");
  settings.speed = "fast";
  window.said = [];
  new MutationObserver(() => window.said.push(caption.textContent)).observe(caption, { childList: true });
}"""


def test_the_end_is_shown_when_it_comes(open_page: OpenPage) -> None:
    """Whoever is at the table sees the final scoring without asking; with animation off it is a list in the result."""
    engine.warm_up(game("imhotep"))
    page = open_page("/new/imhotep", reduced_motion="no-preference")
    fill_table(page, "me", "apprentice")
    turn, listening = 0, False
    while my_turn(page):
        if not listening and "Round 6" in page.locator("#status").inner_text():
            page.evaluate(LISTEN, static_address())
            listening = True
        click_something(page, turn)
        turn += 1
    labels = page.evaluate("window.ostracon.state.finale.map(({ label }) => label)")
    said = page.evaluate("window.said")
    assert len(labels) > 1 and all(any(one.startswith(label) for one in said) for label in labels), said
    expect(page.locator("#result .finale")).to_have_count(0)
    page.reload()  # animation is off again
    ready(page)
    assert page.locator("#result .finale li").count() == len(labels)
    for label in labels:
        expect(page.locator("#result .finale")).to_contain_text(label)
    expect(page.get_by_role("button", name="Scoring step by step")).to_have_count(0)


def test_a_mission_says_how_it_ended(served: Served, open_page: OpenPage) -> None:
    """Together or alone: the groups, then the sentence; no rank for one player."""
    id = finished(served, "terra_pyramides", "apprentice", mode="cooperative", mission="1")
    page = open_page(f"/t/{id}", **PHONE)
    ready(page)
    expect(page.locator("#result .finale li").last).to_contain_text("Mission 1 is")
    page.click("#sheet")
    expect(page.locator("#dialog .sheet tfoot tr")).to_have_count(1)


NAMES_FIT = """heads => heads.every((head) => {
  const words = document.createRange();
  words.selectNodeContents(head);
  const box = words.getBoundingClientRect(), room = head.getBoundingClientRect(), line = parseFloat(getComputedStyle(head).lineHeight);
  return box.left >= room.left - 1 && box.right <= room.right + 1 && head.scrollWidth <= head.clientWidth && head.clientHeight < 4 * line + 12;
})"""


def test_score_sheet_of_four_on_a_small_phone(open_page: OpenPage, imhotep: str) -> None:
    """Every name can be read: nothing is cut, nothing scrolls sideways."""
    page = open_page(f"/t/{imhotep}", "fr", **PHONE)
    ready(page)
    page.click("#sheet")
    heads = page.locator("#dialog thead th + th")
    assert heads.count() == 4 and heads.evaluate_all(NAMES_FIT)
    assert all(one not in "".join(heads.all_inner_texts()) for one in "…")
    assert page.locator("#dialog .wide").evaluate("it => it.scrollWidth <= it.clientWidth")


def test_newest_lines_and_the_chat_field_stand_above_the_own_area(open_page: OpenPage) -> None:
    page = open_page("/new/imhotep", **PHONE)
    fill_table(page, "me", "scribe", "scribe")
    for turn in range(6):
        assert my_turn(page)
        click_something(page, turn)
    assert my_turn(page)
    page.tap("[data-for=chat]")
    assert above_own(page, "#chat-text") and above_own(page, "#chat-form button")
    page.fill("#chat-text", "Bonjour")
    page.keyboard.press("Enter")
    expect(page.locator("#chat-lines li").last).to_contain_text("Bonjour")
    assert above_own(page, "#chat-lines li:last-child")
    page.tap("[data-for=log]")
    assert above_own(page, "#log-lines > li:last-child")
    assert state(page)["ready"]


def above_own(page: Page, selector: str) -> bool:
    """Whether something can be seen as a whole between the prompt and one's own area."""
    box = page.locator(selector).bounding_box()
    own, prompt = page.locator("#own").bounding_box(), page.locator("#prompt").bounding_box()
    assert box and own and prompt
    return prompt["y"] + prompt["height"] <= box["y"] and box["y"] + box["height"] <= own["y"] + 1
