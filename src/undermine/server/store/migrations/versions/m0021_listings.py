"""Open tables that everybody may find."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("since", MOMENT, nullable=False),
        sa.Column("wait", MOMENT, nullable=False),
        sa.Column("full_since", MOMENT),
        sa.Column("seen", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_listings"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_listings_game"),
        sqlite_strict=True,
    )
