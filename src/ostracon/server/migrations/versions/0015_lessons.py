"""How far people have come in the tutorials."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody has learned anything yet."""
    op.create_table(
        "lessons",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "game", name="pk_lessons"),
    )


def downgrade() -> None:
    """Everybody begins anew."""
    op.drop_table("lessons")
