"""The pytest plug-in: Ostracon's checks of a game as tests of the package that it comes in.

    pytest --ostracon-game senet

adds a test for each check of ``ostracon check`` (play, match, leaks, observation, texts, board, bots, native, cuda), with few
settings and seeds; ``--ostracon-thorough`` takes them all. A package writes the option into ``addopts`` of its
``pyproject.toml``; whoever names a single test on the command line gets that test alone.
"""

from __future__ import annotations

from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ostracon")
    group.addoption(
        "--ostracon-game",
        action="append",
        default=[],
        metavar="GAME",
        help="check this installed game; may be repeated",
    )
    group.addoption("--ostracon-thorough", action="store_true", help="check every setting of it")


@pytest.hookimpl(tryfirst=True)  # before -k and -m choose among the tests
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    if any("::" in argument for argument in config.args):
        return
    for name in config.getoption("--ostracon-game"):
        from ostracon.conformance import CHECKS

        for check in CHECKS:
            item = CheckItem.from_parent(session, name=f"ostracon[{name}-{check}]", game=name, check=check)
            items.append(item)


class CheckItem(pytest.Item):
    """One check of one game."""

    def __init__(self, *, game: str, check: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.game, self.check = game, check
        self.add_marker("ostracon")

    def runtest(self) -> None:
        """Raises `Nonconformance` with a sentence, or skips where the check cannot be made here."""
        from ostracon.conformance import CHECKS
        from ostracon.kernel.errors import NativeUnavailable
        from ostracon.kernel.game import game

        try:
            CHECKS[self.check](game(self.game), plan(self.config.getoption("--ostracon-thorough")))
        except NativeUnavailable as error:
            pytest.skip(str(error))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """One of our own errors says everything in its sentence."""
        from ostracon.kernel.errors import OstraconError

        if isinstance(excinfo.value, OstraconError):
            return str(excinfo.value)
        return super().repr_failure(excinfo)

    def reportinfo(self) -> tuple[Any, int | None, str]:
        return self.path, None, self.name


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ostracon: a check of a game by Ostracon's own plug-in")


def plan(thorough: bool) -> Any:
    """How much is checked."""
    from ostracon.bots.deciders import deciders
    from ostracon.conformance import Plan

    return Plan(deciders=deciders()) if thorough else Plan.quick(deciders=deciders())
