"""`ostracon worker`: more heads for the bots of servers that share a database."""

from __future__ import annotations

import os
from typing import Annotated

import typer


def worker(
    db: Annotated[str, typer.Option(help="The servers' database: postgresql://...")],
    thinkers: Annotated[
        int, typer.Option(help="Decisions thought about at the same time; one per core if not given.", min=1)
    ] = os.cpu_count() or 1,
) -> None:
    """Think for the bots of all servers that share a PostgreSQL database, on this machine."""
    print("Ostracon is starting…", flush=True)
    from ostracon.server.cluster import worker as workers  # the server is imported only where it runs

    workers.work(db, thinkers)
