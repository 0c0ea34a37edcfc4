"""Whom hosts have sent away from their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "removed",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "person", name="pk_removed"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_removed_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_removed_person"),
        sqlite_strict=True,
    )
