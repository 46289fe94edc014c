"""What one seat of Egizia may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec

from ostracon.games._nile import views as nile
from ostracon.games._nile.supplies import appetite
from ostracon.games._nile.views import HIDDEN
from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.building import reach
from ostracon.games.egizia.feeding import harvest
from ostracon.games.egizia.hidden import first_unseen, knows
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.monuments import cheapest_piece, course_cost, grave_cost, obelisk_cost
from ostracon.games.egizia.scoring import forecast, grave_total, prospect, standing
from ostracon.games.egizia.vocabulary import PHASE_OF_STEP, Part, Step
from ostracon.kernel.view import seen


class PlayerView(nile.Player, frozen=True, kw_only=True):
    """What lies in front of one player, and where the player's pieces stand."""

    sphinx_cards: tuple[int, ...]  # the cards: own ones, and everybody's when the game is over
    sphinx_points: tuple[int, ...]  # what each of those would give now, or has given
    stones_on: tuple[int, ...]  # wooden stones on Obelisk, Graves, Temple, Pyramid
    graves: int  # total of the grave tiles, with the card
    upstream_used: int  # uses this round
    reuse_used: int


class View(nile.View[PlayerView], frozen=True, kw_only=True):
    """A position of Egizia as one seat sees it."""

    without_ten_percent: bool  # S29 is out of the game
    ring: int  # 0 left, 1 middle, 2 right
    town_ships: tuple[tuple[int, ...], ...]  # ships per round space, by seat
    can_wait: bool  # whether a ship can ever wait with so many players
    graves: tuple[tuple[int, int], ...]  # per grave space: value (-1 face down), owner (-1 nobody)
    courses: tuple[tuple[int, ...], ...]  # owners on walls, columns, roof, rows, from the bottom or left
    costs: tuple[int, ...]  # next Obelisk level, next grave, next space of each course; 0 not possible now
    cheapest: tuple[int, ...]  # least cost of a piece per site, 0 nothing left
    known_deck: tuple[
        tuple[int, int], ...
    ]  # cards of the Sphinx deck that this seat knows: place from the top, card
    town: int  # round space waiting for D02, -1 none
    ring_reach: int  # how far the actor may move the ring
    builders: tuple[int, ...]  # seats in building order at that site
    builders_done: int  # how many of them have begun
    first_builder: int  # seat for which `build_first` is active, -1 nobody
    budget: int  # what may still be spent
    paid: int  # Sphinx cards paid for


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    return seen(public(s), seat, private, s)


def public(s: State) -> View:
    """What everybody may know of a position."""
    usable = box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]
    building = PHASE_OF_STEP[s.step] == 5 and s.decider >= 0
    first = [first_unseen(s, deck) for deck in range(box.DECKS)]
    hidden = [range(first[deck], box.DECK_START[deck + 1]) for deck in range(box.DECKS)]
    current = box.ROUND_DECK[s.round_number - 1]
    finished = s.round_number == len(box.ROUND_DECK) or box.ROUND_DECK[s.round_number] != current
    face_up = s.graves_taken + box.GRAVES_FACE_UP
    costs = [obelisk_cost(s), grave_cost(s), *(course_cost(s, course) for course in range(box.COURSES))]
    return View(
        **nile.of_position(s, PHASE_OF_STEP[s.step], building, usable),
        without_ten_percent=s.remove_ten_percent_card == 1,
        score_order=tuple(sorted(range(s.players), key=lambda other: standing(s, other))),
        tables=tuple(player_view(s, other) for other in range(s.players)),
        ring=s.ring,
        town_ships=tuple(tuple(town[: s.players]) for town in s.town_ships),
        can_wait=s.players > usable,
        graves=tuple(
            (box.GRAVE_VALUES[s.graves[space]] if space < face_up else HIDDEN, s.grave_owner[space])
            for space in range(box.GRAVE_SPACES)
        ),
        courses=tuple(
            tuple(s.course_owner[course][: s.course_laid[course]]) for course in range(box.COURSES)
        ),
        costs=tuple(costs),
        cheapest=tuple(cheapest_piece(s, site) for site in range(box.SITES)),
        decks=tuple(
            0 if deck < current or (deck == current and finished) else len(hidden[deck])
            for deck in range(box.DECKS)
        ),
        unseen=tuple(tuple(sorted(s.deck[i] for i in hidden[deck])) for deck in range(box.DECKS)),
        known_deck=(),
        town=s.town,
        ring_reach=s.ring_reach,
        builders=tuple(s.builders[: s.builder_count]),
        builders_done=s.builder_next,
        first_builder=s.first_builder,
        budget=s.budget,
        paid=s.paid,
        kept=(HIDDEN,) * len(kept_cards(s)),
    )


def private(s: State, seat: int, public: View) -> dict[str, object]:
    """What differs for a seat: its Sphinx cards, and those that it knows in the deck."""
    return {
        **nile.of_decider(s, seat),
        "tables": tuple(
            with_hand(s, player) if player.seat == seat and not public.over else player
            for player in public.tables
        ),
        "known_deck": tuple(
            (place, s.sphinx_deck[place])
            for place in range(s.sphinx_count)
            if knows(s.sphinx_known[place], seat)
        ),
        "kept": kept_cards(s) if seat == s.decider else public.kept,
    }


def kept_cards(s: State) -> tuple[int, ...]:
    """Which of the Sphinx cards being looked at are kept."""
    return tuple(i for i in range(s.drawn_count) if (s.kept >> i) & 1)


def with_hand(s: State, player: PlayerView) -> PlayerView:
    """A player's table as he sees it himself: with his Sphinx cards and what they would give."""
    seat, hand = player.seat, nile.hand(s, player.seat)
    return msgspec.structs.replace(
        player,
        sphinx_cards=tuple(hand),
        sphinx_points=tuple(prospect(s, seat, card) for card in hand),
        forecast=nile.with_part(player.forecast, Part.SPHINX_CARDS, forecast(s, seat, Part.SPHINX_CARDS)),
    )


def player_view(s: State, seat: int) -> PlayerView:
    """One player's table as everybody sees it; hands are open when the game is over."""
    open_hand = s.decider < 0
    feeding = s.step == Step.FEEDING
    need = appetite(s, seat)
    missing = max(
        0, need - harvest(s, seat, s.ring) - (s.extra_grain if feeding and s.decider == seat else 0)
    )
    if feeding and seat in s.score_order[: s.cursor]:
        missing = 0
    hand = nile.hand(s, seat) if open_hand else []
    at_the_end = [forecast(s, seat, part) for part in range(len(Part))]
    if not open_hand:
        at_the_end[Part.SPHINX_CARDS] = 0
    return PlayerView(
        **nile.of_player(s, seat, box.STONE_LIMIT, box.FIELD_INDEX),
        reach=tuple(reach(s, seat, crew) if (s.ready[seat] >> crew) & 1 else 0 for crew in range(box.JOKER)),
        grain=tuple(s.grain[seat]),
        harvest=tuple(harvest(s, seat, ring) for ring in range(box.RING_SPACES)),
        missing=missing,
        hunger=missing * box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]],
        sphinx_cards=tuple(hand),
        sphinx_points=tuple(prospect(s, seat, card) for card in hand),
        standing=standing(s, seat),
        forecast=tuple(at_the_end),
        stones_on=tuple(s.stones_on[seat]),
        graves=grave_total(s, seat),
        upstream_used=s.upstream_used[seat],
        reuse_used=s.reuse_used[seat],
    )


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "you need 3 stones and have 1"."""
    numbers = {name: value + 1 for name, value in GAME.actions.arguments(action).items()}
    player = view.tables[max(0, view.actor)]
    numbers.update(
        asked=max(numbers.get("cards", 0), numbers.get("stones", 0)),
        have=player.stones,
        cheapest=view.cheapest[view.site] if view.site >= 0 else 0,
        sphinx=int(view.site == box.SPHINX_SITE),
        force=view.force,
        budget=view.budget,
        cost=piece_cost(view, action),
        furthest=player.furthest,
        deck=view.sphinx_deck,
        drawn=len(view.drawn),
    )
    return numbers


def piece_cost(view: View, action: int) -> int:
    """What the piece of an action would cost; 0 for an action without a piece."""
    verb = GAME.actions.verb_of(action).name
    arguments = GAME.actions.arguments(action)
    if verb == "draw":
        return arguments["cards"] + 1
    first = {"obelisk": 0, "grave": 1, "temple": 2, "row": 2 + box.GROUND_ROW}
    return view.costs[first[verb] + sum(arguments.values())] if verb in first else 0
