"""The `ostracon` command: finds each command in the file of its name, and imports no other."""

from __future__ import annotations

import sys
from importlib import import_module, metadata
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ostracon.kernel.errors import OstraconError

COMMANDS = (
    "games",
    "sim",
    "data",
    "train",
    "arena",
    "ladder",
    "check",
    "bench",
    "show",
    "verify",
    "analyse",
    "puzzles",
    "ask",
    "new",
    "correct",
    "play",
    "serve",
    "bot",
    "worker",
    "admin",
    "doctor",
    "sbom",
)


class CommandFiles(TyperGroup):
    """The commands of `ostracon.commands`, each imported when it is needed."""

    def list_commands(self, ctx: object) -> list[str]:
        """The names, in the order of the help."""
        return list(COMMANDS)

    def get_command(
        self, ctx: object, cmd_name: str
    ) -> Any:  # Click's class, which Typer brings under its own name
        """A command, made from the function of its name, or a group of them; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(f"ostracon.commands.{cmd_name}"), cmd_name)
        if isinstance(found, typer.Typer):  # a group of commands
            return typer.main.get_group(found)
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        alone.command(cmd_name)(found)
        return typer.main.get_command(alone)


app = typer.Typer(
    name="ostracon",
    cls=CommandFiles,
    help="Five board games of the Nile: play them in the browser, study them at full speed.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def say_version(asked: bool) -> None:
    """Say which version this is, and nothing else."""
    if asked:
        print(f"ostracon {metadata.version('ostracon')}")
        raise typer.Exit()


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=say_version, help="Say which version this is."),
    ] = False,
) -> None:
    """What may stand before any command."""


def write_every_letter() -> None:
    """Files and pipes are UTF-8 on every system; a terminal gets what it can show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # not so in notebooks
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    """Run the command; every foreseeable fault is one line on stderr and exit code 2."""
    write_every_letter()
    try:
        app(args=arguments)
    except OstraconError as error:
        print(f"ostracon: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
