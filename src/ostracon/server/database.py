"""Where the store lies: addresses of SQLite files and PostgreSQL databases, how they are opened and brought up to date, who may
have them to himself, and what goes wrong with them.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import (
    Connection,
    event,
    func,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.folders import data_dir

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "ostracon.sqlite"  # in the user's data folder
BUSY_SECONDS = 10  # how long SQLite waits for another writer, and a statement for PostgreSQL
RETRY_SECONDS = 1.0  # how long to wait for a database that is away before it is asked again
MIGRATING, IN_USE = 0x0571AC00, 0x0571AC01  # numbers of PostgreSQL's advisory locks
PASSING = (
    "08",
    "40",
    "53",
    "57",
)  # classes of PostgreSQL's errors that pass: no connection, deadlock, full, shut down


class BadDatabase(OstraconError):
    """A database address that cannot be used."""


class Unavailable(OstraconError):
    """The database cannot be written to now."""


def is_away(error: BaseException) -> bool:
    """Whether something failed because the database cannot be used now, not because of what was asked of it."""
    state = str(getattr(getattr(error, "orig", None) or error, "sqlstate", None) or "")
    broken = isinstance(error, DBAPIError) and error.connection_invalidated
    away = (Unavailable, OperationalError, InterfaceError, NoConnectionFree, OSError)
    return broken or isinstance(error, away) or state[:2] in PASSING


def default_url() -> str:
    """The SQLite file in the user's data folder."""
    folder = data_dir()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(
            f"the folder {folder} cannot be made: {error.strerror}; OSTRACON_HOME names another"
        ) from None
    return f"sqlite:///{folder / FILE}"


def database_address(url: str | None) -> URL:
    """A database address; the user's SQLite file if none is given."""
    given = url or default_url()
    try:
        return make_url(given)
    except Exception:
        raise BadDatabase(
            f"{url!r} is not a database address; give sqlite:///FILE or postgresql://..."
        ) from None


def plain_address(url: str | None) -> str:
    """A PostgreSQL address as its own libraries read it."""
    return database_address(url).set(drivername="postgresql").render_as_string(hide_password=False)


def what_is_wrong(error: BaseException) -> BadDatabase:
    """Why a database cannot be opened, in one sentence."""
    reason = getattr(error, "orig", None) or error
    said = getattr(reason, "strerror", None) or str(reason)  # an OSError's words, without its number
    lines = said.splitlines() or ["it does not answer"]
    return BadDatabase(f"the database cannot be opened: {lines[0]}")


def make_engine(url: str | None) -> AsyncEngine:
    """The engine of a database address: ``sqlite:///file`` or ``postgresql://...``."""
    address = database_address(url)
    kind = address.get_backend_name()
    if kind == "sqlite":
        _try_sqlite(address.database or "")
        engine = create_async_engine(
            address.set(drivername="sqlite+aiosqlite"), connect_args={"timeout": BUSY_SECONDS}
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if kind in ("postgresql", "postgres"):
        if sys.platform == "win32":  # psycopg cannot use the event loop there
            raise BadDatabase(
                "on Windows Ostracon keeps games in SQLite; servers on PostgreSQL run on Linux or macOS"
            )
        try:
            import asyncpg
            import psycopg  # noqa: F401
            import saq  # noqa: F401
        except ImportError:
            raise BadDatabase(
                "PostgreSQL needs more than is installed: pip install 'ostracon[postgres]'"
            ) from None
        plain = plain_address(url)
        return create_async_engine(
            address.set(drivername="postgresql+asyncpg"),
            async_creator=lambda: asyncpg.connect(plain, timeout=BUSY_SECONDS, command_timeout=BUSY_SECONDS),
            pool_pre_ping=True,
            pool_timeout=BUSY_SECONDS,
        )
    raise BadDatabase(f"Ostracon keeps games in SQLite or PostgreSQL, not in {kind}")


def _try_sqlite(file: str) -> None:
    """Open a file once without the engine, whose driver leaves a thread behind when it cannot."""
    try:
        sqlite3.connect(file, timeout=BUSY_SECONDS).close()
    except sqlite3.Error as error:
        raise BadDatabase(f"the database cannot be opened: {error}") from None


def claim(url: str | None) -> sqlite3.Connection | None:
    """Have a SQLite database to oneself until the process ends: two servers would not hear of each other's moves.

    It is a lock on a file beside it, which the system lets go of however the process ends. None where there is no file.
    """
    address = database_address(url)
    if address.get_backend_name() != "sqlite" or not address.database or address.database == ":memory:":
        return None
    _try_sqlite(address.database)
    lock = sqlite3.connect(f"{address.database}.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" not in str(error):
            raise
        raise BadDatabase(
            f"another Ostracon server is using {address.database}; stop it, or give this one --db another file"
        ) from None
    return lock


@asynccontextmanager
async def exclusively(url: str | None) -> AsyncGenerator[None, None]:
    """Have a database to oneself, whatever it is: nobody serves from it meanwhile."""
    address = database_address(url)
    if address.get_backend_name() == "sqlite":
        lock = claim(url)
        try:
            yield
        finally:
            if lock is not None:
                lock.close()
        return
    engine = make_engine(url)
    try:
        async with engine.connect() as connection:
            if not (await connection.execute(select(func.pg_try_advisory_xact_lock(IN_USE)))).scalar():
                raise BadDatabase(
                    f"Ostracon servers or workers are using {address.render_as_string()}; stop them first"
                )
            yield
    finally:
        await engine.dispose()


def inode(file: str) -> int:
    """A file's number on the disk; 0 if there is none of this name."""
    try:
        return os.stat(file).st_ino
    except OSError:
        return 0


def _prepare_sqlite(connection: DBAPIConnection, record: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        f"busy_timeout={BUSY_SECONDS * 1000}",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def newest_schema() -> str:
    """The number of the latest migration: "0001"."""
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    """Bring a database to the newest schema."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == newest_schema():
            return
        if version and version > newest_schema():
            raise BadDatabase(
                f"the database was written by a newer version of Ostracon (schema {version}; this one knows"
                f" {newest_schema()}): install that version, or give --db another database"
            )
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Where Alembic finds our migrations, and the database they are for."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
