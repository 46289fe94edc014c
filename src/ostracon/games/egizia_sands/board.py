"""Shifting Sands on the screen: the drawn board, and a view turned into a scene."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import panels
from ostracon.games._nile.furniture import SECRETS, STONES
from ostracon.games.egizia_sands import GAME, faces
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.choices import CHOICES, prompt
from ostracon.games.egizia_sands.drawing import draw_board
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.pieces import PIECES, bonus_words, card_words, sphinx_words
from ostracon.games.egizia_sands.places import PORTRAIT
from ostracon.games.egizia_sands.previews import PHASES
from ostracon.games.egizia_sands.spots import SPOTS
from ostracon.games.egizia_sands.view import GoalView, PlayerView, View
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS, Decision, Part
from ostracon.screen.board import Board
from ostracon.screen.scene import Card, Good, Row
from ostracon.screen.texts import Say, key

KIND_ORDER = ("field", "combo", "quarry", "permanent", "anytime", "immediate")
GLORY = box.CARDS_OF_EFFECT[Effect.LOSE_NOW_GAIN_AT_END]
FINAL_PARTS = ("majority", "sphinx_cards", "statues", "stone_sale")  # known only when the game is over
SCORED_AT = {  # how the ids of what is lit at the final scoring begin
    "majority": ("row-",),
    "sphinx_cards": tuple(f"store-{seat}-{SECRETS}" for seat in range(4)),
    "statues": ("statue-",),
    "stone_sale": tuple(f"store-{seat}-{STONES}" for seat in range(4)),
}


def symbols() -> str:
    """The sheet of symbols of Shifting Sands."""
    return faces.symbols()


def static_board(key: str, say: Say) -> str:
    """The fixed layer for a number of players (``"4"``), in the language of ``say``."""
    return draw_board(int(key), say)


def status(view: View, say: Say) -> Iterator[str]:
    """Where the round stands and what comes next."""
    if view.decision == Decision.FIRST_SPHINX:
        yield say("status-choice")
        return
    yield say("status-round", number=view.round_number, total=box.ROUNDS)
    if view.over:
        return
    yield say("status-phase", number=view.phase, phase=say(f"phase-{PHASE_IDS[view.phase - 1]}"))
    if view.phase == PHASES.building and view.site >= 0:
        yield say("status-site", site=say(f"site-{key(box.SITE_IDS[view.site])}"))
        if view.force:
            stones = view.tables[view.actor].stones
            yield say("status-force", force=view.force - view.spent, stones=stones)
    yield from panels.reach_words(view, PHASES, say)
    if view.phase < len(PHASE_IDS):
        yield say("status-next", phase=say(f"phase-{PHASE_IDS[view.phase]}"))
    yield say("status-sphinx", count=view.sphinx_deck)


def goods(view: View, seat: int, say: Say) -> Iterator[Good]:
    player = view.tables[seat]
    watered = box.IRRIGATED[view.flood]
    own = seat == view.seat
    yield from panels.goods(player, box.CREW_IDS, box.COLOUR_IDS, watered, view.flood, box, own, say)
    yield Good("colonnade", player.columns, say("good-columns"), box.COLUMNS)
    if player.rows_won:
        yield Good("pyramid", player.rows_won, say("good-rows"))
    if player.rights:
        yield Good("nile-door", player.rights, say("good-rights"), tip=say("gains-waiting-ship"))


def panel_cards(view: View, seat: int, say: Say) -> Iterator[Card]:
    """Fields, quarries, permanents, cards for one use, bonus tiles, Sphinx cards; equal cards on one pile."""
    player = view.tables[seat]
    own = seat == view.seat
    flipped = box.G4 in player.tiles
    yield Card(
        "nile-start-field-flipped" if flipped else "nile-start-field",
        say("start-field-flipped" if flipped else "start-field"),
        tip=say("card-start-field"),
    )
    order = sorted(range(len(player.cards)), key=lambda i: KIND_ORDER.index(box.CARD_KIND[player.cards[i]]))
    first = Card(
        "nile-start-quarry", say("start-quarry", count=box.START_QUARRY), tip=say("card-start-quarry")
    )
    made = [nile_card(view, player, index, own, say) for index in order]
    fields = sum(box.CARD_KIND[player.cards[index]] in ("field", "combo") for index in order)
    yield from panels.piled((*made[:fields], first, *made[fields:]))
    for tile in player.tiles:
        name, tip = bonus_words(tile, say)
        used = "\n" + say("tile-used") if tile in player.tiles_used else ""
        yield Card(f"bonus-{box.BONUS_IDS[tile]}", name, tip=tip + used)
    for goal in player.goals:
        yield goal_card(goal, say)
    if hidden := player.sphinx - len(player.goals):
        yield Card("nile-sphinx-back", say("sphinx-hidden"), hidden)


def goal_card(goal: GoalView, say: Say) -> Card:
    """A Sphinx card that may be seen, with its progress."""
    name, tip = sphinx_words(goal.card, say)
    progress = [
        say("goal-progress", what=say(f"measure-{key(box.MEASURE_IDS[what])}"), have=have, need=need)
        for what, have, need in goal.needs
        if need
    ]
    tip = "\n".join([tip, *progress, say("sphinx-now", points=goal.points)])
    return Card(faces.sphinx_symbol(goal.card), name, tip=tip)


def nile_card(view: View, player: PlayerView, index: int, own: bool, say: Say) -> Card:
    """A Nile card in front of a player; the own ones can be clicked."""
    card = player.cards[index]
    name, tip = card_words(card, say)
    effect = Effect.names[box.CARD_EFFECT[card]]
    used = {"crew_per_round": player.improver_used, "stones_to_crew": player.training_used}.get(effect, 0)
    if used:
        tip += "\n" + say("card-used")
    identity = f"use-{effect}" if own and f"use-{effect}" in BOARD.game.actions.clicked else ""
    if box.CARD_EFFECT[card] in (Effect.FIELD, Effect.COMBO):
        improved = player.attached[index]
        colour = box.CARD_COLOUR[card] - improved
        watered = bool(box.IRRIGATED[view.flood][colour])
        name, tip = panels.field_words((name, tip), box.COLOUR_IDS[colour], bool(improved), watered, say)
        if own and box.FIELD_INDEX[card] >= 0:
            identity = f"field-{box.FIELD_INDEX[card]}"
    if box.CARD_EFFECT[card] == Effect.FIELD_IMPROVER:
        tip += "\n" + say("improvers-left", count=player.improvers)
    return Card(faces.card_symbol(card), name, tip=tip, id=identity)


def notes(view: View, seat: int, say: Say) -> Iterator[str]:
    """Warnings: hunger, and stones of the next production that find no room."""
    player = view.tables[seat]
    if view.over:
        return
    if view.decision == Decision.FIRST_SPHINX:
        if not player.chosen:
            yield say("note-choosing")
        return
    yield from panels.warnings(view, player, PHASES, say)


def sheet(view: View, say: Say) -> Iterator[Row]:
    """Points by category; what Deferred glory gives back at the end has a row of its own."""
    back = tuple(box.GLORY_AT_END * sum(card in GLORY for card in player.cards) for player in view.tables)
    for part, row in zip(Part, panels.score_sheet(view, Part.names, FINAL_PARTS, say), strict=True):
        if part == "nile":
            taken = tuple(all_in - later for all_in, later in zip(row.points, back, strict=True))
            yield Row(row.label, taken)
            yield Row(say(f"card-{box.CARD_IDS[GLORY[0]]}"), back, view.over)
        else:
            yield row


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
