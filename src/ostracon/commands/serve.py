"""`ostracon serve`: tables for others."""

from __future__ import annotations

from typing import Annotated

import typer

from ostracon.commands.arguments import Lan, PublicUrl


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    db: Annotated[
        str | None, typer.Option(help="Database URL; a SQLite file in the user's data folder if not given.")
    ] = None,
    lan: Lan = False,
    public_url: PublicUrl = None,
    bots: Annotated[
        bool, typer.Option(help="Think for bots; without, `ostracon worker` does (PostgreSQL only).")
    ] = True,
) -> None:
    """Host tables for others."""
    print("Ostracon is starting…", flush=True)
    from ostracon.server import run  # the web server is imported only where it runs

    run.serve(host, port, db, lan, public_url, bots)
