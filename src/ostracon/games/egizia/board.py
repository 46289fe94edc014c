"""Egizia on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import panels
from ostracon.games._nile.naming import use_id
from ostracon.games.egizia import components, faces
from ostracon.games.egizia.actions import (
    ADD_FORCE,
    ATTACH,
    GRAIN_CARD,
    IMPROVE,
    PAY_STONE,
    SELL,
    SIX_STONES_NOW,
    TRAIN,
)
from ostracon.games.egizia.choices import CANAL, buttons, draw_moves, prompt
from ostracon.games.egizia.components import (
    CARD_EFFECT,
    CARD_FIGURES,
    CARD_IDS,
    CARD_KIND,
    CARD_KIND_IDS,
    COLOUR_IDS,
    CREW_IDS,
    EFFECT_IDS,
    FIELD,
    FIELD_IMPROVER,
    FIELD_INDEX,
    FIELDS,
    IRRIGATED,
    MOST_SOLD,
    ROUNDS,
    SITE_IDS,
    START_COLOUR,
    START_GRAIN,
    START_QUARRY,
)
from ostracon.games.egizia.drawing import draw_board
from ostracon.games.egizia.layout import PARTS, PHASE_IDS
from ostracon.games.egizia.pieces import card_words, draw_pieces, sphinx_words
from ostracon.games.egizia.previews import PHASES
from ostracon.games.egizia.spots import draw_spots
from ostracon.games.egizia.view import PlayerView, View
from ostracon.screen.board import Board
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say, key

# What a click on an own card may mean, by effect.
USES: dict[str, tuple[int, ...]] = {
    "four_grain": (GRAIN_CARD,),
    "feed_with_stones": (PAY_STONE,),
    "six_stones": (SIX_STONES_NOW,),
    "crew_improver": (IMPROVE,),
    "stones_to_crew": (TRAIN,),
    "plus_three_force": (ADD_FORCE,),
    "sell_stones": tuple(range(SELL, SELL + MOST_SOLD)),
    "field_improver": tuple(range(ATTACH, ATTACH + FIELDS)),
}
FINAL_PARTS = ("stone_sale", "grave_total", "sphinx_cards")  # known only when the game is over


def symbols() -> str:
    """Egizia's own sheet of symbols."""
    return faces.symbols()


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a number of players (``"4"``), in the language of ``say``."""
    return draw_board(int(key), say)


def status(view: View, say: Say) -> Iterator[str]:
    """Where the round stands and what comes next."""
    yield say("status-round", number=view.round_number, total=ROUNDS)
    if view.over:
        return
    yield say("status-phase", number=view.phase, phase=say(f"phase-{key(PHASE_IDS[view.phase - 1])}"))
    if view.phase == PHASES.building and view.site >= 0:
        yield say("status-site", site=say(f"site-{key(SITE_IDS[view.site])}"))
        later = [say(f"seat-{seat}") for seat in view.builders[view.builders_done :]]
        if later:
            yield say("status-builders", players=", ".join(later))
        if view.force:
            player = view.tables[view.actor]
            yield say("status-force", force=view.force, stones=player.stones)
    yield from panels.reach_words(view, PHASES, say)
    if view.phase < len(PHASE_IDS):
        yield say("status-next", phase=say(f"phase-{key(PHASE_IDS[view.phase])}"))
    elif view.round_number < ROUNDS:
        yield say("status-next", phase=say("status-round", number=view.round_number + 1, total=ROUNDS))
    yield say("status-sphinx", count=view.sphinx_deck)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    player = view.tables[seat]
    watered = IRRIGATED[view.ring]
    yield from panels.goods(player, CREW_IDS, COLOUR_IDS, watered, view.ring, components, say)
    if player.graves:
        yield Good("nile-grave", player.graves, say("good-graves"), tip=say("good-graves-tip"))


def panel_cards(view: View, seat: int, say: Say) -> Iterator[Card]:
    """Fields, quarries, permanents, cards for one use, then Sphinx cards; equal cards on one pile."""
    player = view.tables[seat]
    own = seat == view.seat
    yield Card(
        "nile-start-field",
        say("start-field", grain=START_GRAIN),
        tip=say(f"colour-{COLOUR_IDS[START_COLOUR]}"),
    )
    order = sorted(
        range(len(player.cards)), key=lambda i: (CARD_KIND[player.cards[i]], CARD_EFFECT[player.cards[i]])
    )
    made = [nile_card(view, player, index, own, say) for index in order]
    fields = sum(CARD_KIND_IDS[CARD_KIND[player.cards[index]]] == "field" for index in order)
    first = Card("nile-start-quarry", say("start-quarry", count=START_QUARRY), tip=say("good-quarry-tip"))
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
    effect = EFFECT_IDS[CARD_EFFECT[card]]
    used = {
        "upstream": player.upstream_used,
        "reuse_round_space": player.reuse_used,
        "crew_improver": player.improver_used,
        "stones_to_crew": player.training_used,
    }.get(effect, 0)
    if used:
        tip += "\n" + say("card-used")
    name_id = ""
    about: tuple[int, ...] = ()
    if CARD_EFFECT[card] == FIELD:
        improved = player.attached[index]
        colour = CARD_FIGURES[card][1] - improved
        watered = bool(IRRIGATED[view.ring][colour])
        name, tip = panels.field_words((name, tip), COLOUR_IDS[colour], bool(improved), watered, say)
        if own and FIELD_INDEX[card] >= 0:
            name_id, about = f"field-{CARD_IDS[card]}", (ATTACH + FIELD_INDEX[card],)
    elif CARD_EFFECT[card] == FIELD_IMPROVER:
        tip += "\n" + say("improvers-left", count=player.improvers)
        if own:
            name_id, about = CANAL, USES[effect]
    elif own and effect in USES:
        name_id, about = use_id(effect), USES[effect]
    return Card(faces.card_symbol(card), name, tip=tip, id=name_id, about=about)


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Warnings: hunger, and stones of the next production that find no room."""
    if not view.over:
        yield from panels.warnings(view, view.tables[seat], PHASES, say)


def sheet(view: View, say: Say) -> Iterator[Row]:
    return panels.score_sheet(view, PARTS, FINAL_PARTS, say)


scene = Board(
    game="egizia",
    key=lambda view: str(view.players),
    prompt=prompt,
    moves=draw_moves,
    pieces=draw_pieces,
    spots=draw_spots,
    buttons=buttons,
    goods=goods,
    cards=panel_cards,
    notes=notes,
    sheet=sheet,
    status=status,
    alike=("stone-", "fleet-"),
).scene
