"""Analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One analysis per table."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("result", sa.Text),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_analyses_table_id_tables"
        ),
    )
    op.create_index("ix_analyses_state", "analyses", ["state"])


def downgrade() -> None:
    """They can be made again."""
    op.drop_table("analyses")
