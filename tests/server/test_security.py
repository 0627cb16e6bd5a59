"""Security: headers, origins, rate limits, size limits."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from litestar._kwargs.extractors import create_query_default_dict
from litestar._parsers import parse_cookie_string, parse_query_string
from litestar.exceptions import WebSocketDisconnect

from hadal.server.http.security import HEADERS
from hadal.server.limits.rate_limits import RateLimits
from hadal.server.limits.rates import Rate
from tests.server.conftest import ServerUnderTest

MakeServer = Callable[..., ServerUnderTest]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/me", "/api/games", "/nowhere", "/api/tables/x", "/metrics"])
def test_every_response_has_the_security_headers(server: ServerUnderTest, path: str) -> None:
    headers = server.person().ask("GET", path).headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS
    # Drawings carry style attributes; nothing else may stand inline.
    policy = headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert "'unsafe" not in policy and "server" not in headers
    assert headers.get("cache-control") == "no-store" or not path.startswith("/api")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/metrics"])
def test_a_content_type_names_its_charset_once(make_server: MakeServer, path: str) -> None:
    """Prometheus reads no metrics whose type it cannot parse."""
    server = make_server(metrics_token="figures")
    kind = server.person().ask("GET", path, headers={"authorization": "Bearer figures"}).headers["content-type"]
    assert kind.count("charset") == (0 if path.startswith("/api") else 1)


def test_https_makes_the_cookie_secure(make_server: MakeServer) -> None:
    answer = make_server(base_url="https://hadal.example").person().ask("POST", "/api/me", {"name": "Ann"})
    assert "Secure" in answer.headers["set-cookie"] and "strict-transport-security" in answer.headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 201),
        ({"origin": "http://testserver.local"}, 201),
        ({"origin": "https://friend.example"}, 201),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "https://testserver.local"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
    ],
)
def test_other_sites_cannot_change_anything(make_server: MakeServer, headers: dict[str, str], status: int) -> None:
    server = make_server(origins=("https://friend.example",))
    answer = server.person().ask("POST", "/api/me", {"name": "Ann"}, headers=headers)
    assert answer.status_code == status, answer.text
    assert len(server.store.people) == (status == 201)


def test_other_sites_may_read(server: ServerUnderTest) -> None:
    server.person(origin="https://elsewhere.example").get("/api/games")


def test_bodies_have_a_limit(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    long = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"x": "y" * 70_000}}
    ann.refused("/api/tables", long, 413, "too-long")
    answer = ann.client.post("/api/records", content=b"x" * (256 * 1024 + 1))
    assert answer.status_code == 413 and answer.json()["code"] == "too-long"
    assert ann.client.post("/api/records", content=b"x" * (256 * 1024)).status_code == 422


def test_bodies_without_a_length_have_a_limit_too(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    answer = ann.client.post("/api/me/claim", content=(b"x" * 1000 for _ in range(100)))
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/me"), ("POST", "/api/me"), ("POST", "/api/nowhere"), ("FOO", "/api/me")]
)
def test_a_request_whose_body_has_two_lengths_is_rejected_and_the_connection_closed(
    server: ServerUnderTest, method: str, path: str
) -> None:
    """A proxy that believes the other length would take the rest of the body for the request of somebody else."""
    headers = {"content-length": "4", "transfer-encoding": "chunked"}
    found = server.person().ask(method, path, headers=headers)
    assert (found.status_code, found.json()["code"]) == (400, "not-understood")
    assert found.headers["connection"] == "close"


@pytest.mark.parametrize("query", ["x" * 4001, "&".join(["a=b"] * 51)])
@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/nowhere", "/api/nowhere"])
def test_a_long_query_is_not_read(server: ServerUnderTest, path: str, query: str) -> None:
    """What Litestar has read of the last thousand queries stays in memory."""
    parse_query_string.cache_clear()
    found = server.person().ask("GET", f"{path}?{query}")
    assert found.status_code in (400, 404), found.text
    assert (found.status_code == 404) == ("nowhere" in path and path.startswith("/api"))
    assert parse_query_string.cache_info().misses <= 1  # the empty query


def test_a_socket_with_a_long_query_is_refused(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    table = ann.create_table("me", "greedy")["id"]
    parse_query_string.cache_clear()
    with (
        pytest.raises(WebSocketDisconnect) as ended,
        ann.client.websocket_connect(f"/ws/tables/{table}?{'x' * 4001}") as socket,
    ):
        assert "not-understood" in socket.receive_text()
        socket.receive_text()
    assert ended.value.code == 4400
    assert parse_query_string.cache_info().misses <= 1


def kept_in_memory() -> int:
    """How many headers and queries Litestar keeps, each with what it contains."""
    caches = (parse_cookie_string, parse_query_string, create_query_default_dict)
    return sum(cache.cache_info().currsize for cache in caches)


@pytest.mark.parametrize("path", ["/api/me", "/api/games/abyss/cards", "/api/nowhere", "/nowhere", "/t/abc"])
def test_long_cookies_and_queries_of_strangers_are_not_kept_in_memory(server: ServerUnderTest, path: str) -> None:
    person, before = server.person(), kept_in_memory()
    for n in range(3):
        cookies = f"n={n}{path}; " + "; ".join(f"c{i}=" for i in range(2000))
        long = f"{path}?n={n}&" + "&".join(f"q{i}=" for i in range(2000))
        person.ask("GET", long, headers={"cookie": cookies})
        person.ask("GET", path, headers={"cookie": cookies, "accept": "text/html"})
    assert kept_in_memory() - before <= 2  # the empty query


@pytest.mark.parametrize("path", ["/t/", "/r/", "/rules/", "/api/tables/", "/api/games/", "/assets/", "/", "/api/"])
def test_long_paths_of_strangers_are_not_kept_in_memory(server: ServerUnderTest, path: str) -> None:
    person, routes = server.person(), server.app.asgi_router.handle_routing
    person.ask("GET", f"{path}{'x' * 501}", headers={"accept": "text/html"})  # errors are kept once
    before = routes.cache_info().currsize
    for n in range(3):
        assert person.ask("GET", f"{path}{n}{'x' * 501}").json()["code"] == "nothing-here"
        page = person.ask("GET", f"{path}{n}{'x' * 501}", headers={"accept": "text/html"})
        assert page.status_code == 404 and "<html" in page.text
    assert routes.cache_info().currsize == before


def test_a_socket_with_a_long_path_is_refused_and_not_kept_in_memory(server: ServerUnderTest) -> None:
    routes = server.app.asgi_router.handle_routing
    before = routes.cache_info().currsize
    with pytest.raises(WebSocketDisconnect), server.person().client.websocket_connect(f"/ws/tables/{'x' * 501}"):
        pass
    assert routes.cache_info().currsize == before


def test_a_cookie_is_found_among_others(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    mine = "; ".join(f"{name}={value}" for name, value in ann.client.cookies.items())
    ann.client.cookies.clear()
    others = 'a="' + '\\"' * 6000 + '"; hadal; =; '
    found = ann.ask("GET", "/api/me", headers={"cookie": f"{others}{mine}; xhadal=1"})
    assert found.json()["name"] == "Ann"


@pytest.mark.parametrize("path", ["/%00", "/..%00/app.py", "/t/a%00b", "/assets/a%00.js", "/api/tables/%00"])
def test_nothing_is_found_at_a_path_with_nul(server: ServerUnderTest, path: str) -> None:
    assert server.person().ask("GET", path).status_code == 404


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limits = RateLimits(clock=lambda: now, rates={"a": Rate(2, 0.5)})
    assert [limits.take("a", "ann") for _ in range(4)] == [0, 0, 2, 2]
    assert limits.take("a", "bob") == 0
    now = 2.0
    assert [limits.take("a", "ann") for _ in range(2)] == [0, 2]


def test_buckets_are_bounded() -> None:
    limits = RateLimits(clock=lambda: 0.0, rates={"a": Rate(1, 1)}, most_keys=100)
    for key in range(1000):
        limits.take("a", str(key))
    assert len(limits.buckets) == 100
    assert RateLimits(on=False).take("a", "ann") == 0


def test_too_many_requests(make_server: MakeServer, buckets: RateLimits) -> None:
    buckets.rates["request"] = Rate(3, 0.1)
    ann = make_server(buckets=buckets).person()
    answers = [ann.ask("GET", "/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    rejected = answers[-1]
    assert rejected.headers["retry-after"] == "10" and rejected.headers["connection"] == "close"
    assert "10 seconds" in rejected.json()["text"] and "3 at once, then 6 per minute" in rejected.json()["text"]
    assert "3 d’un coup, puis 6 par minute" in ann.ask("GET", "/api/games?language=fr").json()["text"]


def test_too_many_passwords_for_one_name_from_anywhere(make_server: MakeServer, buckets: RateLimits) -> None:
    server = make_server(buckets=buckets, proxies=(ip_network("127.0.0.1"), ip_network("0.0.0.0/32")))
    codes = []
    for n in range(10):
        # The test client calls itself testclient, which is no address: so limits by name are what is left.
        guess = server.person(**{"x-forwarded-for": f"192.0.2.{n}"})
        codes.append(guess.ask("POST", "/api/me/login", {"name": "Ann", "password": "x"}).status_code)
    assert codes == [403] * 8 + [429] * 2


def scope(client: str, **headers: str) -> Any:
    """A request as the server sees it."""
    found = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "client": (client, 1), "headers": found, "scheme": "http", "path": "/"}


def test_the_client_address_behind_a_proxy(make_server: MakeServer) -> None:
    policy = make_server(proxies=(ip_network("10.0.0.0/8"),)).app.state.services.policy
    assert policy.address(scope("192.0.2.1", x_forwarded_for="198.51.100.1")) == "192.0.2.1"
    assert policy.address(scope("10.0.0.1", x_forwarded_for="198.51.100.1")) == "198.51.100.1"
    assert policy.address(scope("10.0.0.1", x_forwarded_for="6.6.6.6, 198.51.100.1, 10.9.9.9")) == "198.51.100.1"
    assert policy.address(scope("10.0.0.1")) == "10.0.0.1"
    assert policy.is_https(scope("10.0.0.1", x_forwarded_proto="https"))
    assert not policy.is_https(scope("192.0.2.1", x_forwarded_proto="https"))


def test_a_client_cannot_forge_its_address_with_a_line_of_its_own(make_server: MakeServer) -> None:
    """Some proxies add a second line instead of joining theirs to the one the client sent."""
    policy = make_server(proxies=(ip_network("10.0.0.0/8"),)).app.state.services.policy
    twice = scope("10.0.0.1", x_forwarded_for="6.6.6.6", x_forwarded_proto="https")
    twice["headers"] += [(b"x-forwarded-for", b"198.51.100.1"), (b"x-forwarded-proto", b"http")]
    assert policy.address(twice) == "198.51.100.1"
    assert not policy.is_https(twice)


def test_ports_and_other_text_do_not_make_new_addresses(make_server: MakeServer) -> None:
    policy = make_server(proxies=(ip_network("10.0.0.0/8"),)).app.state.services.policy
    for hop, address in (
        ("203.0.113.9:40001", "203.0.113.9"),
        ("[2001:db8::1]:40001", "2001:db8::1"),
        ("2001:DB8:0::1", "2001:db8::1"),
        ("unknown", "10.0.0.1"),
        ("6.6.6.6, anything-17", "10.0.0.1"),
    ):
        assert policy.address(scope("10.0.0.1", x_forwarded_for=hop)) == address


def test_a_proxy_is_trusted_on_a_socket_for_both_protocols(make_server: MakeServer) -> None:
    """With HADAL_HOST=:: an IPv4 address arrives as an IPv6 one."""
    policy = make_server(proxies=(ip_network("10.0.0.0/8"),)).app.state.services.policy
    assert policy.is_trusted_proxy("::ffff:10.0.0.1")
    assert policy.address(scope("::ffff:10.0.0.1", x_forwarded_for="198.51.100.1")) == "198.51.100.1"
    assert policy.address(scope("::ffff:192.0.2.1", x_forwarded_for="198.51.100.1")) == "192.0.2.1"
    assert policy.is_https(scope("::ffff:10.0.0.1", x_forwarded_proto="https"))
    direct = make_server().app.state.services.policy
    assert direct.is_this_machine(scope("::ffff:127.0.0.1", host="localhost"))


def test_addresses_of_one_ipv6_network_share_a_limit(server: ServerUnderTest) -> None:
    policy = server.app.state.services.policy
    assert policy.rate_key(scope("2001:db8::1")) == policy.rate_key(scope("2001:db8::2")) == "2001:db8::/64"
    assert policy.rate_key(scope("192.0.2.1")) == "192.0.2.1"


# Sockets.


def test_a_socket_is_passed_to_the_tables(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    with ann.client.websocket_connect(f"/ws/tables/{id}") as socket:
        assert socket.receive_text() == "welcome"
    with server.person().client.websocket_connect(f"/ws/tables/{id}") as socket:
        assert socket.receive_text() == "welcome"
    assert server.tables.sockets == [(id, "Ann"), (id, "")]


def test_a_socket_of_another_site_is_not_accepted(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "open")["id"]
    evil = {"origin": "https://evil.example"}
    with pytest.raises(WebSocketDisconnect), ann.client.websocket_connect(f"/ws/tables/{id}", headers=evil) as socket:
        socket.receive_text()
    assert not server.tables.sockets


def test_why_a_socket_is_refused(server: ServerUnderTest) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.create_table("me", "greedy", settings={"spectators": False}, start=True)["id"]
    for path, code, status in (("nope", "no-table", 4404), (id, "no-spectators", 4403)):
        with bob.client.websocket_connect(f"/ws/tables/{path}") as socket:
            told = socket.receive_json()
            assert told["type"] == "refused" and told["code"] == code and told["text"]
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == status
    with ann.client.websocket_connect(f"/ws/tables/{id}") as socket:
        assert socket.receive_text() == "welcome"


def test_files_of_the_client_are_sent_as_they_were_compressed(make_server: MakeServer, tmp_path: Path) -> None:
    assets = tmp_path / "page" / "assets"
    assets.mkdir(parents=True)
    (assets / "a-1.js").write_text("let a = 1;")
    (assets / "a-1.js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    (assets / "face-1.woff2").write_bytes(b"wOF2")
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    (tmp_path / "secret.js").write_text("no")
    ann = make_server(static=tmp_path / "page").person()
    for encoding in ("gzip", "identity"):
        found = ann.ask("GET", "/assets/a-1.js", headers={"accept-encoding": encoding})
        assert found.text == "let a = 1;" and found.headers["content-type"].startswith("text/javascript")
        assert found.headers.get("content-encoding", "identity") == encoding
        assert "immutable" in found.headers["cache-control"]
    face = ann.ask("GET", "/assets/face-1.woff2", headers={"accept-encoding": "gzip"})
    assert face.content == b"wOF2" and face.headers["content-type"] == "font/woff2"
    for name in ("b.js", "a-1.js.gz", "..%2F..%2Fsecret.js", "%2e%2e/secret.js"):
        assert ann.ask("GET", f"/assets/{name}").status_code == 404
    assert all(ann.ask("GET", path).status_code == 200 for path in ("/", "/new", "/t/abc", "/r/abc", "/account"))
