"""What a move would mean: hunger or surplus after it, force and stones against what a brick costs."""

from __future__ import annotations

from ostracon.games._nile import previews as nile
from ostracon.games._nile.views import Phases
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.view import PlayerView, View
from ostracon.games.egizia_sands.vocabulary import PHASE_IDS
from ostracon.screen.texts import Say

PHASES = Phases.of(PHASE_IDS)


def own(view: View) -> PlayerView:
    """The one who looks."""
    return view.tables[view.seat]


def hunger(view: View, say: Say, more_need: int = 0, more_grain: int = 0, steps: int = 0) -> str:
    """What feeding would bring a player after a change, with steps on the grain market: "grain 7 of 9: −4 points"."""
    player = own(view)
    need = player.need + more_need
    grain = nile.grain_now(view, player, view.flood, PHASES) + more_grain
    level = min(box.MARKET_TOP, player.market[box.GRAIN_MARKET] + steps)
    sale = (grain - need) // box.GRAIN_PER_POINT if level >= box.SURPLUS_FROM else 0
    if sale > 0:
        return say("preview-surplus", grain=grain, need=need, points=sale)
    return nile.fed_or_hungry(grain, need, box.HUNGER_PRICE[level], say)


def least_cost(view: View, player: PlayerView, site: int) -> int:
    """The cheapest thing that a player could build in a zone; 0 for nothing."""
    costs = [view.obelisk_cost, player.costs[0]] if site == 0 else [*view.row_costs, *player.costs[1:]]
    if site == box.SITES - 1:
        costs = [1 if view.sphinx_deck else 0]
    return min((cost for cost in costs if cost), default=0)


def force_words(view: View, site: int, say: Say) -> str:
    """Force and stones needed against what there is, for a zone."""
    return nile.site_words(view, own(view), least_cost(view, own(view), site), PHASES, say)


def appetite_of(player: PlayerView, gains: tuple[int, ...]) -> int:
    """By how much the appetite grows with a row of gains."""
    more = sum(
        min(box.STRENGTH_LIMIT, player.strength[crew] + gains[box.GAIN_CREW + crew]) - player.strength[crew]
        for crew in range(box.CREWS)
    )
    room = sum(box.STRENGTH_LIMIT - strength for strength in player.strength)
    return min(room, more + gains[box.GAIN_STEPS])


def card_preview(view: View, card: int, say: Say) -> str:
    """What taking a Nile card would do now, where it can be told in numbers."""
    player = own(view)
    effect = box.CARD_EFFECT[card]
    if effect in (Effect.FIELD, Effect.COMBO):
        worth = box.CARD_GRAIN[card] + (box.GRAIN_PER_FIELD if box.G1 in player.tiles else 0)
        grain = worth if box.IRRIGATED[view.flood][box.CARD_COLOUR[card]] else 0
        return hunger(view, say, more_grain=grain, steps=box.GAINS[card][box.GAIN_MARKET + box.GRAIN_MARKET])
    if effect == Effect.POINTS_PER_BRICK:
        count = sum(
            player.bricks_on[m] for m in range(len(player.bricks_on)) if box.PER_BRICK_ON[card] >> m & 1
        )
        return say("preview-points", points=count * box.PER_BRICK_POINTS)
    more = appetite_of(player, box.GAINS[card])
    return hunger(view, say, more) if more else ""


def round_gains(view: View, space: int) -> tuple[int, ...]:
    tile = view.round_tiles[space]
    return box.GAINS[box.TILE_GAINS + tile] if tile >= 0 else box.GAINS[box.PRINTED_GAINS + space]


def market_preview(view: View, market: int, say: Say) -> str:
    """What one step on a market gives."""
    player = own(view)
    level = min(box.MARKET_TOP, player.market[market] + 1)
    if market == box.GRAIN_MARKET:
        if level == box.MARKET_TOP:
            return say(
                "preview-points", points=box.POINTS_AT_TOP_G5 if box.G5 in player.tiles else box.POINTS_AT_TOP
            )
        return say("preview-price", points=box.HUNGER_PRICE[level])
    gain = box.STONES_ON_REACHING[level]
    if level == box.MARKET_TOP:
        gain = box.STONES_AT_TOP_G2 if box.G2 in player.tiles else box.STONES_AT_TOP
    if gain:
        return say("preview-stones", count=min(gain, box.STONE_LIMIT - player.stones))
    return say("preview-step", step=level, bottom=box.MARKET_TOP)
