"""Errors the server reports to clients: a code for programs and a sentence for people."""

from __future__ import annotations

OPEN_RETRY_S = 5


class RequestError(Exception):
    """An HTTP request is rejected.

    The response body holds the code and the text `server-CODE` in the language of the client.
    """

    def __init__(self, status: int, code: str, **args: object) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.text_args = args
        self.retry_after = 0  # seconds until a retry makes sense; 0: not known
        self.close = status in (408, 429)  # also close the connection


def not_signed_in() -> RequestError:
    """The request carries no valid identity cookie."""
    return RequestError(401, "who-are-you")


def too_many_requests(retry_after: int, kind: str, burst: float, per_minute: float) -> RequestError:
    """The client exceeded the rate limit of this kind, and is told what is allowed."""
    allowed = {"kind": kind, "burst": round(burst, 1), "minute": round(per_minute, 1)}
    error = RequestError(429, "too-many", seconds=retry_after, **allowed)
    error.retry_after = retry_after
    return error


def too_many_open(most: int) -> RequestError:
    """The client has too many open sockets."""
    error = RequestError(429, "too-many-open", most=most)
    error.retry_after = OPEN_RETRY_S
    return error


class TableRefusal(Exception):
    """A message at a table is refused and nothing was changed.

    The sentence is the text `table-refused-CODE` with these values.
    """

    def __init__(self, code: str, action: int = -1, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.action = action  # the illegal action, if the rules can explain it
        self.values = values
