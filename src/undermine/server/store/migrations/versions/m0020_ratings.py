"""Ratings, what they were learnt from, and who wants to be seen with theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0010"

REAL: sa.types.TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("ended", MOMENT, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("rules", "players", "results")],
        sa.PrimaryKeyConstraint("number", name="pk_rated_games"),
        sa.UniqueConstraint("game", name="uq_rated_games_game"),
        sqlite_strict=True,
    )
    op.create_table(
        "ratings",
        sa.Column("season", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("mu", REAL, nullable=False),
        sa.Column("sigma", REAL, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("season", "player", "skill", name="pk_ratings"),
        sqlite_strict=True,
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "handicaps",
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("mu", REAL, nullable=False),
        sa.Column("sigma", REAL, nullable=False),
        sa.PrimaryKeyConstraint("rules", "players", "side", name="pk_handicaps"),
        sqlite_strict=True,
    )
    op.create_table(
        "rating_changes",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("skill", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        *[sa.Column(name, REAL, nullable=False) for name in ("mu_before", "sigma_before", "mu", "sigma")],
        sa.Column("rounds", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "skill", name="pk_rating_changes"),
        sqlite_strict=True,
    )
    op.create_index("ix_rating_changes_player", "rating_changes", ["player"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_profiles_person"),
        sqlite_strict=True,
    )
