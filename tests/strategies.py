"""Hypothesis strategies: nearly valid texts, and games played by drawn choices."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from hadal import _form

# The same examples every time; fewer in the plain form, which is slower.
SLOW = _form.form() == "plain"


def few(examples: int) -> settings:
    """This many examples if compiled, a third of them if plain; always the same ones."""
    return settings(
        max_examples=max(5, examples // 3) if SLOW else examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


def scaled(compiled: int, plain: int) -> int:
    """Return the number for the form in use."""
    return plain if SLOW else compiled


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text in which a few pieces are removed, duplicated, swapped or replaced."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(text) - 1)))
        end = at + draw(st.integers(0, 6))
        piece = draw(
            st.sampled_from(["", text[at:end] * 2, ",", "=", ":", "*", " ", "9" * 30, "-1", "X", "A", "²", "\n", '"'])
        )
        text = text[:at] + piece + text[end:]
    return text
