"""Training of networks by reinforcement learning (`hadal train`). Needs PyTorch: the extra `hadal-table[train]`."""
