"""The full-screen terminal: a Textual application for games on this machine and at tables of a server."""
