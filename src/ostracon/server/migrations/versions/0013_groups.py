"""Groups, their tables, and invitations to a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Tables from before are no group's."""
    op.add_column("tables", sa.Column("group_id", sa.String(24)))
    op.create_index("ix_tables_group_id", "tables", ["group_id"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(100), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("links", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
        sa.UniqueConstraint("name_key", name="uq_groups_name_key"),
    )
    op.create_table(
        "memberships",
        sa.Column("group_id", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("group_id", "holder", name="pk_memberships"),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name="fk_memberships_group_id_groups", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_memberships_holder", "memberships", ["holder"])
    op.create_table(
        "group_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("group_id", sa.String(24), nullable=False),
        sa.Column("leader", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_group_links"),
        sa.ForeignKeyConstraint(
            ["group_id"], ["groups.id"], name="fk_group_links_group_id_groups", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_group_links_group_id", "group_links", ["group_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "holder", name="pk_invitations"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_invitations_holder", "invitations", ["holder"])


def downgrade() -> None:
    """Tables of groups are private then."""
    for table in ("invitations", "group_links", "memberships", "groups"):
        op.drop_table(table)
    op.drop_index("ix_tables_group_id", "tables")
    op.drop_column("tables", "group_id")
