"""`ostracon serve`: tables for others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ostracon.commands.arguments import Lan, PublicUrl


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 if not given.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 8000 if not given.")] = None,
    db: Annotated[
        str | None, typer.Option(help="Database URL; a SQLite file in the user's data folder if not given.")
    ] = None,
    lan: Lan = False,
    public_url: PublicUrl = None,
    bots: Annotated[
        bool | None,
        typer.Option("--bots/--no-bots", help="Think for bots; without, workers do (PostgreSQL only)."),
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Settings in TOML; variables OSTRACON_... and options win."),
    ] = None,
) -> None:
    """Host tables for others."""
    print("Ostracon is starting…", flush=True)
    from ostracon.server import run  # the web server is imported only where it runs
    from ostracon.server.config import read_config

    given = {"host": host, "port": port, "db": db, "lan": lan or None, "public_url": public_url, "bots": bots}
    run.serve(read_config(config, given=given))
