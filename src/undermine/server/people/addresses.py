"""Whom an address stands for, as far as limits go."""

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

ONE_PARTY_BITS = 64
"""The owner of an IPv6 address has at least a network with this prefix, and all the addresses in it."""


def is_address(text: str) -> bool:
    """Return whether a text is an address rather than a name."""
    try:
        ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return True


@lru_cache(maxsize=10_000)
def party_of(address: str) -> str:
    """Return the party that an address belongs to: itself, or its /64; what is no address stands for itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, ONE_PARTY_BITS), strict=False))
