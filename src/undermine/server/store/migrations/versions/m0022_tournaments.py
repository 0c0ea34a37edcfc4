"""Tournaments: what was settled, who takes part, and what happened."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("onsite", sa.Integer, nullable=False),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("lot", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("changed", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.UniqueConstraint("code", name="uq_tournaments_code"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="fk_tournaments_organiser"),
        sqlite_strict=True,
    )
    op.create_index("ix_tournaments_organiser", "tournaments", ["organiser"])
    op.create_index("ix_tournaments_changed", "tournaments", ["changed"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.PrimaryKeyConstraint("tournament", "player", name="pk_tournament_players"),
        sa.UniqueConstraint("tournament", "person", name="uq_tournament_players_tournament_person"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_players_tournament"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tournament_players_person"),
        sqlite_strict=True,
    )
    op.create_index("ix_tournament_players_person", "tournament_players", ["person"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("cmd_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "seq", name="pk_tournament_log"),
        sa.UniqueConstraint("tournament", "cmd_id", name="uq_tournament_log_tournament_cmd_id"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_log_tournament"),
        sqlite_strict=True,
    )
