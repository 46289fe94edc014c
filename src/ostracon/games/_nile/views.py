"""What the views of both games have in common, and those who draw them and put them into words ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Self, TypeVar

import msgspec

from ostracon.games._nile.layout import State
from ostracon.games._nile.supplies import appetite
from ostracon.kernel.rules import SPECTATOR

HIDDEN = -1  # a card or tile that lies face down


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in front of one player, and where the player's pieces stand."""

    seat: int
    tile: int  # turn tile 1..n
    ships: int  # ships left
    passed: bool
    furthest: int  # most downstream own ship this round, 1..20; 0 none
    strength: tuple[int, ...]  # crews, the leading one last: (1, 1, 1, 2)
    ready: tuple[bool, ...]  # the same crews: on the ready side?
    reach: tuple[int, ...]  # greatest force of a build turn begun with each ordinary crew; 0 for a used one
    stones: int
    market: tuple[int, ...]  # places on the two markets
    quarry: int  # stones per round
    production: int  # of which fit into the supply now
    grain: tuple[int, ...]  # value of the fields by colour, green first
    need: int  # grain that the crews eat
    harvest: tuple[int, ...]  # grain of the watered fields by place of the water
    missing: int  # grain that is missing with the water where it is; 0 when all are fed, or have eaten
    hunger: int  # points that would cost
    cards: tuple[int, ...]  # Nile cards in front, in the order of the list
    attached: tuple[int, ...]  # field improvers on each of these cards
    improvers: int  # field improvers not attached yet
    sphinx: int  # number of Sphinx cards
    score: int
    standing: int  # 1 = winner if the game ended with these scores
    parts: tuple[int, ...]  # points by category
    forecast: tuple[int, ...]  # what the final scoring would add now; Sphinx cards for the own seat only
    built: tuple[bool, ...]  # sites built on this round
    improver_used: int  # uses this round of a crew step per round
    training_used: int  # ... of stones for crew steps


P_co = TypeVar("P_co", bound=Player, covariant=True)


class View(msgspec.Struct, Generic[P_co], frozen=True, kw_only=True):
    """A position as one seat sees it."""

    seat: int  # who looks; -1 spectator
    players: int
    round_number: int  # 1..5
    phase: int  # as the rulebook counts them, from 1
    step: int  # Step
    decision: int  # Decision, 0 when over
    actor: int  # who decides now; -1 when over
    over: bool
    turn_order: tuple[int, ...]  # seats by turn tile
    score_order: tuple[int, ...]  # seats on the score track, the foremost first
    tables: tuple[P_co, ...]  # by seat
    river: tuple[int, ...]  # Nile card per card space, -1 none
    card_ships: tuple[int, ...]  # seat of the ship per card space, -1 none
    slots: tuple[tuple[int, ...], ...]  # seat per usable slot of each site, -1 free
    waiting: tuple[int, ...]  # seat of the waiting ship per site, -1 none
    obelisk: tuple[int, ...]  # owners from the bottom
    decks: tuple[int, ...]  # cards left in the three Nile decks
    unseen: tuple[
        tuple[int, ...], ...
    ]  # cards of each Nile deck that nobody has seen, in the order of the list
    sphinx_deck: int  # cards left
    crew_steps: int  # crew steps left to the actor
    extra_ship: bool  # a second ship is being placed
    extra_grain: int  # grain added in the feeding step being handled
    site: int  # site being resolved; -1 while nobody builds
    crews_in: tuple[bool, ...]  # crews used in this build turn
    force: int
    pieces: int  # pieces built in this turn
    drawn: tuple[int, ...]  # Sphinx cards being looked at; -1 for everybody but the drawer
    kept: tuple[int, ...]  # places of the cards kept so far
    legal: tuple[int, ...]  # action numbers, for the actor only

    @property
    def score(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(player.score for player in self.tables)

    @property
    def standing(self) -> tuple[int, ...]:
        """Ranks by seat, 1 = the foremost marker."""
        return tuple(player.standing for player in self.tables)


def of_player(s: State, seat: int, stone_limit: int, field_index: Sequence[int]) -> dict[str, Any]:
    """What both games show of a player in the same way; ``field_index``: by card, -1 for other cards."""
    cards = tuple(card for card, holder in enumerate(s.holder) if holder == seat)
    return {
        "seat": seat,
        "tile": s.turn_order.index(seat) + 1,
        "ships": s.ships[seat],
        "passed": (s.passed >> seat) & 1 == 1,
        "furthest": s.furthest[seat],
        "strength": tuple(s.strength[seat]),
        "ready": bits(s.ready[seat], len(s.strength[seat])),
        "stones": s.stones[seat],
        "market": tuple(s.market[seat]),
        "quarry": s.quarry[seat],
        "production": min(s.quarry[seat], stone_limit - s.stones[seat]),
        "need": appetite(s, seat),
        "cards": cards,
        "attached": tuple(s.attached[field_index[card]] if field_index[card] >= 0 else 0 for card in cards),
        "improvers": s.unattached[seat],
        "sphinx": s.sphinx_kept[seat],
        "score": s.track[seat],
        "parts": tuple(s.points[seat]),
        "built": bits(s.built[seat], len(s.slots)),
        "improver_used": s.improver_used[seat],
        "training_used": s.training_used[seat],
    }


def of_position(s: State, phase: int, building: bool, usable: int) -> dict[str, Any]:
    """What both games show everybody of a position in the same way; ``usable``: slots of a site."""
    return {
        "seat": SPECTATOR,
        "players": s.players,
        "round_number": s.round_number,
        "phase": phase,
        "step": s.step,
        "decision": s.decision,
        "actor": s.decider,
        "over": s.decider < 0,
        "turn_order": tuple(s.turn_order[: s.players]),
        "river": tuple(s.river),
        "card_ships": tuple(s.card_ship),
        "slots": tuple(tuple(site[:usable]) for site in s.slots),
        "waiting": tuple(s.waiting),
        "obelisk": tuple(s.obelisk[: s.obelisk_count]),
        "sphinx_deck": s.sphinx_count,
        "crew_steps": s.crew_steps,
        "extra_ship": s.extra_ship == 1,
        "extra_grain": s.extra_grain,
        "site": s.site if building else -1,
        "crews_in": bits(s.crews_in, len(s.strength[0])),
        "force": s.force,
        "pieces": s.pieces,
        "drawn": (HIDDEN,) * s.drawn_count,
        "legal": (),
    }


def of_decider(s: State, seat: int) -> dict[str, Any]:
    """What a seat sees besides while it decides: the cards that it looks at, and its actions."""
    if seat != s.decider:
        return {}
    return {"drawn": tuple(s.drawn[: s.drawn_count]), "legal": tuple(s.legal_actions())}


def hand(s: State, seat: int) -> list[int]:
    """A player's Sphinx cards."""
    return [card for card, holder in enumerate(s.sphinx_holder) if holder == seat]


def with_part(points: Sequence[int], part: int, value: int) -> tuple[int, ...]:
    """Points by category with another value for one."""
    return (*points[:part], value, *points[part + 1 :])


class Phases(NamedTuple):
    """The phases that matter for what is told, as the rulebook counts them (1, 2, ...)."""

    ships: int
    stones: int
    feeding: int
    building: int

    @classmethod
    def of(cls, ids: Sequence[str]) -> Self:
        return cls(*(ids.index(name) + 1 for name in ("ships", "stones", "feed", "build")))


def is_seated(view: View[Player]) -> bool:
    """Whether the one who looks plays; spectators do not."""
    return 0 <= view.seat < view.players


def plays(view: View[Player]) -> bool:
    """Whether the one who looks has still something to plan."""
    return is_seated(view) and not view.over


def decides(view: View[Player]) -> bool:
    """Whether the one who looks has to act."""
    return 0 <= view.seat == view.actor


def bits(word: int, count: int) -> tuple[bool, ...]:
    """The lowest bits of a number, one by one."""
    return tuple((word >> i) & 1 == 1 for i in range(count))
