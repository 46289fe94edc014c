"""Notices: what people are told while they are away, how, and what waits to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """New tables."""
    op.create_table(
        "notice_settings",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("kinds", sa.JSON, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("digested", sa.Float, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "notice_ways",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("address", sa.String(1000), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("style", sa.String(8), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("is_on", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("trouble", sa.String(40), nullable=False),
        sa.Column("troubled", sa.Float, nullable=False),
        sa.UniqueConstraint("id", name="uq_notice_ways_id"),
    )
    op.create_table(
        "muted_tables",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_table(
        "notices",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("about", sa.String(24), primary_key=True),
        sa.Column("mark", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
        sa.Column("settled", sa.Float),
    )
    op.create_index("ix_notices_settled_due", "notices", ["settled", "due"])
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Nobody is told anything."""
    for table in ("push_keys", "notices", "muted_tables", "notice_ways", "notice_settings"):
        op.drop_table(table)
