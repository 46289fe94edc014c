"""The colour of every seat; at tables from before they follow in the order of the box."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A colour per seat."""
    op.add_column("seats", sa.Column("colour", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    """In order for everybody."""
    op.drop_column("seats", "colour")
