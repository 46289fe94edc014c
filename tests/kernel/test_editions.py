"""Editions: a game with an owner's corrections beside ours."""

from __future__ import annotations

import copy
import sys

import pytest

from ostracon.kernel.corrections import steps_of
from ostracon.kernel.editions import EDITIONS, edition
from ostracon.kernel.errors import BadComponents
from ostracon.kernel.game import game
from ostracon.kernel.match import Match
from ostracon.kernel.native import native

OURS = game("imhotep")


def corrected(figures: str, more: str = "") -> str:
    """A short file of corrections."""
    return f'[correction]\ngame = "imhotep"\nby = "Ada"\n{more}\n[figures]\n{figures}\n'


def finished(of: object, seed: int) -> list[int]:
    """The scores of a game in which everybody always plays the first legal action."""
    match = Match.new(of, 3, {}, seed)  # type: ignore[arg-type]
    while not match.over:
        match.play(match.legal()[0])
    return match.scores()


def test_both_are_played_side_by_side() -> None:
    """The corrected edition reads its own figure, everywhere; ours keeps ours."""
    before = finished(OURS, 1)
    assert edition("imhotep", corrected("")) is OURS
    path = next(p for p, v in OURS.components.figures.items() if p.endswith("penalty") and v == 5)
    theirs = edition("imhotep", corrected(f'"{path}" = 9'))
    assert theirs is not OURS and theirs.id == OURS.id and theirs.components.hash != OURS.components.hash
    assert theirs.module("components").WRATH_PENALTY == 9 and OURS.module("components").WRATH_PENALTY == 5
    assert theirs.module("scoring") is not OURS.module("scoring")
    assert finished(OURS, 1) == before
    assert edition("imhotep", corrected(f'"{path}" = 9')) is theirs


def test_everything_in_a_copy_comes_from_the_copy() -> None:
    """No module of the copy holds a rule or constant of the original, so no figure of ours can show."""
    path = next(p for p, v in OURS.components.figures.items() if p.endswith("penalty"))
    theirs = edition("imhotep", corrected(f'"{path}" = 7'))
    for name in ("board", "view", "choices", "pieces"):
        theirs.module(name)
    for name, module in list(sys.modules.items()):
        if name.startswith(theirs.package):
            for value in vars(module).values():
                origin = getattr(value, "__module__", None) or getattr(value, "__name__", "")
                assert not str(origin).startswith(OURS.package), (name, value)


def test_native_code_of_an_edition_agrees_with_its_interpreter() -> None:
    """Compiled by itself, with its own figures."""
    path = next(p for p, v in OURS.components.figures.items() if p.endswith("penalty"))
    theirs = edition("imhotep", corrected(f'"{path}" = 9'))
    compiled = native(theirs, quiet=True)
    states = compiled.new(1, 2, None, 3)
    s = theirs.deal(2, None, 3)
    for _ in range(40):
        theirs.legal(s)
        compiled.legal(states, 0)
        assert list(states[0]["mask"]) == list(s.mask)
        action = s.legal_actions()[0]
        theirs.apply(s, action)
        compiled.apply(states, 0, action)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[correction", "not a readable TOML file"),
        (corrected('"round_card[r9_9].heads" = 3'), "there is no figure round_card[r9_9].heads"),
        (corrected('"supply" = "many"'), "supply must be a table"),
        ('[game]\nid = "ankhor"', "ankhor"),
        (corrected('"game.unread" = 5'), "does not use the figure game.unread"),
        (corrected('"game.rounds" = 70000'), "between -1000 and 1000"),
        (corrected('"market_card[statue].color" = "<b>"'), "color"),
        (corrected('"market_card[<b>].count" = 3'), "<b>"),
        ("figures = 3\n[correction]\n", "figures must be a table"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(text: str, words: str) -> None:
    """And leaves nothing behind."""
    before = [name for name in sys.modules if name.startswith(EDITIONS)]
    with pytest.raises(BadComponents) as refused:
        edition("imhotep", text)
    assert words in str(refused.value) and "\n" not in str(refused.value)
    assert [name for name in sys.modules if name.startswith(EDITIONS)] == before


def test_corrections_are_marked_as_an_owners() -> None:
    """What he changed or confirmed is no longer in doubt; the rest is as before."""
    doubtful = [path for path, entry in OURS.components.entries.items() if entry.is_doubtful]
    figure = next(p for p, v in OURS.components.figures.items() if p.endswith("penalty"))
    theirs = edition("imhotep", corrected(f'"{figure}" = 3', f'confirmed = ["{doubtful[0]}"]')).components
    assert theirs.source(figure) == theirs.source(doubtful[0]) == "owner"
    assert not theirs.is_doubtful(doubtful[0]) and theirs.is_doubtful(doubtful[1])
    assert theirs.corrections is not None and theirs.corrections.by == "Ada"


def test_paths_find_what_they_name() -> None:
    """Each figure's path leads back to the figure."""
    for name in ("imhotep", "ankhor", "egizia", "egizia_sands", "terra_pyramides"):
        components = game(name).components
        for path, value in components.figures.items():
            found = copy.deepcopy(dict(components.raw))
            for step in steps_of(path):
                if isinstance(found, list):
                    numbered = {str(one.get("id", n)): one for n, one in enumerate(found)}
                    found = numbered[str(step)]
                else:
                    found = found[str(step)]
            assert found == value, path
