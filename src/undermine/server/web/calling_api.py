"""The HTTP interface to being called back: what somebody wants to be told, and where."""

from litestar import get, post
from sqlalchemy import Connection as Transaction

from undermine.protocol import calls as told
from undermine.server.calling import wishes
from undermine.server.calling.ways import AddressGoneError, NotSentError
from undermine.server.errors import RequestError
from undermine.server.live.hub import Hub
from undermine.server.people.passwords import Passwords
from undermine.server.settings import Settings
from undermine.server.store.calling import addresses
from undermine.server.timestamps import now_ms
from undermine.server.web.guards import AnyRequest, address_of


async def shown(hub: Hub, settings: Settings, person: str) -> told.Calls:
    """Return how somebody is called back, and let this server know at once whether they are at all."""
    await hub.caller.look_who_wants()
    key = hub.caller.push_key
    return await hub.database.read(lambda transaction: wishes.shown(transaction, person, key, settings))


@get("/api/me/calls")
async def show_calls(hub: Hub, settings: Settings, owner: str) -> told.Calls:
    """Give how the asker is called back."""
    return await shown(hub, settings, owner)


@post("/api/me/calls/settings", status_code=200)
async def set_calls(data: told.CallSettings, hub: Hub, settings: Settings, owner: str) -> told.Calls:
    """Change what the asker is told of, and when not."""
    await hub.database.write(lambda transaction: wishes.set_wishes(transaction, owner, data))
    return await shown(hub, settings, owner)


@post("/api/me/calls/push", status_code=200)
async def subscribe(data: told.PushSubscription, hub: Hub, settings: Settings, owner: str) -> told.Calls:
    """Call the asker in this browser from now on."""
    key = hub.caller.push_key
    await hub.database.write(
        lambda transaction: wishes.subscribe(transaction, owner, data, key, settings, now_ms())
    )
    return await shown(hub, settings, owner)


@post("/api/me/calls/address", status_code=200)
async def add_address(
    data: told.NewAddress,
    request: AnyRequest,
    hub: Hub,
    settings: Settings,
    passwords: Passwords,
    owner: str,
) -> told.Calls:
    """Send a number to an address; who types it is called there from now on."""
    passwords.admit(address_of(request), "")  # so that nobody is flooded from here

    def add(transaction: Transaction) -> tuple[addresses.Address, str]:
        new = wishes.add(transaction, owner, data, settings, now_ms())
        return new, addresses.wishes_of(transaction, owner).language

    new, language = await hub.database.write(add)
    try:
        await hub.caller.confirm(new, language)
    except (AddressGoneError, NotSentError):
        await hub.database.write(lambda transaction: addresses.remove(transaction, new.id))
        raise RequestError("not-reached", "Nothing could be sent to this address.", 409) from None
    return await shown(hub, settings, owner)


@post("/api/me/calls/confirm", status_code=200)
async def confirm_address(data: told.ConfirmAddress, hub: Hub, settings: Settings, owner: str) -> told.Calls:
    """Confirm an address by the number that was sent there."""
    if not await hub.database.write(lambda transaction: wishes.confirm(transaction, owner, data)):
        raise RequestError("wrong-code", "This is not the number that was sent.", 403)
    return await shown(hub, settings, owner)


@post("/api/me/calls/remove", status_code=200)
async def remove_address(data: told.RemoveAddress, hub: Hub, settings: Settings, owner: str) -> told.Calls:
    """Call the asker no more at an address."""
    await hub.database.write(lambda transaction: wishes.remove(transaction, owner, data))
    return await shown(hub, settings, owner)


HANDLERS = (show_calls, set_calls, subscribe, add_address, confirm_address, remove_address)
