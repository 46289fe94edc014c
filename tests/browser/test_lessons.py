"""A tutorial in a real browser: followed on a phone in French by clicking what is marked, up to the first move of the last game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ostracon.kernel.game import game
from ostracon.learn.tutorial import tutorial_of, tutorial_texts
from ostracon.server.learn.lesson import Lesson
from ostracon.server.practice.board import Board

from ..serving import Served
from .conftest import OpenPage, faults
from .playing import click_action, ready, wait

pytestmark = pytest.mark.browser

NAME = "imhotep"
SAY = tutorial_texts(game(NAME), "fr")


def followed(served: Served) -> Lesson:
    """The lesson that is open, for comparing."""
    (board,) = served.service.boards
    assert isinstance(board, Board) and isinstance(board.exercise, Lesson)
    return board.exercise


def answer(page: Page, lesson: Lesson) -> None:
    """Click the places of what is asked for: they are marked."""
    expect(page.locator(".pointed, .hinted").first).to_be_attached()
    click_action(page, lesson.walk.wanted()[0])


def test_a_whole_tutorial_on_a_phone(served: Served, open_page: OpenPage, axe: str) -> None:
    page = open_page("/", "fr", width=390, height=844)
    found = faults(page, axe)
    page.click(f'a[href="/learn/{NAME}"]')
    found += faults(page, axe)
    page.click("main .button.primary")
    ready(page)
    panel, lesson = page.locator("#practice"), followed(served)
    for step in tutorial_of(game(NAME)).step:
        expect(panel.locator("h2")).to_have_text(SAY(f"step-{step.id}-title"))
        if not step.do:
            resting(page)
        if step.id == "place":  # a wrong place is answered with the reason
            click_action_refused(page, lesson, "place 2 3")
            expect(panel.locator(".note.wrong")).to_have_text(SAY("step-place-no-behind"))
        if step.id == "sail":  # one that means nothing now, with the rules' own reason
            box = page.locator('#stage [data-spot="space-1"]').bounding_box()
            assert box
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(page.locator("#toast")).to_be_visible()
            expect(page.locator("#toast")).not_to_have_text(SAY("step-place-no-behind"))
        while lesson.walk.wanted():
            answer(page, lesson)
        if step.do:
            expect(panel.locator(".note.right")).to_be_visible()
            resting(page)
        if step.id == "chisel":
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over"
            found += faults(page, axe)
        panel.locator("[data-press=next]").click()
    expect(panel.locator("h2")).to_have_text("Votre première partie")
    wait(page, lambda now: now["moves"] > 0 and not now["busy"])
    assert lesson.last is not None
    click_action(page, page.evaluate("window.ostracon.state.shown.moves[0].action"))
    expect(panel.locator(".note")).to_have_text(SAY("game-say-place"))
    page.reload()
    expect(panel.locator("h2")).to_have_text("Votre première partie")
    page.goto(f"/learn/{NAME}")
    expect(page.locator(".lessons .done")).to_have_count(len(tutorial_of(game(NAME)).step))
    assert found == []


def resting(page: Page) -> None:
    """While one only reads nothing glows, and nobody's turn is called."""
    expect(page.locator("#ask")).to_contain_text("« Suite »")
    expect(page.locator(".target")).to_have_count(0)
    expect(page.locator(".panel .state")).to_have_count(0)
    assert not page.title().startswith("●")


def test_undo_and_the_mark_on_a_button(served: Served, open_page: OpenPage) -> None:
    """Ankh'or's limit: what is marked is not marked any longer once it was pressed; U takes it back."""
    page = open_page("/learn/ankhor/board?at=limits", "en", width=1280, height=800)
    ready(page)
    lesson = followed(served)
    while lesson.walk.wanted():
        answer(page, lesson)
    expect(page.locator("#practice .note.right")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator("#practice .note.right")).to_have_count(0)
    expect(page.locator("#toast")).to_be_hidden()
    assert lesson.walk.wanted()


def test_the_buttons_of_a_phone_are_all_in_sight(served: Served, open_page: OpenPage) -> None:
    page = open_page("/learn/terra_pyramides/board?at=white", "fr", width=390, height=844)
    ready(page)
    answer(page, followed(served))
    buttons = page.locator("#buttons")
    expect(buttons.locator("button")).to_have_count(3)
    assert buttons.evaluate("it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight")
    dots = page.locator("#status").evaluate(
        "it => [...it.children].filter((one) => one.getBoundingClientRect().left < it.getBoundingClientRect().left).length"
    )
    assert dots == 1, "the dot before the first of the line lies outside"


def click_action_refused(page: Page, lesson: Lesson, notation: str) -> None:
    """Click something that the lesson does not want: nothing is played."""
    before = lesson.walk.match.ply
    action = game(NAME).actions.number(notation)
    move = page.evaluate("wanted => window.ostracon.state.shown.moves.find(m => m.action === wanted)", action)
    for element in move["path"]:
        page.locator(f'.target[data-id="{element}"]').first.click(force=True)
    expect(page.locator("#practice .note.wrong")).to_be_visible()
    expect(page.locator("#toast")).to_be_hidden()  # it is said once
    assert lesson.walk.match.ply == before
