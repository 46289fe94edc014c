"""Tokens by which programs ask in the name of somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_api_tokens"),
        sa.UniqueConstraint("hash", name="uq_api_tokens_hash"),
    )
    op.create_index("ix_api_tokens_holder", "api_tokens", ["holder"])


def downgrade() -> None:
    """Programs can no longer ask."""
    op.drop_table("api_tokens")
