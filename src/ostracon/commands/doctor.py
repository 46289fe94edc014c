"""`ostracon doctor`: what is installed here, what works, and what to do about the rest."""

from __future__ import annotations

import importlib
import os
import platform
import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import typer

from ostracon.commands.arguments import Json, load_games
from ostracon.commands.printing import print_json
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.folders import cache_dir

if TYPE_CHECKING:
    from ostracon.server.config import Config

MARKS = {"ok": "ok", "note": "--", "wrong": "!!"}
MAIL_SECONDS = 5.0
FOLDERS_HINT = "make it writable, or name another folder: OSTRACON_HOME=FOLDER"


class Finding(NamedTuple):
    """One thing that was looked at."""

    about: str  # "database"
    state: Literal["ok", "note", "wrong"]  # a note: it works without; wrong: something asked for cannot work
    found: str  # "schema 0014, /home/ada/.local/share/ostracon/ostracon.sqlite"
    advice: str = ""  # what to do about it


def doctor(
    port: Annotated[int | None, typer.Option(help="Is this port free? Otherwise the usual ones.")] = None,
    db: Annotated[str | None, typer.Option(help="Database URL, as `serve` takes it.")] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings in TOML, as `serve` takes them.")
    ] = None,
    json: Json = False,
) -> None:
    """Say what is installed here and what works; exit code 1 if something that was asked for cannot."""
    found: list[Finding] = []
    for examine in (
        installed,
        rules,
        native_code,
        gpu,
        lambda: serving(port, db, config),
        browser,
        extras,
    ):
        for finding in examine():
            found.append(finding)
            if not json:
                show(finding)
    healthy = all(finding.state != "wrong" for finding in found)
    if json:
        print_json({"healthy": healthy, "findings": [finding._asdict() for finding in found]})
    raise typer.Exit(0 if healthy else 1)


def show(finding: Finding) -> None:
    """One line, and what to do on a second one."""
    print(f"{MARKS[finding.state]}  {finding.about:<12}  {finding.found}")
    if finding.advice:
        print(f"{'':18}{finding.advice}")


# ---- what is installed


class Wanted(NamedTuple):
    """A package that Ostracon asks for."""

    name: str
    least: str  # "2.0"; "" if any will do
    extra: str  # "" if it is always needed


def wanted() -> list[Wanted]:
    """What the installed distribution asks for, but for what only other systems need."""
    found = []
    for line in metadata.requires("ostracon") or []:
        what, _, condition = line.partition(";")
        if "sys_platform" in condition:
            continue  # where it is missing, something slower takes its place
        name = re.match(r"[\w.-]+", what)
        least = re.search(r">=\s*([\w.]+)", what)
        extra = re.search(r"extra\s*==\s*['\"]([\w-]+)", condition)
        assert name, line
        found.append(Wanted(name[0], least[1] if least else "", extra[1] if extra else ""))
    return found


def version_of(name: str) -> str | None:
    """The version of an installed package."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return None


def numbers(version: str) -> tuple[int, ...]:
    """A version to compare: (2, 4) of "2.4rc1"."""
    return tuple(int(part[0]) for part in (re.match(r"\d+", one) for one in version.split(".")) if part)


def lacking(one: Wanted) -> str:
    """What is wrong with a package; "" if nothing is."""
    version = version_of(one.name)
    if version is None:
        return f"{one.name} is missing"
    if one.least and numbers(version) < numbers(one.least):
        return f"{one.name} is {version}, and must be {one.least} at least"
    return ""


def installed() -> Iterator[Finding]:
    """Ostracon, Python and the packages that are always needed."""
    yield Finding("ostracon", "ok", f"{metadata.version('ostracon')} in {Path(__file__).parents[1]}")
    yield Finding(
        "python",
        "ok",
        f"{platform.python_version()} ({platform.python_implementation()}), {platform.system()} {platform.machine()}",
    )
    needed = [one for one in wanted() if not one.extra]
    missing = [fault for fault in map(lacking, needed) if fault]
    if missing:
        yield Finding("packages", "wrong", "; ".join(missing), "pip install --upgrade ostracon")
    else:
        yield Finding(
            "packages", "ok", f"all {len(needed)} that are needed, NumPy {version_of('numpy')} among them"
        )


def rules() -> Iterator[Finding]:
    """The games that are found."""
    found, faults = load_games()
    for fault in faults:
        yield Finding(
            "games", "wrong", str(fault), "repair the package that brings this game, or uninstall it"
        )
    if found:
        yield Finding("games", "ok", ", ".join(game.title for game in found))
    else:
        yield Finding("games", "wrong", "none is found", "pip install --force-reinstall ostracon")


def native_code() -> Iterator[Finding]:
    """Numba, and what it has compiled."""
    version = version_of("numba")
    if version is None:
        yield Finding(
            "native code",
            "note",
            "Numba is not installed: games are played interpreted, and bots think less far",
            "pip install 'ostracon[fast]'",
        )
        return
    try:
        importlib.import_module("numba")
    except Exception as error:  # of whatever kind: it is another's library
        yield Finding(
            "native code",
            "wrong",
            f"Numba {version} cannot be loaded: {first_line(error)}",
            "pip install --upgrade 'ostracon[fast]'",
        )
        return
    from ostracon.kernel.native import native

    folder = cache_dir() / "native"
    found, _ = load_games()
    compiled = {game.title: any(native(game, quiet=True).folder.rglob("*.nbc")) for game in found}
    fault = cannot_write(folder)
    if fault:
        yield Finding("native code", "wrong", f"Numba {version}, but {fault}", FOLDERS_HINT)
        return
    ready = [title for title, is_ready in compiled.items() if is_ready]
    later = [title for title, is_ready in compiled.items() if not is_ready]
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    said = [f"Numba {version}"]
    said += [f"compiled: {', '.join(ready)}"] if ready else []
    said += [f"compiled when first needed: {', '.join(later)}"] if later else []
    yield Finding("native code", "ok", f"{'; '.join(said)}; {size / 1e6:.0f} MB in {folder}")


def gpu() -> Iterator[Finding]:
    """Whether whole games can be played on a GPU."""
    if version_of("numba") is None:
        yield Finding("gpu", "note", "not used: it needs Numba", "pip install 'ostracon[cuda]'")
        return
    try:
        cuda = importlib.import_module("numba.cuda")
        name = cuda.get_current_device().name if cuda.is_available() else ""
    except Exception as error:
        yield Finding("gpu", "note", f"not used: {first_line(error)}", "pip install 'ostracon[cuda]'")
        return
    if name:
        yield Finding("gpu", "ok", name.decode() if isinstance(name, bytes) else str(name))
    else:
        yield Finding("gpu", "note", "no NVIDIA driver or GPU is found; only research on a GPU needs one")


def extras() -> Iterator[Finding]:
    """What can be added."""
    sets: dict[str, list[Wanted]] = {}
    for one in wanted():
        if one.extra:
            sets.setdefault(one.extra, []).append(one)
    for extra, packages in sets.items():
        faults = [fault for fault in map(lacking, packages) if fault]
        if faults:
            yield Finding(f"[{extra}]", "note", "; ".join(faults), f"pip install 'ostracon[{extra}]'")
        else:
            yield Finding(
                f"[{extra}]", "ok", ", ".join(f"{one.name} {version_of(one.name)}" for one in packages)
            )


# ---- what a server needs


def serving(port: int | None, db: str | None, file: Path | None) -> Iterator[Finding]:
    """Settings, ports, database and mail, as `ostracon serve` would use them."""
    try:
        from ostracon.server.config import read_config
    except ImportError as error:
        yield Finding("server", "wrong", f"it cannot be loaded: {error}", "pip install --upgrade ostracon")
        return
    try:
        settings = read_config(file, given={"port": port, "db": db})
        yield from asked_for(settings)
    except OstraconError as error:
        yield Finding("settings", "wrong", str(error))
        return
    yield from ports(settings, port is not None)
    yield from database(settings.db)
    yield from mail(settings)


def asked_for(settings: Config) -> Iterator[Finding]:
    """The settings that are not the usual ones, by name: values may be secret."""
    from ostracon.server.config import Config

    usual = Config()
    changed = [name for name in Config.__struct_fields__ if getattr(settings, name) != getattr(usual, name)]
    if changed:
        yield Finding("settings", "ok", "given: " + ", ".join(changed))


def ports(settings: Config, named: bool) -> Iterator[Finding]:
    """Whether servers can listen: where somebody wants it, or at the usual ports. `play` takes another where its own is taken."""
    from ostracon.server import run
    from ostracon.server.config import Config

    usual = Config()
    own = named or (settings.host, settings.port) != (usual.host, usual.port)
    commands = {settings.port: "serve"} if own else {run.USUAL_PORT: "play", settings.port: "serve"}
    for number, command in commands.items():
        try:
            run.listen(settings.host, number).close()
        except run.PortTaken as error:
            if own:
                advice = "stop what listens there (perhaps another Ostracon), or choose another with --port"
                yield Finding(f"port {number}", "wrong", str(error), advice)
            else:
                other = (
                    "`play` takes any that is free" if command == "play" else "`serve` needs another --port"
                )
                yield Finding(f"port {number}", "note", f"taken, perhaps by another Ostracon; {other}")
        else:
            yield Finding(f"port {number}", "ok", f"free, for `ostracon {command}`")


def database(url: str | None) -> Iterator[Finding]:
    """Whether tables can be kept."""
    from ostracon.server.database import BadDatabase, database_address, what_is_wrong

    try:
        address = database_address(url)
        if address.get_backend_name() == "sqlite":
            yield from sqlite_file(Path(address.database or ":memory:"))
        else:
            yield from other_database(url)
    except BadDatabase as error:
        yield Finding("database", "wrong", str(error))
    except Exception as error:
        yield Finding("database", "wrong", str(what_is_wrong(error)))


def sqlite_file(file: Path) -> Iterator[Finding]:
    """A file of tables: there, up to date, writable, and whose."""
    import sqlite3
    from contextlib import closing

    from ostracon.server.database import BadDatabase, claim

    if str(file) == ":memory:":
        yield Finding("database", "note", "in memory: what is played is lost when the server ends")
        return
    fault = cannot_write(file.parent)
    if fault:
        yield Finding("database", "wrong", fault, FOLDERS_HINT)
        return
    if not file.exists():
        yield Finding("database", "ok", f"{file} is made at the first start")
        return
    if not os.access(file, os.W_OK):
        yield Finding("database", "wrong", f"{file} cannot be written", "change its owner or permissions")
        return
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        has = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
        if connection.execute(has).fetchone()[0]:
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        else:
            version = None
    found = schema(str(version[0]) if version else None, str(file))
    try:
        lock = claim(f"sqlite:///{file}")
    except BadDatabase:
        yield found._replace(found=f"{found.found}; a server is using it")
    else:
        if lock is not None:
            lock.close()
        yield found


def other_database(url: str | None) -> Iterator[Finding]:
    """A PostgreSQL database: whether it answers, and how old its tables are."""
    import asyncio

    from sqlalchemy import inspect, text

    from ostracon.server.database import database_address, make_engine

    async def ask() -> str | None:
        engine = make_engine(url)
        try:
            async with engine.connect() as connection:
                has = await connection.run_sync(lambda one: inspect(one).has_table("alembic_version"))
                if not has:
                    return None
                answer = await connection.execute(text("SELECT version_num FROM alembic_version"))
                return str(answer.scalar())
        finally:
            await engine.dispose()

    yield schema(asyncio.run(ask()), database_address(url).render_as_string())


def schema(version: str | None, where: str) -> Finding:
    """How a database of a schema will be met."""
    from ostracon.server.database import newest_schema

    newest = newest_schema()
    if version is None:
        return Finding("database", "ok", f"{where} holds no tables yet: they are made at the first start")
    if version > newest:
        return Finding(
            "database",
            "wrong",
            f"{where} was written by a newer version of Ostracon (schema {version}; this one knows {newest})",
            "install that version, or name another database with --db",
        )
    if version < newest:
        return Finding(
            "database",
            "note",
            f"{where} has schema {version}; the next start brings it to {newest}",
            "keep a copy first: ostracon admin backup FILE",
        )
    return Finding("database", "ok", f"{where}, schema {version}")


def mail(settings: Config) -> Iterator[Finding]:
    """Whether notices can leave: by mail and by web push."""
    import socket
    from urllib.parse import urlsplit

    secure = (settings.public_url or "").startswith("https://")
    if settings.public_url and not secure:
        yield Finding(
            "web push",
            "note",
            "browsers take it from https addresses alone, and this server's is none",
            "serve behind a proxy with a certificate: docs/hosting.md",
        )
    elif secure:
        yield Finding("web push", "ok", f"browsers can subscribe at {settings.public_url}")
    if not settings.mail_url:
        return
    parts = urlsplit(settings.mail_url)
    host, number = parts.hostname or "", parts.port or (465 if parts.scheme == "smtps" else 587)
    try:
        socket.create_connection((host, number), MAIL_SECONDS).close()
    except OSError as error:
        yield Finding(
            "mail",
            "wrong",
            f"{host} port {number} does not answer: {error.strerror or error}",
            "check mail_url, and that this machine may send mail",
        )
    else:
        yield Finding("mail", "ok", f"{host} port {number} answers; sent from {settings.mail_from}")


def browser() -> Iterator[Finding]:
    """Whether `play` can open one."""
    import webbrowser

    try:
        webbrowser.get()
    except webbrowser.Error:
        yield Finding("browser", "note", "none is found here: open the address that `play` prints yourself")
    else:
        yield Finding("browser", "ok", "`play` opens it")


# ---- helpers


def cannot_write(folder: Path) -> str:
    """Why nothing can be written into a folder, which is made if it is missing; "" if it can be."""
    import tempfile

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return ""
    except OSError as error:
        return f"nothing can be written into {folder}: {error.strerror}"


def first_line(error: BaseException) -> str:
    """What an error says, in one line."""
    return (str(error).splitlines() or [type(error).__name__])[0]
