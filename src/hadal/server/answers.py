"""How refusals and failures are answered: always with a Fault."""

from __future__ import annotations

import secrets

from litestar import Response
from litestar.exceptions import HTTPException

from hadal.server import texts
from hadal.server.blame import blame
from hadal.server.faults import Denied
from hadal.server.ops import log
from hadal.server.routes.asking import Asked, language_of
from hadal.server.store.base import StoreError
from hadal.server.wire_rest import Fault

CODES = {404: "nothing-here", 405: "bad-method", 413: "too-long"}
Answer = Response[Fault]


def denied(request: Asked, error: Denied) -> Answer:
    """A refusal, in the language of whoever asked."""
    headers = {"retry-after": str(error.retry_after)} if error.retry_after else {}
    if error.status == 401:
        headers["www-authenticate"] = 'Cookie realm="hadal"'
    return Response(texts.fault(error, language_of(request)), status_code=error.status, headers=headers)


def refused_by_framework(request: Asked, error: HTTPException) -> Answer:
    """What the framework refuses: no such path, no such method, parameters that are no good."""
    code = CODES.get(error.status_code, "not-understood")
    args = {} if error.status_code in CODES else {"why": reasons(error)}
    answer = denied(request, Denied(error.status_code, code, **args))
    for name, value in (error.headers or {}).items():
        answer.headers[name.lower()] = value  # Allow, for a method that is not
    return answer


def reasons(error: HTTPException) -> str:
    """What was wrong with the parameters of a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(found) or str(error.detail)


def store_down(request: Asked, error: StoreError) -> Answer:
    """The database does not answer: nothing was changed."""
    log().error("store-failed", route=request.scope.get("path_template", ""), text=str(error))
    down = Denied(503, "store-down")
    down.retry_after = 5
    return denied(request, down)


def failed(request: Asked, error: Exception) -> Answer:
    """A mistake of ours: whoever asked gets a number to tell, the log says the rest."""
    number = secrets.token_hex(4)
    log().error("failed", number=number, route=request.scope.get("path_template", ""), error=blame(error))
    return denied(request, Denied(500, "failed", number=number))
