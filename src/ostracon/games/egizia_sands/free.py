"""Free actions: cards that a player may use while he decides (RULES 4.6, 5.4)."""

from __future__ import annotations

from ostracon.games._nile import free as nile
from ostracon.games._nile.fields import attachable
from ostracon.games._nile.supplies import gain, pay_stones
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.effects import attach_improver, gain_stones, spend_card
from ostracon.games.egizia_sands.kinds import Effect
from ostracon.games.egizia_sands.layout import State
from ostracon.games.egizia_sands.vocabulary import Decision, Part, Reason
from ostracon.kernel.actions import Arg, Verb, verb
from ostracon.kernel.rules import allow, allow_run
from ostracon.kernel.target import rule


def _free(name: str, click: str, *args: Arg) -> Verb:
    moments = (
        Decision.PLACE,
        Decision.GLEANED,
        Decision.FEED,
        Decision.BEFORE_BUILDING,
        Decision.LEAD,
        Decision.BUILD,
        Decision.SPHINX_COUNT,
        Decision.END_WINDOW,
    )
    return verb(name, *args, when=moments, closed=Reason.NOT_NOW, click=click)


ATTACH = _free(
    "attach",
    "use-field_improver field-{field}",
    Arg("field", box.FIELDS, box.IMPROVABLE_IDS, "field"),
)
SIX_STONES = _free("six_stones", "use-stones")  # R51
STORE_STONES = _free("store_stones", "use-stones_or_grain")  # R39, R46
LEVY_STONES = _free("levy_stones", "use-stones_or_force")  # R56
SELL = _free("sell", "use-sell_stones number-{stones}", Arg("stones", box.MOST_SOLD))  # R53
VERBS = (ATTACH, SIX_STONES, STORE_STONES, LEVY_STONES, SELL)


@ATTACH.may
def may_attach(s: State, seat: int, field: int) -> int:
    """An own field that is not green."""
    return nile.may_attach(s, seat, field, box.IMPROVABLE[field])


@ATTACH.do
def attach(s: State, seat: int, field: int) -> None:
    """A field becomes better watered."""
    attach_improver(s, seat, field)


@SIX_STONES.may
def may_take_stones(s: State, seat: int) -> int:
    """R51."""
    return nile.may_use(s, seat, Effect.STONES)


@SIX_STONES.do
def take_stones(s: State, seat: int) -> None:
    """R51: stones at once."""
    spend_card(s, seat, Effect.STONES)
    gain_stones(s, seat, box.STONES_OF_CARD)


@STORE_STONES.may
def may_take_store(s: State, seat: int) -> int:
    """R39, R46."""
    return nile.may_use(s, seat, Effect.STONES_OR_GRAIN)


@STORE_STONES.do
def take_store(s: State, seat: int) -> None:
    """R39, R46 as stones."""
    spend_card(s, seat, Effect.STONES_OR_GRAIN)
    gain_stones(s, seat, box.STORE_STONES)


@LEVY_STONES.may
def may_take_levy(s: State, seat: int) -> int:
    """R56."""
    return nile.may_use(s, seat, Effect.STONES_OR_FORCE)


@LEVY_STONES.do
def take_levy(s: State, seat: int) -> None:
    """R56 as stones."""
    spend_card(s, seat, Effect.STONES_OR_FORCE)
    gain_stones(s, seat, box.LEVY_STONES)


@rule
def can_sell(s: State, seat: int) -> bool:
    """R53 and a stone (RULES RU-53)."""
    return s.held[seat][Effect.SELL_STONES] > 0 and s.stones[seat] > 0


@SELL.may
def may_sell(s: State, seat: int, stones: int) -> int:
    """R53: one sale of 1 to 10 stones."""
    return nile.may_sell(s, seat, Effect.SELL_STONES, stones + 1)


@SELL.do
def sell(s: State, seat: int, stones: int) -> None:
    """R53: stones for points."""
    spend_card(s, seat, Effect.SELL_STONES)
    pay_stones(s, seat, stones + 1)
    gain(s, seat, Part.NILE, (stones + 1) * box.POINTS_PER_SOLD)


@rule
def stones_in_cards(s: State, seat: int) -> int:
    """Stones that a player could still take from R51, R39 and R46."""
    store = s.held[seat][Effect.STONES_OR_GRAIN] * box.STORE_STONES
    return s.held[seat][Effect.STONES] * box.STONES_OF_CARD + store


@rule
def stone_reach(s: State, seat: int) -> int:
    """The most stones that a player could have with his cards (RULES 4.6)."""
    levy = s.held[seat][Effect.STONES_OR_FORCE] * box.LEVY_STONES
    return min(box.STONE_LIMIT, s.stones[seat] + stones_in_cards(s, seat) + levy)


@rule
def has_free_action(s: State, seat: int) -> bool:
    """Whether any free action is legal."""
    cards = s.held[seat][Effect.STONES] + s.held[seat][Effect.STONES_OR_GRAIN]
    return cards + s.held[seat][Effect.STONES_OR_FORCE] > 0 or can_sell(s, seat) or attachable(s, seat) != 0


@rule
def allow_free(s: State, seat: int) -> None:
    """The free actions `F` (RULES 4.14)."""
    allow_run(s, ATTACH.first, attachable(s, seat))
    if s.held[seat][Effect.STONES] > 0:
        allow(s, SIX_STONES.first)
    if s.held[seat][Effect.STONES_OR_GRAIN] > 0:
        allow(s, STORE_STONES.first)
    if s.held[seat][Effect.STONES_OR_FORCE] > 0:
        allow(s, LEVY_STONES.first)
    if can_sell(s, seat):
        allow_run(s, SELL.first, (1 << min(box.MOST_SOLD, s.stones[seat])) - 1)
