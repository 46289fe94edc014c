"""Clocks, the pauses and holidays in which they stand still, moves planned ahead, and private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """At tables from before nobody is hurried."""
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeats"),
    )
    op.create_table(
        "pauses",
        sa.Column("began", sa.Float, nullable=False, autoincrement=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_pauses"),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_holidays"),
    )
    op.create_index("ix_holidays_holder", "holidays", ["holder"])
    op.create_table(
        "plans",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("actions", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_plans"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_plans_table_id_tables"
        ),
    )
    op.create_index("ix_plans_table_id", "plans", ["table_id"])
    op.create_table(
        "notes",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "table_id", "seat", name="pk_notes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_notes_table_id_tables"
        ),
    )


def downgrade() -> None:
    """Without them."""
    for name in ("notes", "plans", "holidays", "pauses", "heartbeats"):
        op.drop_table(name)
    op.drop_column("tables", "due")
    op.drop_column("tables", "clock")
