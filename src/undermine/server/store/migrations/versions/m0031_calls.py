"""Being called back: what people want to be told of, where to, what is to be sent, and the keys for it."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

MOMENT = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "call_settings",
        sa.Column("person", sa.Text, nullable=False),
        *[sa.Column(kind, sa.Integer, nullable=False) for kind in ("turn", "full", "over", "round")],
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_call_settings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_call_settings_person"),
        sqlite_strict=True,
    )
    words = ("id", "person", "kind", "address", "p256dh", "auth", "server_key", "name", "code")
    op.create_table(
        "call_addresses",
        *[sa.Column(name, sa.Text, nullable=False) for name in words],
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_call_addresses"),
        sa.UniqueConstraint("person", "address", name="uq_call_addresses_person_address"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_call_addresses_person"),
        sqlite_strict=True,
    )
    op.create_table(
        "calls",
        sa.Column("number", sa.Integer, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in ("person", "address", "kind", "about")],
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("due", MOMENT, nullable=False),
        sa.Column("claimed", MOMENT),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", MOMENT),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_calls"),
        sa.UniqueConstraint("address", "kind", "about", "place", name="uq_calls_address_kind_about_place"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_calls_person"),
        sa.ForeignKeyConstraint(["address"], ["call_addresses.id"], name="fk_calls_address"),
        sqlite_strict=True,
    )
    op.create_index("ix_calls_person", "calls", ["person"])
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_table(
        "server_keys",
        *[sa.Column(name, sa.Text, nullable=False) for name in ("name", "private", "public")],
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
        sqlite_strict=True,
    )
