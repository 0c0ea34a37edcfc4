"""Shares in a deal: what each seat has promised, and since when the table waits for them to be shown."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("seats", sa.Column("promise", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("revealing", MOMENT))
