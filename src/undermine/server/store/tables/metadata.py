"""What all tables share: how constraints are named, and types.

Types are those that STRICT tables of SQLite know. Times are milliseconds since 1970.
"""

from sqlalchemy import REAL, BigInteger, Double, Integer, MetaData
from sqlalchemy.types import TypeEngine

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

Moment = BigInteger().with_variant(Integer, "sqlite")
Real: TypeEngine[float] = Double().with_variant(REAL(), "sqlite")
