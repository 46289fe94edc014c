"""The tables of the store. Migrations in `migrations/` make them; a test holds both together."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", String(64), nullable=False),  # hash of the component data it is played with
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", String(64), nullable=False),  # hexadecimal; published when the game is over
    Column("public", Boolean, nullable=False),  # listed for everybody, open seats can be taken without a link
    Column("hints", Boolean, nullable=False, server_default=true()),  # players may ask for hints
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("touched", Float, nullable=False),  # time of the latest entry
    Column("finished", Float),
    Column("result", JSON),  # store.Result once finished
    Column("host", String(64), nullable=False, server_default=""),  # hash of the browser that made it
    Column(
        "actor", Integer, nullable=False, server_default="-1"
    ),  # the seat that must act; -1 nobody, or unknown
    Column("rematch_of", String(24), ForeignKey("tables.id"), unique=True),
    Column("clock", JSON(none_as_null=True)),  # table.clock.TimeControl; null: nobody is hurried
    Column("due", Float),  # when the time of who must act will be out, for lists; null: no time runs
    Column("rated", Boolean, nullable=False, server_default=false()),  # its result counts for ratings
    Column("group_id", String(24), index=True),  # the group whose members see it and may join
    Column(
        "sealed", Boolean, nullable=False, server_default=false()
    ),  # its deal is being played elsewhere too
    Index(None, "finished", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),  # as the game began: later changes are entries of the journal
    Column("bot", String(40), nullable=False),
    Column("screen", Integer, nullable=False),
    Column("confirm", String(8), nullable=False),
    Column("colour", String(16), nullable=False, server_default=""),  # "black"; "": the next one in order
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("client_id", String(80)),  # null where the table itself acted
    Column("note", String(40), nullable=False),
    Column("events", JSON),  # what was told: [[seat, kind, a, b, c], ...]
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("holder", String(64), nullable=False, server_default=""),  # who wrote it; "" in lines from before
)

holdings = Table(
    "holdings",  # which browser sits where; seat -1: may watch
    metadata,
    Column("browser", String(64), primary_key=True),  # hash of the browser's cookie
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Index(None, "table_id"),
)

links = Table(
    "links",  # what opens a seat: the link that a friend was sent, and one's own for another device
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),  # of the token in the link
    Column("seat", Integer, nullable=False),
)

editions = Table(
    "editions",  # owners' corrections of printed figures
    metadata,
    Column("game", String(40), primary_key=True),
    Column("hash", String(64), primary_key=True),  # of the figures: what tables and match files name them by
    Column("by", String(60), nullable=False),
    Column("text", Text, nullable=False),  # the corrections as a file
    Column("created", Float, nullable=False),
)

edition_holders = Table(
    "edition_holders",  # which browser keeps which corrections
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",  # of finished games
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(8), nullable=False, index=True),  # "running", "done" or "failed"
    Column("asked", Float, nullable=False),
    Column("finished", Float),
    Column("result", Text),  # JSON of table.analysis.Analysis once done
)

heartbeats = Table(
    "heartbeats",  # one row: when a server was there last
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("stopped", Boolean, nullable=False),  # it ended in an orderly way, at that moment
)

pauses = Table(
    "pauses",  # when no server was there: no clock ran
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)

holidays = Table(
    "holidays",  # days off that people took; the journals of their tables say so too
    metadata,
    Column("id", Integer, primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)

plans = Table(
    "plans",  # "if they do that, I do this": known to their makers alone until they are played
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("holder", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # the position from which it was made
    Column("actions", JSON, nullable=False),  # what is assumed and what is answered, one after the other
)

notes = Table(
    "notes",  # what people write down for themselves at a table
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

lessons = Table(
    "lessons",  # how far people have come in the tutorials
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("done", Integer, nullable=False),  # steps; one more than there are: the game at the end too
    Column("at", Float, nullable=False),
)

# ---- people: `holder` is whoever holds things, the hash of a browser's cookie or an account's own random string

accounts = Table(
    "accounts",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(100), nullable=False, unique=True),  # names that look alike have the same
    Column("password", String(200), nullable=False),  # argon2; "" only a passkey opens it
    Column("email", String(254), nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False, server_default=false()),  # that `email` is its own
    Column("is_admin", Boolean, nullable=False, server_default=false()),
    Column("blocked", Boolean, nullable=False, server_default=false()),  # by an administrator
    Column("created", Float, nullable=False),
)

sign_ins = Table(
    "sign_ins",  # browsers at which somebody is signed in
    metadata,
    Column("browser", String(64), primary_key=True),  # hash of the browser's cookie
    Column(
        "holder", String(64), ForeignKey("accounts.holder", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("device", String(60), nullable=False),  # "Firefox, Linux"
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # the credential's id in base64url
    Column(
        "holder", String(64), ForeignKey("accounts.holder", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)

challenges = Table(
    "challenges",  # what a passkey is to sign: one a browser, for a few minutes, used once
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("until", Float, nullable=False),
)

resets = Table(
    "resets",  # links by which somebody chooses a new password, used once
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("holder", String(64), ForeignKey("accounts.holder", ondelete="CASCADE"), nullable=False),
    Column("until", Float, nullable=False),
)

confirmations = Table(
    "confirmations",  # links by which somebody confirms an address, used once
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("holder", String(64), ForeignKey("accounts.holder", ondelete="CASCADE"), nullable=False),
    Column("email", String(254), nullable=False),  # where the link was sent
    Column("until", Float, nullable=False),
)

site = Table(
    "site",  # what holds for the whole server: "sign-ups" -> "closed"
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

blocks = Table(
    "blocks",  # who wants to have nothing to do with whom
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("name", String(60), nullable=False),  # what the other was called
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",  # whose chat somebody does not want to read at one table
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(64), primary_key=True),
)

ratings = Table(
    "ratings",
    metadata,
    Column("holder", String(64), ForeignKey("accounts.holder", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index(None, "game"),
)

rated_games = Table(
    "rated_games",  # tables whose result has been counted: once, also where the table is deleted later
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("at", Float, nullable=False),
    Column(
        "changes", JSON, nullable=False
    ),  # [[seat, points before, points after], ...]; [] where it does not count
)

api_tokens = Table(
    "api_tokens",  # by which programs ask in the name of a holder
    metadata,
    Column("id", Integer, primary_key=True),
    Column("holder", String(64), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("scopes", String(20), nullable=False),  # "read play"
    Column("created", Float, nullable=False),
    Column("used", Float),  # the last time, to a minute
)

# ---- groups and invitations

groups = Table(
    "groups",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("name_key", String(100), nullable=False, unique=True),  # names that look alike have the same
    Column("about", Text, nullable=False),
    Column("links", Integer, nullable=False),  # how often the links to join were made anew
    Column("created", Float, nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("group_id", String(24), ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(64), primary_key=True, index=True),  # of an account
    Column("state", String(8), nullable=False),  # "asked", "member" or "leader"
    Column("at", Float, nullable=False),
)

group_links = Table(
    "group_links",  # links by which people join
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the link
    Column("group_id", String(24), ForeignKey("groups.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("leader", String(64), nullable=False),  # whose link it is: it ends when he leads no more
)

invitations = Table(
    "invitations",  # to a free seat, for somebody with an account
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(64), primary_key=True, index=True),  # who is invited
    Column("seat", Integer, nullable=False),
    Column("host", String(64), nullable=False),  # who invites
    Column("at", Float, nullable=False),
)


# ---- notices: what people are told while they are away; `holder` is whoever holds seats

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("kinds", JSON, nullable=False),  # what differs from the usual: {"chat": true}
    Column("digest", Integer, nullable=False),  # hours between two messages; 0: each by itself
    Column("digested", Float, nullable=False),  # when the latest digest went out
    Column(
        "quiet_from", Integer, nullable=False
    ),  # minutes after midnight; the same as the end: no quiet hours
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # "Europe/Paris"
)

notice_ways = Table(
    "notice_ways",  # how somebody is reached
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),  # "push", "mail" or "hook"
    Column("address", String(1000), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),  # what forms and links call it
    Column("keys", JSON, nullable=False),  # push: {"p256dh", "auth"} of the browser
    Column("style", String(8), nullable=False),  # hook: "discord" or "ntfy"
    Column("label", String(60), nullable=False),  # "Firefox, Linux"
    Column("is_on", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # mail: by the link that was sent there
    Column("created", Float, nullable=False),
    Column("trouble", String(40), nullable=False),  # why the latest notice was given up: "refused 403"
    Column("troubled", Float, nullable=False),  # and when
)

muted_tables = Table(
    "muted_tables",  # of which somebody wants to hear nothing
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

notices = Table(
    "notices",  # those that are due, and those that were dealt with, so that nobody is told twice
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("about", String(24), primary_key=True),  # the table; "": none. It may be gone meanwhile
    Column(
        "mark", Integer, primary_key=True, autoincrement=False
    ),  # which turn, question or hour it is about
    Column("facts", JSON, nullable=False),  # what its words name: {"player": "Ada"}
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed", Float, nullable=False),  # until when a process has it to itself
    Column("done", JSON, nullable=False),  # ids of ways that need not be tried again
    Column("settled", Float),  # when it was sent, given up, or no longer true
    Index(None, "settled", "due"),
)

push_keys = Table(
    "push_keys",  # one row: the key by which push services know this server
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)


# ---- tournaments

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(60), nullable=False),
    Column(
        "host", String(64), nullable=False, index=True
    ),  # the account of the organiser; "" once it is gone
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),  # of every table
    Column("kind", String(12), nullable=False),  # "swiss" or "round-robin"
    Column("rounds", Integer, nullable=False),  # of a round robin: 0 before it starts
    Column("pace", String(16), nullable=False),  # "live", "turns", or the name of a time control
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),  # listed for everybody; else whoever has the address may come
    Column("places", Integer, nullable=False),  # the most who may join
    Column("when_full", Boolean, nullable=False),  # starts by itself then
    Column("state", String(8), nullable=False, index=True),  # "open", "running" or "finished"
    Column("stopped", Boolean, nullable=False, server_default=false()),  # it has fewer rounds than planned
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("schedule", JSON),  # of a round robin: the tables of every round as pairing.Table
)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1 for the first who came
    Column("holder", String(64), nullable=False, index=True),  # the account; "" once it is gone
    Column("name", String(60), nullable=False),
    Column("joined", Float, nullable=False),
    Column("left", Float),  # withdrew, or was removed, after the start
)

tournament_rounds = Table(
    "tournament_rounds",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),  # of all its tables; published when the last has ended
    Column("begun", Float, nullable=False),
    Column("ended", Float),
)

tournament_games = Table(
    "tournament_games",  # tables and byes of a round; they outlive their tables
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", String(24), nullable=False, index=True),  # the id of the table; "" for a bye
    Column("made", Boolean, nullable=False),  # the table has been made
    Column("ended", Float),
)

tournament_seats = Table(
    "tournament_seats",  # who sits where in those games, and what they got
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),  # 0 for a bot
    Column("place", Integer),  # 0 for none: nobody stayed, or all abandoned the game
    Column("points", Float),
    Column("share", Float),  # of the winner's game points
    Column("total", Integer),  # game points
)


# ---- puzzles

puzzle_answers = Table(
    "puzzle_answers",  # the first answer that somebody gave; that to a puzzle of the day counts by itself
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(8), primary_key=True),
    Column("day", String(10), primary_key=True),  # "2026-11-18" if it was the puzzle of that day; "" if not
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
