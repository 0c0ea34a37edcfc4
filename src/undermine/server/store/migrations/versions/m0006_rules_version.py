"""The version of the rules by which a game is played. Games from before have none, and cannot go on."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("rules_version", sa.Integer))
