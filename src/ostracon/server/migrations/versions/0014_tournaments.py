"""Tournaments, and tables whose deal is being played elsewhere too."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Of tables from before nothing is held back."""
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("when_full", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("schedule", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    part(
        "players",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("left", sa.Float),
        key=["number"],
    )
    op.create_index("ix_tournament_players_holder", "tournament_players", ["holder"])
    part(
        "rounds",
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        key=["round"],
    )
    part(
        "games",
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.String(24), nullable=False),
        sa.Column("made", sa.Boolean, nullable=False),
        sa.Column("ended", sa.Float),
        key=["round", "number"],
    )
    op.create_index("ix_tournament_games_at", "tournament_games", ["at"])
    part(
        "seats",
        sa.Column("round", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("game", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Float),
        sa.Column("share", sa.Float),
        sa.Column("total", sa.Integer),
        key=["round", "game", "seat"],
    )


def downgrade() -> None:
    """Tables of tournaments are tables like others then."""
    for table in ("seats", "games", "rounds", "players"):
        op.drop_table(f"tournament_{table}")
    op.drop_table("tournaments")
    op.drop_column("tables", "sealed")


def part(name: str, *columns: sa.Column[object], key: list[str]) -> None:
    """A table of things that belong to a tournament."""
    table = f"tournament_{name}"
    op.create_table(
        table,
        sa.Column("tournament_id", sa.String(24), nullable=False),
        *columns,
        sa.PrimaryKeyConstraint("tournament_id", *key, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name=f"fk_{table}_tournament_id_tournaments",
            ondelete="CASCADE",
        ),
    )
