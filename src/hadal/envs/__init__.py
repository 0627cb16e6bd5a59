"""Adapters to common research libraries. Nothing here is imported by default."""
