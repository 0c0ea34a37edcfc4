"""Accounts keep who somebody is across devices and tell nobody which names there are; programs have tokens."""

import asyncio
import time

import httpx
import pytest
from argon2 import PasswordHasher

from tests.server.running import RunningServer
from tests.server.test_tables import refusal, run
from undermine.client import Line, Lost, Person
from undermine.protocol import messages
from undermine.server.errors import RequestError
from undermine.server.people import passwords as hashing
from undermine.server.people.passwords import (
    ADDRESSES_PER_NAME,
    BURST_SECONDS,
    MOST_WAITING_HASHES,
    Passwords,
)

PASSWORD = "a shaft full of lamps"  # noqa: S105 - of nobody


def test_a_guest_becomes_an_account_and_is_the_same_person_on_another_device(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as laptop, Person(server.url) as phone:
            code = (await laptop.create("base", 3, "Guest", ("random", "random"))).table.code
            assert (await laptop.open_account("Dora", PASSWORD)).tables == [code]
            me = await phone.log_in("dORA", PASSWORD)
            assert (me.name, me.account, me.tables) == ("Guest", "Dora", [code])
            await laptop.start(code)
            async with laptop.line(code) as one, phone.line(code) as two:
                assert [(await welcome(line)).you for line in (one, two)] == [0, 0]
            assert await phone.log_out() == await phone.me()
            assert (await laptop.me()).account == "Dora"

    run(game())


async def welcome(line: Line) -> messages.Welcome:
    message = await anext(line)
    assert isinstance(message, messages.Welcome)
    return message


def test_both_devices_of_a_player_see_the_same_and_either_may_act(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as laptop:
            code = (await laptop.create("base", 3, "Ann", ("random", "random"))).table.code
            await laptop.start(code)
            async with (
                Person(server.url, laptop.cookies) as phone,
                laptop.line(code, 0) as one,
                phone.line(code, 0) as two,
            ):
                for line in (one, two):
                    while not line.options():
                        await anext(line)
                assert one.now == two.now
                acted = await two.act(two.options()[0].action)
                seen = one.last or 0
                while (one.last or 0) <= seen:
                    await anext(one)
                while not isinstance(message := await anext(two), messages.Ack):
                    pass
                assert message.id == acted

    run(game())


def test_a_wrong_password_and_an_unknown_name_are_refused_alike(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as emil, Person(server.url) as thief:
            await emil.open_account("Emil", PASSWORD)
            answers = [
                await thief.http.post("/api/login", json={"name": name, "password": "not this one"})
                for name in ("Emil", "Nobody at all")
            ]
            assert {(answer.status_code, answer.content) for answer in answers} == {(403, answers[0].content)}
            assert answers[0].json()["code"] == "wrong-password"
            assert "set-cookie" not in answers[0].headers

    run(game())


def test_the_time_of_an_unknown_name_is_that_of_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "PasswordHasher", PasswordHasher)  # as it is for people

    async def times() -> tuple[float, float]:
        passwords = Passwords(0)
        kept = await passwords.hashed(PASSWORD)
        spent = []
        for stored in (kept, None):
            began = time.process_time()
            assert not await passwords.fits("not this one", stored)
            spent.append(time.process_time() - began)
        passwords.close()
        return spent[0], spent[1]

    known, unknown = asyncio.run(times())
    assert known / 4 < unknown < 4 * known


def test_a_name_is_an_account_once_and_a_person_has_one(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as first, Person(server.url) as second:
            assert (await first.open_account("Fritz", PASSWORD)).account == "Fritz"
            assert await refusal(first.open_account("Fritz the second", PASSWORD)) == "has-account"
            assert await refusal(second.open_account(" Fritz", PASSWORD)) == "bad-name"
            assert await refusal(second.open_account("FRITZ", PASSWORD)) == "account-taken"
            assert await refusal(second.open_account("Franz", "short")) == "bad-request"
            assert (await second.me()).name is None

    run(game())


def test_a_new_password_ends_all_other_sessions(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as here, Person(server.url) as there:
            await here.open_account("Greta", PASSWORD)
            await there.log_in("Greta", PASSWORD)
            assert await refusal(here.change_password("not this one", "another lamp")) == "wrong-password"
            await here.change_password(PASSWORD, "another lamp")
            assert (await here.me()).account == "Greta"
            assert (await there.me()).account is None
            assert await refusal(there.log_in("Greta", PASSWORD)) == "wrong-password"
            assert (await there.log_in("Greta", "another lamp")).account == "Greta"

    run(game())


def test_letters_that_look_the_same_are_the_same_password() -> None:
    async def checked() -> bool:
        passwords = Passwords(0)
        try:
            return await passwords.fits("caf\u00e9 noir", await passwords.hashed("cafe\u0301 noir"))
        finally:
            passwords.close()

    assert asyncio.run(checked())


def test_passwords_are_tried_only_so_often_from_an_address_and_for_a_name() -> None:
    passwords = Passwords(rate=10 / BURST_SECONDS)
    for _ in range(10):
        passwords.admit("1.2.3.4", "Ann")
    with pytest.raises(RequestError, match="Too many tries"):
        passwords.admit("1.2.3.4", "Bob")
    for number in range(10 * int(ADDRESSES_PER_NAME) - 10):
        passwords.admit(f"5.6.{number}.1", "aNN")
    with pytest.raises(RequestError, match="Too many tries"):
        passwords.admit("5.6.7.99", "Ann")
    passwords.admit("5.6.7.99", "Bob")
    passwords.close()


def test_passwords_do_not_pile_up() -> None:
    async def flood() -> list[object]:
        passwords = Passwords(0)
        tries = [
            passwords._work(f"10.0.0.{number}", lambda: time.sleep(0.01))  # noqa: SLF001
            for number in range(MOST_WAITING_HASHES + 5)
        ]
        done = await asyncio.gather(*tries, return_exceptions=True)
        passwords.close()
        return [outcome for outcome in done if isinstance(outcome, RequestError)]

    assert len(asyncio.run(flood())) == 5


def test_a_program_plays_for_its_owner_by_a_token_until_it_is_revoked(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            code = (await ann.create("base", 3, "Ann", ("random", "random"))).table.code
            made = await ann.make_token("my bot")
            assert [(token.id, token.name) for token in await ann.tokens()] == [(made.id, "my bot")]
            async with Person(server.url, token=made.token) as program:
                assert (await program.table(code)).host
                assert (await program.start(code)).table.status == "playing"
                async with program.line(code) as line:
                    assert (await welcome(line)).you == 0
                for forbidden in (program.recovery_key(), program.make_token("more"), program.tokens()):
                    assert await refusal(forbidden) == "nobody"
                assert await ann.revoke_token(made.id) == []
                assert await refusal(program.me()) == "wrong-token"
                async with program.line(code) as line:
                    with pytest.raises(Lost, match=str(messages.CLOSE_FORBIDDEN)):
                        await anext(line)
            assert await refusal(ann.revoke_token(made.id)) == "no-such-token"

    run(game())


def test_nobody_revokes_the_token_of_another(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.create("base", 3, "Ann")
            await bob.create("base", 3, "Bob")
            made = await ann.make_token("my bot")
            assert await refusal(bob.revoke_token(made.id)) == "no-such-token"
            assert len(await ann.tokens()) == 1

    run(game())


def test_a_form_of_another_site_changes_nothing_even_where_no_origin_is_sent(server: RunningServer) -> None:
    form = httpx.post(f"{server.url}/api/logout", data={"a": "b"})
    assert (form.status_code, form.json()["code"]) == (415, "bad-type")
    for site in ("cross-site", "same-site"):
        foreign = httpx.post(f"{server.url}/api/logout", json={}, headers={"Sec-Fetch-Site": site})
        assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-origin")
    assert httpx.post(f"{server.url}/api/logout", json={}).status_code == 200
