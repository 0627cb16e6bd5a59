"""Arithmetic with the same result on every machine.

A matrix product adds many floating-point numbers, and libraries and processors add them in different orders. Here all
factors are whole numbers (times a power of two that is applied afterwards), few and small enough that no sum can exceed
the range in which every whole number is a floating-point number. Then each addition is exact and the order does not
matter. Everything else is done element by element, by operations that IEEE 754 defines to the last bit.
"""

from __future__ import annotations

from math import floor, log2
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]

EXACT: Final = 2.0**53  # every whole number up to this one is a floating-point number
MOST_BITS: Final = 24  # of a weight behind the point: half precision has no more
LN2: Final = 0.6931471805599453
LOG2_E: Final = 1.4426950408889634
SERIES: Final = (1 / 5040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 0.5, 1.0, 1.0)  # of e to the power of x
PARTS: Final = float(1 << 40)  # a probability of 1
LOWEST_LOGIT: Final = -60.0


def whole(x: Floats, bits: int, limit: float) -> Floats:
    """Round numbers to multiples of 2 ** -bits, clip them to `limit`, and return them as whole numbers, in place."""
    top = limit * 2.0**bits
    x *= 2.0**bits
    np.rint(x, out=x)
    np.clip(x, -top, top, out=x)
    return x


class ExactLayer:
    """A linear layer for inputs from `whole` with these bits and this limit."""

    def __init__(self, weight: Floats, bias: Floats, bits: int, limit: float) -> None:
        """`weight` has a row for each input; its steps are as fine as exact sums allow."""
        inputs = limit * 2.0**bits
        largest = float(np.abs(weight).sum(axis=0).max(initial=0.0)) * inputs
        self.bits = min(MOST_BITS, floor(log2(EXACT / max(largest, 1.0))))
        rounded = np.rint(weight * 2.0**self.bits)
        while float(np.abs(rounded).sum(axis=0).max(initial=0.0)) * inputs > EXACT:
            self.bits -= 1
            rounded = np.rint(weight * 2.0**self.bits)
        self.weight: NDArray[np.float64] | NDArray[np.float32] = np.ascontiguousarray(rounded)
        self.scale = 2.0 ** -(self.bits + bits)
        self.bias = bias

    def __call__(self, x: Floats) -> Floats:
        """Return the outputs of whole-number inputs."""
        out = self.product(x)
        out *= self.scale
        out += self.bias
        return out

    def product(self, x: Floats) -> Floats:
        """Return the sums of the weighted inputs."""
        out: Floats = x @ self.weight
        return out


class FastLayer(ExactLayer):
    """The same layer in single precision: faster, but its last digits depend on the machine.

    It is for searches by the clock, whose answers depend on the machine anyway.
    """

    def __init__(self, weight: Floats, bias: Floats, bits: int, limit: float) -> None:
        super().__init__(weight, bias, bits, limit)
        self.weight = self.weight.astype(np.float32)

    def product(self, x: Floats) -> Floats:
        """Return the sums of the weighted inputs, nearly exact."""
        return (x.astype(np.float32) @ self.weight).astype(np.float64)


class ExactNorm:
    """Layer norm of whole numbers: the sums of the numbers and of their squares are exact."""

    def __init__(self, weight: Floats, bias: Floats, epsilon: float, bits: int) -> None:
        self.weight = weight
        self.bias = bias
        self.epsilon = epsilon * 4.0**bits  # in the squared unit of the whole numbers

    def __call__(self, x: Floats) -> Floats:
        """Return the normed rows."""
        n = x.shape[-1]
        mean = x.sum(axis=-1, keepdims=True) / n
        squares = np.einsum("ij,ij->i", x, x)[:, None]
        out: Floats = x - mean
        out /= np.sqrt(np.maximum(squares / n - mean * mean, 0.0) + self.epsilon)
        out *= self.weight
        out += self.bias
        return out


def exact_exp(x: Floats) -> Floats:
    """Return e to the power of numbers of at most 0, without a library's exponential function; tiny results are 0."""
    x = np.maximum(x, LOWEST_LOGIT)
    turns = np.rint(x * LOG2_E)
    rest = x - turns * LN2
    out = np.full_like(rest, SERIES[0])
    for factor in SERIES[1:]:
        out = out * rest + factor
    scaled: Floats = np.ldexp(out, turns.astype(np.int32))
    return scaled


def shares(logits: Floats, temperature: float = 1.0) -> Counts:
    """Return the softmax of each row in parts of PARTS: whole numbers, so that their sum is exact."""
    top = logits.max(axis=-1, keepdims=True)
    weights = np.rint(exact_exp((logits - top) / temperature) * PARTS)
    total = weights.sum(axis=-1, keepdims=True)  # whole numbers below 2 ** 53
    out: Counts = np.rint(weights / total * PARTS).astype(np.int64)
    return out
