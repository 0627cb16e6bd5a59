"""The base box."""
