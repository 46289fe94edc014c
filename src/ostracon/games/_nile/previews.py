"""What a move would mean in both games: hunger after it, force and stones against what a piece costs."""

from __future__ import annotations

from ostracon.games._nile.views import Phases, Player, View
from ostracon.screen.texts import Say


def grain_now(view: View[Player], player: Player, flood: int, phases: Phases) -> int:
    """The grain that a player would feed with: the harvest, and what was added while the player is feeding."""
    feeding = view.phase == phases.feeding and view.actor == player.seat
    return player.harvest[flood] + (view.extra_grain if feeding else 0)


def fed_or_hungry(grain: int, need: int, price: int, say: Say) -> str:
    """What feeding would cost: "grain 7 of 9: −4 points"."""
    loss = max(0, need - grain) * price
    if loss:
        return say("preview-hungry", grain=grain, need=need, points=loss)
    return say("preview-fed", grain=grain, need=need)


def stones_to_build(view: View[Player], player: Player, phases: Phases) -> int:
    """The stones that a player will build with: quarries may still produce before."""
    return player.stones + (player.production if view.phase < phases.stones else 0)


def site_words(view: View[Player], player: Player, cheapest: int, phases: Phases, say: Say) -> str:
    """Force and stones needed against what there is, for a site where the cheapest piece costs so much."""
    if not cheapest:
        return say("preview-nothing-left")
    stones = stones_to_build(view, player, phases)
    return say("preview-site", cheapest=cheapest, reach=max(player.reach, default=0), stones=stones)


def leading_crew(player: Player, crew: int, cheapest: int, say: Say) -> str:
    """What building with a crew could reach."""
    return say(
        "preview-crew",
        strength=player.strength[crew],
        reach=player.reach[crew],
        stones=player.stones,
        cheapest=cheapest,
    )
