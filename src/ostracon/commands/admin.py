"""`ostracon admin`: the upkeep of a server's database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:
    from ostracon.server.store import Store

T = TypeVar("T")
Db = Annotated[
    str | None,
    typer.Option(
        envvar="OSTRACON_DB", help="Database URL; the SQLite file in the user's data folder if not given."
    ),
]

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


@admin.command()
def backup(file: Annotated[Path, typer.Argument(help="A new SQLite file.")], db: Db = None) -> None:
    """Copy the database into a file, also while servers use it."""
    from ostracon.server.upkeep import back_up

    typer.echo(f"{back_up(db, file)} tables are in {file}")


@admin.command()
def export(
    file: Annotated[Path, typer.Argument(help="Where to write them, one a line.")],
    table: Annotated[list[str] | None, typer.Option(help="Only this one. May be repeated.")] = None,
    db: Db = None,
) -> None:
    """Write tables into a file, with everything that belongs to them."""
    from ostracon.server.upkeep import CannotKeep, export_tables

    async def work(store: Store) -> int:
        try:
            with file.open("xb") as writing:
                return await export_tables(store, writing, table or [])
        except OSError as error:
            raise CannotKeep(f"{file} cannot be written: {error.strerror}") from None

    typer.echo(f"{_with_store(db, work)} tables are in {file}")


@admin.command("import")
def import_(file: Annotated[Path, typer.Argument(help="What `export` has written.")], db: Db = None) -> None:
    """Read tables from a file; those that are there already are left alone."""
    from ostracon.server.upkeep import CannotKeep, import_tables

    async def work(store: Store) -> tuple[int, int]:
        try:
            with file.open("rb") as reading:
                return await import_tables(store, reading)
        except OSError as error:
            raise CannotKeep(f"{file} cannot be read: {error.strerror}") from None

    came, there = _with_store(db, work)
    typer.echo(f"{came} tables came, {there} were there already")


@admin.command()
def repair(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what is wrong.")] = False,
    cut: Annotated[
        bool, typer.Option("--cut", help="End a journal before the first entry that cannot be played.")
    ] = False,
    db: Db = None,
) -> None:
    """Play every journal again and put right what follows from it. Servers must be stopped."""
    from ostracon.server.upkeep import repair

    async def work(store: Store) -> int:
        count = 0
        async for fault in repair(store, fix=not dry_run, cut=cut and not dry_run):
            typer.echo(fault)
            count += 1
        return count

    found = _with_store(db, work, alone=True)
    typer.echo("nothing is wrong" if not found else f"{found} faults")
    if found and dry_run:
        raise typer.Exit(1)


@admin.command()
def users(
    part: Annotated[str, typer.Argument(metavar="[NAME]", help="Only names that contain this.")] = "",
    administrator: Annotated[str, typer.Option(metavar="NAME", help="Make an administrator.")] = "",
    block: Annotated[str, typer.Option(metavar="NAME", help="Let in no longer.")] = "",
    unblock: Annotated[str, typer.Option(metavar="NAME", help="Let in again.")] = "",
    reset: Annotated[str, typer.Option(metavar="NAME", help="Print a link to choose a new password.")] = "",
    delete: Annotated[str, typer.Option(metavar="NAME", help="Delete for good.")] = "",
    address: Annotated[
        str, typer.Option(envvar="OSTRACON_PUBLIC_URL", help="What the link begins with.")
    ] = "http://127.0.0.1:8000",
    db: Db = None,
) -> None:
    """List accounts, or change one."""
    import time

    from ostracon.server.people import admin as people

    async def work(store: Store) -> None:
        if administrator:
            await people.make_administrator(store, administrator)
        if block or unblock:
            await people.block(store, block or unblock, bool(block))
        if delete:
            await people.delete(store, delete)
        if reset:
            typer.echo(await people.reset_link(store, reset, address))
            return
        for user in await people.users(store, part):
            account = user.account
            marks = ["administrator"] * account.is_admin + ["blocked"] * account.blocked
            seen = time.strftime("%Y-%m-%d", time.gmtime(user.seen)) if user.seen else "never"
            typer.echo(f"{account.name:<24} {user.seats:>5} seats  seen {seen}  {' '.join(marks)}".rstrip())

    _with_store(db, work)


def _with_store(db: str | None, work: Callable[[Store], Awaitable[T]], alone: bool = False) -> T:
    """Do something with the database; `alone`: only if no server uses it."""
    import asyncio
    from contextlib import nullcontext

    from sqlalchemy.exc import SQLAlchemyError

    from ostracon.server.database import exclusively, what_is_wrong
    from ostracon.server.store import Store

    async def opened() -> T:
        async with exclusively(db) if alone else nullcontext():
            store = await Store.open(db)
            try:
                return await work(store)
            finally:
                await store.close()

    try:
        return asyncio.run(opened())
    except (SQLAlchemyError, OSError) as error:
        raise what_is_wrong(error) from None
