"""The version of the messages, in a module of its own: clients need it without the packages of the server."""

from typing import Final

# It rises when an older client could misunderstand a message; additions do not count.
PROTOCOL: Final = 1
OLDEST_PROTOCOL: Final = 1  # the oldest version that is still understood
