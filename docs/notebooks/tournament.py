# %% [markdown]
# # A tournament study that others can repeat
#
# What is played stands in a file. Its games are the same on every machine: a deal has a number, and so has every decision.

# %%
import csv
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

import ostracon

SHORT = bool(os.environ.get("OSTRACON_SHORT"))  # a test runs it with less
STUDY = f"""
game = "imhotep"
players = 2
bots = {["random", "greedy"] if SHORT else ["random", "greedy", "mason"]}
number = {10 if SHORT else 100}
seed = 0

[options]
side_temple = "B"
"""
folder = Path(tempfile.mkdtemp())
study = folder / "study.toml"
study.write_text(STUDY)
print(STUDY)

# %% [markdown]
# The same as `ostracon arena study.toml --json --csv games.csv --out journal.jsonl` in a terminal. `--parquet FILE` writes the same table for
# pandas and R (`pip install 'ostracon[parquet]'`), `--ray ADDRESS` plays on a cluster.

# %%
table, journal = folder / "games.csv", folder / "journal.jsonl"
command = [sys.executable, "-m", "ostracon.cli", "arena", str(study), "--json"]
command += ["--csv", str(table), "--out", str(journal), "--processes", "2"]
result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
for name in ("version", "rules_version", "components", "games"):
    print(name, result[name])

# %% [markdown]
# Who beats whom, and how sure that is (95 %):

# %%
for pair in result["pairs"]:
    low, high = pair["win_share_interval"]
    print(f"{pair['first']} against {pair['second']}: {pair['win_share']:.0%} ({low:.0%} to {high:.0%})")
beaten = {(pair["first"], pair["second"]): pair["win_share"] for pair in result["pairs"]}
assert beaten["random", "greedy"] < 0.2

# %% [markdown]
# The table has a row for each game and seat. The points of each bot, drawn without any library:

# %%
points = defaultdict(list)
with table.open() as file:
    for row in csv.DictReader(file):
        points[row["bot"]].append(int(row["points"]))
assert sum(map(len, points.values())) == 2 * result["games"]


class Picture:
    """An SVG that a notebook shows."""

    def __init__(self, svg):
        self.svg = svg

    def _repr_svg_(self):
        return self.svg


def strips(found, wide=640, high=70):
    """A mark for each game, a line for each bot, a long mark at the mean."""
    most = max(map(max, found.values()))
    parts = []
    for line, (bot, values) in enumerate(sorted(found.items())):
        y = line * high + 20
        parts.append(f'<text x="0" y="{y + 20}" font-family="sans-serif" font-size="14">{bot}</text>')
        for value in values:
            x = 110 + value * (wide - 130) / most
            parts.append(
                f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{y}" y2="{y + 30}" stroke="#24566b" opacity="0.35"/>'
            )
        mean = sum(values) / len(values)
        x = 110 + mean * (wide - 130) / most
        parts.append(
            f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{y - 6}" y2="{y + 36}" stroke="#a33" stroke-width="3"/>'
        )
        parts.append(
            f'<text x="{x + 5:.0f}" y="{y + 46}" font-family="sans-serif" font-size="12">{mean:.1f}</text>'
        )
    size = f'width="{wide}" height="{high * len(found) + 20}"'
    return Picture(f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>')


strips(points)

# %% [markdown]
# The journal keeps the actions of every game: the last one, played again.

# %%
last = json.loads(journal.read_text().splitlines()[-1])
match = ostracon.Match.new("imhotep", 2, {"side_temple": "B"}, deal=last["deal"])
for action in last["played"]["moves"]:
    match.play(action)
assert match.over and match.scores() == last["played"]["points"]
match
