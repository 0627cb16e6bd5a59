"""The HTTP API: requests, errors, security, rate limits, and the routes."""
