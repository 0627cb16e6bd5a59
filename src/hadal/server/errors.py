"""Errors the server reports to clients: a code for programs and a sentence for people."""

from __future__ import annotations


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


def not_signed_in() -> RequestError:
    """The request carries no valid identity cookie."""
    return RequestError(401, "who-are-you")


def too_many_requests(retry_after: int) -> RequestError:
    """The client exceeded a rate limit."""
    error = RequestError(429, "too-many", seconds=retry_after)
    error.retry_after = retry_after
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
