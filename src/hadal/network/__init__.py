"""What a trained network needs to know about a game, its weights, and play with it. Needs NumPy, not PyTorch."""

import os

# Decisions are small: more threads than one for a matrix product cost more than they gain. Set before NumPy is loaded.
for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")
