"""The migrations of the schema, the same for both engines."""

HEAD = "0012"  # the newest migration in versions/; a test checks this
