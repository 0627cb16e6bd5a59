"""What one person and one address may cost the server: rates, open connections, and turns on the event loop."""
