"""`ostracon play`: a table on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from ostracon.commands.arguments import Lan, PublicUrl


def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    port: Annotated[int, typer.Option(help="0 takes a free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Lan = False,
    public_url: PublicUrl = None,
) -> None:
    """Play in the browser on this machine."""
    print("Ostracon is starting…", flush=True)
    from ostracon.server import run  # the web server is imported only where it runs

    run.play(name, port, browser, lan, public_url)
