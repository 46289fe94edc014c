"""Imhotep's board: what is special to it (what every board keeps: ``test_boards.py``)."""

from __future__ import annotations

import random

import msgspec
import pytest

from ostracon.games.imhotep import GAME, board
from ostracon.games.imhotep.components import SITE_IDS
from ostracon.games.imhotep.ships import SAIL
from ostracon.games.imhotep.unloading import UNLOAD
from ostracon.games.imhotep.view import ShipView
from ostracon.games.imhotep.vocabulary import Decision
from ostracon.kernel.game import game
from ostracon.screen.board import about
from ostracon.screen.gliding import follow
from ostracon.screen.scene import leading_to
from ostracon.screen.story import game_texts
from ostracon.screen.texts import LANGUAGES

from ..sampling import Scenes, glided
from .positions import make_view

SAY = {language: game_texts(GAME, language) for language in LANGUAGES}


def test_every_action_on_the_board_can_be_asked_about() -> None:
    for players in (2, 4):
        view = make_view(random.Random(1), players, "BBBBB", 0.0)
        scene = board.scene(view, SAY["en"])
        known = {action for spot in scene.spots for action in about(game("imhotep"), scene, spot.id)}
        assert set(range(17, 37)) <= known  # sailing, anywhere
        assert {0, *range(46, 50), *range(52, 55)} <= known


@pytest.mark.parametrize(
    ("actions", "english", "french"),
    (
        (["get-stones"], "Your turn: get stones.", "À vous\xa0: recevez des pierres."),
        (
            ["place 1 1", "sail 2 temple"],
            "Your turn: place a stone or sail a ship.",
            "À vous\xa0: placez une pierre ou envoyez un bateau.",
        ),
        (
            ["get-stones", "sail 2 temple", "play lever"],
            "Your turn: get stones, sail a ship or play a blue card.",
            "À vous\xa0: recevez des pierres, envoyez un bateau ou jouez une carte bleue.",
        ),
        (["pass"], "Your turn: pass.", "À vous\xa0: passez."),
    ),
)
def test_the_prompt_of_a_turn_names_what_is_possible(actions: list[str], english: str, french: str) -> None:
    legal = tuple(GAME.actions.parse(action) for action in actions)
    view = make_view(random.Random(1), 2, "AAAAA", 0.0, legal=legal, decision=Decision.TURN)
    assert [board.scene(view, SAY[language]).prompt for language in ("en", "fr")] == [english, french]


def test_stones_do_not_hide_each_other(scenes: Scenes) -> None:
    for _, scene in scenes:
        stones = [piece for piece in scene.pieces if piece.id.startswith("stone-")]
        places = {(round(piece.x), round(piece.y)) for piece in stones}
        assert len(places) == len(stones)


def test_a_placed_stone_glides_and_the_others_stay() -> None:
    """Sled to ship: exactly one stone changes place, although stones have no identity in a view."""
    say = SAY["en"]
    before = make_view(random.Random(3), 4, "AAAAA", 0.5, legal=())
    ship = next(index for index, what in enumerate(before.ships) if what.site < 0 and -1 in what.cargo)
    what = before.ships[ship]
    slot = what.cargo.index(-1)
    sled = (max(1, before.sled[0]), *before.sled[1:])
    before = msgspec.structs.replace(before, sled=sled)
    loaded = msgspec.structs.replace(what, cargo=(*what.cargo[:slot], 0, *what.cargo[slot + 1 :]))
    ships = (*before.ships[:ship], loaded, *before.ships[ship + 1 :])
    after = msgspec.structs.replace(before, ships=ships, sled=(sled[0] - 1, *sled[1:]))
    first = board.scene(before, say)
    assert len(glided(first, follow(first, board.scene(after, say)), "stone-")) == 1


def test_stones_from_the_quarry_glide_to_the_sled() -> None:
    say = SAY["en"]
    before = make_view(random.Random(3), 2, "AAAAA", 0.5, legal=(), sled=(1, 1), quarry=(12, 12))
    after = msgspec.structs.replace(before, sled=(4, 1), quarry=(9, 12))
    first = board.scene(before, say)
    assert len(glided(first, follow(first, board.scene(after, say)), "stone-")) == 3
    later = board.scene(after, say)
    assert len(glided(later, follow(later, board.scene(before, say)), "stone-")) == 3


def test_stones_markers_and_quarries_have_words(scenes: Scenes) -> None:
    for _, scene in scenes:
        speaking = ("stone-", "score-", "quarry-")
        assert all(piece.label for piece in scene.pieces if piece.id.startswith(speaking))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.parametrize("sides", ("AAAAA", "BBBBB", "ABABA"))
def test_the_sites_are_named_on_the_board(language: str, players: int, sides: str) -> None:
    drawn = board.static_board(f"{sides}-{players}", SAY[language])
    for site in SITE_IDS:
        assert SAY[language](f"site-{site.replace('_', '-')}") in drawn


@pytest.mark.parametrize(
    ("decision", "cargo", "preview"),
    [
        (Decision.TURN, (0, 1, 1), "Black +2, White +4"),
        (Decision.LEVER_SAIL, (0, 1, 1), ""),
        (Decision.LEVER_SAIL, (1, -1, 1), "White +3"),
    ],
    ids=["bow to stern", "order still open", "one colour"],
)
def test_points_are_promised_only_for_a_known_order(
    decision: int, cargo: tuple[int, ...], preview: str
) -> None:
    """RULES 4.5, D7: a Lever's stones are named after the ship has docked; who takes which space is open until then."""
    ship = ShipView(capacity=3, minimum=2, cargo=cargo, site=-1)
    sail = SAIL.at(0, SITE_IDS.index("pyramid"))
    view = make_view(
        random.Random(1), 2, "AAAAA", 0.0, decision, ships=(ship,), pyramids=((),), legal=(sail,)
    )
    assert [move.preview for move in board.scene(view, SAY["en"]).moves] == [preview]


@pytest.mark.parametrize(("language", "unheard"), [("en", "seen"), ("fr", "vues")])
def test_a_new_deck_of_discards_is_not_called_unseen(language: str, unheard: str) -> None:
    """RULES 5.8: after a reshuffle the deck holds cards that everybody has seen; its tip says only that they lie face down."""
    full = make_view(random.Random(1), 2, "AAAAA", 0.0)
    empty = msgspec.structs.replace(full, deck=0, unseen=(0,) * 12)
    say = SAY[language]
    for view in (full, empty):
        (deck,) = [piece for piece in board.scene(view, say).pieces if piece.id == "deck-count"]
        assert unheard not in deck.tip and (say("deck-tip") in deck.tip) == bool(view.deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_last_round_no_more_ships_are_announced(language: str) -> None:
    """RULES 7: after the sixth round card is turned up, the one left is the one that was put away."""
    say = SAY[language]
    for number, left, words in ((5, (0, 6), "round-cards-tip"), (6, (6,), "round-card-out")):
        view = make_view(random.Random(1), 2, "AAAAA", 0.0, round_number=number, round_cards=left)
        (sun,) = [piece for piece in board.scene(view, say).pieces if piece.id == f"round-{number}"]
        assert sun.tip.splitlines() == [say(words), *("4–3–3–1", "3–2–2–1")[-len(left) :]]


def test_one_stone_goes_back_and_two_go_back() -> None:
    one, two = (SAY["en"]("event-back-to-quarry", player="Black", count=count) for count in (1, 2))
    assert one.endswith("goes back to the quarry.") and two.endswith("go back to the quarry.")


def test_a_sled_has_one_name_in_french() -> None:
    """The French rulebook calls it Réserve; that it looks like a sled is said once, where the rules introduce it."""
    folder = GAME.folder / "texts"
    assert "traîneau" not in (folder / "fr.ftl").read_text("utf-8")
    assert (folder / "rules.fr.md").read_text("utf-8").count("traîneau") == 1


@pytest.mark.parametrize(
    ("cargo", "site", "words"),
    [((0, -1), -1, "why-site"), ((-1, -1), -1, "why-site-not-ready"), ((-1, -1), 0, "why-site-taken")],
)
def test_a_site_says_what_leads_there(cargo: tuple[int, ...], site: int, words: str) -> None:
    """A click on a site, its cards or the water before it speaks of no single ship."""
    ship = ShipView(capacity=2, minimum=1, cargo=cargo, site=site)
    view = make_view(random.Random(1), 2, "AAAAA", 0.0, Decision.TURN, ships=(ship,), legal=())
    scene = board.scene(view, SAY["en"])
    assert leading_to(scene, "site-0") == SAY["en"](words)
    assert leading_to(scene, "space-1") == SAY["en"]("why-card")
    view = make_view(random.Random(1), 2, "AAAAA", 0.0, Decision.MARKET_PICK)
    assert not leading_to(board.scene(view, SAY["en"]), "site-0")


def test_who_has_gone_round_the_track_has_a_badge() -> None:
    """45 points stand on space 5, with +40 beside them."""
    view = make_view(random.Random(1), 2, "AAAAA", 0.0, score=(45, 5))
    badges = {piece.id: piece.text for piece in board.scene(view, SAY["en"]).pieces if piece.id[:4] == "lap-"}
    assert badges == {"lap-0": "+40"}


def test_the_next_stone_of_a_lever_is_shown_with_its_points() -> None:
    """RULES 4.5, D8: on pyramid A the space is known."""
    ship = ShipView(capacity=3, minimum=2, cargo=(0, -1, 1), site=SITE_IDS.index("pyramid"))
    view = make_view(
        random.Random(1),
        2,
        "AAAAA",
        0.0,
        Decision.LEVER_UNLOAD,
        ships=(ship,),
        pyramids=((0,),),
        legal=(UNLOAD.at(0), UNLOAD.at(2)),
    )
    moves = board.scene(view, SAY["en"]).moves
    assert [(move.path, move.preview) for move in moves] == [
        (("slot-0-0",), "Black +1"),
        (("slot-0-2",), "White +1"),
    ]
