"""What somebody wants to be told, and where: addresses are checked before they are kept. In one transaction."""

import hmac
import secrets

from sqlalchemy import Connection

from undermine.protocol import calls as told
from undermine.server.calling import ways
from undermine.server.errors import RequestError
from undermine.server.settings import Settings
from undermine.server.store.calling import addresses
from undermine.server.store.calling.addresses import APPRISE, PUSH, Address, Wishes

MOST_ADDRESSES = 10
CODE_NUMBERS = 1_000_000
ID_BYTES = 12


def shown(connection: Connection, person: str, push_key: str, settings: Settings) -> told.Calls:
    """Return how somebody is called back."""
    wishes = addresses.wishes_of(connection, person)
    others = ways.has_apprise()
    return told.Calls(
        push_key,
        list(settings.notify_services) if others else [],
        others and bool(settings.mail_url),
        told.CallSettings(
            bool(wishes.turn),
            bool(wishes.full),
            bool(wishes.over),
            bool(wishes.round),
            wishes.quiet_from,
            wishes.quiet_to,
            wishes.zone,
            wishes.language,
        ),
        [_shown(address, push_key) for address in addresses.addresses_of(connection, person)],
    )


def _shown(address: Address, push_key: str) -> told.CallAddress:
    is_push = address.kind == PUSH
    return told.CallAddress(
        address.id,
        "push" if is_push else "apprise",
        address.name,
        address.created,
        not address.code,
        is_push and address.server_key != push_key,
        address.address if is_push else "",
    )


def set_wishes(connection: Connection, person: str, wanted: told.CallSettings) -> None:
    """Keep what somebody wants to be told of."""
    if (wanted.quiet_from is None) != (wanted.quiet_to is None):
        raise RequestError("bad-request", "Quiet hours have a beginning and an end.", 400)
    kinds = (int(wanted.turn), int(wanted.full), int(wanted.over), int(wanted.round))
    quiet = (wanted.quiet_from, wanted.quiet_to)
    addresses.set_wishes(connection, Wishes(person, *kinds, *quiet, wanted.zone, wanted.language))


def subscribe(
    connection: Connection,
    person: str,
    given: told.PushSubscription,
    push_key: str,
    settings: Settings,
    now: int,
) -> None:
    """Keep a browser's subscription."""
    if not push_key or not ways.is_allowed(given.endpoint, settings.push_services):
        raise RequestError("bad-address", "This is no push service that is known here.", 400)
    _check_room(connection, person)
    keys = (given.p256dh, given.auth, push_key)
    new = Address(_new_id(), person, PUSH, given.endpoint, *keys, given.name, "", now)
    addresses.put(connection, new)


def add(connection: Connection, person: str, given: told.NewAddress, settings: Settings, now: int) -> Address:
    """Keep an address that is not confirmed yet, and return it with the number that confirms it."""
    service = ways.service_of(given.address)
    is_mail = service == "mail" and bool(settings.mail_url)
    if not ways.has_apprise() or (not is_mail and service not in settings.notify_services):
        raise RequestError("bad-address", "People cannot be called by this here.", 400)
    _check_room(connection, person)
    code = f"{secrets.randbelow(CODE_NUMBERS):06}"
    name = given.address if is_mail else service  # the rest may be a secret
    new = Address(_new_id(), person, APPRISE, given.address, "", "", "", name, code, now)
    addresses.put(connection, new)
    return new


def confirm(connection: Connection, person: str, given: told.ConfirmAddress) -> bool:
    """Confirm an address by the number that was sent there. After a wrong one it is forgotten: nobody can guess."""
    address = _theirs(connection, person, given.id)
    if not hmac.compare_digest(address.code.encode(), given.code.strip().encode()):
        addresses.remove(connection, address.id)
        return False
    addresses.confirm(connection, address.id)
    return True


def remove(connection: Connection, person: str, given: told.RemoveAddress) -> None:
    addresses.remove(connection, _theirs(connection, person, given.id).id)


def _theirs(connection: Connection, person: str, address_id: str) -> Address:
    address = addresses.find(connection, address_id)
    if address is None or address.person != person:
        raise RequestError("no-such-address", "There is no such address.", 404)
    return address


def _check_room(connection: Connection, person: str) -> None:
    if addresses.count_of(connection, person) >= MOST_ADDRESSES:
        raise RequestError("too-many-addresses", "Remove an address first.", 409, {"most": MOST_ADDRESSES})


def _new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)
