"""What holds for every test."""

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
