"""Exception handlers: every error becomes a response with an ErrorInfo."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from hadal.server import i18n
from hadal.server.errors import RequestError
from hadal.server.http.gate import check_unrouted
from hadal.server.http.pages import client_page, wants_page
from hadal.server.http.request import AnyRequest, language_of, services_of
from hadal.server.ops.logs import log
from hadal.server.ops.redaction import error_location
from hadal.server.protocol.http import ErrorInfo
from hadal.server.store.errors import StoreError, StoreTimeout

CODES = {404: "nothing-here", 405: "bad-method", 413: "too-long"}
ErrorResponse = Response[ErrorInfo]
ErrorOrPage = Response[ErrorInfo] | Response[bytes]


def request_error(request: AnyRequest, error: RequestError) -> ErrorResponse:
    """An error in the language of the client."""
    headers = {"retry-after": str(error.retry_after)} if error.retry_after else {}
    if error.close:
        headers["connection"] = "close"
    if error.status == 401:
        headers["www-authenticate"] = 'Cookie realm="hadal"'
    return Response(i18n.error_info(error, language_of(request)), status_code=error.status, headers=headers)


def framework_error(request: AnyRequest, error: HTTPException) -> ErrorOrPage:
    """What Litestar rejects: an unknown path or method, or bad parameters. A browser gets a page with a way home."""
    try:
        check_unrouted(services_of(request), request.scope)
    except RequestError as too_many:
        return request_error(request, too_many)
    if error.status_code == 404 and wants_page(request):
        return client_page(services_of(request).config.static, 404)
    code = CODES.get(error.status_code, "not-understood")
    args = {} if error.status_code in CODES else {"why": parameter_errors(error)}
    response = request_error(request, RequestError(error.status_code, code, **args))
    for name, value in (error.headers or {}).items():
        response.headers[name.lower()] = value  # Allow, for a wrong method
    return response


def parameter_errors(error: HTTPException) -> str:
    """What is wrong with the parameters of a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found) or str(error.detail)


def store_error(request: AnyRequest, error: StoreError) -> ErrorResponse:
    """The database does not answer; nothing was changed, unless it is only slow."""
    log().error("store failed", route=request.scope.get("path_template", ""), text=str(error))
    down = RequestError(503, "store-slow" if isinstance(error, StoreTimeout) else "store-down")
    down.retry_after = 5
    return request_error(request, down)


def unexpected_error(request: AnyRequest, error: Exception) -> ErrorResponse:
    """A bug: the client gets a number to report, and the log has the rest."""
    number = secrets.token_hex(4)
    log().error(
        "request failed", number=number, route=request.scope.get("path_template", ""), why=error_location(error)
    )
    return request_error(request, RequestError(500, "failed", number=number))


EXCEPTION_HANDLERS: Any = {
    RequestError: request_error,
    HTTPException: framework_error,
    StoreError: store_error,
    Exception: unexpected_error,
}
