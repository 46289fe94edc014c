"""Egizia on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import panels
from ostracon.games._nile.furniture import SECRETS, STONES
from ostracon.games.egizia import GAME, faces
from ostracon.games.egizia import components as box
from ostracon.games.egizia.choices import CHOICES, prompt
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.drawing import draw_board
from ostracon.games.egizia.pieces import PIECES, card_words, sphinx_words
from ostracon.games.egizia.places import PORTRAIT
from ostracon.games.egizia.previews import PHASES
from ostracon.games.egizia.spots import SPOTS
from ostracon.games.egizia.view import PlayerView, View
from ostracon.games.egizia.vocabulary import PHASE_IDS, Part
from ostracon.screen.board import Board
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say, key

FINAL_PARTS = ("stone_sale", "grave_total", "sphinx_cards")  # known only when the game is over
SCORED_AT = {  # how the ids of what is lit at the final scoring begin
    "stone_sale": tuple(f"store-{seat}-{STONES}" for seat in range(4)),
    "grave_total": ("grave-",),
    "sphinx_cards": tuple(f"store-{seat}-{SECRETS}" for seat in range(4)),
}


def symbols() -> str:
    """Egizia's own sheet of symbols."""
    return faces.symbols()


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a number of players (``"4"``), in the language of ``say``."""
    return draw_board(int(key), say)


def status(view: View, say: Say) -> Iterator[str]:
    """Where the round stands and what comes next."""
    yield say("status-round", number=view.round_number, total=box.ROUNDS)
    if view.over:
        return
    yield say("status-phase", number=view.phase, phase=say(f"phase-{key(PHASE_IDS[view.phase - 1])}"))
    if view.phase == PHASES.building and view.site >= 0:
        yield say("status-site", site=say(f"site-{key(box.SITE_IDS[view.site])}"))
        later = [say(f"seat-{seat}") for seat in view.builders[view.builders_done :]]
        if later:
            yield say("status-builders", players=", ".join(later))
        if view.force:
            player = view.tables[view.actor]
            yield say("status-force", force=view.force, stones=player.stones)
    yield from panels.reach_words(view, PHASES, say)
    if view.phase < len(PHASE_IDS):
        yield say("status-next", phase=say(f"phase-{key(PHASE_IDS[view.phase])}"))
    elif view.round_number < box.ROUNDS:
        yield say("status-next", phase=say("status-round", number=view.round_number + 1, total=box.ROUNDS))
    yield say("status-sphinx", count=view.sphinx_deck)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    player = view.tables[seat]
    watered = box.IRRIGATED[view.ring]
    own = seat == view.seat
    yield from panels.goods(player, box.CREW_IDS, box.COLOUR_IDS, watered, view.ring, box, own, say)
    if player.graves:
        yield Good("nile-grave", player.graves, say("good-graves"), tip=say("good-graves-tip"))


def panel_cards(view: View, seat: int, say: Say) -> Iterator[Card]:
    """Fields, quarries, permanents, cards for one use, then Sphinx cards; equal cards on one pile."""
    player = view.tables[seat]
    own = seat == view.seat
    yield Card(
        "nile-start-field",
        say("start-field"),
        tip=say(f"colour-{box.COLOUR_IDS[box.START_COLOUR]}"),
    )
    order = sorted(
        range(len(player.cards)),
        key=lambda i: (box.CARD_KIND[player.cards[i]], box.CARD_EFFECT[player.cards[i]]),
    )
    made = [nile_card(view, player, index, own, say) for index in order]
    fields = sum(box.CARD_KIND_IDS[box.CARD_KIND[player.cards[index]]] == "field" for index in order)
    first = Card("nile-start-quarry", say("start-quarry"), tip=say("good-quarry-tip"))
    yield from panels.piled((*made[:fields], first, *made[fields:]))
    for card, points in zip(player.sphinx_cards, player.sphinx_points, strict=True):
        name, tip = sphinx_words(card, say)
        yield Card(faces.sphinx_symbol(card), name, tip=f"{tip}\n{say('sphinx-now', points=points)}")
    if hidden := player.sphinx - len(player.sphinx_cards):
        yield Card("nile-sphinx-back", say("sphinx-hidden"), hidden)


def nile_card(view: View, player: PlayerView, index: int, own: bool, say: Say) -> Card:
    """A Nile card in front of a player; the own ones can be clicked."""
    card = player.cards[index]
    name, tip = card_words(card, say)
    effect = Effect.names[box.CARD_EFFECT[card]]
    used = {
        "upstream": player.upstream_used,
        "reuse_round_space": player.reuse_used,
        "crew_improver": player.improver_used,
        "stones_to_crew": player.training_used,
    }.get(effect, 0)
    if used:
        tip += "\n" + say("card-used")
    name_id = f"use-{effect}" if own and f"use-{effect}" in BOARD.game.actions.clicked else ""
    if box.CARD_EFFECT[card] == Effect.FIELD:
        improved = player.attached[index]
        colour = box.CARD_FIGURES[card][1] - improved
        watered = bool(box.IRRIGATED[view.ring][colour])
        name, tip = panels.field_words((name, tip), box.COLOUR_IDS[colour], bool(improved), watered, say)
        if own and box.FIELD_INDEX[card] >= 0:
            name_id = f"field-{box.FIELD_INDEX[card]}"
    elif box.CARD_EFFECT[card] == Effect.FIELD_IMPROVER:
        tip += "\n" + say("improvers-left", count=player.improvers)
    return Card(faces.card_symbol(card), name, tip=tip, id=name_id)


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Warnings: hunger, and stones of the next production that find no room."""
    if not view.over:
        yield from panels.warnings(view, view.tables[seat], PHASES, say)


def sheet(view: View, say: Say) -> Iterator[Row]:
    return panels.score_sheet(view, Part.names, FINAL_PARTS, say)


BOARD = Board(
    game=GAME,
    key=lambda view: str(view.players),
    prompt=prompt,
    choices=CHOICES,
    pieces=PIECES,
    spots=SPOTS,
    goods=goods,
    cards=panel_cards,
    notes=notes,
    sheet=sheet,
    status=status,
    layouts=lambda view: (PORTRAIT,),
    alike=("stone-", "fleet-"),
)
scene = BOARD.scene
