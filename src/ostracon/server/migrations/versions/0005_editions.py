"""Owners' corrections of printed figures."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The corrections, and which browser keeps them."""
    op.create_table(
        "editions",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("by", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "hash", name="pk_editions"),
    )
    op.create_table(
        "edition_holders",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", "game", "hash", name="pk_edition_holders"),
    )


def downgrade() -> None:
    """Tables that were played with corrections can no longer be opened."""
    op.drop_table("edition_holders")
    op.drop_table("editions")
