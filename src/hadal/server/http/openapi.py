"""The description of the API, for people and programs: Litestar's paths, our own bodies, answers and faults."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute

from hadal.server.http.routes.admin import NodeList
from hadal.server.http.routes.health import Health
from hadal.server.http.security import RECORD_LIMIT
from hadal.server.people.accounts import COOKIE
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import socket as protocol

REF = "#/components/schemas/{name}"
STRUCTS = [
    http_protocol.NewPerson,
    http_protocol.PersonChanges,
    http_protocol.Login,
    http_protocol.ClaimLink,
    http_protocol.Me,
    http_protocol.PersonalLink,
    http_protocol.NewTable,
    http_protocol.Join,
    http_protocol.Kick,
    http_protocol.ChangeSeat,
    http_protocol.Start,
    http_protocol.Branch,
    http_protocol.BranchRecord,
    http_protocol.GameInfo,
    protocol.TableInfo,
    http_protocol.TablesInfo,
    http_protocol.LessonInfo,
    http_protocol.History,
    http_protocol.ErrorInfo,
    Health,
    NodeList,
]
WORDS = {
    400: "Not understood: this is not what the schema says",
    401: "Not known here: choose a nickname first, or bring the token",
    403: "Not allowed",
    404: "Not there",
    405: "Not a method of this path",
    409: "Not now: the table, the seat or the name is in another state",
    413: "Too long",
    422: "Understood, but not possible; the text says what is",
    429: "Too many requests: wait as long as Retry-After says",
    500: "A mistake of the server",
    503: "The store does not answer, or the server is about to stop",
}
ALWAYS = (429, 500, 503)
Json = dict[str, Any]


def document(app: Litestar) -> Json:
    """The whole description as JSON."""
    schema: Json = app.openapi_schema.to_schema()
    _, components = msgspec.json.schema_components(STRUCTS, ref_template=REF)
    schema["components"] = {"schemas": components, "securitySchemes": security()}
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path_format in schema["paths"]:
            describe_route(route, schema["paths"][route.path_format])
    return schema


def methods(app: Litestar) -> dict[str, str]:
    """What each path takes, for the Allow header: the framework names one handler's methods only."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return {route.path_format: ", ".join(sorted(route.methods)) for route in routes}


def security() -> Json:
    """How to be known."""
    return {
        "person": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "admin": {"type": "http", "scheme": "bearer"},
    }


def describe_route(route: HTTPRoute, path: Json) -> None:
    """Bodies, faults and security of one path."""
    for handler in route.route_handlers:
        for method in handler.http_methods:
            if method.lower() in path:
                describe(path[method.lower()], handler.opt, route.path_format)


def describe(operation: Json, opt: Json, path: str) -> None:
    """Complete one operation."""
    body = opt.get("body")
    if body is not None:
        operation["requestBody"] = {"required": True, "content": content_of(body)}
    operation["responses"].pop("400", None)
    operation["responses"].get("204", {}).pop("content", None)
    for status in sorted({*opt.get("faults", ()), *ALWAYS, *writing_faults(operation)}):
        operation["responses"][str(status)] = fault(status)
    if not opt.get("open_to_all"):
        operation["security"] = [{"admin" if "/admin/" in path else "person": []}]


def writing_faults(operation: Json) -> tuple[int, ...]:
    """What can befall whatever has a body."""
    return (403, 413) if "requestBody" in operation else ()


def content_of(body: object) -> Json:
    """A body: a message, or the text of a record."""
    if body is str:
        return {"text/plain": {"schema": {"type": "string", "maxLength": RECORD_LIMIT}}}
    return {"application/json": {"schema": {"$ref": REF.format(name=getattr(body, "__name__", ""))}}}


def fault(status: int) -> Json:
    """A refusal."""
    content = {"application/json": {"schema": {"$ref": REF.format(name="Fault")}}}
    return {"description": WORDS[status], "content": content}
