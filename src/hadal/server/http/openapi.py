"""The description of the API. Litestar generates it; this module adds errors, security, and the limits of structs."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

import hadal
from hadal.server.people.accounts import COOKIE
from hadal.server.protocol.http import ErrorInfo

DESCRIPTIONS = {
    400: "The request does not match the schema",
    401: "Not signed in: choose a nickname first, or send the token",
    403: "Not allowed",
    404: "Not found",
    409: "Not possible now: the table, the seat or the name is in another state",
    413: "The body is too long",
    422: "Valid but not possible; the text says what is",
    429: "Too many requests: wait as long as Retry-After says",
    500: "An error of the server",
    503: "The store does not answer, or the server is shutting down",
}
ALWAYS = (429, 500, 503)
NO_CONTENT = ResponseSpec(None, description="Done; the response has no body")
PERSON: list[dict[str, list[str]]] = [{"person": []}]
ADMIN: list[dict[str, list[str]]] = [{"admin": []}]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route; those that any route can give are included."""
    return {
        status: ResponseSpec(ErrorInfo, description=DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*statuses, *ALWAYS})
    }


def body_errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error responses of a route with a body."""
    return errors(400, 403, 413, *statuses)


class ExactStructPlugin(StructSchemaPlugin):
    """Describes structs as msgspec validates them: with all limits, and without unknown fields where they are refused.

    Litestar's own plugin finds the structs and their parts, but leaves out some limits.
    """

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """The schema of a struct."""
        schema: Any = super().to_openapi_schema(field_definition, schema_creator)
        struct = field_definition.type_
        _, components = msgspec.json.schema_components([struct], ref_template="#/components/schemas/{name}")
        exact = components[struct.__name__]
        schema.properties, schema.required = exact["properties"], exact["required"] or None
        schema.description = exact.get("description")
        if struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return cast(Schema, schema)


def openapi_config() -> OpenAPIConfig:
    """Title, version and security schemes."""
    return OpenAPIConfig(
        title="Hadal",
        version=hadal.__version__,
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "person": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
                "admin": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
    )


def document(app: Litestar) -> dict[str, Any]:
    """The description as plain values; defaults that are structs become objects."""
    description: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    return description


def allowed_methods(app: Litestar) -> dict[str, str]:
    """The methods of each path for the Allow header; Litestar itself names those of one handler only."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return {route.path_format: ", ".join(sorted(route.methods)) for route in routes}
