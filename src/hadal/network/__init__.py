"""What a trained network needs to know about a game, and the files that hold its weights. Needs NumPy, not PyTorch."""
