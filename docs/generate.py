"""Writes the pages of docs/ and the types of the client that are derived from the code; a test checks that they are current."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wire_types import wire_types

from ostracon import client
from ostracon.kernel.actions import usage
from ostracon.kernel.game import Game, game, games, option_table
from ostracon.lab.ladder import load
from ostracon.lab.strength import page, results_folder, table

DOCS = Path(__file__).parent
NOTE = "<!-- Made by ./dev docs from the code: do not edit. -->\n"

MEANING = {
    "rulebook": "stated in the rulebook's text",
    "public": "read from pictures of the published game or from public implementations",
    "reconstructed": "our own choice, because no printed figure could be read",
}


def pages() -> dict[Path, str]:
    """Every derived page with its text."""
    found = {DOCS / "reference" / "commands.md": commands(), client.files() / "wire.d.ts": wire_types()}
    for one in map(game, games()):
        if one.package.startswith("ostracon.games."):  # somebody may have installed others beside ours
            found[DOCS / "games" / f"{one.id}.md"] = game_page(one)
            found[DOCS / "fidelity" / f"{one.id}.md"] = fidelity_page(one)
    strength = DOCS / "strength.md"
    ladders = load(results_folder(strength))
    if ladders:
        found[strength] = page(ladders)
    return found


def game_page(one: Game) -> str:
    """What a program needs to know of a game: options, actions, events, categories."""
    verbs = [
        (
            one.actions.first(v.name),
            v.size,
            f"`{usage(v)}`",
            f"`{one.actions.decode(one.actions.first(v.name))!r}`",
        )
        for v in one.actions.verbs
    ]
    events = [(f"`{kind.name}`", ", ".join(name for name, _ in kind.arguments) or "-") for kind in one.events]
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


def fidelity_page(one: Game) -> str:
    """Where every figure of a game comes from, so that an owner of the game can correct the data file."""
    marks = list(marked(one.components.data, ""))
    counts = Counter(source for _, source, _ in marks)
    rows = [(f"`{path}`", source, confidence) for path, source, confidence in marks]
    unsure = [row for row in rows if row[1] == "reconstructed" or row[2] not in ("", "high")]
    text = [
        NOTE,
        f"# {one.title}: where the figures come from\n",
        f"Every printed figure stands in `src/ostracon/games/{one.id}/components.toml` with its source. "
        "If you own the game and see a wrong one, correct a copy of that file and give it with `--components FILE`, "
        f"or put it into your configuration folder as `components/{one.id}.toml`. "
        "It is checked (counts, totals, ids), and its hash is part of every match record.\n",
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


def marked(value: Any, path: str) -> Iterator[tuple[str, str, str]]:
    """Every entry with a source mark: its path, source and confidence."""
    if isinstance(value, dict):
        for key, mark in value.items():
            if (key == "source" or key.endswith("_source")) and isinstance(mark, str):
                field = "" if key == "source" else "." + key.removesuffix("_source")
                yield (path or "file") + field, mark, str(value.get("confidence", ""))
        for key, inner in value.items():
            yield from marked(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            if isinstance(inner, dict):
                yield from marked(inner, f"{path}[{inner.get('id', number)}]")


def commands() -> str:
    """The command line, from its own help."""
    import typer.main

    from ostracon.cli import app

    group: Any = typer.main.get_command(app)
    text = [NOTE, "# The `ostracon` command\n"]
    for name, command in group.commands.items():
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


def main() -> int:
    """Write the pages; with --check only say which are not current."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(DOCS.parent)} is not current: run ./dev docs")
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
