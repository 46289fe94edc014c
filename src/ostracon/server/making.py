"""Making a table: who is to sit where, in which colours, with which options. What is wrong is a Fault in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.game import Game
from ostracon.screen.story import game_texts
from ostracon.screen.texts import Texts
from ostracon.server.errors import NotRated
from ostracon.server.levels import BOTS, with_style
from ostracon.server.new_table import NewSeat
from ostracon.server.options import fitting_options, random_options
from ostracon.server.people.accounts import Account
from ostracon.server.service import TableService
from ostracon.server.session import clean_name
from ostracon.server.words import words
from ostracon.table.clock import TimeControl
from ostracon.table.seats import BOT, CONFIRM_ALWAYS, CONFIRM_NEVER, HUMAN, OPEN

BOT_NAMES = ("Nefret", "Senmut", "Hapi", "Tiy", "Ahmose", "Meryt")
ME, HOT_SEAT, FRIEND = "me", "here", "friend"


class Fault(Exception):
    """What is wrong with a new table, and beside which field to say so."""

    def __init__(self, at: str, text: str) -> None:
        self.at, self.text = at, text  # "seat-2"
        super().__init__(text)


class Wanted(NamedTuple):
    """Who is wanted in a seat: ME, HOT_SEAT, FRIEND or the level of a bot; a name, a colour and a bot's style where they
    matter.
    """

    who: str
    name: str = ""
    colour: str = ""
    style: str = ""


class Maker(NamedTuple):
    """Who makes a table."""

    secret: str
    holder: str
    name: str
    confirm: str
    language: str
    account: Account | None = None


async def make(
    service: TableService,
    game: Game,
    wanted: Sequence[Wanted],
    options: Mapping[str, object],
    maker: Maker,
    public: bool = False,
    hints: bool = True,
    surprise: bool = False,
    rated: bool = False,
    control: TimeControl | None = None,
    group_id: str | None = None,
) -> str:
    """A new table; its id. With `surprise` the options are drawn at random. Raises a Fault."""
    say = words(maker.language)
    new_seats = seats_for(wanted, maker, say)
    if rated:
        check_rated(new_seats, maker, say)
    choose_colours(game, wanted, new_seats, say)
    try:
        if surprise:
            options = random_options(game, len(new_seats))
        options = fitting_options(game, len(new_seats), options)
        return await service.create(
            game,
            options,
            new_seats,
            maker.secret,
            public=public,
            hints=hints,
            holder=maker.holder,
            rated=rated,
            control=control,
            group_id=group_id,
        )
    except NotRated:
        raise Fault("rated", say("fault-rated-together")) from None
    except OstraconError:
        game_says = game_texts(game, maker.language)
        refused = game_says("options-refused") if game_says.has("options-refused") else say("fault-options")
        raise Fault("options", refused) from None


def seats_for(wanted: Sequence[Wanted], maker: Maker, say: Texts) -> list[NewSeat]:
    """Who sits where, every name once."""
    new_seats: list[NewSeat] = []
    confirm = maker.confirm
    if sum(one.who in (ME, HOT_SEAT) for one in wanted) > 1 and confirm != CONFIRM_NEVER:
        confirm = CONFIRM_ALWAYS  # on a shared screen nobody could undo once it is covered
    for number, one in enumerate(wanted):
        who, name = one.who, clean_name(one.name)
        usual = say("player-number", number=number + 1)
        if who in (ME, HOT_SEAT):
            name = name or (maker.name if who == ME else "") or usual
            new_seats.append(NewSeat(name, HUMAN, here=True, confirm=confirm))
        elif who == FRIEND:
            new_seats.append(NewSeat(name or usual, OPEN))
        elif who in BOTS:
            try:
                bot = with_style(who, one.style)
            except ValueError:
                raise Fault(f"seat-{number}", say("fault-style", number=number + 1)) from None
            new_seats.append(NewSeat(name or free_name(seat.name for seat in new_seats), BOT, bot))
        else:
            raise Fault(f"seat-{number}", say("fault-seat", number=number + 1))
    for number, new_seat in enumerate(new_seats):
        while new_seat.name in [other.name for other in new_seats[:number]]:
            new_seat.name = f"{new_seat.name[:20]} {number + 1}"
    return new_seats


def check_rated(new_seats: list[NewSeat], maker: Maker, say: Texts) -> None:
    """At a rated table everybody has an account and a screen, under the account's name; a Fault says what is wrong."""
    if maker.account is None:
        raise Fault("rated", say("fault-rated-account"))
    here = [seat for seat in new_seats if seat.here]
    if len(here) != 1 or len(new_seats) < 2 or any(seat.kind == BOT for seat in new_seats):
        raise Fault("rated", say("fault-rated-seats"))
    here[0].name = maker.account.name


def choose_colours(game: Game, wanted: Sequence[Wanted], new_seats: list[NewSeat], say: Texts) -> None:
    """The colours that are asked for; a Fault names two seats that ask for the same."""
    seats: dict[str, int] = {}
    for number, (new_seat, one) in enumerate(zip(new_seats, wanted, strict=True)):
        colour = one.colour
        if colour and colour not in game.colours:
            raise Fault(f"seat-{number}", say("fault-colour", number=number + 1))
        if colour in seats:
            name = say(f"colour-{colour}")
            raise Fault(
                f"seat-{number}",
                say("fault-colours", first=seats[colour] + 1, second=number + 1, colour=name),
            )
        if colour:
            new_seat.colour, seats[colour] = colour, number


def free_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody has yet."""
    names = set(taken)
    return next(name for name in BOT_NAMES if name not in names)
