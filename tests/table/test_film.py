"""A film: pieces glide from one position to the next, and it is written as something that moves."""

from __future__ import annotations

from pathlib import Path

import pytest

import ostracon
from ostracon.kernel.match import Match
from ostracon.screen.board import board_of
from ostracon.screen.gliding import follow
from ostracon.screen.story import game_texts
from ostracon.table import film


def played(moves: int) -> Match:
    match = ostracon.Match.new("imhotep", players=2, seed=7)
    while match.ply < moves:
        match.play(ostracon.bot("greedy").decide(ostracon.perspective(match), seed=match.ply))
    return match


def test_pieces_glide_and_come_and_go() -> None:
    match, say = played(6), game_texts(ostracon.Match.new("imhotep", players=2).game, "en")
    for ply in range(1, 7):
        before, after = (
            board_of(match.game).scene(match.game.view(match.at(at), -1), say) for at in (ply - 1, ply)
        )
        after = follow(before, after)
        old, new = ({one.id: one for one in scene.pieces} for scene in (before, after))
        half = {one.id: one for one in film.between(before, after, 0.5).pieces}
        assert half.keys() == old.keys() | new.keys(), "nothing is missing on the way"
        gliding = [id for id in old.keys() & new.keys() if (old[id].x, old[id].y) != (new[id].x, new[id].y)]
        assert gliding and all(
            half[id].x == pytest.approx((old[id].x + new[id].x) / 2) and half[id].z >= film.FLYING
            for id in gliding
        )
        resting = [id for id in old.keys() & new.keys() if id not in gliding]
        assert all(half[id] == new[id] for id in resting)
        whole = film.between(before, after, 1.0).pieces
        assert {one.id: (one.x, one.y, one.scale) for one in whole if one.id in new} == {
            one.id: (one.x, one.y, one.scale) for one in after.pieces
        }


def test_a_line_says_what_happens_in_the_reader_s_language_and_with_names() -> None:
    shots = list(film.frames(played(3), 1, 3, "fr", names=["Ada", "Zoé"]))
    assert len(shots) == 1 + 2 * film.GLIDE and shots[-1].milliseconds == film.END_MS
    assert "Ada" in shots[-1].svg or "Zoé" in shots[-1].svg


def test_where_nothing_moves_there_is_nothing_to_glide() -> None:
    """Ankh'or: who ends a turn in which nothing was bought leaves the board as it is."""
    match = ostracon.Match.new("ankhor", players=2, seed=7)
    while match.ply < 35:
        match.play(ostracon.bot("greedy").decide(ostracon.perspective(match), seed=match.ply))
    assert match.game.actions.notation(match.actions[-1]) == "end-turn"
    shots = list(film.frames(match, match.ply - 1, match.ply))
    assert [shot.milliseconds for shot in shots] == [film.REST_MS, film.END_MS]


@pytest.mark.parametrize("suffix", sorted(film.FORMATS))
def test_what_is_written_moves(suffix: str, tmp_path: Path) -> None:
    pillow = pytest.importorskip("PIL.Image", reason="Pillow is not installed: ./dev installs it")
    shots = list(film.frames(played(1), 0, 1))[::4]
    film.save(shots, tmp_path / f"film{suffix}", width=240)
    with pillow.open(tmp_path / f"film{suffix}") as found:
        assert (found.size[0], found.n_frames) == (240, len(shots)) and found.info["loop"] == 0


def test_what_cannot_move_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        film.CannotFilm, match=r"film\.jpg cannot move; a film is one of \.webp, \.png, \.gif"
    ):
        film.save([], tmp_path / "film.jpg")
