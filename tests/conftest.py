"""Settings for all tests."""

import signal

from hypothesis import HealthCheck, settings

# The same examples every time and no deadline: neither chance nor a busy machine decides whether a test passes.
settings.register_profile(
    "hadal",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hadal")

# A shell that starts the tests in the background ignores Ctrl-C, and programs started here would inherit
# that; some tests send it.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
