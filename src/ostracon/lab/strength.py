"""The page that tells how strong the bots are, made from the results of ladders."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from ostracon.lab.ladder import Ladder, Rung

HEAD = """<!-- Made by `ostracon ladder` from the results beside it: do not edit. -->

# How strong the bots are

Each level plays the one below, greedy plays random, and the top level plays greedy: the same deals for all, each
deal in every fair seating. Equal bots have a win share of 50 % with any number of players. The margin is the lead
in points over the other bot. In brackets: 95 % confidence intervals, deals being what is counted. How it is
measured and what the numbers mean: [the arena](researchers/arena.md).

A budget in iterations plays the same games on every machine; one in milliseconds depends on the machine.
"""

RIVALS = ("players", "bot", "against", "games", "win share", "margin", "faults")
COOPERATIVE = ("players", "bot", "games won", "against", "games won", "deals", "win share", "faults")
COOPERATIVE_NOTE = """Cooperative games: each bot plays each deal by itself. The win share compares two bots on the
same deals; a deal that both win or both lose counts half.
"""


def page(ladders: Sequence[Ladder]) -> str:
    """The whole page, in Markdown."""
    games = groupby(ladders, key=lambda one: one.title)
    return "\n".join([HEAD, *(section(title, list(found)) for title, found in games)])


def section(title: str, ladders: Sequence[Ladder]) -> str:
    """One game: its ladders by number of players, what the bots are, how it was made."""
    parts = [f"## {title}\n"]
    rivals = [one for one in ladders if not one.cooperative]
    cooperative = [one for one in ladders if one.cooperative]
    if rivals:
        parts.append(table(RIVALS, [rival_row(one, rung) for one in rivals for rung in one.rungs]))
    if cooperative:
        parts.append(COOPERATIVE_NOTE)
        parts.append(
            table(COOPERATIVE, [cooperative_row(one, rung) for one in cooperative for rung in one.rungs])
        )
    parts.append(table(("bot", "budget", *map(players, ladders)), bot_rows(ladders)))
    parts += [provenance(one) for one in ladders]
    return "\n".join(parts)


def rival_row(one: Ladder, rung: Rung) -> tuple[object, ...]:
    """A rung where the players are rivals."""
    return (
        *(one.players, rung.bot, rung.against, rung.games),
        *(percent(rung.win_share, rung.win_share_interval), number(rung.margin, rung.margin_interval)),
        rung.faults,
    )


def cooperative_row(one: Ladder, rung: Rung) -> tuple[object, ...]:
    """A rung of a cooperative game."""
    won = {found.bot: percent(found.games_won, found.games_won_interval) for found in one.bots}
    return (
        *(one.players, rung.bot, won[rung.bot], rung.against, won[rung.against], rung.deals),
        *(percent(rung.win_share, rung.win_share_interval), rung.faults),
    )


def players(one: Ladder) -> str:
    """The head of a column of thinking times."""
    return f"ms a decision, {one.players} player{'s' if one.players > 1 else ''}"


def bot_rows(ladders: Sequence[Ladder]) -> list[tuple[object, ...]]:
    """What each bot is, and how long it thinks."""
    measured = [{found.bot: found for found in one.bots} for one in ladders]
    names = dict.fromkeys(name for bots in measured for name in bots)
    rows: list[tuple[object, ...]] = []
    for name in names:
        same = [bots.get(name) for bots in measured]
        specs = dict.fromkeys(spec_in_words(found.spec) for found in same if found)
        rows.append(
            (name, " or ".join(specs), *(f"{found.decision_ms:.2f}" if found else "" for found in same))
        )
    return rows


def spec_in_words(spec: str) -> str:
    """What a bot is, in words.

    >>> (
    ...     spec_in_words("search:500"),
    ...     spec_in_words("search:1500ms+rollout_length=24"),
    ...     spec_in_words("greedy:30%"),
    ... )
    ('search, 500 iterations', 'search, 1500 ms, rollout_length=24', 'greedy, 30 % of its decisions at random')
    """
    kind, _, settings = spec.partition(":")
    amount, *overrides = settings.split("+")
    if amount.isdigit():
        amount = f"{amount} iterations"
    elif amount.endswith("%"):
        amount = f"{amount.removesuffix('%')} % of its decisions at random"
    elif amount.endswith("ms"):
        amount = f"{amount.removesuffix('ms')} ms"
    return ", ".join(part for part in (kind, amount, *overrides) if part)


def provenance(one: Ladder) -> str:
    """How a ladder was made, so that anybody can make it again."""
    last = one.first_seed + max(rung.deals for rung in one.rungs) - 1
    options = ", ".join(f"{name} {value}" for name, value in one.options.items())
    seed = f" --seed {one.first_seed}" if one.first_seed else ""
    return (
        f"{one.players} player{'s' if one.players > 1 else ''}: Ostracon {one.version}, rules version "
        f"{one.rules_version}{', ' + options if options else ''}, deals {one.first_seed} to {last}: "
        f"`ostracon ladder {one.game} --players {one.players} --games {one.games}{seed}`\n"
    )


def percent(share: float | None, interval: Sequence[float] | None = None) -> str:
    """A share for people.

    >>> percent(0.71, [0.6, 0.8])
    '71.0 % (60.0 to 80.0)'
    """
    if share is None:
        return "-"
    return f"{100 * share:.1f} %" + span([100 * bound for bound in interval or ()])


def number(value: float | None, interval: Sequence[float] | None = None) -> str:
    """Points or milliseconds for people."""
    return "-" if value is None else f"{value:.1f}" + span(interval)


def span(interval: Sequence[float] | None) -> str:
    """An interval for people, after what it belongs to."""
    return f" ({interval[0]:.1f} to {interval[1]:.1f})" if interval else ""


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def results_folder(out: Path) -> Path:
    """Where the results of a page are kept: docs/strength for docs/strength.md."""
    return out.with_suffix("")
