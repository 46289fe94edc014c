"""Which puzzles people have answered, and how."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nobody has solved anything yet."""
    op.create_table(
        "puzzle_answers",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("puzzle", sa.String(8), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "game", "puzzle", "day", name="pk_puzzle_answers"),
    )


def downgrade() -> None:
    """Everybody begins anew."""
    op.drop_table("puzzle_answers")
