"""`ostracon admin`: the upkeep of a server's database."""

from __future__ import annotations

from typing import Annotated

import typer

admin = typer.Typer(
    name="admin",
    help="Look after a server's database.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
admin.callback()(lambda: None)


@admin.command()
def move(
    source: Annotated[str, typer.Argument(metavar="FROM", help="The database that has the games.")],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="An empty one: sqlite:///FILE or postgresql://...")
    ],
) -> None:
    """Copy everything from one database into another and check it, row by row. The first one is kept as it is."""
    from ostracon.server.cluster.move import move_all  # the store is imported only where it is used

    for table, rows in move_all(source, target).items():
        typer.echo(f"{rows:>9} {table}")
    typer.echo(f"All of it is there and the same. From now on give servers --db {target}")
