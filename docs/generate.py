"""Writes the pages of docs/ and the types of the client that are derived from the code; a test checks that they are current."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import tour
from api_page import api_page
from notebook_files import notebooks
from wire_types import wire_types

from ostracon import client
from ostracon.kernel.actions import usage
from ostracon.kernel.game import Game, game, games, option_table
from ostracon.kernel.schema import schema
from ostracon.lab.ladder import load
from ostracon.lab.strength import page, results_folder, table
from ostracon.screen.entries import described
from ostracon.screen.story import game_texts
from ostracon.server.pictures import made_moves, moves_file

DOCS = Path(__file__).parent
NOTE = "<!-- Made by ./dev docs from the code: do not edit. -->\n"

MEANING = {
    "rulebook": "stated in the rulebook's text",
    "public": "given by a public source: a review, a report of a game or tournament, another implementation, or a picture",
    "reconstructed": "our own choice, because the book's picture is not available to us",
    "owner": "read from the box by an owner of the game",
}


def pages() -> dict[Path, str]:
    """Every derived page with its text."""
    found = {
        DOCS / "reference" / "commands.md": commands(),
        DOCS / "reference" / "api.md": NOTE + "\n" + api_page(),
        DOCS / "reference" / "web-api.md": web_api(),
        client.files() / "wire.d.ts": wire_types(),
        **notebooks(),
    }
    for one in (one for one in map(game, games()) if one.package.startswith("ostracon.games.")):
        name = one.id
        found[DOCS / "games" / f"{name}.md"] = game_page(one)
        schemas = json.dumps(schema(one), indent=1, ensure_ascii=False) + "\n"
        found[DOCS / "reference" / "schemas" / f"{name}.json"] = schemas
        found[DOCS / "fidelity" / f"{name}.md"] = fidelity_page(one)
        found[DOCS / "reference" / f"observations-{name}.md"] = observation_page(one)
    strength = DOCS / "strength.md"
    ladders = load(results_folder(strength))
    if ladders:
        found[strength] = page(ladders)
    return found


def game_page(one: Game) -> str:
    """What a program needs to know of a game: options, actions, events, categories."""
    verbs = [
        (
            v.first,
            v.size,
            f"`{usage(v)}`",
            f"`{one.actions.decode(v.first)!r}`",
        )
        for v in one.actions.verbs
    ]
    events = [
        (f"`{kind.name}`", ", ".join(name for name, _ in kind.arguments) or "-") for kind in one.event_kinds
    ]
    return "\n".join(
        [
            NOTE,
            f"# {one.title}\n",
            f"Id `{one.id}`, players {', '.join(map(str, one.players))}, rules version {one.rules_version}, "
            f"{one.actions.total} action numbers.\n",
            "## Options\n",
            table(
                ("option", "values", "default"),
                [(f"`{name}`", values, default) for name, values, default in option_table(one.options)],
            ),
            "## Actions\n",
            table(("first number", "count", "notation", "typed"), verbs),
            "## Events\n",
            table(("event", "numbers"), events),
            "## Categories of the score sheet\n",
            ", ".join(f"`{part}`" for part in one.parts) + "\n",
        ]
    )


def observation_page(one: Game) -> str:
    """Which entries of an observation hold what."""
    observation = one.observation
    assert observation is not None
    rows = [(f"`{name}`", where, shape, what) for name, where, shape, what in observation.table()]
    return "\n".join(
        [
            NOTE,
            f"# {one.title}: what a seat knows, as numbers\n",
            f"A row has {observation.length} numbers (int16). Seats are counted from the one who looks, which is 0; entries of "
            "seats that nobody plays are 0, and -1 is none. What the fields hold is said line by line in "
            f"`src/ostracon/games/{one.id}/layout.py`, what is known of hidden things in `observation.py` beside it. "
            "How to use it: [batch.md](../researchers/batch.md).\n",
            table(("feature", "entries", "shape", "what"), rows),
        ]
    )


def fidelity_page(one: Game) -> str:
    """Where every figure of a game comes from, so that an owner of the game can correct the data file."""
    marks = list(one.components.entries.values())
    counts = Counter(entry.source for entry in marks)
    rows = [(f"`{entry.path}`", entry.source, entry.confidence) for entry in marks]
    unsure = [(f"`{entry.path}`", entry.source, entry.confidence) for entry in marks if entry.is_doubtful]
    text = [
        NOTE,
        f"# {one.title}: where the figures come from\n",
        f"Every printed figure stands in `src/ostracon/games/{one.id}/components.toml` with its source. "
        f"If you own the game and see a wrong one, correct it on the page `/fidelity/{one.id}` of your server: it is checked "
        "at once, kept as your copy, chosen at a new table and exported as a file. The file works everywhere with "
        "`--components FILE`; `ostracon correct FILE` makes it the new default. The hash of the figures is part of every "
        "match record.\n",
        *notes(one),
        table(("source", "meaning", "entries"), [(s, MEANING.get(s, s), n) for s, n in counts.most_common()]),
    ]
    if unsure:
        text += ["## To be checked by an owner\n", table(("entry", "source", "confidence"), unsure)]
    text += [
        "## Rulings\n",
        f"What the rules leave open and how we play it: [rulings](../rules/{one.id}.md#10-rulings).\n",
        "## All entries\n",
        table(("entry", "source", "confidence"), rows),
    ]
    return "\n".join(text)


def notes(one: Game) -> list[str]:
    """What matters most, and how figures were chosen."""
    said = one.components.raw.get("fidelity", {})
    text = [said["notes_en"] + "\n"] if "notes_en" in said else []
    if first := said.get("first"):
        say = game_texts(one, "en")
        rows = []
        for path in first:
            entry = one.components.entry(path)
            assert entry is not None, f"{one.id}: there is no entry {path}"
            figures = [
                f"{figure.removeprefix(path).lstrip('.')} {value}"
                for figure, value in one.components.figures.items()
                if figure == path or figure.startswith((path + ".", path + "["))
            ]
            rows.append((f"`{path}`", described(one, path, say).name, "; ".join(figures[:12]), entry.source))
        text += [
            "## What matters most\n",
            "The entries that shape a game most, to be looked at first.\n",
            table(("entry", "what it is", "our figures", "source"), rows),
        ]
    return text


def commands() -> str:
    """The command line, from its own help."""
    import typer.main

    from ostracon.cli import app

    group: Any = typer.main.get_command(app)
    text = [NOTE, "# The `ostracon` command\n"]
    named_commands: list[tuple[str, Any]] = []
    for name in group.list_commands(None):
        command = group.get_command(None, name)
        inner = getattr(command, "commands", None)  # of a group
        named_commands += [(f"{name} {one}", inner[one]) for one in inner] if inner else [(name, command)]
    for name, command in named_commands:
        text.append(f"## `ostracon {name}`\n")
        text.append(f"{command.help}\n")
        rows: list[tuple[object, ...]] = []
        for parameter in command.params:
            named = parameter.param_type_name == "option"
            shown = (
                ", ".join((*parameter.opts, *parameter.secondary_opts))
                if named
                else (parameter.metavar or parameter.name.upper())
            )
            rows.append((f"`{shown}`", getattr(parameter, "help", "") or ""))
        text.append(table(("argument", "meaning"), rows))
    return "\n".join(text)


def web_api() -> str:
    """What programs can ask a server for, from the OpenAPI document."""
    from ostracon.server.api.documents import TAGS
    from ostracon.server.api.pages import endpoints
    from ostracon.server.app import create_app

    groups = endpoints(create_app("sqlite://").openapi_schema.to_schema())
    text = [NOTE, "# The API of a server\n", "How to use it: [api.md](../api.md).\n"]
    for tag, about in TAGS.items():
        rows = [(f"`{one['method']} {one['path']}`", " ".join(one["about"].split())) for one in groups[tag]]
        text += [f"## {about}\n", table(("address", "what it does"), rows)]
    return "\n".join(text)


def main() -> int:
    """Write the pages; with --check only say which are not current, with --site build the site as well, with --tour the films,
    with --pictures play the games anew that the rules' pictures show.
    """
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(DOCS.parent)} is not current: run ./dev docs")
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    if "--pictures" in sys.argv:  # after a change of rules that makes a kept move illegal
        for name in games():
            moves_file(game(name)).write_bytes(made_moves(game(name)))
    if "--tour" in sys.argv:
        tour.make([one for one in sys.argv[1:] if not one.startswith("--")])
    return site() if "--site" in sys.argv else 0


def site() -> int:
    """Build the site into build/site; any broken link fails it."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    return subprocess.run(command, cwd=DOCS.parent, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main())
