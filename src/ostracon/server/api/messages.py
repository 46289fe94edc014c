"""What goes in and out of the API, as Structs: the OpenAPI document is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ostracon.table.analysis import Analysis
from ostracon.table.hints import SaidHint
from ostracon.table.log import Line
from ostracon.table.table import Controls

Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(max_length=64)]
Revision = Annotated[int, Meta(ge=-1, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=-1, le=9)]
Option = bool | int | Name
Seconds = Annotated[int, Meta(ge=0, le=999_999)]
Confirm = Literal["always", "final", "never"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str  # for programs: "not-your-turn"
    text: str  # for people, in the language asked for


class Ok(msgspec.Struct, frozen=True):
    """It was done."""

    ok: bool = True


# ---- games


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: str
    label: str


class GameOption(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    label: str
    help: str
    values: list[OptionValue]
    default: str
    rare: bool  # few people change it


class Level(msgspec.Struct, frozen=True):
    """A bot that can be given a seat, from weak to strong."""

    id: str  # "mason"
    name: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    about: str
    players: list[int]
    colours: list[str]
    options: list[GameOption]
    levels: list[Level]
    minutes: tuple[int, int] | None
    authors: list[str]
    rules: bool  # whether its rules can be read here in the language asked for
    rules_version: int
    components: str  # hash of its component data
    actions: int  # how many action numbers it has


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game."""

    game: str
    title: str
    language: str
    html: str


# ---- tables


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    number: int
    name: str
    kind: str  # "human", "bot" or "open"
    level: str  # of a bot
    style: str  # of a bot: "builder"; empty for none
    colour: str
    online: bool
    mine: bool
    given_up: bool
    link: str | None  # to send to whoever is to sit here, for who made the table


class ResultInfo(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    total: list[int]
    standing: list[int]  # 1 for the first; all 0 in an abandoned game
    ending: str  # "resign" or "abandon" where the rules did not end it


class WayInfo(msgspec.Struct, frozen=True):
    """A way to leave the table, or to come back to it."""

    id: str  # "leave:0"
    label: str
    question: str


class ClockInfo(msgspec.Struct, frozen=True):
    """The clocks of a table, now."""

    left: list[float | None]  # seconds by seat; None for bots
    running: int  # the seat whose clock runs; -1 none
    short: float  # seconds from which on time is short
    slow: bool  # a move may take days
    holidays: list[float]  # by seat: until when somebody is away; 0 not at all


class TableInfo(msgspec.Struct, frozen=True):
    """A table."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, Any]
    public: bool
    hints: bool
    rated: bool
    created: float  # seconds since 1970
    finished: float | None
    waiting: bool  # somebody has yet to sit down
    over: bool
    revision: int  # number of the latest entry of the journal
    ply: int  # number of actions played
    actor: int  # the seat that must act; -1 nobody
    seats: list[SeatInfo]
    mine: list[int]  # the asking holder's seats
    host: bool  # the asking holder made the table
    commitment: str  # SHA-256 of the secret behind all shuffles
    rules_version: int
    components: str
    result: ResultInfo | None
    rematch: str | None  # the table at which it was played again
    clock: ClockInfo | None
    watch: str | None  # link by which others may watch a private table
    ways: list[WayInfo]


class SummarySeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    number: int
    name: str
    kind: str
    level: str
    style: str


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    rated: bool
    seats: list[SummarySeat]
    mine: list[int]
    open: int  # free seats
    entries: int
    actor: int  # -1 nobody, or unknown
    created: float
    touched: float
    finished: float | None
    result: ResultInfo | None


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit in a seat: "me", "here" (at my screen), "friend" (a link), or the level of a bot."""

    who: Name
    name: Name = ""
    colour: Name = ""
    style: Name = ""  # of a bot: "builder", "trader" or "spoiler"


class NewTable(msgspec.Struct, frozen=True):
    """A table to be made."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    options: dict[Name, Option] = {}
    public: bool = False
    hints: bool = True
    surprise: bool = False  # draw the options at random
    rated: bool = False  # for people with accounts: a token cannot make or play one
    clock: Literal["none", "quick", "relaxed", "daily", "weekly", "own"] = "none"
    bank: Seconds = 0  # with the clock "own": what everybody has
    increment: Seconds = 0  # and what a turn adds
    figures: Id = ""  # hash of an owner's corrections of the printed figures
    confirm: Confirm = "never"  # how much of one's own turns is to be confirmed
    group: Name = ""  # a group whose members see the table and may join


class Join(msgspec.Struct, frozen=True):
    """Sit down: by a seat's link (or its last part), or at a public table in a free seat."""

    link: Annotated[str, Meta(max_length=300)] = ""
    seat: SeatNumber = -1  # at a public table; -1 for any that is free
    name: Name = ""
    colour: Name = ""
    confirm: Confirm = "never"


class SeatLink(msgspec.Struct, frozen=True):
    """A link to one of one's own seats."""

    seat: int
    name: str
    link: str


class LevelWish(msgspec.Struct, frozen=True):
    """The bot that is to take a seat."""

    level: Name


class Watch(msgspec.Struct, frozen=True):
    """The link by which a private table may be watched, or what stands behind its `watch=`."""

    link: Annotated[str, Meta(max_length=300)]


# ---- playing


class LegalAction(msgspec.Struct, frozen=True):
    """Something that the seat may do now."""

    number: int
    notation: str  # "sail 3 temple"
    text: str  # "Sail ship 3 to the temple"
    asks: int  # the seat of the person who must agree to it first; -1 nobody


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A button that the table offers."""

    id: str  # "hand_back:1"
    label: str
    tip: str = ""
    confirm: str = ""  # a question that people are asked first
    url: str = ""


class SheetRow(msgspec.Struct, frozen=True):
    """A row of the score sheet."""

    label: str
    points: list[int]  # by seat
    final: bool  # False: a forecast


class Position(msgspec.Struct, frozen=True):
    """The position as a seat sees it."""

    table: str
    revision: int
    ply: int
    seat: int  # who looks; -1 a spectator
    actor: int  # the seat that must act now; -1 nobody
    waiting: bool
    over: bool
    decision: str  # what is decided: "market_keep"
    prompt: str
    view: dict[str, Any]  # the game's own fields
    legal: list[LegalAction]
    score: list[int]
    standing: list[int]
    sheet: list[SheetRow]
    controls: Controls
    offers: list[Offer]
    redealt: dict[str, Any] | None  # if asked for, when the seat decides: see docs/api.md


class Scene(msgspec.Struct, frozen=True):
    """The picture of a position, as browsers draw it (docs/protocol.md)."""

    revision: int
    ply: int
    scene: dict[str, Any]


class LogText(msgspec.Struct, frozen=True):
    """What a seat was told so far, in words."""

    ply: int
    lines: list[Line]


class Act(msgspec.Struct, frozen=True):
    """A command: the revision that its sender has seen, and an id of his own making, with which a retry is harmless."""

    revision: Revision
    id: Id = ""
    seat: SeatNumber = -1  # one of one's own; -1: the one that decides
    sure: bool = True  # False: what cannot be undone is refused with the code "confirm"


class Own(msgspec.Struct, frozen=True):
    """Which of one's own seats; -1 for the one that decides, or the first."""

    seat: SeatNumber = -1
    id: Id = ""


class Done(msgspec.Struct, frozen=True):
    """The command was carried out."""

    revision: int
    asked: int = -1  # instead of being carried out, the person at this seat was asked


class Said(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int  # grows from line to line
    seat: int  # -1 a spectator
    name: str
    text: str
    at: float


class Remark(msgspec.Struct, frozen=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=2000)]
    name: Name = ""  # of a spectator
    seat: SeatNumber = -1


class AskHint(msgspec.Struct, frozen=True):
    """For which revision a hint is wanted."""

    revision: Revision
    seat: SeatNumber = -1


class AskReason(msgspec.Struct, frozen=True):
    """The position after the move of a bot that is to be explained."""

    ply: Annotated[int, Meta(ge=1, le=2**31)]
    seat: SeatNumber = -1


class HintInfo(msgspec.Struct, frozen=True):
    """What a seat is advised."""

    revision: int
    seat: int
    hint: SaidHint


class TableSettings(msgspec.Struct, frozen=True):
    """What a person may set at a table."""

    confirm: Confirm


class Settings(msgspec.Struct, frozen=True):
    """What a browser keeps for its person."""

    name: Name
    language: str
    theme: Literal["auto", "light", "dark"]
    speed: Literal["off", "slow", "normal", "fast"]
    confirm: Confirm
    sounds: Literal["on", "off"]


class Reason(msgspec.Struct, frozen=True):
    """Why an action is not possible now."""

    legal: bool
    text: str


class AnalysisInfo(msgspec.Struct, frozen=True):
    """How the analysis of a finished game stands."""

    state: str  # "none", "running", "done" or "failed"
    done: int
    total: int
    analysis: Analysis | None


class Me(msgspec.Struct, frozen=True):
    """Who asks."""

    known: bool  # by a token or a cookie
    name: str
    language: str
    scopes: list[str]


# ---- streams


class StepEvent(msgspec.Struct, frozen=True):
    """Something that a seat was told."""

    name: str
    arguments: dict[str, int]


class Step(msgspec.Struct, frozen=True, tag="step"):
    """An entry of the journal as a seat may know it."""

    revision: int
    kind: str  # "act", "undo", "restart", "end_turn", "take_over", ...
    seat: int
    ply: int  # where the match stood then
    action: int | None  # of "act"; None where the seat may not know it, or where it was taken back since
    notation: str | None
    events: list[StepEvent]


class State(msgspec.Struct, frozen=True, tag="state"):
    """The first line of a stream: everything."""

    table: TableInfo
    position: Position
    steps: list[Step]  # those after the revision asked for
    chat: list[Said]


class NewPosition(msgspec.Struct, frozen=True, tag="position"):
    """The position, or what the seat may do in it, has changed."""

    position: Position


class NewSeats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody sat down, came or went."""

    waiting: bool
    seats: list[SeatInfo]


class NewChat(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    said: Said


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game is over; the stream ends."""

    revision: int
    result: ResultInfo | None  # None: the table was deleted


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye"):
    """The stream ends, the game does not: "restarting" (come again), "revoked", "gone"."""

    code: str
    text: str


class TableEvent(msgspec.Struct, frozen=True, tag="table"):
    """Something happened at one of the holder's tables."""

    event: str  # "waiting" (seats are free), "started", "turn" (yours), "finished"
    table: str
    game: str
    seats: list[int]  # one's own
    revision: int
