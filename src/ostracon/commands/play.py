"""`ostracon play`: a table on this machine."""

from __future__ import annotations

from typing import Annotated

import typer


def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    port: Annotated[int, typer.Option(help="0 takes a free one.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    lan: Annotated[
        bool,
        typer.Option(
            "--lan", help="Let others in this machine's network come; links name its address there."
        ),
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The address at which others reach the server; links begin with it."
        ),
    ] = None,
) -> None:
    """Play in the browser on this machine."""
    print("Ostracon is starting…", flush=True)
    from ostracon.server import run  # the web server is imported only where it runs

    run.play(name, port, browser, lan, public_url)
