"""Marks on seats: an AI assistant plays there; the person agrees that the game may become data for research."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0031"


def upgrade() -> None:
    for mark in ("assistant", "research"):
        op.add_column("seats", sa.Column(mark, sa.Integer, nullable=False, server_default="0"))
