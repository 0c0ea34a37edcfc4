"""What players report to the operator, and whom they do not want to meet."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        *[
            sa.Column(name, sa.Text, nullable=False)
            for name in ("person", "name", "reporter", "reason", "words")
        ],
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("settled", MOMENT),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
        sa.UniqueConstraint("game", "seat", "reporter", name="uq_reports_game_seat_reporter"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_reports_person"),
        sa.ForeignKeyConstraint(["reporter"], ["people.id"], name="fk_reports_reporter"),
        sqlite_strict=True,
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_blocks_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name="fk_blocks_other"),
        sqlite_strict=True,
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
