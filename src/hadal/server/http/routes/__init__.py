"""Plain requests, under /api. Each answers with a message of the wire, or with a Fault."""
