"""Accounts, passkeys, ratings, block and mute."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"


def upgrade() -> None:
    """Tables from before are not rated; of chat from before nobody knows the browser."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("holder", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "accounts",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("name_key", sa.String(100), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("email", sa.String(254), nullable=False, server_default=""),
        sa.Column("is_admin", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("blocked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
    )
    op.create_table(
        "sign_ins",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_sign_ins"),
        owned("sign_ins"),
    )
    op.create_index("ix_sign_ins_holder", "sign_ins", ["holder"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        owned("passkeys"),
    )
    op.create_index("ix_passkeys_holder", "passkeys", ["holder"])
    op.create_table(
        "challenges",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_challenges"),
    )
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_resets"),
        owned("resets"),
    )
    op.create_table(
        "site",
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_site"),
    )
    op.create_table(
        "blocks",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "other", name="pk_blocks"),
    )
    op.create_table(
        "mutes",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("holder", "table_id", "other", name="pk_mutes"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_mutes_table_id_tables", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "ratings",
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("holder", "game", name="pk_ratings"),
        owned("ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
    )


def owned(table: str) -> sa.ForeignKeyConstraint:
    """Rows of an account go with it."""
    return sa.ForeignKeyConstraint(
        ["holder"], ["accounts.holder"], name=f"fk_{table}_holder_accounts", ondelete="CASCADE"
    )


def downgrade() -> None:
    """Everybody is a guest again; what accounts hold cannot be reached."""
    for table in (
        "rated_games",
        "ratings",
        "mutes",
        "blocks",
        "site",
        "resets",
        "challenges",
        "passkeys",
        "sign_ins",
        "accounts",
    ):
        op.drop_table(table)
    op.drop_column("chat", "holder")
    op.drop_column("tables", "rated")
