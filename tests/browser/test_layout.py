"""What must be read and reached is on the screen: what was chosen, the newest line of the log, tabs, status, the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ..serving import Served, until
from .conftest import OpenPage
from .playing import click, click_something, fill_table, my_turn, ready, state

pytestmark = pytest.mark.browser

FITS = "it => it.scrollWidth <= it.clientWidth"
AT_ITS_END = "it => it.scrollHeight > it.clientHeight && it.scrollHeight - it.scrollTop - it.clientHeight < 2"
LONG = "window.ostracon.state.shown.moves.find(({ path }) => path.length > 1)?.path[0]"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """Some turns of Imhotep in French on a small screen, and back after a pause; half of a move can be chosen."""
    page = open_page("/settings", "fr", width=1024, height=768)
    page.goto("/new/imhotep")
    fill_table(page, "me", "scribe", "scribe")
    for turn in range(40):
        assert my_turn(page)
        if turn > 5 and page.evaluate(LONG):
            break
        click_something(page, turn)
    page.reload()
    assert my_turn(page)
    return page


def test_half_a_choice_is_read_in_full(served: Served, page: Page, open_page: OpenPage) -> None:
    """The news make room for the choice; a click leaves no frame; who only watches sees the newest line too."""
    expect(page.locator("#arrival")).to_be_visible()
    assert page.locator("#tabs").evaluate(FITS)
    click(page, page.locator(f'#stage .target[data-id="{page.evaluate(LONG)}"]'))
    assert page.locator("#path .chip").evaluate(FITS)
    expect(page.locator("#arrival")).to_be_hidden()
    held = page.locator("#stage .target:focus")
    assert not held.count() or held.evaluate("it => getComputedStyle(it).outlineStyle") == "none"
    watching = open_page(served.watch_path(page.url.split("/t/")[1]), "fr")
    ready(watching)
    until(lambda: watching.evaluate(f"({AT_ITS_END})(document.getElementById('log-lines'))"))


def test_a_long_press_can_be_read_after_it(served: Served, page: Page, open_page: OpenPage) -> None:
    """A tooltip stays when the finger is lifted, until the next touch."""
    phone = open_page(
        served.watch_path(page.url.split("/t/")[1]),
        "fr",
        width=360,
        height=740,
        has_touch=True,
        is_mobile=True,
    )
    ready(phone)
    box = phone.locator('#stage [data-spot="site-1"]').bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 8, "y": box["y"] + box["height"] / 3}
    finger = phone.context.new_cdp_session(phone)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(phone.locator("#tip strong")).to_have_text("Pyramide, face A")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(phone.locator("#tip")).to_be_visible()
    phone.touchscreen.tap(180, 730)
    expect(phone.locator("#tip")).to_be_hidden()


def test_looking_back_leaves_the_board_free(page: Page) -> None:
    """What moment it is, is said beside the prompt; nothing moves when one looks back."""
    page.set_viewport_size({"width": 1440, "height": 900})
    before = page.locator("#felt").bounding_box()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#looking")).to_be_visible()
    box = page.locator("#looking").bounding_box()
    assert before and page.locator("#felt").bounding_box() == before
    assert box and box["y"] + box["height"] <= before["y"]


def test_status_and_result_on_a_phone(served: Served, open_page: OpenPage) -> None:
    """The whole status can be scrolled to; the end of the game is told once."""
    page = open_page("/new/imhotep", width=360, height=740, has_touch=True, is_mobile=True)
    fill_table(page, *["apprentice"] * 4, name="Maximilienne-Sophie")
    id = page.url.split("/t/")[1]
    until(lambda: served.table(id).over)
    page.reload()
    ready(page)
    expect(page.locator("#result h2")).to_contain_text("The game is over")
    box = page.locator("#ask").bounding_box()
    assert box and box["height"] <= 1, "read aloud, not shown"
    page.click("#sheet")
    assert page.locator("dialog .wide").evaluate(FITS), "the points of everybody, also with long names"
    page.keyboard.press("Escape")
    page.locator("#status li").last.scroll_into_view_if_needed()
    last = page.locator("#status li").last.bounding_box()
    assert last and last["x"] >= 0 and last["x"] + last["width"] <= 360


SCREENS = [
    ("imhotep", 4, 1440, 900, False),
    pytest.param("egizia", 4, 1024, 768, False, marks=pytest.mark.slow),
    pytest.param("egizia_sands", 3, 820, 1180, True, marks=pytest.mark.slow),
    ("terra_pyramides", 2, 390, 844, True),
    pytest.param("ankhor", 4, 844, 390, True, marks=pytest.mark.slow),
]
OVERLAPS = """([one, other]) => {
  const [a, b] = [one, other].map((id) => document.getElementById(id).getBoundingClientRect());
  return a.width > 0 && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""


FELT = """() => {
  const { x, y, width, height } = document.getElementById("felt").getBoundingClientRect();
  return [x, y + scrollY, width, height];
}"""


LENGTHEN = """() => {
  const button = document.querySelector("#buttons button");
  button?.append("and so on ".repeat(13).slice(button.textContent.length));
  const ask = document.getElementById("ask");
  ask.append("and so on ".repeat(20).slice(ask.textContent.length));
}"""  # as long as the longest that there is, and longer


@pytest.mark.parametrize(("game", "players", "width", "height", "touch"), SCREENS)
def test_the_board_stands_still(
    open_page: OpenPage, game: str, players: int, width: int, height: int, touch: bool
) -> None:
    """Whatever is asked, chosen, told or hinted, in however many words, the board lies where it lay, nothing lies on it, and nothing sticks out."""
    page = open_page(f"/new/{game}", width=width, height=height, has_touch=touch, is_mobile=touch)
    fill_table(page, "me", *["scribe"] * (players - 1))
    places = set()
    for turn in range(7):
        assert my_turn(page)
        page.evaluate(
            "() => Promise.all([...document.fonts].map((font) => font.load())).then(() => true)"
        )  # letters of another font have other heights
        places.add(tuple(page.evaluate(FELT)))
        if width > 600:  # a phone has no room for so many words
            page.evaluate(LENGTHEN)
        places.add(tuple(page.evaluate(FELT)))
        if turn == 4:
            page.click("#hint")
            expect(page.locator("#hints .suggestion").first).to_be_visible()
            assert not page.evaluate(OVERLAPS, ["hints", "felt"])
        assert not page.evaluate(OVERLAPS, ["told", "felt"])
        assert page.evaluate("document.documentElement.scrollWidth") == width
        click_something(page, turn)
    assert len(places) == 1, places


def test_a_board_that_waits_repaints_nothing(open_page: OpenPage) -> None:
    """With motion on: once the places that can be chosen have breathed twice, nothing on the page moves."""
    page = open_page("/new/imhotep", reduced_motion="no-preference")
    fill_table(page, "me", "scribe", start_player="seat_0")
    assert my_turn(page)
    expect(page.locator(".targets .halo").first).to_be_attached()
    until(
        lambda: page.evaluate("() => document.getAnimations().every((one) => one.playState === 'finished')")
    )
    timings = "() => document.getAnimations().map((one) => one.effect.getTiming().iterations)"
    assert all(count is not None and count < 10 for count in page.evaluate(timings))


def test_an_upright_phone_has_a_board_of_its_own(open_page: OpenPage) -> None:
    """Egizia's regions lie one below the other, everything that can be tapped is large; held sideways the board is whole again."""
    page = open_page("/new/egizia", width=390, height=844, has_touch=True, is_mobile=True)
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    sizes = page.locator("#stage .target .ring").evaluate_all(
        "all => all.map(it => it.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert sizes and min(sizes) >= 24
    ratio = "(([a]) => a.height / a.width)([document.getElementById('stage').getBoundingClientRect()])"
    assert page.evaluate(ratio) > 1.5
    assert page.locator(".ground > svg").count() > 4
    page.set_viewport_size({"width": 844, "height": 390})
    until(lambda: page.evaluate(f"{ratio} < 1"))
    expect(page.locator(".ground > svg")).to_have_count(1)
    page.set_viewport_size({"width": 390, "height": 844})
    until(lambda: page.evaluate(f"{ratio} > 1.5"))
    click_something(page, 0)


def test_a_small_target_takes_two_taps(open_page: OpenPage) -> None:
    """On a phone held sideways the first tap shows a small place large and says what it is, the second chooses it."""
    page = open_page("/new/egizia", width=844, height=390, has_touch=True, is_mobile=True)
    fill_table(page, "me", "scribe")
    assert my_turn(page)
    expect(page.locator("#toast")).to_contain_text("Rest a finger")  # once, for who does not know it yet
    tiny = page.evaluate(
        """() => [...document.querySelectorAll("#stage .target")].map((it) => [it.dataset.id, it.querySelector(".ring").getBoundingClientRect()])
             .filter(([, box]) => Math.min(box.width, box.height) < 24).map(([id, box]) => [id, box.x + box.width / 2, box.y + box.height / 2])[0]"""
    )
    assert tiny, "nothing on this board is small"
    ply = state(page)["ply"]
    page.touchscreen.tap(*tiny[1:])
    expect(page.locator("#tip")).to_contain_text("Tap again")
    ring = page.locator("#stage .pointed").bounding_box()
    assert ring and min(ring["width"], ring["height"]) >= 44
    assert state(page)["ply"] == ply
    page.touchscreen.tap(*tiny[1:])
    until(
        lambda: page.evaluate(f"() => window.ostracon.state.ply > {ply} || document.querySelector('.picked')")
    )
    expect(page.locator("#tip")).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("#toast")).to_be_hidden()


@pytest.mark.parametrize("game", ["egizia", pytest.param("terra_pyramides", marks=pytest.mark.slow)])
def test_four_players_fit_a_small_screen(open_page: OpenPage, game: str) -> None:
    """Nobody is cut off at 1024 x 768; the cards of others unfold."""
    page = open_page(f"/new/{game}", width=1024, height=768)
    fill_table(page, "me", "scribe", "scribe", "scribe")
    for turn in range(6):
        assert my_turn(page)
        click_something(page, turn)
    assert my_turn(page)  # the bots have played: nothing changes any more
    assert page.locator("#players .panel").count() == 4
    assert page.locator("#players").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    rival = page.locator("#players .panel:not(.mine)").filter(has=page.locator(".card")).first
    expect(rival.locator(".card").first).to_be_hidden()
    rival.locator(".unfold").click()
    expect(rival.locator(".card").first).to_be_visible()
    expect(rival.locator(".unfold")).to_have_attribute("aria-expanded", "true")
