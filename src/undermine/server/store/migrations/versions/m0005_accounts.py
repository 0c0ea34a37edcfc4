"""Accounts, and names for the tokens of programs."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person"),
        sqlite_strict=True,
    )
    op.add_column("tokens", sa.Column("name", sa.Text, nullable=False, server_default=""))
