"""Tables, seats and identity over HTTP: who may do what, and what a refusal says."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import httpx
import pytest

from tests.server.running import RunningServer, play
from undermine.client import Person, RequestRefused
from undermine.protocol import http, messages
from undermine.server.room import fair

T = TypeVar("T")


def run(game: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(game, 30))


async def refusal(request: Awaitable[object]) -> str:
    with pytest.raises(RequestRefused) as refused:
        await request
    return refused.value.code


def with_ann_and_bob(
    server: RunningServer, game: Callable[[Person, Person, str], Coroutine[Any, Any, None]]
) -> None:
    """Let Ann host a table for three at which Bob has not sat down yet."""

    async def both() -> None:
        async with Person(server.url) as ann, Person(server.url) as bob:
            seated = await ann.create("base", 3, "Ann")
            await game(ann, bob, seated.table.code)

    run(both())


def test_a_table_is_joined_by_its_code_in_any_case(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        assert (await bob.join(code.lower(), "Bob")).you == 1
        shown = (await ann.table(code)).table
        assert [(seat.name, seat.host) for seat in shown.seats] == [
            ("Ann", True),
            ("Bob", False),
            ("", False),
        ]

    with_ann_and_bob(server, game)


def test_a_name_and_a_seat_are_taken_once(server: RunningServer) -> None:
    async def game(_ann: Person, bob: Person, code: str) -> None:
        assert await refusal(bob.join(code, "Ann")) == "name-taken"
        assert await refusal(bob.join(code, "Bob", seat=0)) == "seat-taken"
        assert await refusal(bob.join(code, "Bob", seat=9)) == "seat-taken"
        assert (await bob.join(code, "Bob", seat=2)).you == 2
        assert (await bob.join(code, "Bobby", seat=1)).you == 1

    with_ann_and_bob(server, game)


def test_only_the_host_arranges_the_table_and_begins(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await bob.join(code, "Bob")
        assert await refusal(bob.set_seat(code, 2, "random")) == "not-host"
        assert await refusal(bob.reorder(code, [1, 0, 2])) == "not-host"
        assert await refusal(bob.start(code)) == "not-host"
        assert await refusal(ann.start(code)) == "seats-free"
        await ann.set_seat(code, 2, "random")
        assert (await ann.reorder(code, [2, 1, 0])).you == 2
        assert (await ann.start(code)).table.status == "playing"
        assert await refusal(bob.join(code, "Bobby")) == "table-closed"

    with_ann_and_bob(server, game)


def test_the_host_empties_a_seat_but_not_their_own(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await bob.join(code, "Bob")
        assert await refusal(ann.set_seat(code, 1, "random")) == "seat-taken"
        assert await refusal(ann.set_seat(code, 0, None)) == "wrong-seat"
        await ann.set_seat(code, 1, None)
        assert (await bob.table(code)).you is None

    with_ann_and_bob(server, game)


def test_a_table_without_its_host_goes_to_the_next_and_without_anybody_is_closed(
    server: RunningServer,
) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await bob.join(code, "Bob")
        await ann.leave(code)
        assert (await bob.table(code)).host
        assert (await bob.leave(code)).table.status == "closed"

    with_ann_and_bob(server, game)


def test_rules_seats_and_bots_must_exist(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            assert await refusal(ann.create("chess", 3, "Ann")) == "unknown-rules"
            assert await refusal(ann.create("base", 2, "Ann")) == "wrong-number-of-seats"
            assert await refusal(ann.create("base", 3, "Ann", ("genius",))) == "no-such-bot"
            assert await refusal(ann.create("base", 3, "Ann", ("random",) * 3)) == "too-many-bots"
            assert await refusal(ann.table("ABCDEF")) == "no-such-table"

    run(game())


def test_a_forbidden_mixture_is_refused_by_the_names_of_what_does_not_go_together(
    server: RunningServer,
) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            with pytest.raises(RequestRefused) as refused:
                await ann.create("base+costume+party", 3, "Ann")
            assert refused.value.code == "cannot-combine"
            assert set(refused.value.about.values()) == {"costume", "party"}

    run(game())


def test_the_deal_is_fixed_before_anybody_can_know_the_nonces_and_shown_only_at_the_end(
    server: RunningServer,
) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        before = (await ann.table(code)).table.commitment
        await bob.join(code, "Bob", nonce="bobs-nonce")
        await ann.set_seat(code, 2, "random")
        await ann.start(code)
        shown = await bob.fairness(code)
        assert shown.commitment == before
        assert "bobs-nonce" in shown.nonces
        assert shown.server_seed is None
        assert shown.deal_seed is None

    with_ann_and_bob(server, game)


def test_the_deal_depends_on_every_nonce_but_not_on_their_order() -> None:
    secret = bytes(32)
    deal = fair.deal_seed(secret, "game", ["a", "b"])
    assert fair.deal_seed(secret, "game", ["b", "a"]) == deal
    assert fair.deal_seed(secret, "game", ["a", "c"]) != deal
    assert fair.deal_seed(secret, "game", ["ab"]) != deal


def test_a_recovery_key_moves_a_person_to_another_device_and_the_next_key_makes_it_void(
    server: RunningServer,
) -> None:
    async def game(ann: Person, phone: Person, code: str) -> None:
        old = await ann.recovery_key()
        key = await ann.recovery_key()
        assert await refusal(phone.recover(old)) == "wrong-key"
        recovered = await phone.recover(key.lower())
        assert (recovered.name, recovered.tables) == ("Ann", [code])
        assert (await phone.table(code)).you == 0

    with_ann_and_bob(server, game)


def test_nobody_is_not_somebody(server: RunningServer) -> None:
    async def game(_ann: Person, stranger: Person, code: str) -> None:
        assert await stranger.me() == http.Me(None, [])
        assert (await stranger.table(code)).you is None
        assert await refusal(stranger.recovery_key()) == "nobody"
        assert await refusal(stranger.leave(code)) == "not-seated"
        stranger.http.cookies.set("undermine", "forged")
        assert await stranger.me() == http.Me(None, [])

    with_ann_and_bob(server, game)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{",
        b'{"rules":"base","seats":3}',
        b'{"rules":"base","seats":3,"name":"Ann","admin":true}',
        b'{"rules":"base","seats":99,"name":"Ann"}',
        b'{"rules":"base","seats":"3","name":"Ann"}',
        b'{"rules":"base","seats":3,"name":"Ann","nonce":"a\\n"}',
        b'{"rules":"base","seats":3,"name":""}',
    ],
)
def test_a_malformed_request_is_refused(server: RunningServer, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert response.status_code == 400
    assert response.json()["code"] == "bad-request"
    assert "set-cookie" not in response.headers


def test_a_name_must_be_visible(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            for name in (" Ann", "Ann\n", "A\u202enn", " "):
                assert await refusal(ann.create("base", 3, name)) == "bad-name"
            assert (await ann.create("base", 3, "Anežka Nováková")).you == 0

    run(game())


def test_pages_of_other_sites_change_nothing(server: RunningServer) -> None:
    body = {"rules": "base", "seats": 3, "name": "Ann"}
    for origin in ("http://evil.example", "null", f"{server.url}.evil.example"):
        response = httpx.post(f"{server.url}/api/tables", json=body, headers={"Origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "wrong-origin")
    own = httpx.post(f"{server.url}/api/tables", json=body, headers={"Origin": server.url})
    assert own.status_code == 201
    cookie = own.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_every_page_forbids_foreign_scripts_and_frames(server: RunningServer) -> None:
    for path in ("/", "/t/ABCDEF", "/page.css", "/api/rules", "/api/tables/ABCDEF"):
        policy = httpx.get(server.url + path).headers.get("content-security-policy", "")
        assert "default-src 'self'" in policy, path
        assert "frame-ancestors 'none'" in policy, path


def test_the_server_says_which_modules_take_the_place_of_others(server: RunningServer) -> None:
    """CHEST-1: a table may be made with either, and with both named the variant is played."""
    offered = httpx.get(server.url + "/api/rules").json()
    assert offered["variants"] == {"chests-chosen": "chests"}
    assert {"chests", "chests-chosen"} <= set(offered["modules"])
    both = httpx.get(server.url + "/api/rules/base+chests+chests-chosen").json()
    assert both["rules"] == "base+chests-chosen"


def test_a_qr_code_is_a_picture_of_the_link(server: RunningServer) -> None:
    async def game(ann: Person, _bob: Person, code: str) -> None:
        picture = await ann.http.get(f"/api/tables/{code}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg xmlns=")

    with_ann_and_bob(server, game)


def test_what_can_be_played_is_listed(server: RunningServer) -> None:
    async def game() -> None:
        async with Person(server.url) as ann:
            rules = await ann.rules()
            assert "base" in rules.rulesets
            assert "toll" in rules.modules
            assert "apprentice" in rules.bots

    run(game())


def test_the_protocol_says_which_fields_there_are(server: RunningServer) -> None:
    described = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert "/api/tables" in described["paths"]
    for name in ("NewTable", "Join", "Credentials", "http_Options"):
        assert described["components"]["schemas"][name]["additionalProperties"] is False
    assert messages.PROTOCOL == 1


def test_the_host_sets_the_tables_options_and_nobody_else(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        assert not (await ann.table(code)).table.options.watch
        assert (await ann.set_options(code, http.Options(watch=True))).table.options.watch
        await bob.join(code, "Bob")
        assert await refusal(bob.set_options(code, http.Options())) == "not-host"
        unknown = await ann.http.post(f"/api/tables/{code}/options", json={"cheat": True})
        assert (unknown.status_code, unknown.json()["code"]) == (400, "bad-request")
        assert (await bob.table(code)).table.options.watch

    with_ann_and_bob(server, game)


def test_words_come_packed(server: RunningServer) -> None:
    with httpx.stream("GET", f"{server.url}/api/words/en", headers={"Accept-Encoding": "gzip"}) as answer:
        packed = sum(len(part) for part in answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert 2 * packed < len(httpx.get(f"{server.url}/api/words/en").content)


def test_a_tournament_table_is_opened_by_its_name_by_tour_4(server: RunningServer) -> None:
    assert "tournament" in httpx.get(f"{server.url}/api/rules").json()["rulesets"]

    async def game() -> None:
        async with Person(server.url) as ann:
            seated = await ann.create("tournament", 5, "Ann")
            assert seated.table.rules == "base+tournament"
            assert await refusal(ann.create("tournament", 4, "Ann")) == "wrong-number-of-seats"

    run(game())


def test_guests_without_a_name_are_numbered(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await ann.join(code, "Guest", guest=True)
        await bob.join(code, "Guest", guest=True)
        async with Person(server.url) as cid:
            seated = await cid.join(code, "Guest", guest=True)
        assert [seat.name for seat in seated.table.seats] == ["Guest", "Guest 2", "Guest 3"]

    with_ann_and_bob(server, game)


def test_who_was_sent_away_comes_back_only_if_the_host_lets_them_in(server: RunningServer) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await bob.join(code, "Bob")
        assert (await ann.set_seat(code, 1, None)).table.removed == ["Bob"]
        assert await refusal(bob.join(code, "Bob")) == "removed"
        assert await refusal(bob.join(code, "Another")) == "removed"
        assert await refusal(bob.let_in(code, "Bob")) == "not-host"
        assert await refusal(ann.let_in(code, "Cid")) == "not-removed"
        assert (await ann.let_in(code, "Bob")).table.removed == []
        assert (await bob.join(code, "Bob")).you == 1

    with_ann_and_bob(server, game)


def test_a_rematch_seats_who_asks_for_it_and_leaves_the_other_seats_to_those_who_join(
    server: RunningServer,
) -> None:
    async def game(ann: Person, bob: Person, code: str) -> None:
        await bob.join(code, "Bob")
        await ann.set_seat(code, 2, "random")
        await ann.set_options(code, http.Options(unmasking_seconds=0))
        await ann.start(code)
        rng = random.Random(1)
        await asyncio.gather(play(ann.line(code), rng), play(bob.line(code), rng))
        again = await bob.rematch(code)
        assert [bool(seat.name) for seat in again.table.seats] == [False, True, True]
        assert (await ann.table(code)).table.rematch == again.table.code
        assert (await ann.rematch(code)).you == 0
        assert await refusal(ann.start(again.table.code)) == "not-host"

    with_ann_and_bob(server, game)


def test_a_page_is_shown_where_there_is_none_and_programs_are_told_in_json(server: RunningServer) -> None:
    browser, program = {"Accept": "text/html,*/*"}, {"Accept": "*/*"}
    for path in ("/you", "/T/ABCDEF", "/no/such/page"):
        shown = httpx.get(f"{server.url}{path}", headers=browser)
        assert shown.status_code == 404
        assert "<html" in shown.text
    assert httpx.get(f"{server.url}/you", headers=program).json()["code"] == "not-found"
    assert httpx.get(f"{server.url}/api/nothing", headers=browser).json()["code"] == "not-found"


def test_pages_can_be_asked_for_without_their_text(server: RunningServer) -> None:
    for path in ("/", "/t/ABCDEF", "/rules"):
        answer = httpx.head(f"{server.url}{path}")
        assert (answer.status_code, answer.text) == (200, "")


def test_a_link_to_a_table_has_a_preview_of_its_rules(server: RunningServer) -> None:
    async def code() -> str:
        async with Person(server.url) as ann:
            return (await ann.create("saboteur2", 3, "Ann")).table.code

    page = httpx.get(f"{server.url}/t/{run(code())}").text
    assert f'<meta property="og:image" content="{server.url}/previews/saboteur2.png" />' in page
