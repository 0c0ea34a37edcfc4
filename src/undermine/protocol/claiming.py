"""What players may claim at the table, true or not; bots hear it and say it too."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=0, le=11)]
ClaimedNumber = Annotated[int, Meta(ge=-1000, le=1000)]


class Looked(Struct, tag="looked", tag_field="is", forbid_unknown_fields=True):
    """I looked at this goal, and it is that card. Not in The Lost Mines: what a look showed stays secret (LM-37)."""

    cell: tuple[ClaimedNumber, ClaimedNumber]
    card: Annotated[str, Meta(max_length=40)]


class Trust(Struct, tag="trust", tag_field="is", forbid_unknown_fields=True):
    """I think this seat is on my side."""

    seat: SeatNumber


class Suspect(Struct, tag="suspect", tag_field="is", forbid_unknown_fields=True):
    """I think this seat is not on my side."""

    seat: SeatNumber


class RepairMe(Struct, tag="repair-me", tag_field="is", forbid_unknown_fields=True):
    """Somebody repair my tools, please."""


class Innocent(Struct, tag="innocent", tag_field="is", forbid_unknown_fields=True):
    """I am on your side."""


class WhyMe(Struct, tag="why-me", tag_field="is", forbid_unknown_fields=True):
    """I ask this seat why it did that to me."""

    seat: SeatNumber


class Thanks(Struct, tag="thanks", tag_field="is", forbid_unknown_fields=True):
    """Thank you, on this seat."""

    seat: SeatNumber


class Tease(Struct, tag="tease", tag_field="is", forbid_unknown_fields=True):
    """A friendly jibe at this seat."""

    seat: SeatNumber


class PassingBecause(Struct, tag="passing", tag_field="is", forbid_unknown_fields=True):
    """I pass because my tools are broken, or because no card of mine is of use. Not in The Lost Mines (LM-37)."""

    why: Literal["broken", "no-card"]


AboutSeat = Trust | Suspect | WhyMe | Thanks | Tease
AnyClaim = Looked | Trust | Suspect | RepairMe | Innocent | WhyMe | Thanks | Tease | PassingBecause
