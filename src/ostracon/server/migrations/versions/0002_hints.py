"""Whether players of a table may ask for hints; at tables from before they may."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A switch per table."""
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Without it."""
    op.drop_column("tables", "hints")
