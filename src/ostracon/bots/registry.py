"""Bots by name: the six levels from "apprentice" to "pharaoh", "companion", "random", "greedy", "search" and "network";
"search:5000" has a budget in iterations, "search:800ms" one in milliseconds, "search:500+rollout_length=0+trees=2" settings
of its own. With "+style=builder" a level, "greedy" or "search" has a style: "mason+style=spoiler".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, Protocol

from ostracon.bots.companion import COMPANION, Companion
from ostracon.bots.greedy import Greedy, Random
from ostracon.bots.network_file import UnfitNetwork, load_network
from ostracon.bots.network_search import NetworkSearch
from ostracon.bots.perspective import Perspective
from ostracon.bots.search import Search, SearchOverrides
from ostracon.bots.style import STYLES
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game


class UnknownBot(OstraconError):
    """No bot of that name, or an impossible budget."""


class Bot(Protocol):
    """Something that decides."""

    name: str

    def decide(self, perspective: Perspective, seed: int) -> int:
        """One of the perspective's legal actions; the same for the same perspective and seed (with a
        budget in iterations).
        """
        ...


USUAL_ITERATIONS = 1000
USUAL_NETWORK_ITERATIONS = 800

# What players choose from, from weak to strong. A game's search settings may give a level another budget.
LEVELS = {
    "apprentice": "greedy:35%",
    "scribe": "greedy",
    "mason": "search:60",
    "architect": "search:450",
    "vizier": "search:10000",
    "pharaoh": "network:10000",
}
LEARNED = "pharaoh"  # the level that needs a trained network; where a game has none that fits...
STAND_IN = "vizier"  # ...this one plays in its place

_KINDS = ("greedy", "network", "random", "search", COMPANION)
MOST_ITERATIONS = 10_000_000  # or milliseconds
MOST_TREES = 64
_POSSIBLE = (
    "search:5000 (iterations), search:800ms (milliseconds), network:800, network:0 (no search), "
    "greedy:30% (careless decisions)"
)


def _greedy(name: str, budget: str) -> Bot:
    """A greedy bot, with the share of its decisions that it makes at random and perhaps a style."""
    budget, *settings = budget.split("+")
    for setting in settings:
        if not setting.startswith("style="):
            raise UnknownBot(
                f"{setting!r} of {name!r} is no setting of a greedy bot; choose from style=builder"
            )
    style = _overrides(name, settings).style
    if not budget:
        return Greedy(style=style)
    number = budget.removesuffix("%")
    if not budget.endswith("%") or not number.isdecimal() or not 0 < int(number) < 100:
        raise UnknownBot(
            f"carelessness {budget!r} of {name!r} is not possible; give a share such as greedy:30%"
        )
    return Greedy(int(number), style)


def _search(name: str, budget: str) -> Bot:
    """A search bot: its budget, then the settings that it overrides: 500+rollout_length=0+trees=2."""
    budget, *settings = budget.split("+")
    number = budget.removesuffix("ms")
    if budget and (not number.isdecimal() or not 0 < int(number) <= MOST_ITERATIONS):
        raise UnknownBot(
            f"search budget {budget!r} is not possible; give iterations (search:5000) or milliseconds (search:800ms)"
        )
    overrides = _overrides(name, settings)
    if budget.endswith("ms"):
        return Search(milliseconds=int(number), overrides=overrides, name=name)
    return Search(iterations=int(number or USUAL_ITERATIONS), overrides=overrides, name=name)


def _network(name: str, budget: str) -> Bot:
    """A bot with a network, written like a search: 800, 200ms, 0 for no search; 800+weights=FILE for a network of one's own."""
    budget, *settings = budget.split("+")
    number = budget.removesuffix("ms")
    if budget and (not number.isdecimal() or int(number) > MOST_ITERATIONS or budget == "0ms"):
        raise UnknownBot(
            f"network budget {budget!r} is not possible; give iterations (network:800), milliseconds (network:200ms) "
            "or 0 for no search"
        )
    files = [one.partition("=")[2] for one in settings if one.startswith("weights=")]
    overrides = _overrides(name, [one for one in settings if not one.startswith("weights=")])
    file = Path(files[-1]) if files else None
    if budget.endswith("ms"):
        return NetworkSearch(milliseconds=int(number), overrides=overrides, name=name, file=file)
    return NetworkSearch(int(number or USUAL_NETWORK_ITERATIONS), overrides=overrides, name=name, file=file)


def _overrides(name: str, settings: list[str]) -> SearchOverrides:
    given: dict[str, int | float | str] = {}
    for setting in settings:
        word, _, value = setting.partition("=")
        if word == "style":
            if value not in STYLES:
                raise UnknownBot(f"{value!r} of {name!r} is no style; choose from {', '.join(STYLES)}")
            given[word] = value
            continue
        if word not in SETTINGS or not SETTINGS[word].fits(value):
            possible = (
                ", ".join(f"{word}={kind.example}" for word, kind in SETTINGS.items()) + ", style=builder"
            )
            raise UnknownBot(f"{setting!r} of {name!r} is no setting of a search; choose from {possible}")
        given[word] = SETTINGS[word].read(value)
    return SearchOverrides(**given)  # type: ignore[arg-type]  # each read as its own type


class _Setting(NamedTuple):
    """How one parameter of a search is written."""

    read: Callable[[str], int | float]
    least: float
    most: float
    example: str

    def fits(self, value: str) -> bool:
        """Whether a text is one of its values."""
        try:
            return self.least <= self.read(value) <= self.most
        except ValueError:
            return False


SETTINGS = {
    "rollout_length": _Setting(int, -1, 10_000, "0 (-1 plays to the end)"),
    "rollout_candidates": _Setting(int, 0, 100, "4"),
    "prior_temperature": _Setting(int, 0, 1000, "10"),
    "exploration": _Setting(float, 0.0, 100.0, "1.0"),
    "trust": _Setting(float, 0.0, 1.0, "0.5"),
    "softness": _Setting(float, 0.1, 100.0, "6.0"),
    "trees": _Setting(int, 1, MOST_TREES, "2"),
}


def bots() -> list[str]:
    """The names of all bots, the levels last and from weak to strong."""
    return [*_KINDS, *LEVELS]


@lru_cache(maxsize=64)
def why_no_network(game: Game) -> str:
    """Why a game has no network to play with, in a sentence; "" if it has one. Files are looked at once."""
    try:
        load_network(game)
    except UnfitNetwork as error:
        return str(error)
    return ""


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels that a game offers, from weak to strong: the one that learned only where there is a network that fits."""
    return tuple(level for level in LEVELS if level != LEARNED or not why_no_network(game))


def stand_in(name: str, game: Game) -> str:
    """A sentence if a level is played by another one in a game; "" if it plays itself."""
    why = why_no_network(game) if name.partition("+")[0] == LEARNED else ""
    return f"{why}: {LEARNED} plays as {STAND_IN}" if why else ""


def bot_spec(name: str, game: Game | None = None) -> str:
    """The spec that a level stands for (in a game); any other name is its own.

    >>> bot_spec("scribe"), bot_spec("search:500"), bot_spec("mason+style=trader")
    ('greedy', 'search:500', 'search:60+style=trader')
    """
    special = game.search.levels if game else {}
    level, plus, style = name.partition("+")
    if level == LEARNED and game is not None and why_no_network(game):
        level = STAND_IN
    return (special.get(level) or LEVELS.get(level, level)) + plus + style


def bot(name: str, game: Game | None = None) -> Bot:
    """A bot by level or spec. A level is what the game makes of it."""
    spec = bot_spec(name, game)
    kind, budget = _parts(spec)
    if kind not in _KINDS or (budget and kind in ("random", COMPANION)):
        raise UnknownBot(f"unknown bot {name!r}; choose from {', '.join(bots())}; also possible: {_POSSIBLE}")
    return _parsed(spec)


def _parts(spec: str) -> tuple[str, str]:
    """The kind of a bot, and everything behind it: "greedy+style=trader" -> ("greedy", "+style=trader")."""
    head, plus, settings = spec.partition("+")
    kind, _, budget = head.partition(":")
    return kind, budget + plus + settings


@lru_cache(maxsize=256)
def _parsed(spec: str) -> Bot:
    """The bot of a spec. Our bots remember nothing, so one serves everybody."""
    kind, budget = _parts(spec)
    if kind == "random":
        return Random()
    if kind == COMPANION:
        return Companion()
    return {"greedy": _greedy, "network": _network, "search": _search}[kind](spec, budget)
