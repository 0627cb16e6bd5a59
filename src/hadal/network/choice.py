"""How an action is chosen from the probabilities of a network: the best one, or at a temperature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hadal.core.chance import below, derive, low
from hadal.network.exact import Floats, shares
from hadal.network.style import PlayStyle

DRAW: Final = 1_000_000_000
SALT: Final = 0x5EED


def pick(legal: Sequence[int], logits: Floats, style: PlayStyle, seed: int) -> int:
    """Return an action; the same seed gives the same one."""
    if style.temperature <= 0.0:
        return legal[int(np.argmax(logits))]
    top = float(logits.max())
    within = [i for i, logit in enumerate(logits.tolist()) if logit >= top - style.reach * style.temperature]
    parts = shares(logits[within][None], style.temperature)[0].tolist()
    at = below(derive(low(seed ^ SALT)), DRAW) * sum(parts)
    for i, part in zip(within, parts, strict=True):
        at -= part * DRAW
        if at < 0:
            return legal[i]
    return legal[within[-1]]
