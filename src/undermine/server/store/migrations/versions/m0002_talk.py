"""What is said at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("cmd_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("ask", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_talk"),
        sa.UniqueConstraint("game", "cmd_id", name="uq_talk_game_cmd_id"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_talk_game"),
        sqlite_strict=True,
    )
