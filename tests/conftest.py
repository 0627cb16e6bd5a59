"""What holds for every test."""

import signal

from hypothesis import HealthCheck, settings

# The same examples each time, and no clock: neither a random deal nor a busy machine may decide whether a test passes.
settings.register_profile(
    "hadal",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("hadal")

# A shell that starts the tests in the background has Ctrl-C ignored, and programs that are started here would inherit
# that; some tests press it.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
