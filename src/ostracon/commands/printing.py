"""How commands show what they found: tables, JSON, a progress bar on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

WIDEST = 1000


def print_json(document: object) -> None:
    """Print one JSON document."""
    print(json.dumps(document, ensure_ascii=False, indent=2))


def print_table(
    headers: Sequence[str], rows: Iterable[Sequence[str]], title: str = "", texts: Sequence[str] = ()
) -> None:
    """Print a table. The columns named in `texts` may be wrapped; all others are never cut, however narrow the terminal."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.measure import Measurement
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False, show_edge=False)
    for header in headers:
        wraps, first = header in texts, header == headers[0]
        table.add_column(
            Text(header, justify="left"),
            overflow="fold",
            no_wrap=not wraps,
            justify="left" if wraps or first else "right",
        )
    for row in rows:
        table.add_row(*map(Text, row))
    console = Console(highlight=False)
    needed = Measurement.get(console, console.options.update(max_width=WIDEST), table).minimum
    console.width = max(console.width, needed)
    if title:
        console.print(Text(title, style="bold"))
    console.print(table)
    console.print()


@contextmanager
def bar(title: str, total: int, shown: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar that is advanced by calling what it gives; silent when not shown or not on a terminal."""
    if not shown or not sys.stderr.isatty():
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda count: progress.advance(task, count)
