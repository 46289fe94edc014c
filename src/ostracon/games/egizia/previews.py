"""What a move would mean: hunger after it, strength and stones against what a piece costs."""

from __future__ import annotations

from ostracon.games._nile import previews as nile
from ostracon.games._nile.views import Phases
from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Effect
from ostracon.games.egizia.view import PlayerView, View
from ostracon.games.egizia.vocabulary import PHASE_IDS
from ostracon.screen.texts import Say

PHASES = Phases.of(PHASE_IDS)


def own(view: View) -> PlayerView:
    """The one who looks."""
    return view.tables[view.seat]


def hunger(view: View, say: Say, more_need: int = 0, more_grain: int = 0, steps: int = 0) -> str:
    """What feeding would cost a player after a change, with steps on the grain market: "grain 7 of 9: −4 points"."""
    player = own(view)
    grain = nile.grain_now(view, player, view.ring, PHASES) + more_grain
    price = box.HUNGER_PRICE[
        min(box.MARKET_BOTTOM[box.GRAIN_MARKET], player.market[box.GRAIN_MARKET] + steps)
    ]
    return nile.fed_or_hungry(grain, player.need + more_need, price, say)


def force_words(view: View, site: int, say: Say) -> str:
    """Strength and stones needed against what there is, for a site."""
    return nile.site_words(view, own(view), view.cheapest[site], PHASES, say)


def steps_taken(player: PlayerView, crews: tuple[int, ...], steps: int) -> int:
    """By how much the appetite grows when these crews gain so many steps."""
    return sum(
        min(box.STRENGTH_LIMIT, player.strength[crew] + steps) - player.strength[crew] for crew in crews
    )


def steps_of_choice(player: PlayerView, steps: int) -> int:
    """By how much the appetite grows with so many steps for crews of choice."""
    return min(steps, sum(box.STRENGTH_LIMIT - strength for strength in player.strength))


def town_preview(view: View, town: int, say: Say) -> str:
    """What feeding would cost after the crew steps of a town."""
    player = own(view)
    effect, figures = box.TOWN_EFFECT[town], box.TOWN_FIGURES[town]
    if effect == box.TOWN_CREW_PAIR:
        more = steps_taken(player, figures[:2], figures[2])
    elif effect == box.JOKER_AND_RING:
        more = steps_taken(player, (box.JOKER,), figures[0])
    elif effect == box.CREW_CHOICE_AND_STONES:
        more = steps_of_choice(player, figures[0])
    else:
        return ""
    return hunger(view, say, more)


def card_preview(view: View, card: int, say: Say) -> str:
    """What taking a Nile card would do now, where it can be told in numbers."""
    player = own(view)
    figures = box.CARD_FIGURES[card]
    effect = box.CARD_EFFECT[card]
    if effect == Effect.FIELD and view.phase < PHASES.feeding:
        grain = figures[0] if box.IRRIGATED[view.ring][figures[1]] else 0
        bonus, amount, market = box.ON_TAKE[card]
        cheaper = bonus == box.BONUS_MARKET and market == box.GRAIN_MARKET
        return hunger(view, say, more_grain=grain, steps=amount if cheaper else 0)
    if effect == Effect.CREW_PAIR:
        return hunger(view, say, steps_taken(player, figures[:2], figures[2]))
    if effect == Effect.CREW_CHOICE:
        return hunger(view, say, steps_of_choice(player, figures[0]))
    if effect == Effect.POINTS_PER_STONE:
        count = sum(player.stones_on[b] for b in range(len(player.stones_on)) if figures[0] >> b & 1)
        return say("preview-points", points=count * figures[1])
    return ""


def market_preview(view: View, market: int, say: Say) -> str:
    """What one step on a market gives."""
    player = own(view)
    level = min(box.MARKET_BOTTOM[market], player.market[market] + 1)
    if level == box.MARKET_BOTTOM[market]:
        if market == box.STONE_MARKET:
            return say("preview-stones", count=min(box.STONE_MARKET_REWARD, box.STONE_LIMIT - player.stones))
        return say("preview-points", points=box.GRAIN_MARKET_REWARD)
    if market == box.GRAIN_MARKET:
        return say("preview-price", points=box.HUNGER_PRICE[level])
    return say("preview-step", step=level + 1, bottom=box.MARKET_BOTTOM[market] + 1)
