"""Hands and eyes for tests: make a table, wait for one's turn, click what glows."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

from ..serving import PATIENCE


def state(page: Page) -> dict[str, Any]:
    """What the page shows now."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const { state } = window.ostracon ?? { state: {} };
          const shown = state.shown;
          return { ready: Boolean(shown), over: Boolean(shown?.over), ply: state.ply ?? -1, seq: state.seq ?? -1, busy: Boolean(state.busy),
            queue: state.queue?.length ?? 0, moves: document.querySelectorAll("#moves button[data-action]").length,
            sure: !(document.getElementById("sure")?.hidden ?? true), seat: state.hello?.seat ?? null };
        }"""
    )
    return found


def wait(page: Page, wanted: Any, patience: float = PATIENCE) -> dict[str, Any]:
    """Wait until what the page shows fits."""
    end = time.monotonic() + patience
    while True:
        now = state(page)
        if wanted(now):
            return now
        assert time.monotonic() < end, f"the page still shows {now}"
        page.wait_for_timeout(10)


def ready(page: Page) -> dict[str, Any]:
    """Wait for the first position."""
    return wait(page, lambda now: now["ready"])


def fill_table(page: Page, *who: str, name: str = "Ada", **options: str) -> None:
    """Fill in the form of a new table and begin."""
    page.check(f'input[name=players][value="{len(who)}"]')
    for number, one in enumerate(who):
        page.select_option(f"[name=who-{number}]", one)
    page.fill("[name=name-0]", name)
    page.eval_on_selector_all("details", "all => all.forEach(one => (one.open = true))")
    for option, value in options.items():
        radio = page.locator(f'input[name={option}][value="{value}"]')
        radio.check() if radio.count() else page.select_option(f"[name={option}]", value)
    page.click("button[name=start]")


def click_something(page: Page, choose: int) -> None:
    """Choose one legal action by clicking its path on the board, buttons and cards, as a player does."""
    before = state(page)
    for _ in range(12):  # more than a path has elements
        now = state(page)
        if now["sure"]:
            page.click("#sure-yes")
        elif now["busy"] or now["seq"] != before["seq"] or not now["moves"]:
            break
        else:
            targets = page.locator(
                "#stage .target[data-id], #buttons .target, button.card.target, #own .target, #end.target[data-id]"
            )
            count = targets.count()
            assert count, "a decision without anything that glows"
            click(page, targets.nth(choose % count))
        page.wait_for_timeout(5)
    wait(page, lambda now: now["seq"] != before["seq"] or now["sure"])
    if state(page)["sure"]:
        page.click("#sure-yes")
        wait(page, lambda now: now["seq"] != before["seq"])


def click_action(page: Page, action: int, begun: int = 0) -> None:
    """Carry out one given action by clicking its path, element by element, after the clicks already made."""
    before = state(page)
    move = page.evaluate("wanted => window.ostracon.state.shown.moves.find(m => m.action === wanted)", action)
    assert move, f"action {action} is not offered"
    path = reversed(move["path"]) if move.get("any_order") else move["path"]
    for element in list(path)[begun:]:
        target = page.locator(f'.target[data-id="{element}"]').first
        target.wait_for(state="attached")
        click(page, target)
    wait(page, lambda now: now["seq"] != before["seq"] or now["sure"])
    if state(page)["sure"]:
        page.click("#sure-yes")
        wait(page, lambda now: now["seq"] != before["seq"])


def tap_action(page: Page, action: int) -> None:
    """Carry out one given action with a finger; what is small is tapped twice."""
    before = state(page)
    move = page.evaluate("wanted => window.ostracon.state.shown.moves.find(m => m.action === wanted)", action)
    assert move, f"action {action} is not offered"
    for element in move["path"]:
        for _ in range(2):
            target = page.locator(f'.target[data-id="{element}"]').first
            target.wait_for(state="attached")
            target.evaluate("it => it.scrollIntoView({ block: 'center', inline: 'center' })")
            page.touchscreen.tap(*point_of(page, target))
            page.wait_for_timeout(20)
            now = state(page)
            if now["seq"] != before["seq"] or now["sure"] or now["busy"] or not target.count():
                break
    wait(page, lambda now: now["seq"] != before["seq"] or now["sure"])
    if state(page)["sure"]:
        page.locator("#sure-yes").tap()
        wait(page, lambda now: now["seq"] != before["seq"])


def click(page: Page, target: Any) -> None:
    """Click a target, which may lie in the board partly under others: at a point where it is the one that is hit."""
    target.scroll_into_view_if_needed()  # buttons are a strip that scrolls
    page.mouse.click(*point_of(page, target))


def point_of(page: Page, target: Any) -> tuple[int, int]:
    """Where a target is the one that is hit."""
    target.evaluate(
        """it => { // on a phone the board scrolls between the question and the own area
          const { top, bottom } = it.getBoundingClientRect(), of = (id) => document.getElementById(id).getBoundingClientRect();
          const high = of("prompt").bottom, low = of("own").top || innerHeight;
          if (it.closest("#stage") && low > high && (top < high || bottom > low)) scrollBy(0, (top + bottom - high - low) / 2);
        }"""
    )
    identity = target.get_attribute("data-id")
    box = target.bounding_box()
    assert box, f"{identity} cannot be seen"
    point = page.evaluate(
        """([id, box, onBoard]) => {
          for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.03, 0.97])
            for (const down of [0.5, 0.8, 0.2, 0.9, 0.1, 0.97, 0.03]) {
              const x = Math.round(box.x + box.width * across), y = Math.round(box.y + box.height * down); // as a click is told
              if (!onBoard || window.ostracon.hit(x, y) === id) return [x, y];
            }
          return null;
        }""",
        [identity, box, target.evaluate("it => Boolean(it.closest('#stage'))")],
    )
    assert point, f"{identity} glows, but no click hits it"
    return point[0], point[1]


def my_turn(page: Page) -> bool:
    """Wait until this page may decide (True) or the game is over (False)."""
    now = wait(
        page,
        lambda now: now["ready"] and not now["busy"] and not now["queue"] and (now["moves"] or now["over"]),
    )
    return not now["over"]
