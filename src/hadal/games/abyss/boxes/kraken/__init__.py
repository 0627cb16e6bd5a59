"""The Kraken box."""
