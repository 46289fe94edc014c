"""Links to seats in a table of their own: no token is kept any more, not even sealed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """What opened a seat still opens it. The first who sat at a table made it, where that was not written down."""
    op.create_table(
        "links",
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO links (table_id, hash, seat) SELECT table_id, token_hash, number FROM seats WHERE token_hash <> ''"
    )
    op.execute(
        "INSERT INTO links (table_id, hash, seat) SELECT table_id, link, seat FROM holdings WHERE link <> ''"
    )
    op.execute(
        "UPDATE tables SET host = COALESCE((SELECT browser FROM holdings WHERE table_id = tables.id "
        "ORDER BY at, seat LIMIT 1), '') WHERE host = ''"
    )
    op.drop_column("seats", "token_hash")
    op.drop_column("seats", "sealed")
    op.drop_column("holdings", "link")


def downgrade() -> None:
    """Links are lost."""
    op.add_column("holdings", sa.Column("link", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("sealed", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("token_hash", sa.String(64), nullable=False, server_default=""))
    op.drop_table("links")
