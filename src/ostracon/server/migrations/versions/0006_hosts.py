"""Who made a table, whose turn it is, and the links by which people open their seats on another device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of tables from before nobody is known as the host, nor whose turn it is."""
    op.add_column("tables", sa.Column("host", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("actor", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("holdings", sa.Column("link", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Without them."""
    op.drop_column("holdings", "link")
    op.drop_column("tables", "actor")
    op.drop_column("tables", "host")
