"""What one seat of Egizia may know (RULES 7): the only door out of the true state."""

from __future__ import annotations

import msgspec

from ostracon.games._nile.supplies import appetite
from ostracon.games._nile.views import Ranked, bits
from ostracon.games.egizia import GAME
from ostracon.games.egizia import components as box
from ostracon.games.egizia.building import reach
from ostracon.games.egizia.feeding import harvest
from ostracon.games.egizia.hidden import first_unseen, knows
from ostracon.games.egizia.layout import State
from ostracon.games.egizia.monuments import cheapest_piece, course_cost, grave_cost, obelisk_cost
from ostracon.games.egizia.scoring import forecast, grave_total, prospect, standing
from ostracon.games.egizia.vocabulary import PHASE_OF_STEP, Part, Step

HIDDEN = -1  # a card or tile that lies face down


class PlayerView(msgspec.Struct, frozen=True):
    """What lies in front of one player, and where the player's pieces stand."""

    seat: int
    tile: int  # turn tile 1..n
    ships: int  # ships left
    passed: bool
    furthest: int  # most downstream own ship this round, 1..20; 0 none
    strength: tuple[int, ...]  # crews A, B, C, Joker: (1, 1, 1, 2)
    ready: tuple[bool, ...]  # the same crews: on the ready side?
    reach: tuple[int, ...]  # greatest force of a build turn begun with A, B, C; 0 for a used crew
    stones: int
    market: tuple[int, ...]  # stone market, grain market: 0 top .. 4 bottom
    quarry: int  # stones per round
    production: int  # of which fit into the supply now
    grain: tuple[int, ...]  # value of green, yellow-green, brown fields
    need: int  # grain that the crews eat
    harvest: tuple[int, ...]  # grain of the irrigated fields with the ring left, middle, right
    missing: int  # grain that is missing with the ring where it is; 0 when all are fed, or have eaten
    hunger: int  # points that would cost
    cards: tuple[int, ...]  # Nile cards in front, in the order of the list
    attached: tuple[int, ...]  # field improvers on each of these cards
    improvers: int  # field improvers not attached yet
    sphinx: int  # number of Sphinx cards
    sphinx_cards: tuple[int, ...]  # the cards: own ones, and everybody's when the game is over
    sphinx_points: tuple[int, ...]  # what each of those would give now, or has given
    score: int
    standing: int  # 1 = the foremost marker
    parts: tuple[int, ...]  # points by category (Part)
    forecast: tuple[int, ...]  # what the final scoring would add now; Sphinx cards for the own seat only
    stones_on: tuple[int, ...]  # wooden stones on Obelisk, Graves, Temple, Pyramid
    graves: int  # total of the grave tiles, with the card
    built: tuple[bool, ...]  # sites built on this round
    upstream_used: int  # uses this round
    reuse_used: int
    improver_used: int
    training_used: int


class View(Ranked, msgspec.Struct, frozen=True):
    """A position of Egizia as one seat sees it."""

    seat: int  # who looks; -1 spectator
    players: int
    without_ten_percent: bool  # S29 is out of the game
    round_number: int  # 1..5
    phase: int  # 1..7 as the rulebook counts them
    step: int  # layout.STEP_SHIPS..STEP_END
    decision: int  # layout.ASK_PLACE..ASK_END_WINDOW, 0 when over
    actor: int  # who decides now; -1 when over
    over: bool
    turn_order: tuple[int, ...]  # seats by turn tile
    score_order: tuple[int, ...]  # seats, the most advanced first
    tables: tuple[PlayerView, ...]  # by seat
    ring: int  # 0 left, 1 middle, 2 right
    river: tuple[int, ...]  # Nile card per card space, -1 none
    card_ships: tuple[int, ...]  # seat of the ship per card space, -1 none
    town_ships: tuple[tuple[int, ...], ...]  # ships per round space, by seat
    slots: tuple[tuple[int, ...], ...]  # seat per usable slot of each site, -1 free
    waiting: tuple[int, ...]  # seat of the waiting ship per site, -1 none
    can_wait: bool  # whether a ship can ever wait with so many players
    obelisk: tuple[int, ...]  # owners from the bottom
    graves: tuple[tuple[int, int], ...]  # per grave space: value (-1 face down), owner (-1 nobody)
    courses: tuple[tuple[int, ...], ...]  # owners on walls, columns, roof, rows, from the bottom or left
    costs: tuple[int, ...]  # next Obelisk level, next grave, next space of each course; 0 not possible now
    cheapest: tuple[int, ...]  # least cost of a piece per site, 0 nothing left
    decks: tuple[int, ...]  # cards left in the three Nile decks
    unseen: tuple[
        tuple[int, ...], ...
    ]  # Nile cards of each deck that nobody has seen, in the order of the list
    sphinx_deck: int  # cards left
    known_deck: tuple[
        tuple[int, int], ...
    ]  # cards of the Sphinx deck that this seat knows: place from the top, card
    town: int  # round space waiting for D02, -1 none
    crew_steps: int  # crew steps left to the actor
    ring_reach: int  # how far the actor may move the ring
    extra_ship: bool  # the extra ship of `second_ship` is being placed
    extra_grain: int  # grain added in the feeding step being handled
    site: int  # site being resolved; -1 outside phase 5
    builders: tuple[int, ...]  # seats in building order at that site
    builders_done: int  # how many of them have begun
    first_builder: int  # seat for which `build_first` is active, -1 nobody
    crews_in: tuple[bool, ...]  # crews used in this build turn
    force: int
    budget: int  # what may still be spent
    pieces: int  # pieces built in this turn
    paid: int  # Sphinx cards paid for
    drawn: tuple[int, ...]  # Sphinx cards being looked at; -1 for everybody but the drawer
    kept: tuple[int, ...]  # places of the cards kept so far; -1 for everybody but the drawer
    legal: tuple[int, ...]  # action numbers, for the actor only


def view(s: State, seat: int) -> View:
    """What `seat` may know of a position; -1 for a spectator."""
    mine = seat == s.decider and seat >= 0
    usable = box.USABLE_SLOTS[s.players - box.FEWEST_PLAYERS]
    building = PHASE_OF_STEP[s.step] == 5 and s.decider >= 0
    first = [first_unseen(s, deck) for deck in range(box.DECKS)]
    hidden = [range(first[deck], box.DECK_START[deck + 1]) for deck in range(box.DECKS)]
    current = box.ROUND_DECK[s.round_number - 1]
    finished = s.round_number == len(box.ROUND_DECK) or box.ROUND_DECK[s.round_number] != current
    face_up = s.graves_taken + box.GRAVES_FACE_UP
    costs = [obelisk_cost(s), grave_cost(s), *(course_cost(s, course) for course in range(box.COURSES))]
    kept = tuple(i for i in range(s.drawn_count) if (s.kept >> i) & 1)
    return View(
        seat=seat,
        players=s.players,
        without_ten_percent=s.remove_ten_percent_card == 1,
        round_number=s.round_number,
        phase=PHASE_OF_STEP[s.step],
        step=s.step,
        decision=s.decision,
        actor=s.decider,
        over=s.decider < 0,
        turn_order=tuple(s.turn_order[: s.players]),
        score_order=tuple(sorted(range(s.players), key=lambda other: standing(s, other))),
        tables=tuple(player_view(s, other, seat) for other in range(s.players)),
        ring=s.ring,
        river=tuple(s.river),
        card_ships=tuple(s.card_ship),
        town_ships=tuple(tuple(town[: s.players]) for town in s.town_ships),
        slots=tuple(tuple(site[:usable]) for site in s.slots),
        waiting=tuple(s.waiting),
        can_wait=s.players > usable,
        obelisk=tuple(s.obelisk[: s.obelisk_count]),
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
        sphinx_deck=s.sphinx_count,
        known_deck=tuple(
            (place, s.sphinx_deck[place])
            for place in range(s.sphinx_count)
            if knows(s.sphinx_known[place], seat)
        ),
        town=s.town,
        crew_steps=s.crew_steps,
        ring_reach=s.ring_reach,
        extra_ship=s.extra_ship == 1,
        extra_grain=s.extra_grain,
        site=s.site if building else -1,
        builders=tuple(s.builders[: s.builder_count]),
        builders_done=s.builder_next,
        first_builder=s.first_builder,
        crews_in=bits(s.crews_in, box.CREWS),
        force=s.force,
        budget=s.budget,
        pieces=s.pieces,
        paid=s.paid,
        drawn=tuple(s.drawn[: s.drawn_count]) if mine else (HIDDEN,) * s.drawn_count,
        kept=kept if mine else (HIDDEN,) * len(kept),
        legal=tuple(s.legal_actions()) if mine else (),
    )


def player_view(s: State, seat: int, reader: int) -> PlayerView:
    """One player's table as `reader` sees it."""
    open_hand = seat == reader or s.decider < 0
    feeding = s.step == Step.FEEDING
    need = appetite(s, seat)
    missing = max(
        0, need - harvest(s, seat, s.ring) - (s.extra_grain if feeding and s.decider == seat else 0)
    )
    if feeding and seat in s.score_order[: s.cursor]:
        missing = 0
    hand = [card for card in range(box.SPHINX_CARDS) if s.sphinx_holder[card] == seat] if open_hand else []
    at_the_end = [forecast(s, seat, part) for part in range(len(Part))]
    if not open_hand:
        at_the_end[Part.SPHINX_CARDS] = 0
    cards = tuple(card for card in range(box.CARDS) if s.holder[card] == seat)
    return PlayerView(
        seat=seat,
        tile=s.turn_order.index(seat) + 1,
        ships=s.ships[seat],
        passed=(s.passed >> seat) & 1 == 1,
        furthest=s.furthest[seat],
        strength=tuple(s.strength[seat]),
        ready=bits(s.ready[seat], box.CREWS),
        reach=tuple(reach(s, seat, crew) if (s.ready[seat] >> crew) & 1 else 0 for crew in range(box.JOKER)),
        stones=s.stones[seat],
        market=tuple(s.market[seat][market] for market in range(box.MARKETS)),
        quarry=s.quarry[seat],
        production=min(s.quarry[seat], box.STONE_LIMIT - s.stones[seat]),
        grain=tuple(s.grain[seat]),
        need=need,
        harvest=tuple(harvest(s, seat, ring) for ring in range(box.RING_SPACES)),
        missing=missing,
        hunger=missing * box.HUNGER_PRICE[s.market[seat][box.GRAIN_MARKET]],
        cards=cards,
        attached=tuple(
            s.attached[box.FIELD_INDEX[card]] if box.FIELD_INDEX[card] >= 0 else 0 for card in cards
        ),
        improvers=s.unattached[seat],
        sphinx=s.sphinx_kept[seat],
        sphinx_cards=tuple(hand),
        sphinx_points=tuple(prospect(s, seat, card) for card in hand),
        score=s.track[seat],
        standing=standing(s, seat),
        parts=tuple(s.points[seat]),
        forecast=tuple(at_the_end),
        stones_on=tuple(s.stones_on[seat]),
        graves=grave_total(s, seat),
        built=bits(s.built[seat], box.SITES),
        upstream_used=s.upstream_used[seat],
        reuse_used=s.reuse_used[seat],
        improver_used=s.improver_used[seat],
        training_used=s.training_used[seat],
    )


def reason_arguments(view: View, action: int) -> dict[str, int]:
    """The numbers that the text of a refusal may name: "you need 3 stones and have 1"."""
    numbers = {name: value + 1 for name, value in GAME.actions.arguments(action).items()}
    player = view.tables[max(0, view.actor)]
    numbers.update(
        asked=max(numbers.get("cards", 0), numbers.get("stones", 0)),
        have=player.stones,
        cheapest=view.cheapest[view.site] if view.site >= 0 else 0,
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
