"""Games that are played with printed cards."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0022"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_companions"),
        sqlite_strict=True,
    )
    op.create_index("ix_companions_changed", "companions", ["changed"])
