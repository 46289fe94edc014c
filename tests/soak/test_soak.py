"""A short soak: everything that the long one does, for less than a minute."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostracon.bots import LEVELS

from . import plan
from .soak import Soak
from .witness import Witness, packed

SECONDS = 40.0


@pytest.mark.slow
@pytest.mark.browser
def test_the_whole_system_plays_for_a_while(tmp_path: Path) -> None:
    """Tables, pages, kills and restarts: no fault, and all of it was there."""
    soak = Soak(tmp_path, seed=21, seconds=SECONDS, tables=3, pages=1, think=0.1, pace=0.0)
    soak.every = 12.0
    soak.run()
    assert soak.faults.told == [], soak.summary()
    # How much is played in that time is the machine's matter; that something of everything was is ours.
    assert soak.sums["compared"] and soak.sums["actions"] and soak.sums["pages"], soak.summary()
    assert soak.house.kills + soak.house.stops and soak.sums["tables"] >= 4, soak.summary()


def test_a_plan_plays_everything_that_there_is() -> None:
    """Every game, number of players and value of an option comes before anything comes again."""
    every, tables = plan.everything(), plan.tables(seed=3)
    first = [next(tables) for _ in every]
    assert set().union(*(one.parts for one in first)) == every
    later = [next(tables) for _ in range(200)]
    assert {who for one in first + later for who in one.who} >= {"me", "friend", "here", *LEVELS}
    assert ("terra_pyramides", 1) in {(one.game, len(one.who)) for one in first}, "solo"
    again = plan.tables(seed=3)
    assert [next(again) for _ in every] == first, "the same seed, the same tables"


def test_a_witness_tells_scenes_apart_but_not_by_how_they_are_written() -> None:
    """Stones that look alike may change numbers; everything else counts."""
    stones = [{"id": "stone-0-3", "x": 1.0}, {"id": "stone-0-5", "x": 2.5}]
    scene = {"seat": 0, "prompt": "Load", "pieces": stones}
    same = {
        "prompt": "Load",
        "seat": 0,
        "pieces": [{"id": "stone-0-1", "x": 2.5}, {"id": "stone-0-2", "x": 1}],
    }
    assert packed(scene) == packed(same)
    assert packed(scene) != packed(scene | {"prompt": "Sail"})
    assert packed(scene) != packed(scene | {"pieces": stones[:1]})
    witness = Witness("Ada")
    witness.see(
        {"seq": 3001, "ply": 3, "scene": scene, "log_from": 0, "log": [{"text": "a"}, {"text": "b"}]}, "en"
    )
    witness.see({"seq": 4001, "ply": 4, "scene": scene, "log_from": 1, "log": [{"text": "c"}]}, "en")
    assert [line["text"] for line in witness.log] == ["a", "c"] and witness.newest == (4, 0, "en")
