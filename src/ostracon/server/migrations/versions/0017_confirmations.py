"""Addresses of accounts are confirmed by a link; those that were given before are not confirmed yet."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody has confirmed anything yet."""
    op.add_column("accounts", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "confirmations",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_confirmations"),
        sa.ForeignKeyConstraint(
            ["holder"], ["accounts.holder"], name="fk_confirmations_holder_accounts", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Every address is taken at its word again."""
    op.drop_table("confirmations")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("confirmed")
