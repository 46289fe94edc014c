"""What one seat of Shifting Sands may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec

from ostracon.games._nile import views as nile
from ostracon.games._nile.supplies import appetite
from ostracon.games._nile.views import HIDDEN, bits
from ostracon.games.egizia_sands import GAME
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.building import crew_reach, draw_limit, qualifying_crews
from ostracon.games.egizia_sands.effects import field_total
from ostracon.games.egizia_sands.feeding import harvest
from ostracon.games.egizia_sands.hidden import first_unseen, knows_rejected, lies_known
from ostracon.games.egizia_sands.layout import EXTRA_SLOT, NO_CARD, State
from ostracon.games.egizia_sands.monuments import column_cost, obelisk_cost, row_cost, statue_cost
from ostracon.games.egizia_sands.scoring import forecast, measure, sphinx_points, standing, statue_points
from ostracon.games.egizia_sands.vocabulary import PHASE_OF_STEP, Part, Step
from ostracon.kernel.view import seen

BUILD_PHASE = 5


class GoalView(msgspec.Struct, frozen=True):
    """A Sphinx card in a hand that the reader may see, with its progress."""

    card: int
    points: int  # what it would give now
    needs: tuple[
        tuple[int, int, int], ...
    ]  # what it looks at (MEASURE_IDS), how much of it there is, how much is needed


class PlayerView(nile.Player, frozen=True, kw_only=True):
    """What lies in front of one player, and where the player's pieces stand."""

    can_lead: tuple[tuple[bool, ...], ...]  # per zone: which of them could build something there now
    surplus: int  # grain left over
    sale: int  # points for selling it
    columns: int  # colonnade
    bricks_on: tuple[int, ...]  # bricks on obelisk, colonnade, pyramid, statues
    statues: tuple[int, ...]  # levels built per statue
    statue_measure: tuple[int, ...]  # how much of what the statue's card looks at; 0 without a card
    statue_points: tuple[int, ...]  # what each statue would give now
    statues_built: tuple[bool, ...]  # built on this round
    costs: tuple[int, ...]  # next column, next level of each statue; 0 not possible now
    tiles: tuple[int, ...]  # bonus tiles gained
    tiles_used: tuple[int, ...]  # purple ones whose reminder lies on its used side
    rows_won: int
    rights: int  # pending rights of Nile tile N10
    obelisk_rewarded: bool  # the obelisk bonus of this round was taken
    chosen: bool  # has kept the first Sphinx card
    goals: tuple[GoalView, ...]  # the cards: own ones, and everybody's when the game is over


class View(nile.View[PlayerView], frozen=True, kw_only=True):
    """A position of Shifting Sands as one seat sees it."""

    flood: int  # 0 bottom, 1 middle, 2 top
    round_tiles: tuple[int, ...]  # Nile tile per round space, -1 none (printed effect, or closed)
    tile_ships: tuple[tuple[int, ...], ...]  # ships per round space, by seat
    rows: tuple[tuple[int, ...], ...]  # owners on the pyramid rows from the left
    obelisk_cost: int  # of the next level; 0 complete
    row_costs: tuple[int, ...]  # of the next space of each row; 0 not possible now
    completions: int  # players who have completed the colonnade
    bonus_tiles: tuple[int, ...]  # above the golden and the purple column
    statue_cards: tuple[int, ...]  # per statue, -1 none
    own_reject: int  # card that this seat rejected and knows to be in the deck, -1 none
    own_returns: tuple[
        tuple[int, tuple[int, ...]], ...
    ]  # cards it put back: first place from the top, which ones
    dealt: tuple[int, ...]  # the two cards of D0, for the seat itself
    flood_reach: int  # how far the actor may move the flood marker
    slot: int  # slot of the builder from 0; -1 for a waiting ship that builds by N10 or G8, and outside BUILD
    at_start: tuple[int, ...]  # crew strengths that count in it, those of its beginning; 0 outside
    spent: int  # force spent on bricks
    draw_limit: int  # most Sphinx cards of the action at the Sphinx; 0 elsewhere


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    return seen(public(s), seat, private, s)


def public(s: State) -> View:
    """What everybody may know of a position."""
    n = s.players - box.FEWEST_PLAYERS
    building = PHASE_OF_STEP[s.step] == BUILD_PHASE and s.decider >= 0
    hidden = [
        range(first_unseen(s, deck), box.DECK_START[deck] + box.DECK_SIZE[n][deck])
        for deck in range(box.DECKS)
    ]
    boxed = boxed_decks(s)
    at_sphinx = building and s.site == box.SITES - 1 and s.force > 0
    return View(
        **nile.of_position(s, PHASE_OF_STEP[s.step], building, box.OPEN_SLOTS[n]),
        score_order=tuple(sorted(range(s.players), key=lambda other: (-s.track[other], s.stamp[other]))),
        tables=tuple(player_view(s, other) for other in range(s.players)),
        flood=s.flood,
        round_tiles=tuple(s.tile_on),
        tile_ships=tuple(tuple(space[: s.players]) for space in s.tile_ships),
        rows=tuple(tuple(s.row_owner[row][: s.row_laid[row]]) for row in range(box.ROWS)),
        obelisk_cost=obelisk_cost(s),
        row_costs=tuple(row_cost(s, row) for row in range(box.ROWS)),
        completions=s.completions,
        bonus_tiles=tuple(s.bonus_on),
        statue_cards=tuple(s.statue_on),
        decks=tuple(0 if deck in boxed else len(hidden[deck]) for deck in range(box.DECKS)),
        unseen=tuple(tuple(sorted(s.deck[i] for i in hidden[deck])) for deck in range(box.DECKS)),
        own_reject=HIDDEN,
        own_returns=(),
        dealt=(),
        flood_reach=s.flood_reach,
        slot=s.slot if building and s.slot != EXTRA_SLOT else -1,
        at_start=tuple(s.at_start),
        spent=s.spent,
        draw_limit=draw_limit(s) if at_sphinx else 0,
        kept=tuple(i for i in range(s.drawn_count) if (s.kept >> i) & 1),
    )


def private(s: State, seat: int, public: View) -> dict[str, object]:
    """What differs for a seat: its Sphinx cards, and what it knows of the deck."""
    return {
        **nile.of_decider(s, seat),
        "tables": tuple(
            with_hand(s, player) if player.seat == seat and not public.over else player
            for player in public.tables
        ),
        "own_reject": s.rejected[seat] if knows_rejected(s, seat) else HIDDEN,
        "own_returns": own_returns(s, seat),
        "dealt": tuple(s.dealt[seat]) if s.dealt[seat][0] != NO_CARD else (),
    }


def boxed_decks(s: State) -> set[int]:
    """Nile decks whose rest has gone to the area: dealt for the last time (RULES 4.3)."""
    return {deck for deck in range(box.DECKS) if deck not in box.ROUND_DECK[s.round_number :]}


def own_returns(s: State, seat: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """What a seat knows to lie under the deck: its own returns, in unknown order."""
    found: dict[int, list[int]] = {}
    for place in range(s.sphinx_count):
        if lies_known(s, seat, place):
            found.setdefault(s.sphinx_batch[place], []).append(place)
    return tuple((places[0], tuple(sorted(s.sphinx_deck[i] for i in places))) for places in found.values())


def goal_view(s: State, seat: int, card: int) -> GoalView:
    """A Sphinx card and how far its player has come; for "most" the need is one more than the best of the others."""
    needs = []
    for i in range(box.SPHINX_NEEDS[card]):
        what = box.SPHINX_MEASURE[card][i]
        least = box.SPHINX_LEAST[card][i]
        if box.SPHINX_SCORING[card] == box.SCORE_MOST:
            least = 1 + max(measure(s, other, what) for other in range(s.players) if other != seat)
        needs.append((what, measure(s, seat, what), least))
    return GoalView(card, sphinx_points(s, seat, card), tuple(needs))


def with_hand(s: State, player: PlayerView) -> PlayerView:
    """A player's table as he sees it himself: with his Sphinx cards and what they would give."""
    goals = tuple(goal_view(s, player.seat, card) for card in nile.hand(s, player.seat))
    at_the_end = nile.with_part(
        player.forecast, Part.SPHINX_CARDS, forecast(s, player.seat, Part.SPHINX_CARDS)
    )
    return msgspec.structs.replace(player, goals=goals, forecast=at_the_end)


def player_view(s: State, seat: int) -> PlayerView:
    """One player's table as everybody sees it; hands are open when the game is over."""
    open_hand = s.decider < 0
    feeding = s.step == Step.FEEDING
    need = appetite(s, seat)
    grain = harvest(s, seat, s.flood) + (s.extra_grain if feeding and s.decider == seat else 0)
    missing, surplus = max(0, need - grain), max(0, grain - need)
    if feeding and seat in s.turn_order[: s.cursor]:
        missing = surplus = 0
    hand = nile.hand(s, seat) if open_hand else []
    at_the_end = [forecast(s, seat, part) for part in range(len(Part))]
    if not open_hand:
        at_the_end[Part.SPHINX_CARDS] = 0
    ready = s.ready[seat]
    goals = [s.statue_on[statue] for statue in range(box.STATUE_PLACES)]
    return PlayerView(
        **nile.of_player(s, seat, box.STONE_LIMIT, box.FIELD_INDEX),
        reach=tuple(crew_reach(s, seat, crew) if (ready >> crew) & 1 else 0 for crew in range(box.VIOLET)),
        can_lead=tuple(bits(qualifying_crews(s, seat, site, 0), box.VIOLET) for site in range(box.SITES)),
        grain=tuple(field_total(s, seat, colour) for colour in range(box.COLOURS)),
        harvest=tuple(harvest(s, seat, flood) for flood in range(box.FLOOD_SPACES)),
        missing=missing,
        hunger=missing * box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]],
        surplus=surplus,
        sale=surplus // box.GRAIN_PER_POINT if s.market[seat][box.GRAIN_MARKET] >= box.SURPLUS_FROM else 0,
        columns=s.bricks_on[seat][1],
        bricks_on=tuple(s.bricks_on[seat]),
        statues=tuple(s.statue[seat]),
        statue_measure=tuple(
            0 if card == NO_CARD else measure(s, seat, box.STATUE_MEASURE[card]) for card in goals
        ),
        statue_points=tuple(statue_points(s, seat, statue) for statue in range(box.STATUE_PLACES)),
        statues_built=bits(s.statues_built[seat], box.STATUE_PLACES),
        costs=(column_cost(s, seat), *(statue_cost(s, seat, statue) for statue in range(box.STATUE_PLACES))),
        tiles=tuple(tile for tile in range(box.BONUS_TILES) if (s.tiles[seat] >> tile) & 1),
        tiles_used=tuple(tile for tile in range(box.BONUS_TILES) if (s.tiles_used[seat] >> tile) & 1),
        rows_won=s.rows_won[seat],
        rights=s.rights[seat],
        obelisk_rewarded=s.obelisk_rewarded[seat] == 1,
        chosen=s.step != Step.CHOICE or s.sphinx_kept[seat] > 0,
        goals=tuple(goal_view(s, seat, card) for card in hand),
        standing=standing(s, seat),
        forecast=tuple(at_the_end),
    )


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "this costs 3 stones; you have 1"."""
    numbers = {name: value + 1 for name, value in GAME.actions.arguments(action).items()}
    player = view.tables[max(0, view.actor)]
    numbers.update(
        have=player.stones,
        force=view.force - view.spent,
        cost=brick_cost(view, action),
        limit=view.draw_limit,
        deck=view.sphinx_deck,
        drawn=len(view.drawn),
        furthest=player.furthest,
        training=box.TRAINING_STONES,
    )
    return numbers


def brick_cost(view: View, action: int) -> int:
    """What a brick, or the cards of a draw, would cost the actor; 0 for any other action."""
    verb = GAME.actions.verb_of(action).name
    number = sum(GAME.actions.arguments(action).values())
    player = view.tables[max(0, view.actor)]
    costs = {
        "obelisk": (view.obelisk_cost,),
        "column": player.costs[:1],
        "row": view.row_costs,
        "statue": player.costs[1:],
        "draw": tuple(range(1, box.MOST_DRAWN + 1)),
        "draw_free": tuple(range(1, box.MOST_DRAWN)),
    }
    return costs[verb][number] if verb in costs else 0
